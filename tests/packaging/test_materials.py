"""Materials: to whom the files of a package belong, and by which licences."""

from __future__ import annotations

import json
import os
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

import bill
import materials
import platformdirs
import pytest
from materials import Inventory, Material
from PySide6 import QtCore
from workshop import PackagingError


def installed(folder: Path, name: str, *lines: str, licence_text: str = "") -> Distribution:
    """A distribution as pip leaves it."""
    info = folder / f"{name}-1.2.dist-info"
    (info / "licenses").mkdir(parents=True)
    (info / "METADATA").write_text("\n".join(["Metadata-Version: 2.4", f"Name: {name}", "Version: 1.2", *lines]) + "\n")
    if licence_text:
        (info / "licenses" / "LICENSE").write_text(licence_text)
    files = [f"{info.name}/METADATA", *([f"{info.name}/licenses/LICENSE"] if licence_text else [])]
    (info / "RECORD").write_text("".join(f"{file},,\n" for file in files))
    return Distribution.at(info)


@pytest.mark.parametrize(
    ("line", "licence"),
    [
        ("License-Expression: MIT-0", "MIT-0"),
        ("License: MIT License", "MIT"),
        (f"License: {'all of the text ' * 9}\nClassifier: License :: OSI Approved :: MIT License", "MIT"),
        ("Summary: says nothing", ""),
    ],
)
def test_the_licence_is_the_name_that_a_project_gives(tmp_path: Path, line: str, licence: str) -> None:
    assert materials.of_distribution(installed(tmp_path, "thing", line)).licence == licence


def test_the_texts_are_those_beside_the_metadata(tmp_path: Path) -> None:
    found = materials.of_distribution(
        installed(tmp_path, "my_thing", "License-Expression: MIT", licence_text="be kind")
    )
    assert (found.name, found.version, found.purl) == ("my-thing", "1.2", "pkg:pypi/my-thing@1.2")
    assert [text.read_text() for text in found.texts] == ["be kind"]


def test_a_file_leads_to_its_project_and_those_of_qt_to_qt(tmp_path: Path) -> None:
    files = [str(platformdirs.__file__), str(QtCore.__file__), os.__file__]
    found = Inventory().materials(files, tmp_path)
    assert [material.name for material in found] == ["PySide6-Essentials", "Python", "Qt", "platformdirs"]
    assert {material.licence for material in found} == {"LGPL-3.0-only", "PSF-2.0", "MIT"}
    assert found[2].texts[0].read_text().lstrip().startswith("GNU LESSER GENERAL PUBLIC LICENSE")


def test_our_own_files_and_generated_ones_belong_to_nobody_else(tmp_path: Path) -> None:
    made = tmp_path / "base_library.zip"
    made.touch()
    found = Inventory().materials([str(bill.__file__), str(made)], tmp_path)
    assert [material.name for material in found] == ["Python"]


def test_a_library_of_an_unknown_system_is_named_after_its_file(tmp_path: Path) -> None:
    library = tmp_path / "libthing.so.3"
    library.touch()
    [_, found] = Inventory().materials([str(library)], tmp_path / "elsewhere")
    assert (found.name, found.is_spdx) == ("libthing.so.3", False)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries of Debian")
def test_a_library_of_debian_leads_to_its_package() -> None:
    library = next(iter(Path("/usr/lib").glob("*/libz.so.1")), None)
    if library is None or materials.debian_owner(library.resolve()) is None:
        pytest.skip("this is no Debian with zlib")
    [_, found] = Inventory().materials([str(library)], Path("/nowhere"))
    assert found.name == "zlib1g"
    assert found.version


def test_requirements_are_followed_without_extras(tmp_path: Path) -> None:
    game = installed(
        tmp_path, "game", "Requires-Dist: sound_lib>=2; python_version > '3'", "Requires-Dist: lint; extra == 'dev'"
    )
    sound = installed(tmp_path, "Sound-Lib", "License-Expression: MIT", "Requires-Dist: cffi[all]>=1")
    cffi = installed(tmp_path, "cffi", "License-Expression: MIT-0", "Requires-Dist: game")
    found = materials.requirements("game", {"game": game, "sound-lib": sound, "cffi": cffi, "lint": game})
    assert [material.name for material in found] == ["Sound-Lib", "cffi"]


def test_the_game_itself_needs_projects_that_all_say_their_licence() -> None:
    found = materials.requirements(distribution("connect4-gui").metadata["Name"])
    assert {"PySide6-Essentials", "shiboken6", "fsrs", "miniaudio", "platformdirs"} <= {
        material.name for material in found
    }
    assert [material.name for material in found if not material.licence] == []


def test_the_bill_is_cyclonedx_with_a_licence_for_each_part() -> None:
    parts = [
        Material("Qt", "6.9", "LGPL-3.0-only", "pkg:generic/qt@6.9"),
        Material("libz", "", "as told", is_spdx=False),
    ]
    text = bill.text("1.0", parts)
    content = json.loads(text)
    assert (content["bomFormat"], content["metadata"]["component"]["name"]) == ("CycloneDX", "connect4-gui")
    assert [part["licenses"] for part in content["components"]] == [
        [{"expression": "LGPL-3.0-only"}],
        [{"license": {"name": "as told"}}],
    ]
    assert bill.names(text) == ["connect4-gui", "Qt", "libz"]
    assert bill.text("1.0", parts) == text


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"bomFormat": "SPDX", "metadata": {"component": {}}, "components": []}']
)
def test_what_is_no_bill_is_refused(text: str) -> None:
    with pytest.raises(PackagingError, match="bill of materials"):
        bill.names(text)


def test_a_part_without_a_licence_is_refused() -> None:
    with pytest.raises(PackagingError, match="no licence of thing"):
        bill.names(bill.text("1.0", [Material("thing", "1", "")]))
