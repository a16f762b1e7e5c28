"""Where file dialogs open first."""

from __future__ import annotations

from PySide6.QtCore import QDir, QStandardPaths


def documents_folder() -> str:
    """Where people keep their files; home if they have no such place."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if QDir(documents).exists() else QDir.homePath()
