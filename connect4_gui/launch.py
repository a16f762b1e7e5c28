"""Where the installed commands begin: before anything is imported that takes its time, so that Ctrl+C is heard."""

from __future__ import annotations

import signal

INTERRUPTED = 130


def command_line() -> int:
    """``connect4``."""
    try:
        from connect4_gui.cli import main  # noqa: PLC0415
    except KeyboardInterrupt:
        return INTERRUPTED
    return main()


def window() -> int:
    """``connect4-gui``."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from connect4_gui.app import main  # noqa: PLC0415

    return main()
