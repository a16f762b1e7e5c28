"""How long a person waits for the page of games.

    python benchmarks/games_page.py [--games 100000] [--runs 15] [--json FILE]

Makes an archive of many games in a temporary folder and opens the page on it, without a display. The clock runs from
the wish (the page is opened, a choice of a filter is clicked) until the rows are painted, and until the statistics are
too. The rows should be there within 100 milliseconds.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from archive import GOAL_MS, RARE, START, fill
from reporting import Row, print_table, write_json

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QObject
from PySide6.QtWidgets import QApplication, QWidget

from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import Outcome
from connect4_gui.ui.games.filter_button import FilterButton
from connect4_gui.ui.games.games_page import GamesPage
from connect4_gui.ui.look.appearance import Appearance

Waits = tuple[float, float, float]
"""Milliseconds until the rows were painted, by the clock on the wall and by that of the processor, which other programs
disturb less; and until the statistics were painted."""


class Painted(QObject):
    """Counts how often a widget was painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


class Stopwatch:
    """Waits for a page to show what was wished for."""

    def __init__(self, page: GamesPage) -> None:
        self._page = page
        self._list = Painted(page.list_side.view.viewport())
        self._answers = self._painted = 0
        page.model.modelReset.connect(self._count_answer)

    def waits(self, wish: Callable[[], object]) -> Waits:
        """Fulfil ``wish`` and wait for the list, then for the statistics, to be painted anew."""
        answers, statistics = self._answers, self._page.panel.statistics
        started, processor = time.perf_counter(), time.process_time()
        wish()
        _wait(lambda: self._answers > answers and self._list.count > self._painted)
        rows_ms = 1000 * (time.perf_counter() - started)
        processor_ms = 1000 * (time.process_time() - processor)
        _wait(lambda: self._page.panel.statistics is not statistics)
        QApplication.processEvents()
        return rows_ms, processor_ms, 1000 * (time.perf_counter() - started)

    def _count_answer(self) -> None:
        self._answers += 1
        self._painted = self._list.count


def _wait(is_done: Callable[[], bool]) -> None:
    while not is_done():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def choose(button: FilterButton[Any], value: object) -> None:
    """What a click on a choice of the filter does."""
    button.choices.actions()[[own for own, _ in button.options].index(value)].trigger()


def type_name(page: GamesPage, name: str) -> None:
    page.bar.name.setText(name)
    page.bar.name.textEdited.emit(name)


def opened(path: Path, appearance: Appearance, *, is_open: bool) -> Waits:
    """The waits of a page that is made and shown, on an archive that the program has opened or has not."""
    with closing(Archive(path)) as archive:
        if is_open:
            archive.open()
        page = GamesPage(archive, appearance, now=lambda: START + 1e8)
        watch = Stopwatch(page)
        page.resize(page.sizeHint())

        def show() -> None:
            page.refresh()
            page.show()

        waits = watch.waits(show)
        put_away(page)
    return waits


def filtered(path: Path, appearance: Appearance) -> dict[str, Waits]:
    """The waits of a page whose filters are set one after another."""
    with closing(Archive(path)) as archive:
        page = GamesPage(archive, appearance, now=lambda: START + 1e8)
        page.resize(page.sizeHint())
        page.show()
        watch = Stopwatch(page)
        watch.waits(page.refresh)
        bar = page.bar
        waits = {
            "one level": watch.waits(lambda: choose(bar.opponent, "medium")),
            "one level, one size": watch.waits(lambda: choose(bar.size_, STANDARD_SIZE)),
            "one level, one size, won": watch.waits(lambda: choose(bar.outcome, Outcome.WON)),
            "clear": watch.waits(bar.clear_all),
            "common name": watch.waits(lambda: type_name(page, "ada")),
            "rare name": watch.waits(lambda: type_name(page, RARE)),
        }
        put_away(page)
    return waits


def put_away(page: GamesPage) -> None:
    page.close_threads()
    page.close()
    page.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def measure(path: Path, runs: int) -> list[Row]:
    appearance = Appearance(QApplication([]))
    taken: dict[str, list[Waits]] = {}
    for _ in range(runs):
        waits = {
            "open, archive not yet opened": opened(path, appearance, is_open=False),
            "open": opened(path, appearance, is_open=True),
            **filtered(path, appearance),
        }
        for name, wait in waits.items():
            taken.setdefault(name, []).append(wait)
    return [row(name, waits) for name, waits in taken.items()]


def row(name: str, waits: list[Waits]) -> Row:
    rows, processor, everything = (sorted(kind) for kind in zip(*waits, strict=True))
    half, most = len(waits) // 2, len(waits) * 9 // 10
    return {
        "what": name,
        "rows p50 ms": rows[half],
        "rows p90 ms": rows[most],
        "processor p50 ms": processor[half],
        "processor p90 ms": processor[most],
        "with statistics p50 ms": everything[half],
        "with statistics p90 ms": everything[most],
        "goal": "met" if rows[most] <= GOAL_MS else "missed",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"
        fill(path, options.games)
        rows = measure(path, options.runs)
    print_table(f"The page of {options.games:,} games", rows)
    write_json(options.json, "games page", rows)


if __name__ == "__main__":
    main()
