"""``python -m connect4_gui`` starts the game."""

import sys

from connect4_gui.app import main

if __name__ == "__main__":
    sys.exit(main())
