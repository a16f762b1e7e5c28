"""Where the packaged ``connect4-gui`` begins."""

import multiprocessing
import sys

from connect4_gui.launch import window

multiprocessing.freeze_support()
sys.exit(window())
