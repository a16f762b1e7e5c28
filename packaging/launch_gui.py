"""Where the packaged ``connect4-gui`` begins."""

import multiprocessing
import sys

from connect4_gui.app import main

multiprocessing.freeze_support()
sys.exit(main())
