"""The rules in the user's language: their names, one sentence about each, and what can be chosen about them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from connect4_gui.engine.rule_names import rules_from_text
from connect4_gui.engine.rules import Option, Rules, options_of
from connect4_gui.ui.words.percent import percent_suffix, percent_text

translate = QCoreApplication.translate


def rules_title(key: str) -> str:
    """The name of the rules called ``key``; the key itself for rules that this program does not know."""
    return {
        "classic": translate("rules", "Classic"),
        "popout": translate("rules", "PopOut"),
        "slippery": translate("rules", "Slippery"),
        "swap": translate("rules", "Swap"),
        "flip": translate("rules", "Flip"),
        "vanishing": translate("rules", "Vanishing row"),
        "gravity": translate("rules", "Gravity"),
        "five": translate("rules", "Five"),
    }.get(key, key)


def rules_sentence(key: str) -> str:
    """What is special about the rules; empty for rules that this program does not know."""
    return {
        "classic": translate("rules", "Four in a row wins."),
        "popout": translate("rules", "Drop a disc, or pull one of yours out at the bottom."),
        "slippery": translate("rules", "Now and then a disc slips into another column."),
        "swap": translate("rules", "Every few turns two discs change colour."),
        "flip": translate("rules", "Instead of dropping, turn the board upside down."),
        "vanishing": translate("rules", "A full bottom row disappears."),
        "gravity": translate("rules", "Every few turns discs fall to another side."),
        "five": translate("rules", "Five in a row wins."),
    }.get(key, "")


def rules_name(rules: Rules) -> str:
    """The rules and whatever is not as usual about them, for example ``Gravity, every 4 turns, diagonal``."""
    usual = {option.name: option.default for option in rules.options}
    chosen = [_chosen_text(name, value) for name, value in options_of(rules).items() if value != usual[name]]
    return ", ".join([rules_title(rules.key), *chosen])


def kept_rules_name(text: str) -> str:
    """The name of rules as the archive keeps them; their key where this program does not know them."""
    try:
        return rules_name(rules_from_text(text))
    except ValueError:
        return text.partition(" ")[0]


def option_label(rules: Rules, option: Option) -> str:
    """What stands before the number that is chosen, or what is switched on."""
    return {
        ("slippery", "chance"): translate("rules", "Chance of a slip"),
        ("swap", "every"): translate("rules", "A swap every"),
        ("flip", "flips"): translate("rules", "Flips for each player"),
        ("gravity", "every"): translate("rules", "Gravity turns every"),
        ("gravity", "diagonal"): translate("rules", "Diagonal"),
    }.get((rules.key, option.name), option.name)


def option_tip(rules: Rules, option: Option) -> str:
    """A sentence about an option."""
    return {
        ("slippery", "chance"): translate("rules", "How many of a hundred discs slip"),
        ("swap", "every"): translate("rules", "After how many turns two discs change colour"),
        ("flip", "flips"): translate("rules", "How often in a game each player may turn the board"),
        ("gravity", "every"): translate("rules", "After how many turns discs fall to another side"),
        ("gravity", "diagonal"): translate("rules", "Discs slide down a slope instead of falling straight"),
    }.get((rules.key, option.name), option.name)


def option_suffix(option: Option) -> str:
    """What stands after the number."""
    return {"%": percent_suffix(), "turns": translate("rules", " turns")}.get(option.unit, "")


def _chosen_text(name: str, value: int) -> str:
    if name == "chance":
        return percent_text(value)
    return {
        "every": translate("rules", "every {count} turns"),
        "flips": translate("rules", "flips: {count}"),
        "diagonal": translate("rules", "diagonal"),
    }.get(name, f"{name} {{count}}").format(count=value)
