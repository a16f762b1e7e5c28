"""SettingsDialog: how the program looks, moves, sounds, speaks and thinks, tried out while it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.settings.language import Language
from connect4_gui.settings.motion import AnimationSpeed
from connect4_gui.settings.preferences import Preferences
from connect4_gui.settings.text_size import TextSize
from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.settings.wording import Wording
from connect4_gui.sound.sounds import Kind, Sound
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import text_px
from connect4_gui.ui.look.target import TARGET_PX
from connect4_gui.ui.options.cores_row import CoresRow
from connect4_gui.ui.options.disc_picker import DiscPicker
from connect4_gui.ui.options.language_choice import LanguageChoice
from connect4_gui.ui.options.live_preferences import LivePreferences
from connect4_gui.ui.options.preview_board import PreviewBoard
from connect4_gui.ui.options.volume_row import VolumeRow
from connect4_gui.ui.widgets.announcement import announce
from connect4_gui.ui.widgets.calm_wheel import keep_wheel_calm
from connect4_gui.ui.widgets.check_box import CheckBox
from connect4_gui.ui.widgets.fitting_dialog import FittingDialog
from connect4_gui.ui.widgets.screen_room import room_on
from connect4_gui.ui.widgets.scroll_page import ScrollPage
from connect4_gui.ui.widgets.segmented import Segmented
from connect4_gui.ui.words.percent import percent_text
from connect4_gui.ui.words.preference_texts import discs_title, refusal, speed_title, theme_title, wording_title
from connect4_gui.ui.words.retranslation import keep_translated

TRIED_SOUND = Sound(Kind.DROP, 2)
LABEL_WIDTH, MOST_LABEL_WIDTH, CONTROL_WIDTH = 128, 170, 460
MARGIN_PX, GAP_PX, BAR_GAP_PX, NAME_GAP_PX = 20, 28, 8, 20


class SettingsDialog(FittingDialog):
    """Every choice counts at once in ``live``. OK keeps it, Cancel goes back to what was there before.

    Where the screen is small the choices scroll, and there is no preview where it would not fit in beside them.
    ``cores`` are those that the computer could think with; where there is only one, there is nothing to choose.
    """

    def __init__(
        self,
        live: LivePreferences,
        appearance: Appearance,
        play: Callable[[Sound], None],
        parent: QWidget | None = None,
        *,
        cores: int = 1,
    ) -> None:
        super().__init__(parent)
        self._live = live
        self._appearance = appearance
        self._play = play
        self._before = live.value
        self._is_showing = False
        self._is_stacked: bool | None = None
        self._build(cores)
        self._lay_out()
        self._connect_signals()
        keep_translated(self, self._write_texts)
        self._show(live.value)
        self.preview.replay(live.motion)
        self.theme.segment(live.value.theme).setFocus()

    @Slot()
    def restore_defaults(self) -> None:
        self._set(Preferences())

    @Slot()
    def reject(self) -> None:
        """Cancel, Escape and closing the window bring back what was there before."""
        self._live.set_value(self._before)
        super().reject()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(event.size().width() - 2 * MARGIN_PX - BAR_GAP_PX)

    def _build(self, cores: int) -> None:
        self.theme: Segmented[ThemeChoice] = Segmented(
            "", [(choice, "") for choice in ThemeChoice], self._appearance, is_fitted=True
        )
        self.discs = {side: DiscPicker(side, self._appearance) for side in Side}
        self.note = QLabel()
        self.note.setProperty("role", "alarm")
        self.note.setWordWrap(True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.animation: Segmented[AnimationSpeed] = Segmented(
            "", [(speed, "") for speed in AnimationSpeed], self._appearance, is_fitted=True
        )
        self.text_size: Segmented[TextSize] = Segmented(
            "", [(size, "") for size in TextSize], self._appearance, is_fitted=True
        )
        self.wording: Segmented[Wording] = Segmented(
            "", [(wording, "") for wording in Wording], self._appearance, is_fitted=True
        )
        self.sounds = VolumeRow(self._appearance)
        self.language = LanguageChoice()
        self.teaching = CheckBox(self._appearance)
        self.cores = CoresRow(cores)
        self._has_cores = cores > 1
        self.preview = PreviewBoard(self._appearance)
        self.defaults = QPushButton()
        self.cancel = QPushButton()
        self.ok = QPushButton()
        self.ok.setProperty("role", "primary")
        for button in (self.defaults, self.cancel):
            button.setAutoDefault(False)
        self.ok.setDefault(True)
        for widget in (self.sounds.slider, self.language, self.cores.stepper):
            keep_wheel_calm(widget)

    def _write_texts(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        for label, title in zip(self._labels, self._titles(), strict=True):
            label.setText(title)
        self.theme.set_name(self.tr("Theme"))
        for choice in ThemeChoice:
            self.theme.set_title(choice, theme_title(choice))
        self.text_size.set_name(self.tr("Text size"))
        for size in TextSize:
            self.text_size.set_title(size, percent_text(size.value))
        self.animation.set_name(self.tr("Animation"))
        for speed in AnimationSpeed:
            self.animation.set_title(speed, speed_title(speed))
        self.wording.set_name(self.tr("Screen reader"))
        for wording in Wording:
            self.wording.set_title(wording, wording_title(wording))
        self.note.clear()
        self.note.setMinimumHeight(2 * self.note.fontMetrics().height())
        self.teaching.setText(self.tr("Offer to take back mistakes"))
        self.teaching.setToolTip(self.tr("After a mistake against the computer the coach says why and offers Undo"))
        self.defaults.setText(self.tr("Restore defaults"))
        self.cancel.setText(self.tr("Cancel"))
        self.ok.setText(self.tr("OK"))
        self._arrange(room_on(self.screen()).width() - 2 * MARGIN_PX - BAR_GAP_PX)

    def _arrange(self, room: int) -> None:
        """Fill ``room`` pixels: the titles stand over the choices where there is none beside them."""
        least = max(control.minimumSizeHint().width() for control in self._controls)
        names = self._names_px(room)
        is_stacked = room < names + NAME_GAP_PX + least
        beside = 0 if is_stacked else names + NAME_GAP_PX
        wanted = min(text_px(CONTROL_WIDTH), room - beside)
        self._place_choices(is_stacked=is_stacked)
        self._grid.setColumnMinimumWidth(0, 0 if is_stacked else names)
        self._grid.setColumnMinimumWidth(1, max(wanted, least))
        preview = GAP_PX + self.preview.minimumWidth()
        has_preview = room >= beside + max(wanted, least) + preview
        self.preview.setVisible(has_preview)
        for choice in (self.theme, self.text_size, self.animation, self.wording):
            choice.wrap(room - beside - (preview if has_preview else 0))
        self._choices.updateGeometry()

    def _names_px(self, room: int) -> int:
        """The width of the titles: one line for each where there is much room."""
        longest = max(label.fontMetrics().horizontalAdvance(label.text()) for label in self._labels) + 2
        most = MOST_LABEL_WIDTH if room >= text_px(MOST_LABEL_WIDTH + CONTROL_WIDTH) else LABEL_WIDTH
        return min(max(longest, text_px(LABEL_WIDTH)), text_px(most))

    def _place_choices(self, *, is_stacked: bool) -> None:
        if is_stacked is self._is_stacked:
            return
        self._is_stacked = is_stacked
        for row, (label, control) in enumerate(zip(self._labels, self._controls, strict=True)):
            for widget in (label, control):
                self._grid.removeWidget(widget)
            label.setMinimumHeight(0 if is_stacked or control is self.note else TARGET_PX)
            self._grid.addWidget(label, 2 * row, 1 if is_stacked else 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(control, 2 * row + 1 if is_stacked else 2 * row, 1)

    def _titles(self) -> tuple[str, ...]:
        """What stands before the choices, from top to bottom."""
        discs = (discs_title(side) for side in self.discs)
        return (
            self.tr("Theme"),
            *discs,
            "",
            self.tr("Text size"),
            self.tr("Animation"),
            self.tr("Sounds"),
            self.tr("Screen reader"),
            self.tr("Language"),
            self.tr("Teaching"),
            self.tr("Processor cores"),
        )

    def _lines(self) -> tuple[QWidget, ...]:
        """The choices from top to bottom."""
        return (
            self.theme,
            *self.discs.values(),
            self.note,
            self.text_size,
            self.animation,
            self.sounds,
            self.wording,
            self._at_left(self.language),
            self.teaching,
            self.cores,
        )

    def _at_left(self, widget: QWidget) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(widget)
        row.addStretch()
        box.setFocusProxy(widget)
        return box

    def _form(self) -> QWidget:
        """The choices with their titles before them."""
        form = QWidget()
        self._grid = grid = QGridLayout(form)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(NAME_GAP_PX)
        grid.setVerticalSpacing(12)
        grid.setColumnStretch(1, 1)
        self._controls = self._lines()
        self._labels = [QLabel() for _line in self._controls]
        self._place_choices(is_stacked=False)
        for label, control in zip(self._labels, self._controls, strict=True):
            label.setWordWrap(True)
            label.setBuddy(control.focusProxy() or control)
            if control is self.cores and not self._has_cores:
                label.hide()
                control.hide()
        grid.setRowStretch(2 * len(self._controls), 1)
        return form

    def _lay_out(self) -> None:
        self._choices = self._form()
        page = QWidget()
        body = QHBoxLayout(page)
        body.setContentsMargins(0, 0, BAR_GAP_PX, 0)
        body.setSpacing(GAP_PX)
        body.addWidget(self._choices, 1)
        body.addWidget(self.preview)
        scroll = ScrollPage(page)
        bar_px = scroll.bar_width
        buttons = QHBoxLayout()
        buttons.setContentsMargins(0, 0, bar_px + BAR_GAP_PX, 0)
        buttons.setSpacing(10)
        buttons.addWidget(self.defaults)
        buttons.addStretch()
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.ok)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN_PX, MARGIN_PX, MARGIN_PX - bar_px, 16)
        column.setSpacing(16)
        column.addWidget(scroll, 1)
        column.addLayout(buttons)

    def _connect_signals(self) -> None:
        self.theme.value_changed.connect(self._choose_theme)
        self.discs[Side.FIRST].colour_wished.connect(self._choose_first_disc)
        self.discs[Side.SECOND].colour_wished.connect(self._choose_second_disc)
        self.text_size.value_changed.connect(self._choose_text_size)
        self.animation.value_changed.connect(self._choose_animation)
        self.sounds.changed.connect(self._choose_sounds)
        self.sounds.slider.sliderReleased.connect(self._try_sound)
        self.wording.value_changed.connect(self._choose_wording)
        self.language.language_requested.connect(self._choose_language)
        self.teaching.toggled.connect(self._choose_teaching)
        self.cores.value_changed.connect(self._choose_cores)
        self.defaults.clicked.connect(self.restore_defaults)
        self.cancel.clicked.connect(self.reject)
        self.ok.clicked.connect(self.accept)
        self._live.motion_changed.connect(self.preview.replay)

    def _show(self, value: Preferences) -> None:
        """Let every control show ``value`` without choosing it again."""
        self._is_showing = True
        self.theme.set_value(value.theme)
        for side, picker in self.discs.items():
            picker.show_colour(value.discs.of(side))
        self.text_size.set_value(value.text_size)
        self.animation.set_value(value.animation)
        self.sounds.show_value(is_on=value.has_sounds, volume=value.volume)
        self.wording.set_value(value.wording)
        self.language.set_language(value.language)
        self.teaching.setChecked(value.teaches)
        self.cores.show_value(value.cores)
        self._is_showing = False

    def _set(self, value: Preferences) -> None:
        if self._is_showing:
            return
        self.note.clear()
        self._live.set_value(value)
        self._show(value)

    @Slot(object)
    def _choose_theme(self, choice: ThemeChoice) -> None:
        self._set(replace(self._live.value, theme=choice))

    @Slot(object)
    def _choose_first_disc(self, colour: str | None) -> None:
        self._choose_disc(Side.FIRST, colour)

    @Slot(object)
    def _choose_second_disc(self, colour: str | None) -> None:
        self._choose_disc(Side.SECOND, colour)

    def _choose_disc(self, side: Side, colour: str | None) -> None:
        """Take the colour, from the other player in exchange, or say why not and leave everything as it is."""
        discs = self._live.value.discs.chosen(side, colour)
        problem = discs.problem()
        if problem is None:
            self._set(replace(self._live.value, discs=discs))
        else:
            self.note.setText(refusal(problem))
            announce(self.note, refusal(problem))

    @Slot(object)
    def _choose_text_size(self, size: TextSize) -> None:
        self._set(replace(self._live.value, text_size=size))

    @Slot(object)
    def _choose_animation(self, speed: AnimationSpeed) -> None:
        self._set(replace(self._live.value, animation=speed))

    @Slot(object)
    def _choose_wording(self, wording: Wording) -> None:
        self._set(replace(self._live.value, wording=wording))

    @Slot(object)
    def _choose_language(self, language: Language) -> None:
        self._set(replace(self._live.value, language=language))

    @Slot(bool)
    def _choose_teaching(self, teaches: bool) -> None:
        self._set(replace(self._live.value, teaches=teaches))

    @Slot(int)
    def _choose_cores(self, cores: int) -> None:
        self._set(replace(self._live.value, cores=cores))

    @Slot()
    def _choose_sounds(self) -> None:
        """Let the new volume be heard."""
        if self._is_showing:
            return
        row = self.sounds
        self._set(replace(self._live.value, has_sounds=row.switch.isChecked(), volume=row.slider.value()))
        if not row.slider.isSliderDown():
            self._try_sound()

    @Slot()
    def _try_sound(self) -> None:
        self._play(TRIED_SOUND)
