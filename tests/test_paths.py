"""Where the program finds its own files and keeps the user's."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from connect4_gui import paths
from tests.project import ROOT

ASK = "from connect4_gui.paths import resource; print(resource('icons/connect4.svg'))"


@pytest.mark.parametrize("place", ["resources", "connect4_gui/resources"])
def test_resources_are_found_in_a_source_tree_and_in_an_installed_or_frozen_package(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "connect4_gui"
    package.mkdir()
    for name in ("__init__.py", "paths.py"):
        shutil.copy(ROOT / "connect4_gui" / name, package)
    shutil.copytree(ROOT / "resources", tmp_path / place)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    found = subprocess.check_output([sys.executable, "-c", ASK], cwd=tmp_path, text=True).strip()
    assert Path(found) == tmp_path / place / "icons" / "connect4.svg"
    assert Path(found).is_file()


def test_the_user_s_folders_are_in_the_home_folder(home: Path) -> None:
    for folder in (paths.config_folder(), paths.data_folder(), paths.cache_folder(), paths.log_folder()):
        assert home in folder.parents


def test_one_variable_keeps_everything_in_one_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    folders = {paths.config_folder(), paths.data_folder(), paths.cache_folder(), paths.log_folder()}
    assert {folder.parent for folder in folders} == {tmp_path}
    assert len(folders) == 4
