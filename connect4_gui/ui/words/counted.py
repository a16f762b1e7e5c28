"""Counted: phrases with a number in them. Each language has its own plural forms, kept by Qt Linguist."""

from __future__ import annotations

from PySide6.QtCore import QObject


class Counted(QObject):
    def wins(self, count: int) -> str:
        return self.tr("%n win(s)", "", count)

    def draws(self, count: int) -> str:
        return self.tr("%n draw(s)", "", count)

    def discs(self, count: int) -> str:
        return self.tr("%n disc(s)", "", count)

    def discs_in_line(self, count: int) -> str:
        return self.tr("%n disc(s) in line.", "", count)
