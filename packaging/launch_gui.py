"""Where the packaged ``connect4-gui`` begins."""

import sys

from connect4_gui.app import main

sys.exit(main())
