"""How a command ends."""

from __future__ import annotations

from connect4_gui.cli import main


def exit_code(arguments: list[str]) -> int:
    """Argparse leaves by SystemExit, our own checks by a return value."""
    try:
        return main(arguments)
    except SystemExit as leaving:
        return int(leaving.code or 0)
