"""A tournament in words and numbers: a table for people at a terminal of 80 columns, an object of JSON for programs."""

from __future__ import annotations

from typing import Any

from connect4_gui.game.player_spec import PlayerSpec
from connect4_gui.tournament.plan import Format, Tournament, numbered, plan_object
from connect4_gui.tournament.played_game import PlayedGame
from connect4_gui.tournament.runner import Runner
from connect4_gui.tournament.score import Score, points_text
from connect4_gui.tournament.sprt import Sprt, Verdict
from connect4_gui.tournament.standings import Standing, Table

NAME_WIDTH, SCORE_WIDTH, ELO_WIDTH = 14, 12, 12
LINE_WIDTH = 80
CELL_WIDTHS = (7, 5)
"""A pair's points of its games, for example ``5½/10``; where that is too wide, its points alone."""

VERDICTS = {
    Verdict.OPEN: "not decided yet",
    Verdict.STRONGER: "H1 accepted: the first bot is stronger by elo1",
    Verdict.NOT_STRONGER: "H0 accepted: the first bot is not stronger than elo0",
}


def report_lines(plan: Tournament, runner: Runner, sprt: Sprt | None) -> list[str]:
    names = entrant_names(plan)
    table = runner.standings.table()
    lines = [_head(plan, runner), "", *_table_lines(names, table), ""]
    lines += [f"{names[one.entrant]} failed in {one.faults}: {one.last_fault}" for one in table.ranks if one.faults]
    lines += ["Elo: logistic model, normal prior, mean 1000; ± is the 95 % interval."]
    if sprt is not None:
        lines += _sprt_lines(runner, sprt)
    return lines


def report_object(plan: Tournament, runner: Runner, sprt: Sprt | None) -> dict[str, Any]:
    names = entrant_names(plan)
    table = runner.standings.table()
    data: dict[str, Any] = {
        "plan": plan_object(plan),
        "played": runner.standings.games,
        "total": plan.total,
        "ranks": [_standing_object(standing, names, table) for standing in table.ranks],
        "games": [_game_object(game, plan, names) for game in runner.games],
    }
    if sprt is not None:
        lower, upper = sprt.bounds
        verdict = runner.verdict
        data["sprt"] = {
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "alpha": sprt.alpha,
            "beta": sprt.beta,
            "llr": runner.ratio,
            "lower": lower,
            "upper": upper,
            "pairs": runner.standings.pair_counts(),
            "verdict": None if verdict is None else verdict.value,
        }
    return data


def entrant_names(plan: Tournament) -> list[str]:
    return numbered([_name(spec) for spec in plan.entrants])


def _name(spec: PlayerSpec) -> str:
    return spec.name or (spec.kind.value if spec.level is None else spec.level.key)


def _head(plan: Tournament, runner: Runner) -> str:
    kind = "gauntlet" if plan.format is Format.GAUNTLET else "round robin"
    return (
        f"{plan.size}, {kind}, {plan.games} games a pair, openings of {plan.opening_discs} discs, seed {plan.seed}: "
        f"{runner.standings.games} of {plan.total} games"
    )


def _table_lines(names: list[str], table: Table) -> list[str]:
    count = len(names)
    room = LINE_WIDTH - 3 - NAME_WIDTH - SCORE_WIDTH - ELO_WIDTH
    width = next((width for width in CELL_WIDTHS if width * count <= room), 0)
    places = "".join(f"{place + 1:>{width}}" for place in range(count)) if width else ""
    lines = [f"{'#':>2} {'bot':<{NAME_WIDTH}}{places}{'score':>{SCORE_WIDTH}}{'Elo ±':>{ELO_WIDTH}}"]
    for place, standing in enumerate(table.ranks, start=1):
        others = [table.cross.get((standing.entrant, other.entrant)) for other in table.ranks] if width else []
        cells = "".join(f"{_cell(score, is_short=width == CELL_WIDTHS[-1]):>{width}}" for score in others)
        name = names[standing.entrant][: NAME_WIDTH - 1]
        score = f"{points_text(standing.score.points)}/{standing.score.games}"
        lines.append(f"{place:>2} {name:<{NAME_WIDTH}}{cells}{score:>{SCORE_WIDTH}}{_elo(standing):>{ELO_WIDTH}}")
    return lines


def _cell(score: Score | None, *, is_short: bool) -> str:
    if score is None:
        return "-"
    points = points_text(score.points)
    return points if is_short else f"{points}/{score.games}"


def _elo(standing: Standing) -> str:
    rating = standing.rating
    return "-" if rating is None else f"{rating.elo:.0f} ±{rating.margin:4.0f}"


def _sprt_lines(runner: Runner, sprt: Sprt) -> list[str]:
    lower, upper = sprt.bounds
    verdict = runner.verdict or Verdict.OPEN
    return [
        f"SPRT of elo0 {sprt.elo0:g} and elo1 {sprt.elo1:g} (alpha {sprt.alpha:g}, beta {sprt.beta:g}), pentanomial: "
        f"LLR {runner.ratio:.2f} in ({lower:.2f}, {upper:.2f})",
        f"SPRT: {VERDICTS[verdict]}",
    ]


def _standing_object(standing: Standing, names: list[str], table: Table) -> dict[str, Any]:
    rating = standing.rating
    return {
        "bot": names[standing.entrant],
        **_score_object(standing.score),
        "elo": None if rating is None else round(rating.elo, 1),
        "margin": None if rating is None else round(rating.margin, 1),
        "faults": standing.faults,
        "against": {
            names[other]: _score_object(score)
            for (one, other), score in sorted(table.cross.items())
            if one == standing.entrant
        },
    }


def _score_object(score: Score) -> dict[str, Any]:
    return {"points": score.points, "wins": score.wins, "draws": score.draws, "losses": score.losses}


def _game_object(game: PlayedGame, plan: Tournament, names: list[str]) -> dict[str, Any]:
    fixture = plan.fixture(game.number)
    return {
        "number": game.number + 1,
        "first": names[fixture.first],
        "second": names[fixture.second],
        "winner": None if game.winner is None else game.winner.value,
        "moves": game.record.notation,
        "fault": game.fault,
    }
