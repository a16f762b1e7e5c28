"""Settings: what is remembered from one run to the next, and its JSON. Nothing read here is trusted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_ROWS, BoardSize
from connect4_gui.engine.levels import Level, level_named
from connect4_gui.engine.native import MOST_THREADS
from connect4_gui.engine.rule_names import rules_from_text, rules_text
from connect4_gui.engine.rules import Rules
from connect4_gui.engine.strength import DEFAULT_STRENGTH, STRONGEST
from connect4_gui.game.game_time import (
    MAX_GAME_MINUTES,
    MAX_INCREMENT_SECONDS,
    MIN_GAME_MINUTES,
    MIN_INCREMENT_SECONDS,
    GameTime,
)
from connect4_gui.game.match_setup import MAX_TURN_SECONDS, MIN_TURN_SECONDS, StartRule, TimeoutRule
from connect4_gui.game.player_spec import checked_name
from connect4_gui.json_values import ascii_text, number, one_of, shown, truth, whole
from connect4_gui.outside.own_bot_json import bot_object, read_bot
from connect4_gui.settings.analysis_choices import AnalysisChoices
from connect4_gui.settings.colour import is_colour
from connect4_gui.settings.disc_colours import DiscColours, problem_of
from connect4_gui.settings.language import Language
from connect4_gui.settings.menu_choices import MIN_MENU_COLUMNS, MenuChoices, Opponent
from connect4_gui.settings.motion import AnimationSpeed
from connect4_gui.settings.preferences import Preferences
from connect4_gui.settings.recent_files import checked_files
from connect4_gui.settings.text_size import TextSize
from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.settings.training_choices import TrainingChoices, checked_lessons
from connect4_gui.settings.wording import Wording
from connect4_gui.sound.volume import MAX_VOLUME

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Settings:
    """The menu's choices, the windows' geometry in Qt's own form as base64 (empty means none yet), preferences,
    where the adaptive level stands, the files that were opened last, what the analysis shows, and which lessons are
    done."""

    choices: MenuChoices = field(default_factory=MenuChoices)
    menu_geometry: str = ""
    game_geometry: str = ""
    preferences: Preferences = field(default_factory=Preferences)
    adaptive_strength: float = DEFAULT_STRENGTH
    recent_files: tuple[str, ...] = ()
    analysis: AnalysisChoices = field(default_factory=AnalysisChoices)
    training: TrainingChoices = field(default_factory=TrainingChoices)


def to_json(settings: Settings) -> dict[str, Any]:
    choices, preferences = settings.choices, settings.preferences
    return {
        "opponent": choices.opponent.value,
        "level": choices.level.key,
        "rows": choices.size.rows,
        "columns": choices.size.columns,
        "is_timed": choices.is_timed,
        "turn_seconds": choices.turn_seconds,
        "timeout_rule": choices.timeout_rule.value,
        "start_rule": choices.start_rule.value,
        "first_name": choices.first_name,
        "friend_name": choices.friend_name,
        "computer_name": choices.computer_name,
        "has_game_clock": choices.has_game_clock,
        "game_minutes": choices.game_time.minutes,
        "game_increment_seconds": choices.game_time.increment_seconds,
        "first_level": choices.first_level.key,
        "is_more_open": choices.is_more_open,
        "own_bot": bot_object(choices.own_bot),
        "own_bot_name": choices.own_bot_name,
        "rules": rules_text(choices.rules),
        "menu_geometry": settings.menu_geometry,
        "game_geometry": settings.game_geometry,
        "theme": preferences.theme.value,
        "first_disc": preferences.discs.first,
        "second_disc": preferences.discs.second,
        "animation": preferences.animation.value,
        "has_sounds": preferences.has_sounds,
        "volume": preferences.volume,
        "adaptive_strength": round(settings.adaptive_strength, 3),
        "recent_files": list(settings.recent_files),
        "language": preferences.language.value,
        "cores": preferences.cores,
        "teaches": preferences.teaches,
        "text_size": preferences.text_size.value,
        "wording": preferences.wording.value,
        "analysis_is_on": settings.analysis.is_on,
        "analysis_has_scores": settings.analysis.has_scores,
        "analysis_has_threats": settings.analysis.has_threats,
        "analysis_has_line": settings.analysis.has_line,
        "lessons": list(settings.training.lessons),
    }


def from_json(data: Mapping[str, Any]) -> tuple[Settings, list[str]]:
    """Read what can be read; every field that cannot is left at its default and named in the list of complaints."""
    reader = _Reader(data)
    default = MenuChoices()
    choices = MenuChoices(
        opponent=reader.take("opponent", default.opponent, one_of(Opponent)),
        level=reader.take("level", default.level, _level),
        size=BoardSize(
            reader.take("rows", default.size.rows, whole(MIN_ROWS, MAX_ROWS)),
            reader.take("columns", default.size.columns, whole(MIN_MENU_COLUMNS, MAX_COLUMNS)),
        ),
        is_timed=reader.take("is_timed", default.is_timed, truth),
        turn_seconds=reader.take("turn_seconds", default.turn_seconds, whole(MIN_TURN_SECONDS, MAX_TURN_SECONDS)),
        timeout_rule=reader.take("timeout_rule", default.timeout_rule, one_of(TimeoutRule)),
        start_rule=reader.take("start_rule", default.start_rule, one_of(StartRule)),
        first_name=reader.take("first_name", "", checked_name),
        friend_name=reader.take("friend_name", "", checked_name),
        computer_name=reader.take("computer_name", "", checked_name),
        has_game_clock=reader.take("has_game_clock", default.has_game_clock, truth),
        game_time=_game_time(reader, default.game_time),
        first_level=reader.take("first_level", default.first_level, _level),
        is_more_open=reader.take("is_more_open", default.is_more_open, truth),
        own_bot=reader.take("own_bot", None, read_bot),
        own_bot_name=reader.take("own_bot_name", "", checked_name),
        rules=reader.take("rules", default.rules, _rules),
    )
    menu, game = (reader.take(key, "", ascii_text) for key in ("menu_geometry", "game_geometry"))
    strength = reader.take("adaptive_strength", DEFAULT_STRENGTH, number(0, STRONGEST))
    recent = reader.take("recent_files", Settings().recent_files, checked_files)
    training = TrainingChoices(reader.take("lessons", (), checked_lessons))
    settings = Settings(choices, menu, game, _preferences(reader), strength, recent, _analysis(reader), training)
    return settings, reader.complaints


def _preferences(reader: _Reader) -> Preferences:
    default = Preferences()
    return Preferences(
        theme=reader.take("theme", default.theme, one_of(ThemeChoice)),
        discs=_discs(reader),
        animation=reader.take("animation", default.animation, one_of(AnimationSpeed)),
        has_sounds=reader.take("has_sounds", default.has_sounds, truth),
        volume=reader.take("volume", default.volume, whole(0, MAX_VOLUME)),
        language=reader.take("language", default.language, one_of(Language)),
        cores=reader.take("cores", default.cores, whole(1, MOST_THREADS)),
        teaches=reader.take("teaches", default.teaches, truth),
        text_size=reader.take("text_size", default.text_size, one_of(TextSize)),
        wording=reader.take("wording", default.wording, one_of(Wording)),
    )


def _analysis(reader: _Reader) -> AnalysisChoices:
    default = AnalysisChoices()
    return AnalysisChoices(
        is_on=reader.take("analysis_is_on", default.is_on, truth),
        has_scores=reader.take("analysis_has_scores", default.has_scores, truth),
        has_threats=reader.take("analysis_has_threats", default.has_threats, truth),
        has_line=reader.take("analysis_has_line", default.has_line, truth),
    )


def _discs(reader: _Reader) -> DiscColours:
    """Colours that do not go together are no colours at all: then both are the theme's own."""
    first, second = (reader.take(key, None, _disc) for key in ("first_disc", "second_disc"))
    discs = DiscColours(first, second)
    if discs.problem() is not None:
        reader.complaints.append(f"second_disc: {second} is too much like the other player's colour")
        return DiscColours()
    return discs


