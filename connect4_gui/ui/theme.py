"""Theme: every colour of the window, said once, for light and for dark."""

from __future__ import annotations

from dataclasses import dataclass

from connect4_gui.engine.board import Side

INK, PAPER = "#0F1521", "#FFFFFF"


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as ``#RRGGBB``. The pairs of :meth:`text_pairs` have a contrast of at least 4.5 to 1."""

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
    danger: str
    handle: str

    def disc(self, side: Side) -> str:
        return self.first if side is Side.FIRST else self.second

    def disc_shade(self, side: Side) -> str:
        """The darker colour of a disc's rim and mark."""
        return self.first_shade if side is Side.FIRST else self.second_shade

    def disc_tint(self, side: Side) -> str:
        """The lighter colour that marks where a disc would land."""
        return self.first_tint if side is Side.FIRST else self.second_tint

    def text_on(self, colour: str) -> str:
        """Dark or white, whichever reads better on ``colour``."""
        return max((PAPER, INK), key=lambda text: contrast(text, colour))

    def text_pairs(self) -> tuple[tuple[str, str], ...]:
        """Every (text, background) pair that the window uses."""
        plain = [(text, ground) for text in (self.text, self.muted) for ground in (self.background, self.panel)]
        filled = [(self.text_on(ground), ground) for ground in (self.first, self.second, self.accent)]
        links = [(self.accent_text, ground) for ground in (self.background, self.panel, self.accent_soft)]
        return (*plain, *filled, *links, (self.danger, self.panel), (self.danger, self.background))


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
    first_shade="#B3163A",
    first_tint="#FDA4AF",
    second="#FBBF24",
    second_shade="#C97F0A",
    second_tint="#FDE9A9",
    accent="#2563EB",
    accent_soft="#E8EFFE",
    accent_text="#1D57DB",
    danger="#B91C1C",
    handle="#C3CCDA",
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
    danger="#FCA5A5",
    handle="#3B4B66",
)


def contrast(one: str, other: str) -> float:
    """The WCAG contrast ratio of two colours, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
