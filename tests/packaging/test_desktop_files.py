"""What a Linux desktop is told about the game."""

from __future__ import annotations

import configparser
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import desktop_files
import icons
import pytest

from connect4_gui import __version__
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.store.file_name import SUFFIX
from tests.ui.linguist import FOLDER, messages

pytestmark = pytest.mark.usefixtures("qapp")

FOREIGN = [language for language in SPOKEN if language is not Language.ENGLISH]
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
FOR_PEOPLE = {"name", "summary", "p", "li", "comment"}


@pytest.fixture
def share(tmp_path: Path) -> Path:
    desktop_files.lay_out(tmp_path)
    return tmp_path / "share"


def test_the_version_comes_from_the_program() -> None:
    assert desktop_files.version() == __version__


def test_the_menu_entry_starts_the_program_under_its_icon(share: Path) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(share / "applications" / "connect4-gui.desktop", encoding="utf-8")
    section = entry["Desktop Entry"]
    assert section["Exec"] == "connect4-gui %f"
    for size in icons.PNG_SIZES:
        assert (share / f"icons/hicolor/{size}x{size}/apps/{section['Icon']}.png").is_file()
    assert (share / f"icons/hicolor/scalable/apps/{section['Icon']}.svg").is_file()


def test_the_menu_entry_opens_the_games_that_the_program_saves(share: Path) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(share / "applications" / "connect4-gui.desktop", encoding="utf-8")
    root = ElementTree.parse(share / "mime" / "packages" / "connect4-gui.xml").getroot()
    (kind,) = root
    assert entry["Desktop Entry"]["MimeType"] == f"{kind.get('type')};"
    (glob,) = (part.get("pattern") for part in kind if part.tag.endswith("glob"))
    assert glob == f"*{SUFFIX}"


def test_the_metainfo_names_this_version_and_the_menu_entry(share: Path) -> None:
    (file,) = (share / "metainfo").iterdir()
    root = ElementTree.parse(file).getroot()
    assert f"{root.findtext('id')}.metainfo.xml" == file.name
    assert root.findtext("launchable") == "connect4-gui.desktop"
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__


@pytest.mark.parametrize("language", FOREIGN)
def test_the_menu_entry_speaks_every_language(share: Path, language: Language) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(share / "applications" / "connect4-gui.desktop", encoding="utf-8")
    section = entry["Desktop Entry"]
    own = messages(FOLDER / f"connect4_{language.value}.ts")
    assert {section[f"Name[{language.value}]"]} == {text.forms[0] for text in own if text.source == "Connect Four"}
    for key in ("GenericName", "Comment", "Keywords"):
        assert section[f"{key}[{language.value}]"] not in ("", section[key])


@pytest.mark.parametrize(("place", "mark"), [("metainfo", "-"), ("mime/packages", "_")])
def test_every_text_for_people_is_there_in_every_language(share: Path, place: str, mark: str) -> None:
    """``mark`` stands before the country: AppStream names languages as XML does, the types of files as locales do."""
    (file,) = (share / place).iterdir()
    texts = [(part.tag, part.get(LANGUAGE, "en"), part.text) for part in ElementTree.parse(file).iter()]
    said = [(tag, code, text) for tag, code, text in texts if tag.rpartition("}")[2] in FOR_PEOPLE]
    english = [tag for tag, code, _ in said if code == "en"]
    assert english != []
    for language in FOREIGN:
        assert [tag for tag, code, _ in said if code == language.value.replace("_", mark)] == english
    assert len({text for _, _, text in said}) == len(said)


@pytest.mark.parametrize(
    ("tool", "place"),
    [
        (["desktop-file-validate"], "applications"),
        (["appstreamcli", "validate", "--no-net", "--pedantic"], "metainfo"),
    ],
)
def test_the_desktop_s_own_tools_find_nothing_wrong(tool: list[str], place: str, share: Path) -> None:
    if shutil.which(tool[0]) is None:
        pytest.skip(f"{tool[0]} is not installed")
    (file,) = (share / place).iterdir()
    done = subprocess.run([*tool, file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
