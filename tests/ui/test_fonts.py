"""Fonts, and a system that has none."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from connect4_gui.ui.fonts import font_problem


def test_a_system_without_fonts_is_told_what_to_install(qapp: QApplication) -> None:
    assert qapp is not None
    sentence = font_problem([]) or ""
    assert "no fonts" in sentence
    assert "\n" not in sentence
    assert font_problem(QFontDatabase.families()) is None
