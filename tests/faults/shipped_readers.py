"""What comes with the program to be looked at: icons, translations, the guide and its pictures."""

from __future__ import annotations

import os
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from unittest import mock

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QIcon, QImage, QTextDocument
from PySide6.QtWidgets import QApplication

from connect4_gui import resource_file
from connect4_gui.app import show_icon
from connect4_gui.paths import resource
from connect4_gui.settings.language import Language
from connect4_gui.settings.theme import LIGHT
from connect4_gui.ui.help.guide_view import GuideView
from connect4_gui.ui.look import action_icon
from connect4_gui.ui.words.translation import Translation
from connect4_gui.ui.words.translation_files import CHECKSUMS
from tests.faults.reader import Reader, require

OWN_TEXTS = "connect4_de"


def content_of(relative: str) -> bytes:
    return resource(relative).read_bytes()


@contextmanager
def installed(path: Path) -> Iterator[QApplication]:
    """As if ``path`` were the file of that name in the resources, with what was drawn before forgotten."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication(["damager"])
    assert isinstance(app, QApplication)
    _forget_pictures()
    try:
        with mock.patch.object(resource_file, "resource", lambda relative: _instead(path, relative)):
            yield app
    finally:
        _forget_pictures()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _instead(path: Path, relative: str) -> Path:
    return path if relative.endswith(f"/{path.name}") else resource(relative)


def _forget_pictures() -> None:
    for remembered in (action_icon._drawing, action_icon._shapes, action_icon._pictures):
        remembered.cache_clear()


def use_icon(path: Path, _content: bytes | None) -> None:
    with installed(path):
        icon = action_icon.action_icon("undo", LIGHT)
        require(not icon.pixmap(20, 20).isNull(), "a button has no picture, not even an empty one")


def use_window_icon(path: Path, _content: bytes | None) -> None:
    with installed(path) as app:
        show_icon(app)
        app.windowIcon().pixmap(32, 32)
        app.setWindowIcon(QIcon())


@cache
def own_texts() -> tuple[tuple[str, str], ...]:
    """Every text of the program with its context."""
    root = ET.parse(resource(f"translations/{OWN_TEXTS}.ts")).getroot()
    pairs = (
        (context.findtext("name"), text.findtext("source")) for context in root for text in context.iter("message")
    )
    return tuple((context or "", source or "") for context, source in pairs)


def use_translation(path: Path, content: bytes | None) -> None:
    with installed(path) as app:
        translation = Translation(app, ["en"])
        translation.use(Language.GERMAN)
        texts = [QCoreApplication.translate(context, source) for context, source in own_texts()]
        is_sound = content == content_of(f"translations/{path.name}")
        require(all(texts), "a text is gone")
        require(not is_sound or "Spiel starten" in texts, "sound texts are not used")
        translation.use(Language.ENGLISH)
        translation.deleteLater()


def use_guide(path: Path, _content: bytes | None) -> None:
    with installed(path):
        view = GuideView()
        view.show_guide("en", "light")
        view.document().adjustSize()
        view.deleteLater()


def use_guide_picture(path: Path, content: bytes | None) -> None:
    with installed(path):
        view = GuideView()
        picture = view.loadResource(QTextDocument.ResourceType.ImageResource.value, "flip.png")
        require(isinstance(picture, QImage), "no picture, not even an empty one")
        is_sound = content == content_of("help/light/flip.png")
        require(not is_sound or not picture.isNull(), "a sound picture is not shown")
        view.deleteLater()


SHIPPED_READERS = (
    Reader("checksums of translations", CHECKSUMS, lambda: content_of(f"translations/{CHECKSUMS}"), use_translation, 1),
    Reader("icon", "undo.svg", lambda: content_of("icons/actions/undo.svg"), use_icon, 4),
    Reader("icon of the window", "connect4.svg", lambda: content_of("icons/connect4.svg"), use_window_icon, 2),
    Reader("translation", f"{OWN_TEXTS}.qm", lambda: content_of(f"translations/{OWN_TEXTS}.qm"), use_translation, 4),
    Reader("guide", "en.html", lambda: content_of("help/en.html"), use_guide, 2),
    Reader("picture of the guide", "flip.png", lambda: content_of("help/light/flip.png"), use_guide_picture, 2),
)
