"""MainMenu: choose a match and start it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QFont, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.ui.help.about import AboutInfo
from connect4_gui.ui.help.help_dialog import HelpDialog
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.menu.match_form import MatchForm
from connect4_gui.ui.widgets.disc_row import LOGO, DiscRow
from connect4_gui.ui.words.retranslation import keep_translated

SETTINGS_KEYS, QUIT_KEYS = QKeySequence("Ctrl+,"), QKeySequence("Ctrl+Q")
FORM_WIDTH, SIDE_SPACE, ROOM_PX = 640, 24, 60
LOGO_PX = 44


class MainMenu(QWidget):
    """``start_requested`` carries the MatchSetup that was chosen."""

    start_requested = Signal(object)
    settings_requested = Signal()
    closed = Signal()
    continue_requested = Signal()
    last_game_requested = Signal()
    discard_requested = Signal()
    open_requested = Signal()
    file_requested = Signal(object)

    def show_left_off(self, saved: SavedMatch | None, last: ArchivedGame | None, problem: str | None) -> None:
        self.left_off = (saved, last, problem)

    def show_recent(self, files: tuple[str, ...]) -> None:
        self.recent_files = files

    def show_message(self, text: str) -> None:
        self.message = text

    def __init__(self, appearance: Appearance, about: AboutInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._about = about
        self.help_dialog: HelpDialog | None = None
        self._title = QLabel()
        self._title.setFont(scaled(2.5, QFont.Weight.Bold))
        self.form = MatchForm(appearance)
        self.help = QPushButton()
        self.help.setAutoDefault(True)
        self.settings = QPushButton()
        self.settings.setAutoDefault(True)
        self.start = QPushButton()
        self.start.setProperty("role", "primary")
        self.start.setFont(scaled(1.35, QFont.Weight.Bold))
        self.start.setMinimumHeight(56)
        self.start.setAutoDefault(True)
        keep_translated(self, self._write_texts)
        self._lay_out()
        self._connect_signals()
        self.start.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(760, 868)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts from anywhere but another button; F1 opens the guide, Ctrl+, the settings, Ctrl+Q ends."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start.click()
        elif event.key() == Qt.Key.Key_F1:
            self.open_help()
        elif QKeySequence(event.keyCombination()) == SETTINGS_KEYS:
            self.settings_requested.emit()
        elif QKeySequence(event.keyCombination()) == QUIT_KEYS:
            self.close()
        else:
            super().keyPressEvent(event)

    @Slot()
    def open_help(self) -> None:
        if self.help_dialog is not None:
            return
        self.help_dialog = HelpDialog(self._about, self._appearance, self)
        self.help_dialog.finished.connect(self._help_closed)
        self.help_dialog.open()

    @Slot()
    def _help_closed(self) -> None:
        if self.help_dialog is not None:
            self.help_dialog.deleteLater()
            self.help_dialog = None

    @Slot()
    def _start(self) -> None:
        self.start_requested.emit(self.form.choices().setup())

    def _write_texts(self) -> None:
        self.setWindowTitle(self.tr("Connect Four"))
        self._title.setText(self.tr("Connect Four"))
        self.help.setText(self.tr("Help"))
        self.help.setToolTip(self.tr("How to play (F1)"))
        self.settings.setText(self.tr("Settings"))
        keys = SETTINGS_KEYS.toString(QKeySequence.SequenceFormat.NativeText)
        self.settings.setToolTip(self.tr("Themes, colours, animation, sounds and language ({keys})").format(keys=keys))
        self.start.setText(self.tr("Start game"))

    def _connect_signals(self) -> None:
        self.help.clicked.connect(self.open_help)
        self.settings.clicked.connect(self.settings_requested)
        self.start.clicked.connect(self._start)

    def _lay_out(self) -> None:
        """Help, logo and start button stay in sight; the choices scroll where the window is too small for them."""
        column = QVBoxLayout()
        column.setContentsMargins(0, 18, 0, 26)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(DiscRow(LOGO, LOGO_PX, self._appearance), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._scroll_area(), 1000)
        column.addSpacing(12)
        column.addLayout(self._centred(self.start))
        column.addStretch(1)
        corners = QHBoxLayout()
        corners.setContentsMargins(SIDE_SPACE, 18, SIDE_SPACE, 0)
        corners.addWidget(self.help)
        corners.addStretch()
        corners.addWidget(self.settings)
        layers = QGridLayout(self)
        layers.setContentsMargins(0, 0, 0, 0)
        layers.addLayout(column, 0, 0)
        layers.addLayout(corners, 0, 0, Qt.AlignmentFlag.AlignTop)
        self.help.raise_()
        self.settings.raise_()
        self.setMinimumSize(620, 400)

    def _scroll_area(self) -> QScrollArea:
        page = QWidget()
        page.setProperty("role", "page")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 8, 0, 8)
        column.setSpacing(0)
        column.addWidget(self._title, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        column.addSpacing(16)
        column.addLayout(self._centred(self.form))
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(page)
        scroll.setMaximumHeight(page.sizeHint().height() + ROOM_PX)
        return scroll

    def _centred(self, widget: QWidget) -> QHBoxLayout:
        """A line as wide as the window up to a comfortable width."""
        widget.setMaximumWidth(FORM_WIDTH)
        row = QHBoxLayout()
        row.setContentsMargins(SIDE_SPACE, 0, SIDE_SPACE, 0)
        row.addStretch(1)
        row.addWidget(widget, 1000)
        row.addStretch(1)
        return row
