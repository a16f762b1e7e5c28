"""Files that the system hands to the program."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFileOpenEvent

from connect4_gui.ui.widgets.file_drop import FileDrop


@pytest.mark.usefixtures("qapp")
def test_a_file_that_comes_before_anybody_listens_is_opened_then() -> None:
    drop, told = FileDrop(), list[Path]()
    drop.dropped.connect(told.append)
    drop.eventFilter(drop, QFileOpenEvent("early.c4.json"))
    assert told == []
    drop.hand_over()
    drop.eventFilter(drop, QFileOpenEvent("later.c4.json"))
    assert told == [Path("early.c4.json"), Path("later.c4.json")]
