"""The command line: the engine without a window."""

from connect4_gui.cli.main import main

__all__ = ["main"]
