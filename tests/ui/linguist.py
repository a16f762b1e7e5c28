"""Reading Qt Linguist files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from tests.project import ROOT

FOLDER = ROOT / "resources" / "translations"
FILES = sorted(FOLDER.glob("*.ts"))
OWN_FILES = sorted(FOLDER.glob("connect4_*.ts"))


@dataclass(frozen=True)
class Message:
    """One text: ``forms`` are its translations, more than one where the text counts something."""

    context: str
    source: str
    comment: str
    is_counted: bool
    state: str
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str]:
        return self.context, self.source, self.comment


def messages(file: Path) -> list[Message]:
    root = ElementTree.parse(file).getroot()
    return [
        _message(context.findtext("name", ""), element)
        for context in root.iter("context")
        for element in context.iter("message")
    ]


def _message(context: str, element: ElementTree.Element) -> Message:
    translation = element.find("translation")
    assert translation is not None
    is_counted = element.get("numerus") == "yes"
    forms = [form.text or "" for form in translation.iter("numerusform")] if is_counted else [translation.text or ""]
    return Message(
        context,
        element.findtext("source", ""),
        element.findtext("comment", ""),
        is_counted,
        translation.get("type", ""),
        tuple(forms),
    )
