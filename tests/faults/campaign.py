"""A campaign: trials made from a seed, counted by kind, each failure with the command that repeats it."""

from __future__ import annotations

import argparse
import random
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType

PATIENCE_SECONDS = 120
SHOWN_FAILURES, MOST_FAILURES = 20, 100


class Broken(AssertionError):
    """Something that must hold does not; the message says what."""


class Hung(BaseException):
    """A trial that takes for ever; no handler of the program may catch it."""


@dataclass(frozen=True)
class Case:
    """One trial. ``run`` returns how many things it tried, and raises anything at all where one does not hold."""

    kind: str
    run: Callable[[], int]
    detail: str = ""
    patience_seconds: float = PATIENCE_SECONDS


MakeCase = Callable[[random.Random, int], Case]


@dataclass(frozen=True)
class Failure:
    """What went wrong in which trial."""

    number: int
    kind: str
    reason: str


@dataclass
class Tally:
    """What a campaign found."""

    name: str
    seed: int
    tried: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    @property
    def total(self) -> int:
        return self.tried.total()

    def rows(self) -> list[tuple[str, int, int, int]]:
        """Kind, tried, held and failed, and the sum of all."""
        failed = Counter(failure.kind for failure in self.failures)
        rows = [(kind, self.tried[kind], self.tried[kind] - failed[kind], failed[kind]) for kind in sorted(self.tried)]
        return [*rows, ("all", self.total, self.total - len(self.failures), len(self.failures))]

    def repeat_command(self, failure: Failure) -> str:
        return f"python -m tests.faults.{self.name} --seed {self.seed} --only {failure.number}"

    def text(self) -> str:
        lines = [f"{'kind':<44}{'tried':>10}{'held':>10}{'failed':>8}"]
        lines += [f"{kind:<44}{tried:>10,}{held:>10,}{failed:>8,}" for kind, tried, held, failed in self.rows()]
        for failure in self.failures[:SHOWN_FAILURES]:
            lines += ["", f"{failure.kind}: {failure.reason}", f"  {self.repeat_command(failure)}"]
        return "\n".join(lines)


def run(
    name: str, make: MakeCase, *, seed: int, count: int, only: int | None = None, most_failures: int = MOST_FAILURES
) -> Tally:
    """Run trials until ``count`` things were tried, too many failed, or until Ctrl+C; with ``only``, just that one."""
    tally = Tally(name, seed)
    number = only or 0
    try:
        while tally.total < count and len(tally.failures) < most_failures:
            case = make(random.Random(f"{seed}/{number}"), number)
            _try(tally, number, case, is_alone=only is not None)
            number += 1
            if only is not None:
                break
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    return tally


def _try(tally: Tally, number: int, case: Case, *, is_alone: bool) -> None:
    tried = 1
    try:
        with patience(case.patience_seconds):
            tried = case.run()
    except (Exception, Hung) as error:
        if is_alone:
            traceback.print_exc()
        failure = Failure(number, case.kind, f"{case.detail}{type(error).__name__}: {error}"[:3000])
        tally.failures.append(failure)
        if len(tally.failures) <= SHOWN_FAILURES:
            print(f"{failure.kind}: {failure.reason}\n  {tally.repeat_command(failure)}", file=sys.stderr, flush=True)
    tally.tried[case.kind] += max(tried, 1)


@contextmanager
def patience(seconds: float = PATIENCE_SECONDS) -> Iterator[None]:
    """Raise Hung in what takes longer, where the system has alarms."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def give_up(_number: int, _frame: FrameType | None) -> None:
        raise Hung(f"no answer within {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def main(name: str, make: MakeCase, count: int, arguments: Sequence[str] | None = None) -> int:
    """Run a campaign from the command line; the exit code is 1 if anything failed."""
    parser = argparse.ArgumentParser(prog=f"python -m tests.faults.{name}")
    parser.add_argument("--seed", type=int, default=1, metavar="K", help="the same seed tries the same things (1)")
    parser.add_argument("--count", type=int, default=count, metavar="N", help=f"how many things to try ({count:,})")
    parser.add_argument("--only", type=int, metavar="N", help="just trial N, with its whole traceback")
    options = parser.parse_args(arguments)
    started = time.monotonic()
    tally = run(name, make, seed=options.seed, count=options.count, only=options.only)
    print(tally.text())
    print(f"\n{time.monotonic() - started:.0f} s", file=sys.stderr)
    return 1 if tally.failures else 0
