"""GuideView: shows the guide with its pictures, which it reads itself: Qt would wait for one that is no file."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from connect4_gui.resource_file import resource_bytes, resource_text

log = logging.getLogger(__name__)

GUIDES = "help"
"""The folder of the guides, one for each language, and of their pictures, for light and for dark grounds."""


class GuideView(QTextBrowser):
    """Empty until it is told to show the guide. Links go nowhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground = ""
        self.setOpenLinks(False)

    def show_guide(self, language: str, ground: str) -> bool:
        """Show the guide in ``language`` on a ``light`` or ``dark`` ground; False if it cannot be read."""
        self._ground = ground
        try:
            self.setHtml(resource_text(f"{GUIDES}/{language}.html"))
        except OSError as error:
            log.warning("The guide %s/%s.html cannot be read: %s", GUIDES, language, error)
            return False
        return True

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: N802
        """A picture of the guide, an empty one if it cannot be read; the guide has nothing else."""
        file = QUrl(name).fileName()
        if kind != QTextDocument.ResourceType.ImageResource.value or not file:
            return None
        try:
            return QImage.fromData(resource_bytes(f"{GUIDES}/{self._ground}/{file}"))
        except OSError as error:
            log.warning("The picture %s of the guide cannot be read: %s", file, error)
            return QImage()
