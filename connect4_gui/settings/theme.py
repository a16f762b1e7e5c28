"""Theme: every colour of the window, said once: light, dark, high contrast, and the classic colours."""

from __future__ import annotations

from dataclasses import dataclass, replace

from connect4_gui.engine.board import Side
from connect4_gui.settings import colour as sums
from connect4_gui.settings.colour import PAPER

SHADE_CONTRAST, STARK_CONTRAST = 1.7, 4.5
TINT_SHARE = 0.58
"""How much of the empty cell's colour is in the tint of a landing cell."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as ``#RRGGBB``. The pairs of :meth:`text_pairs` have a contrast of at least 4.5 to 1.

    ``good``, ``warn`` and ``bad`` are for text, each with a soft ground and a fill of its own. ``edge`` is the colour
    of outlines around the board, its holes and its discs; empty where there are none. ``gloss`` (0 to 1) says how much
    board and discs shine like plastic.
    """

    name: str
    background: str
    panel: str
    line: str
    text: str
    muted: str
    board: str
    board_shade: str
    board_light: str
    well: str
    well_shade: str
    first: str
    first_shade: str
    first_tint: str
    second: str
    second_shade: str
    second_tint: str
    accent: str
    accent_soft: str
    accent_text: str
    handle: str
    good: str
    good_soft: str
    good_fill: str
    warn: str
    warn_soft: str
    warn_fill: str
    bad: str
    bad_soft: str
    bad_fill: str
    edge: str = ""
    gloss: float = 0.0

    def disc(self, side: Side) -> str:
        return self.first if side is Side.FIRST else self.second

    def disc_shade(self, side: Side) -> str:
        """The colour of a disc's rim and mark."""
        return self.first_shade if side is Side.FIRST else self.second_shade

    def disc_tint(self, side: Side) -> str:
        """The paler colour that marks where a disc would land."""
        return self.first_tint if side is Side.FIRST else self.second_tint

    def with_discs(self, first: str | None, second: str | None) -> Theme:
        """The same theme with other discs; None keeps its own."""
        theme = self
        if first is not None:
            shade, tint = self._disc_kin(first)
            theme = replace(theme, first=first, first_shade=shade, first_tint=tint)
        if second is not None:
            shade, tint = self._disc_kin(second)
            theme = replace(theme, second=second, second_shade=shade, second_tint=tint)
        return theme

    def text_on(self, colour: str) -> str:
        """The text colour that reads best on ``colour``."""
        return sums.text_on(colour)

    def text_pairs(self) -> tuple[tuple[str, str], ...]:
        """Every (text, background) pair that the window uses."""
        grounds = (self.background, self.panel, self.accent_soft)
        plain = [(text, ground) for text in (self.text, self.muted, self.accent_text) for ground in grounds]
        fills = (self.first, self.second, self.accent, self.line)
        filled = [(self.text_on(ground), ground) for ground in fills]
        hovered = (self.text_on(self.accent), self.accent_text)
        return (*plain, *filled, *self._verdict_pairs(), hovered, (PAPER, self.board_shade))

    def verdicts(self) -> tuple[tuple[str, str, str], ...]:
        """What is good, needs attention or is bad: the colour of the text, its soft ground, and a fill."""
        return (
            (self.good, self.good_soft, self.good_fill),
            (self.warn, self.warn_soft, self.warn_fill),
            (self.bad, self.bad_soft, self.bad_fill),
        )

    def _verdict_pairs(self) -> list[tuple[str, str]]:
        pairs: list[tuple[str, str]] = []
        for verdict, soft, fill in self.verdicts():
            pairs += [(verdict, ground) for ground in (self.background, self.panel, self.accent_soft, soft)]
            pairs += [(self.text, soft), (self.text_on(fill), fill)]
        return pairs

    def _disc_kin(self, colour: str) -> tuple[str, str]:
        """The shade and the tint that go with a disc of ``colour``."""
        least = STARK_CONTRAST if self.edge else SHADE_CONTRAST
        return sums.shade_of(colour, least), sums.mix(colour, self.well, TINT_SHARE)


