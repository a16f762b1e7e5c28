"""Where the packaged ``connect4`` begins."""

import multiprocessing
import sys

from connect4_gui.launch import command_line

multiprocessing.freeze_support()
sys.exit(command_line())
