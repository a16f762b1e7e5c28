"""``python -m connect4_gui`` starts the game."""

import sys

from connect4_gui.launch import window

if __name__ == "__main__":
    sys.exit(window())