LIGHT = Theme(
    name="light",
    background="#F4F6FA",
    panel="#FFFFFF",
    line="#E1E6EF",
    text="#16202E",
    muted="#5C6B80",
    board="#2563EB",
    board_shade="#1D4FD0",
    board_light="#3B76F2",
    well="#F4F6FA",
    well_shade="#D5DCE9",
    first="#E11D48",
    first_shade="#9E1233",
    first_tint="#FDA4AF",
    second="#FBBF24",
    second_shade="#C97F0A",
    second_tint="#FDE9A9",
    accent="#2563EB",
    accent_soft="#E8EFFE",
    accent_text="#1D57DB",
    handle="#C3CCDA",
    good="#157038",
    good_soft="#E1F3E7",
    good_fill="#178443",
    warn="#8F5300",
    warn_soft="#FDF0D9",
    warn_fill="#D97706",
    bad="#B91C1C",
    bad_soft="#FCE8E9",
    bad_fill="#C62828",
)

DARK = Theme(
    name="dark",
    background="#0F1521",
    panel="#182130",
    line="#273449",
    text="#E8EDF5",
    muted="#93A3BA",
    board="#1E40AF",
    board_shade="#18338B",
    board_light="#2A50C8",
    well="#0F1521",
    well_shade="#080C14",
    first="#F43F5E",
    first_shade="#B81F3E",
    first_tint="#85223A",
    second="#FACC15",
    second_shade="#BF8A06",
    second_tint="#7A6412",
    accent="#60A5FA",
    accent_soft="#1E2C44",
    accent_text="#7DB5FB",
    handle="#3B4B66",
    good="#74E0A2",
    good_soft="#15332B",
    good_fill="#4ADE80",
    warn="#FBC77A",
    warn_soft="#35291A",
    warn_fill="#F59E0B",
    bad="#FCA5A5",
    bad_soft="#3A2130",
    bad_fill="#F87171",
)

HIGH_CONTRAST = Theme(
    name="high contrast",
    background="#000000",
    panel="#000000",
    line="#8A8A8A",
    text="#FFFFFF",
    muted="#E4E4E4",
    board="#0A2A8C",
    board_shade="#061C60",
    board_light="#0A2A8C",
    well="#000000",
    well_shade="#000000",
    first="#FF6B6B",
    first_shade="#000000",
    first_tint="#5C1616",
    second="#FFE600",
    second_shade="#000000",
    second_tint="#5C5200",
    accent="#66E0FF",
    accent_soft="#12343D",
    accent_text="#8BE9FF",
    handle="#FFFFFF",
    good="#7CFFB2",
    good_soft="#00301A",
    good_fill="#7CFFB2",
    warn="#FFD166",
    warn_soft="#332800",
    warn_fill="#FFD166",
    bad="#FF9C9C",
    bad_soft="#3A0A0A",
    bad_fill="#FF9C9C",
    edge="#FFFFFF",
)

CLASSIC = Theme(
    name="classic",
    background="#F6ECDD",
    panel="#FFFAF2",
    line="#E6D8C2",
    text="#2A2017",
    muted="#695843",
    board="#1E90FF",
    board_shade="#1567BE",
    board_light="#5CB0FF",
    well="#F6ECDD",
    well_shade="#CDB999",
    first="#DC143C",
    first_shade="#990C28",
    first_tint="#FFB6C1",
    second="#FFD700",
    second_shade="#B98E00",
    second_tint="#EEE8AA",
    accent="#1567BE",
    accent_soft="#E4EDF7",
    accent_text="#115AA8",
    handle="#CBB792",
    good="#157038",
    good_soft="#E1F3E7",
    good_fill="#178443",
    warn="#8F5300",
    warn_soft="#FDF0D9",
    warn_fill="#D97706",
    bad="#B91C1C",
    bad_soft="#FCE8E9",
    bad_fill="#C62828",
    gloss=0.6,
)

THEMES = (LIGHT, DARK, HIGH_CONTRAST, CLASSIC)


def with_own_discs(theme: Theme) -> Theme:
    """``theme`` as it is without anybody's choice of disc colours."""
    return next(own for own in THEMES if own.name == theme.name)
