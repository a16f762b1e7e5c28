"""How much a judgement of boards brings: the TourneyPlayer against the plain Player of the class, at equal ply.

    python benchmarks/classroom.py [--plies 1 2 3 4] [--width 7] [--height 6] [--seed 1] [--json FILE]

Every pair of first moves is played once with either colour, so nobody profits from the opening. Among equal columns
chance decides. Counts are the TourneyPlayer's.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from itertools import product
from pathlib import Path

from reporting import Row, print_table, write_json

from connect4_gui.classroom import Board, Player, TourneyPlayer


def played(tourney_ox: str, ply: int, board: Board) -> str:
    """``won``, ``drawn`` or ``lost``, seen by the TourneyPlayer, for a game from ``board`` on."""
    px, po = ((TourneyPlayer if ox == tourney_ox else Player)(ox, "RANDOM", ply) for ox in "XO")
    winner = board.play_game(px, po, show=False)
    return "drawn" if winner is None else "won" if winner == tourney_ox else "lost"


def row(tourney_ox: str, ply: int, width: int, height: int) -> Row:
    counts: Counter[str] = Counter()
    for opening in product(range(width), repeat=2):
        board = Board(width, height)
        board.set_board(opening)
        counts[played(tourney_ox, ply, board)] += 1
    points = (counts["won"] + counts["drawn"] / 2) / counts.total()
    return {
        "ply": ply,
        "plays": tourney_ox,
        "games": counts.total(),
        "won": counts["won"],
        "drawn": counts["drawn"],
        "lost": counts["lost"],
        "score": f"{points:.0%}",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plies", nargs="+", type=int, default=[1, 2, 3, 4])
    parser.add_argument("--width", type=int, default=7)
    parser.add_argument("--height", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    random.seed(options.seed)
    rows = [row(ox, ply, options.width, options.height) for ply in options.plies for ox in "XO"]
    print_table(f"TourneyPlayer against Player, {options.width} columns and {options.height} rows", rows)
    write_json(options.json, "classroom", rows)


if __name__ == "__main__":
    main()
