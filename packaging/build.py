"""Build the executable in a clean environment, then run it: start, first picture, a whole game against Hard, exit.

    python packaging/build.py                 a folder, dist/connect4 (starts fast)
    python packaging/build.py --onefile       one file, dist/connect4-gui (starts more slowly)

The folder has the licences of all its parts and a bill of materials in ``licences``; the one file carries them
inside. A listing of the contents is beside the product, pictures of the trial and a report with sizes and times are
in build/trial.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import contents
import licences
import trial
from workshop import (
    BUILD,
    DIST,
    ROOT,
    PackagingError,
    ask,
    clean_environment,
    install,
    make_environment,
    program,
    run,
    size_mb,
    source_date,
    steady_environment,
)

TRIAL = BUILD / "trial"
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse_arguments(arguments)
    try:
        programs = prepare(options.wheel or ROOT)
        product = build(programs, is_onefile=options.onefile)
        parts = finish(product, is_onefile=options.onefile)
        report = try_out(product, programs, runs=options.runs)
    except PackagingError as error:
        print(f"packaging/build.py: {error}", file=sys.stderr)
        return 1
    report["parts"] = len(parts)
    TRIAL.joinpath("report.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(report, indent=2))
    return 0


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Build the executable of Connect Four and run it.")
    parser.add_argument("--onefile", action="store_true", help="one file instead of a folder")
    parser.add_argument("--wheel", type=Path, help="package this wheel instead of building one from the source")
    parser.add_argument("--runs", type=int, default=7, help="how often the start is timed (default: 7)")
    return parser.parse_args(arguments)


def prepare(project: Path) -> Path:
    """A new environment with ``project``, a wheel or the source, and PyInstaller; nothing of an earlier one is used."""
    shutil.rmtree(BUILD, ignore_errors=True)
    programs = make_environment(BUILD / "environment")
    install(programs, f"{project}[package]")
    return programs


def build(programs: Path, *, is_onefile: bool) -> Path:
    """Run PyInstaller and return the program it made."""
    folders: list[str | Path] = ["--distpath", DIST, "--workpath", BUILD / "pyinstaller"]
    flags = ["--", "--onefile"] if is_onefile else []
    command = [program(programs, "pyinstaller"), "--noconfirm", "--log-level", "WARN", *folders]
    run(
        [*command, ROOT / "packaging" / "connect4.spec", *flags],
        cwd=BUILD,
        environment=steady_environment(source_date()),
    )
    return program(DIST if is_onefile else DIST / "connect4", "connect4-gui")


def finish(product: Path, *, is_onefile: bool) -> list[str]:
    """Put the licences where people find them, check them, and list the contents. Returns the names of all parts."""
    if is_onefile:
        contents.write_beside(product)
        return licences.check_folder(BUILD / "pyinstaller" / "connect4" / licences.FOLDER)
    folder = product.parent
    shutil.move(folder / "_internal" / licences.FOLDER, folder / licences.FOLDER)
    parts = licences.check_folder(folder / licences.FOLDER)
    contents.write_beside(folder)
    return parts


def try_out(product: Path, programs: Path, *, runs: int) -> dict[str, Any]:
    """Run the program offscreen and in a real window. Returns what is worth reporting."""
    report: dict[str, Any] = {
        "product": str(product.relative_to(ROOT)),
        "size_mb": round(size_mb(product if product.parent == DIST else product.parent), 1),
        "complaints": trial.check_complaints([product]),
        "offscreen": trial.whole_game([product], TRIAL / "offscreen", OFFSCREEN),
    }
    check_core(report["offscreen"], programs)
    command_line = program(product.parent, "connect4")
    if command_line.is_file():
        report["command_line"] = ask([command_line, "--version"], environment=clean_environment(TRIAL / "home"))
    starts: dict[str, trial.Command] = {
        "executable": [product],
        "installed with pip": [program(programs, "python"), "-m", "connect4_gui"],
    }
    with trial.screen() as variables:
        report["window"] = trial.whole_game([product], TRIAL / "window", variables)
        report["start_ms"] = trial.median_starts_ms(starts, variables, runs)
    return report


def check_core(trial_report: dict[str, Any], programs: Path) -> None:
    """The compiled core is in the executable if it could be built at all. Raises PackagingError."""
    question = "from connect4_gui.engine import native; print(native.is_available())"
    was_built = ask([program(programs, "python"), "-c", question], cwd=BUILD) == "True"
    if was_built and not trial_report["has_compiled_core"]:
        raise PackagingError("The compiled core was built but is not in the executable.")


if __name__ == "__main__":
    sys.exit(main())
