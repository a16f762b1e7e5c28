"""FittingDialog: a dialog that is never larger than its screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QDialog

from connect4_gui.ui.widgets.screen_room import room_on


class FittingDialog(QDialog):
    """Opens as large as it would like to be, as far as the screen has room, and grows with the words of a language.

    By itself Qt would take two thirds of the screen at most. What may not fit belongs into a ScrollPage.
    """

    def setVisible(self, is_visible: bool) -> None:
        if is_visible and not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            self.resize(self._wanted().boundedTo(room_on(self.screen())))
        super().setVisible(is_visible)

    def event(self, event: QEvent) -> bool:
        """The children have written their words anew when Qt is done with a change of language."""
        is_done = super().event(event)
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self.resize(self.size().expandedTo(self._wanted()).boundedTo(room_on(self.screen())))
        return is_done

    def _wanted(self) -> QSize:
        self.ensurePolished()
        wanted, layout = self.sizeHint(), self.layout()
        if layout is not None and layout.hasHeightForWidth():
            wanted.setHeight(max(wanted.height(), layout.totalHeightForWidth(wanted.width())))
        return wanted
