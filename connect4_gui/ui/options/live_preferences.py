"""LivePreferences: the preferences in use. Whatever changes them is seen, heard and read at once."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from connect4_gui.settings.motion import Motion, motion_at
from connect4_gui.settings.preferences import Preferences
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.reduced_motion import ReducedMotion
from connect4_gui.ui.words.translation import Translation


class LivePreferences(QObject):
    """``normal`` is the motion at normal speed. ``motion_changed`` carries the Motion to use from now on,
    ``volume_changed`` how loud sounds are."""

    motion_changed = Signal(object)
    volume_changed = Signal(int)

    def __init__(
        self,
        value: Preferences,
        appearance: Appearance,
        translation: Translation,
        reduced: ReducedMotion,
        normal: Motion,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._translation = translation
        self._reduced = reduced
        self._normal = normal
        self._motion = normal
        self._value = value
        self._apply()
        reduced.changed.connect(self._follow_system)

    @property
    def value(self) -> Preferences:
        return self._value

    @property
    def motion(self) -> Motion:
        return self._motion

    @property
    def volume(self) -> int:
        return self._value.volume if self._value.has_sounds else 0

    @Slot(object)
    def set_value(self, value: Preferences) -> None:
        if value != self._value:
            self._value = value
            self._apply()

    def _apply(self) -> None:
        self._appearance.set_text_size(self._value.text_size)
        self._translation.use(self._value.language)
        self._appearance.wear(self._value.theme, self._value.discs)
        self.volume_changed.emit(self.volume)
        self._follow_system()

    @Slot()
    def _follow_system(self) -> None:
        motion = motion_at(self._value.animation, is_reduced=self._reduced.is_wanted, normal=self._normal)
        if motion != self._motion:
            self._motion = motion
            self.motion_changed.emit(motion)
