"""SaveDialog: asks where to write something, and as what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from connect4_gui.ui.widgets.screen_room import room_on

FILE_NAME = "connect-four"


class SaveDialog(QFileDialog):
    """``endings`` has how the names of files end that each filter stands for; the one named ``first`` is chosen first.

    Open it with ``open``. It is accepted with a ``path`` where there is no file yet, or one that may be replaced.
    """

    def __init__(self, folder: str, endings: Mapping[str, str], first: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._endings = dict(endings)
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setFileMode(QFileDialog.FileMode.AnyFile)
        self.setDirectory(folder)
        self.setNameFilters(list(self._endings))
        self.selectNameFilter(first)
        self._offer(Path(FILE_NAME))
        self.filterSelected.connect(self._rename)
        self.resize(self.sizeHint().boundedTo(room_on(self.screen())))

    @property
    def path(self) -> Path:
        return Path(self.selectedFiles()[0])

    @property
    def ending(self) -> str:
        """What to write into ``path``: what its name says, or what was chosen where it says nothing."""
        return ending_of(self.path, self._endings.values(), self._chosen)

    @property
    def _chosen(self) -> str:
        return self._endings[self.selectedNameFilter()]

    @Slot()
    def _rename(self) -> None:
        """Let the name end as the files of the chosen kind do."""
        self._offer(self.path)

    def _offer(self, path: Path) -> None:
        self.setDefaultSuffix(self._chosen.removeprefix("."))
        self.selectFile(renamed(path, self._endings.values(), self._chosen))


def ending_of(path: Path, endings: Iterable[str], chosen: str) -> str:
    name = path.name.lower()
    return next((ending for ending in endings if name.endswith(ending)), chosen)


def renamed(path: Path, endings: Iterable[str], chosen: str) -> str:
    """The name of ``path`` with the ending ``chosen`` in place of its own."""
    name = path.name
    for ending in (*endings, ".json", ".c4"):
        name = name[: -len(ending)] if name.lower().endswith(ending) else name
    return name + chosen
