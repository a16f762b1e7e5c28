"""How long another theme takes: the game window on 8×9 with a full board, the menu behind it.

    python benchmarks/theme.py [--times 20]

On a busy machine the time is that of the other programs, too, so the processor time of the window's own thread is told
beside it.
The first change to a theme also draws its icons.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import time
from collections.abc import Sequence

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication
from reporting import Row, print_table

from connect4_gui.engine.board import classic_board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.lineup import Lineup
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.settings.motion import STILL
from connect4_gui.settings.theme import DARK, LIGHT
from connect4_gui.ui.beyond_menu import FEATURES
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.play.game_controller import GameController

SIZE = BoardSize(8, 9)


def fill(controller: GameController) -> None:
    """Random drops, none of which wins as long as there is another."""
    rng = random.Random(5)
    while not controller.state.is_over:
        board = classic_board(controller.state.board)
        columns = board.open_columns()
        quiet = [column for column in columns if board.play(column).outcome() is None]
        controller.referee.drop(rng.choice(quiet or columns))


def change(app: QApplication, appearance: Appearance, number: int) -> tuple[float, float]:
    """Milliseconds by the wall clock and of the thread, until everything is painted again."""
    wall, own = time.perf_counter(), time.thread_time()
    appearance.set_theme(DARK if number % 2 == 0 else LIGHT)
    app.processEvents()
    return 1000 * (time.perf_counter() - wall), 1000 * (time.thread_time() - own)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=20, metavar="N", help="how many changes (20)")
    options = parser.parse_args(arguments)
    app = QApplication(["theme"])
    appearance, about = Appearance(app), AboutInfo("", tuple)
    appearance.set_theme(LIGHT)
    menu = MainMenu(appearance, about)
    controller = GameController(MatchSetup(size=SIZE), Lineup(), motion=STILL)
    window = GameWindow(controller, appearance, STILL, about, FEATURES)
    window.resize(window.sizeHint())
    window.show()
    fill(controller)
    app.processEvents()
    times = [change(app, appearance, number) for number in range(options.times)]
    title = f"Another theme, {SIZE} with {len(controller.state.discs)} discs"
    print_table(title, [_row("first", times[:1]), _row("later", times[2:])])
    window.close()
    menu.close()
    return 0


def _row(name: str, times: list[tuple[float, float]]) -> Row:
    walls, own = zip(*times, strict=True)
    return {"change": name, "ms": statistics.median(walls), "most ms": max(walls), "own ms": statistics.median(own)}


if __name__ == "__main__":
    sys.exit(main())
