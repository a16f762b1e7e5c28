"""ActionButton: a button of the toolbar that looks like its action and does it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtGui import QAction, QStatusTipEvent
from PySide6.QtWidgets import QPushButton, QWidget

from connect4_gui.ui.look.fonts import icon_px
from connect4_gui.ui.words.retranslation import keep_translated

ICON_PX, SPACE_PX = 20, 34


class ActionButton(QPushButton):
    """Follows ``action`` in text, icon, tip and state. Without its text it is named by its tool tip."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self._has_text = True
        self._widest: tuple[str, ...] = ()
        self.setProperty("role", "flat")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(True)
        self.clicked.connect(self._trigger)
        action.changed.connect(self._follow)
        keep_translated(self, self._follow)

    @property
    def action(self) -> QAction:
        return self._action

    def set_action(self, action: QAction) -> None:
        """Stand for another action from now on."""
        if action is not self._action:
            self._action.changed.disconnect(self._follow)
            self._action = action
            action.changed.connect(self._follow)
            self._follow()

    def reserve(self, *texts: str) -> None:
        """Be wide enough for each of ``texts``, so that nothing jumps when they change."""
        self._widest = texts
        self._fit()

    def set_text_shown(self, has_text: bool) -> None:
        if has_text is not self._has_text:
            self._has_text = has_text
            self._follow()

    def full_width(self) -> int:
        """The width with icon and text."""
        texts = (*self._widest, self._action.text())
        return icon_px(ICON_PX) + SPACE_PX + max(self.fontMetrics().horizontalAdvance(text) for text in texts)

    @staticmethod
    def icon_width() -> int:
        """The width with the icon alone."""
        return icon_px(ICON_PX) + 22

    def _icon_size(self) -> QSize:
        return QSize(icon_px(ICON_PX), icon_px(ICON_PX))

    @Slot()
    def _follow(self) -> None:
        action = self._action
        self.setIcon(action.icon())
        self.setIconSize(self._icon_size())
        self.setText(action.text() if self._has_text else "")
        self.setToolTip(action.toolTip())
        self._set_status_tip(action.statusTip())
        self.setAccessibleName(action.text())
        self.setAccessibleDescription(action.statusTip())
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.setEnabled(action.isEnabled())
        self._fit()

    def _set_status_tip(self, tip: str) -> None:
        """Explain the action, also to whoever has been pointing at it before it changed."""
        if tip != self.statusTip():
            self.setStatusTip(tip)
            if self.underMouse():
                QCoreApplication.sendEvent(self, QStatusTipEvent(tip))

    def _fit(self) -> None:
        self.setFixedWidth(self.full_width() if self._has_text else self.icon_width())

    @Slot()
    def _trigger(self) -> None:
        """Let the action decide; a switch shows the action's state, not the click's."""
        self._action.trigger()
        self.setChecked(self._action.isChecked())