def _game_time(reader: _Reader, default: GameTime) -> GameTime:
    minutes, seconds = default.minutes, default.increment_seconds
    return GameTime(
        reader.take("game_minutes", minutes, whole(MIN_GAME_MINUTES, MAX_GAME_MINUTES)),
        reader.take("game_increment_seconds", seconds, whole(MIN_INCREMENT_SECONDS, MAX_INCREMENT_SECONDS)),
    )


class _Reader:
    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data
        self.complaints: list[str] = []

    def take(self, key: str, default: T, parse: Callable[[Any], T]) -> T:
        """The parsed value of ``key``; the default if it is missing or, with a complaint, if it is no good."""
        if key not in self._data:
            return default
        try:
            return parse(self._data[key])
        except ValueError as error:
            self.complaints.append(f"{key}: {error}")
            return default


def _level(value: Any) -> Level:
    return level_named(ascii_text(value))


def _rules(value: Any) -> Rules:
    return rules_from_text(ascii_text(value))


def _disc(value: Any) -> str | None:
    """A colour that a disc may have, or None for the theme's own."""
    if value is None:
        return None
    if not isinstance(value, str) or not is_colour(value) or problem_of(value) is not None:
        raise ValueError(f"{shown(value)} is not a colour for a disc")
    return value.upper()
