"""Where the packaged ``connect4`` begins."""

import multiprocessing
import sys

from connect4_gui.cli import main

multiprocessing.freeze_support()
sys.exit(main())
