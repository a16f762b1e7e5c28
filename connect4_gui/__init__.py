"""Connect Four: an engine that is a library, a game that owns the truth, and a Qt window that shows it."""

__version__ = "0.1.0"
