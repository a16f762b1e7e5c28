"""The host: runs inside the process of a Python bot, loads its file and asks it for columns.

Runs by itself, without the rest of the package. It reads a question from each line and answers with a line, both JSON.
Whatever the bot prints goes to the standard error output instead, and it finds nothing to read, so that it cannot
disturb the conversation by mistake.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import json
import operator
import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, BinaryIO

TIE_BREAK, PLY = "LEFT", 3
MARKS = {1: "X", 2: "O"}
TOLD = ("board", "mark", "step", "rules", "options", "moves", "turns", "turns_left", "pull", "next_pull", "flips")
"""What an agent finds in its observation as it was sent."""

Choose = Callable[[dict[str, Any]], object]


def main(arguments: list[str]) -> int:
    task = json.loads(arguments[0])
    questions, answers = _take_the_pipes()
    path = Path(task["file"])
    try:
        choose, rules = _load(path, task["name"], task["package"])
    except BaseException as error:
        _say(answers, _complaint(error, path))
        return 1
    _say(answers, {"ready": True, "rules": rules})
    for line in questions:
        _say(answers, _answer(choose, json.loads(line), path))
    return 0


class Values(dict[str, Any]):
    """What Kaggle hands to an agent: ``values.board`` and ``values["board"]`` are the same."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


def _take_the_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the program, which nobody else gets hold of by their usual numbers."""
    questions = os.fdopen(os.dup(0), "rb", buffering=0)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return questions, answers


def _say(answers: BinaryIO, message: dict[str, Any]) -> None:
    answers.write(json.dumps(message).encode() + b"\n")


def _answer(choose: Choose, question: dict[str, Any], path: Path) -> dict[str, Any]:
    try:
        answer = choose(question)
    except BaseException as error:
        return _complaint(error, path)
    shown = repr(answer)[:200]
    if isinstance(answer, str):
        return {"move": answer[:200], "answer": shown}
    try:
        return {"column": operator.index(answer)}  # type: ignore[arg-type]
    except TypeError:
        return {"answer": shown}


def _complaint(error: BaseException, path: Path) -> dict[str, Any]:
    """What went wrong and, if that was in the bot's own file, in which line."""
    if isinstance(error, Missing):
        return {"missing": str(error)}
    traceback.print_exception(error)
    if isinstance(error, MemoryError):
        return {"memory": True}
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    place = f" (line {lines[-1]})" if lines else ""
    return {"error": f"{type(error).__name__}: {error}{place}"[:500]}


class Missing(Exception):
    """The file can be loaded, but does not hold what was asked for by name; without a name, no bot at all."""


def _load(path: Path, name: str, package: str) -> tuple[Choose, list[str]]:
    """The bot, and the names of the rules that it knows besides Classic."""
    sys.path.insert(0, str(path.parent))
    sys.path.append(package)
    sys.argv = [str(path)]
    module = _module(path)
    found = _bot_in(module, name)
    return (_player(found), []) if inspect.isclass(found) else (_agent(found), _rules_in(module))


def _rules_in(module: ModuleType) -> list[str]:
    """What ``RULES`` of the file names."""
    names = getattr(module, "RULES", ())
    return names.split() if isinstance(names, str) else [str(name) for name in names]


def _module(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path.name} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def _bot_in(module: ModuleType, name: str) -> Any:
    """What ``name`` says; else ``agent``, else the last player's class, else, as Kaggle does it, the last function."""
    if name:
        found = getattr(module, name, None)
        if not callable(found):
            raise Missing(name)
        return found
    own = [value for value in vars(module).values() if getattr(value, "__module__", None) == module.__name__]
    agent = getattr(module, "agent", None)
    players = [value for value in own if inspect.isclass(value) and hasattr(value, "next_move")]
    functions = [value for value in own if inspect.isfunction(value) and _takes(value) in (1, 2)]
    if callable(agent):
        return agent
    for found in (players, functions):
        if found:
            return found[-1]
    raise Missing


def _takes(function: Callable[..., Any]) -> int:
    """How many arguments a function needs or may have, counted by position."""
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(parameter.kind in kinds for parameter in inspect.signature(function).parameters.values())


def _agent(function: Callable[..., Any]) -> Choose:
    """An agent of Kaggle's ConnectX, which is told more than there."""
    wants_configuration = not inspect.isfunction(function) or _takes(function) != 1

    def choose(question: dict[str, Any]) -> object:
        seconds = question["seconds"]
        observation = Values({name: question[name] for name in TOLD}, remainingOverageTime=0)
        configuration = Values(
            columns=question["columns"],
            rows=question["rows"],
            inarow=question["length"],
            timeout=seconds,
            actTimeout=seconds,
            agentTimeout=seconds,
            runTimeout=1200,
            episodeSteps=1000,
        )
        return function(observation, configuration) if wants_configuration else function(observation)

    return choose


def _player(kind: Callable[..., Any]) -> Choose:
    """A player of the classroom: ``next_move(board)`` of an object made with its mark, tie-break and ply."""
    players: dict[str, Any] = {}

    def choose(question: dict[str, Any]) -> object:
        ox = MARKS[question["mark"]]
        if ox not in players:
            players[ox] = kind(*_wanted(kind, (ox, TIE_BREAK, PLY)))
        return players[ox].next_move(_board(kind, question))

    return choose


def _wanted(kind: Callable[..., Any], values: tuple[object, ...]) -> tuple[object, ...]:
    """The first values, as many as must be given; what has a default keeps it."""
    parameters = inspect.signature(kind).parameters.values()
    if any(parameter.kind is inspect.Parameter.VAR_POSITIONAL for parameter in parameters):
        return values
    needed = sum(parameter.default is inspect.Parameter.empty for parameter in parameters)
    return values[:needed]


def _board(kind: Callable[..., Any], question: dict[str, Any]) -> Any:
    """The position on the board that the player's file knows as ``Board``, or on that of the classroom."""
    rows, columns, cells = question["rows"], question["columns"], question["board"]
    make = getattr(sys.modules[kind.__module__], "Board", None)
    board = (make or importlib.import_module("connect4_gui.classroom").Board)(columns, rows)
    for row in reversed(range(rows)):
        for column in range(columns):
            mark = cells[row * columns + column]
            if mark:
                board.add_move(column, MARKS[mark])
    return board


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
