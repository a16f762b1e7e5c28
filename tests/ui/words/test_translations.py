"""The translations: complete, true to their placeholders, compiled, and nothing in the source forgotten."""

from __future__ import annotations

import importlib.util
import re
import shutil
import string
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator

from connect4_gui import paths
from connect4_gui.engine.levels import LEVELS
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.ui.words.level_texts import KNOWN
from connect4_gui.ui.words.translation_files import CHECKSUMS
from tests.project import ROOT
from tests.ui.linguist import FILES, OWN_FILES, Message, messages

UI = ROOT / "connect4_gui" / "ui"
GUIDES = [paths.resource(f"help/{language.value}.html") for language in SPOKEN]

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
every_own_file = pytest.mark.parametrize("file", OWN_FILES, ids=lambda file: file.stem)
every_guide = pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.stem)


@pytest.fixture(scope="session")
def script() -> ModuleType:
    """``packaging/translations.py``, which is not part of the package."""
    spec = importlib.util.spec_from_file_location("translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def placeholders(text: str) -> list[str]:
    names = [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]
    return sorted(names + re.findall(r"%L?[n\d]", text))


def mismatch(message: Message, form: str) -> str:
    """What a translation lacks that its source has, or has too much; empty if it is true to it."""
    source = message.source
    if placeholders(form) != placeholders(source):
        return "placeholders"
    if form.count("&") != source.count("&"):
        return "keyboard accelerators"
    if (form[:1].isspace(), form[-1:].isspace()) != (source[:1].isspace(), source[-1:].isspace()):
        return "space around the text"
    if (form[-1:] in ".!?") != (source[-1:] in ".!?"):
        return "full stop"
    return ""


def is_finished(message: Message) -> bool:
    """Translated, and still in the source."""
    return message.state == "" and "" not in message.forms


def test_every_language_has_its_files() -> None:
    assert {file.stem for file in OWN_FILES} == {f"connect4_{language.value}" for language in SPOKEN}
    assert all(guide.exists() for guide in GUIDES)


def test_the_checksums_are_those_of_the_files(script: ModuleType, tmp_path: Path) -> None:
    for file in FILES:
        shutil.copy(file.with_suffix(".qm"), tmp_path)
    script.write_checksums(tmp_path)
    assert (tmp_path / CHECKSUMS).read_text() == FILES[0].with_name(CHECKSUMS).read_text()


@every_file
def test_nothing_is_untranslated(file: Path) -> None:
    found = messages(file)
    assert found != []
    assert [message.key for message in found if not is_finished(message)] == []


@pytest.mark.parametrize(
    ("state", "forms"), [("unfinished", ("Spiel",)), ("vanished", ("Spiel",)), ("obsolete", ("Spiel",)), ("", ("",))]
)
def test_what_is_not_finished_would_be_found(state: str, forms: tuple[str, ...]) -> None:
    assert not is_finished(Message("", "Game", "", False, state, forms))


@every_file
def test_translations_are_true_to_their_source(file: Path) -> None:
    wrong = [(message.key, form) for message in messages(file) for form in message.forms if mismatch(message, form)]
    assert wrong == []


@pytest.mark.parametrize(
    ("source", "form"),
    [("{name} wins", "gana {nombre}"), ("%n wins", "2 wins"), ("&Open", "Öffnen"), (" s", "s"), ("Full.", "Voll")],
)
def test_a_mismatch_would_be_found(source: str, form: str) -> None:
    assert mismatch(Message("", source, "", False, "", (form,)), form) != ""


@every_own_file
def test_all_languages_have_the_same_texts(file: Path) -> None:
    german = messages(next(own for own in OWN_FILES if own.stem.endswith("_de")))
    expected = [message for message in german if message.is_counted or not file.stem.endswith("_en")]
    assert [message.key for message in messages(file)] == [message.key for message in expected]


@every_own_file
def test_every_context_is_one_that_the_program_asks_for(file: Path) -> None:
    """A text outside of a class lands in a wrong context unless it names its own."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in UI.rglob("*.py"))
    known = set(re.findall(r"^class (\w+)", source, re.M)) | set(re.findall(r'(?i:translate\w*)\(\s*"(\w+)"', source))
    assert {message.context for message in messages(file)} <= known


def test_no_text_goes_through_a_tr_that_lupdate_cannot_place() -> None:
    """Outside of a class it is ``translate("context", "text")``; a bare ``tr()`` has no context."""
    bare = re.compile(r"(?<![\w.])tr\(")
    assert [path.name for path in UI.rglob("*.py") if bare.search(path.read_text(encoding="utf-8"))] == []


@every_file
def test_the_compiled_texts_are_up_to_date(file: Path) -> None:
    compiled = QTranslator()
    assert compiled.load(str(file.with_suffix(".qm")))
    for message in messages(file):
        counts = range(120) if message.is_counted else (-1,)
        assert {compiled.translate(*message.key, count) for count in counts} == set(message.forms)


@every_own_file
def test_no_text_of_the_source_is_missing(file: Path, tmp_path: Path, script: ModuleType) -> None:
    if not script.tool("lupdate").exists():
        pytest.skip("this PySide6 comes without lupdate")
    shutil.copy(file, tmp_path)
    again = script.collect(file.stem.removeprefix("connect4_"), tmp_path)
    assert messages(again) == messages(file)


def test_the_levels_can_be_translated() -> None:
    assert {text for level in LEVELS for text in (level.title, level.description)} <= set(KNOWN)


@every_guide
def test_every_guide_says_the_same(guide: Path) -> None:
    """The same headings, paragraphs, list items and keys, in the same order."""
    english = paths.resource("help/en.html").read_text(encoding="utf-8")
    tags = re.compile(r"<(h\d|p|li|tr|ul)\b")
    text = guide.read_text(encoding="utf-8")
    assert tags.findall(text) == tags.findall(english)
    assert f'<html lang="{guide.stem.replace("_", "-")}">' in text


@pytest.mark.parametrize("language", SPOKEN)
def test_every_language_knows_its_guide(language: Language) -> None:
    file = next(own for own in OWN_FILES if own.stem == f"connect4_{language.value}")
    codes = [message.forms[0] for message in messages(file) if message.source == "en"]
    assert codes == ([] if language is Language.ENGLISH else [language.value])
