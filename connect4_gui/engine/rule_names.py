"""Rules by their names: what settings, records and commands write and read.

Nearly everybody plays Classic, so the others are imported only when one of them is named.
"""

from __future__ import annotations

from collections.abc import Mapping

from connect4_gui.engine.rules import CLASSIC, Rules, options_of
from connect4_gui.quote import quote

RULE_NAMES = (CLASSIC.key, "popout", "slippery", "swap", "flip", "vanishing", "gravity", "five")
"""The keys of ``rulebook.RULES``, in that order."""


def rules_named(key: str, options: Mapping[str, int] | None = None) -> Rules:
    """The rules called ``key`` with these options; those that are not named are as usual.

    Raises ValueError naming the rules or the options there are.
    """
    if key not in RULE_NAMES:
        raise ValueError(f"there are no rules {quote(key)}; the rules are {', '.join(RULE_NAMES)}")
    return _with_options(_usual_rules(key), options or {})


def rules_text(rules: Rules) -> str:
    """The rules on one line: their key and whatever is not as usual, for example ``gravity every=4 diagonal=1``."""
    usual = {option.name: option.default for option in rules.options}
    chosen = [f"{name}={value}" for name, value in options_of(rules).items() if value != usual[name]]
    return " ".join([rules.key, *chosen])


def rules_from_text(text: str) -> Rules:
    """Read what ``rules_text`` wrote. Raises ValueError with a sentence."""
    key, *chosen = text.split() or [""]
    return rules_named(key, dict(map(read_option, chosen)))


def read_option(text: str) -> tuple[str, int]:
    """Read ``every=4``; a switch may be written without its value. Raises ValueError with a sentence."""
    name, mark, value = text.partition("=")
    if not mark:
        return name, 1
    if not value.isdecimal() or not value.isascii():
        raise ValueError(f"an option is written like every=4, not {quote(text)}")
    return name, int(value)


def _usual_rules(key: str) -> Rules:
    if key == CLASSIC.key:
        return CLASSIC
    from connect4_gui.engine.rulebook import RULES  # noqa: PLC0415

    return RULES[RULE_NAMES.index(key)]


def _with_options(rules: Rules, options: Mapping[str, int]) -> Rules:
    if not options:
        return rules
    names = [option.name for option in rules.options]
    for name in options:
        if name not in names:
            known = f"the options are {', '.join(names)}" if names else "there are no options"
            raise ValueError(f"{rules.key} has no option {quote(name)}; {known}")
    return type(rules)(**options)
