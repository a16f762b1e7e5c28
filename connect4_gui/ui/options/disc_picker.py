"""DiscPicker: a player's disc colour, from a small palette or any other."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QColorDialog, QHBoxLayout, QPushButton, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.settings.disc_colours import OWN_COLOURS, PALETTE
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.widgets.swatch import Swatch
from connect4_gui.ui.words.preference_texts import colour_title, discs_title
from connect4_gui.ui.words.retranslation import keep_translated

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class DiscPicker(QWidget):
    """``colour_wished`` carries what a person would like: a colour, or None for the theme's own.

    What every theme gives the side anyway is not offered a second time. It shows only what it is told by
    :meth:`show_colour`. Tab comes to the chosen swatch, the arrow keys go on from
    there, Space chooses.
    """

    colour_wished = Signal(object)

    def __init__(self, side: Side, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._side = side
        self.colour_dialog: QColorDialog | None = None
        self._keys = [key for key in PALETTE if key != OWN_COLOURS[side]]
        self.swatches = [self._swatch(None), *(self._swatch(PALETTE[key]) for key in self._keys)]
        self._custom = self._swatch(None)
        self.other = QPushButton()
        self.other.setAutoDefault(False)
        self.other.clicked.connect(self._open_dialog)
        self._lay_out()
        keep_translated(self, self._write_texts)
        self.show_colour(None)

    def show_colour(self, colour: str | None) -> None:
        """Mark ``colour`` as the chosen one."""
        is_custom = all(swatch.colour != colour for swatch in self.swatches)
        if is_custom and colour is not None:
            self._custom.set_colour(colour)
        self._custom.setVisible(is_custom)
        for swatch in (*self.swatches, self._custom):
            is_chosen = swatch is self._custom if is_custom else swatch.colour == colour and swatch is not self._custom
            swatch.setChecked(is_chosen)
            swatch.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right go along the swatches without choosing one."""
        step = STEPS.get(Qt.Key(event.key()))
        shown = [swatch for swatch in (*self.swatches, self._custom) if swatch.isVisibleTo(self)]
        index = next((i for i, swatch in enumerate(shown) if swatch.hasFocus()), None)
        if step is None or index is None:
            super().keyPressEvent(event)
        else:
            shown[min(max(index + step, 0), len(shown) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _write_texts(self) -> None:
        group = discs_title(self._side)
        self.setAccessibleName(group)
        titles = [self.tr("The theme's own colour"), *(colour_title(key) for key in self._keys)]
        for swatch, title in zip(self.swatches, titles, strict=True):
            swatch.set_name(group, title)
        self._custom.set_name(group, self.tr("A colour of your own"))
        self.other.setText(self.tr("Other…"))
        self.other.setAccessibleName(self.tr("{discs}: another colour…").format(discs=group))

    def _swatch(self, colour: str | None) -> Swatch:
        swatch = Swatch(self._side, colour, self._appearance)
        swatch.wished.connect(self.colour_wished)
        return swatch

    @Slot()
    def _open_dialog(self) -> None:
        if self.colour_dialog is not None:
            return
        self.colour_dialog = QColorDialog(QColor(self._appearance.theme.disc(self._side)), self)
        self.colour_dialog.setWindowTitle(discs_title(self._side))
        self.colour_dialog.colorSelected.connect(self._wish_any)
        self.colour_dialog.finished.connect(self._dialog_closed)
        self.colour_dialog.open()

    @Slot(QColor)
    def _wish_any(self, colour: QColor) -> None:
        self.colour_wished.emit(colour.name().upper())

    @Slot()
    def _dialog_closed(self) -> None:
        if self.colour_dialog is not None:
            self.colour_dialog.deleteLater()
            self.colour_dialog = None

    def _lay_out(self) -> None:
        policy = self._custom.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._custom.setSizePolicy(policy)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for swatch in (*self.swatches, self._custom):
            row.addWidget(swatch)
        row.addStretch(1)
        row.addSpacing(8)
        row.addWidget(self.other)
