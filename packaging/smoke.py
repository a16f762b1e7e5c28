"""Build the wheel and the sdist, install each in an empty environment and try it.

    python packaging/smoke.py

Beside each is a listing of its contents, and the wheel carries its licence and a bill of materials. The wheel comes
with the compiled core if this machine can build it; the sdist is installed as on a machine without a compiler, so
that the Python engine has to do. Each environment says which engine it runs.
"""

from __future__ import annotations

import json
import shutil
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

import bill
import contents
import repack
import trial
from desktop_files import version as current_version
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
    source_date,
    steady_environment,
)

SMOKE = BUILD / "smoke"
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
NO_COMPILER = {"CC": "no-compiler", "CXX": "no-compiler"}
IN_SDIST = (
    "LICENSE",
    "README.md",
    "CHANGELOG.md",
    "docs/architecture.md",
    "resources/icons/connect4.svg",
    "tests/conftest.py",
)


def main() -> int:
    try:
        shutil.rmtree(SMOKE, ignore_errors=True)
        seconds = source_date()
        wheel, sdist = build(seconds)
        check_contents(sdist)
        complete(wheel, seconds)
        for name, package, variables in (("wheel", wheel, {}), ("sdist", sdist, NO_COMPILER)):
            print(f"{package.name}: {try_package(name, package, variables)}", flush=True)
            contents.write_beside(package)
    except PackagingError as error:
        print(f"packaging/smoke.py: {error}", file=sys.stderr)
        return 1
    return 0


def build(seconds: int) -> tuple[Path, Path]:
    """A new wheel and sdist in ``dist``, of a source from that time. The wheel is built from the sdist, so it has
    nothing that the sdist lacks.
    """
    for old in (*DIST.glob("*.whl*"), *DIST.glob("*.tar.gz*")):
        old.unlink()
    programs = make_environment(SMOKE / "builder")
    install(programs, "build>=1.2,<2")
    command: list[str | Path] = [program(programs, "python"), "-m", "build", "--outdir", DIST]
    ask([*command, "--sdist", ROOT], environment=steady_environment(seconds))
    sdist = next(DIST.glob("*.tar.gz"))
    repack.steady_sdist(sdist, seconds)
    with tarfile.open(sdist) as archive:
        archive.extractall(SMOKE / "source", filter="data")
    ask([*command, "--wheel", next((SMOKE / "source").iterdir())], environment=steady_environment(seconds))
    return next(DIST.glob("*.whl")), sdist


def complete(wheel: Path, seconds: int) -> None:
    """Put the bill of materials into ``wheel``. Raises PackagingError if it or the licence is not there then."""
    programs = make_environment(SMOKE / "wheel")
    install(programs, wheel)
    text = ask([program(programs, "python"), ROOT / "packaging" / "bill.py", current_version()])
    repack.complete_wheel(wheel, text, seconds)
    check_wheel(wheel)


def check_wheel(wheel: Path) -> None:
    """Raises PackagingError if ``wheel`` lacks its licence or a bill of materials that can be read."""
    with zipfile.ZipFile(wheel) as archive:
        texts = {PurePosixPath(name).name: name for name in archive.namelist() if ".dist-info/" in name}
        missing = [name for name in ("LICENSE", bill.FILE_NAME) if name not in texts]
        if missing:
            raise PackagingError(f"{wheel.name} lacks {', '.join(missing)}.")
        bill.names(archive.read(texts[bill.FILE_NAME]).decode())


def check_contents(sdist: Path) -> None:
    """Raises PackagingError if the sdist lacks a part of the project."""
    with tarfile.open(sdist) as archive:
        names = {str(PurePosixPath(*PurePosixPath(name).parts[1:])) for name in archive.getnames()}
    missing = [name for name in IN_SDIST if name not in names]
    if missing:
        raise PackagingError(f"{sdist.name} lacks {', '.join(missing)}.")


def try_package(name: str, package: Path, variables: Mapping[str, str]) -> str:
    """Install ``package`` in an empty environment, use its commands and return what its engine is called."""
    environment = clean_environment(SMOKE / "home", **variables)
    programs = make_environment(SMOKE / name)
    install(programs, package, environment=environment)
    version = ask([program(programs, "connect4"), "--version"], environment=environment, cwd=SMOKE)
    answer = ask([program(programs, "connect4"), "analyse", "112233", "--json"], environment=environment, cwd=SMOKE)
    if json.loads(answer)["best"] != [4]:
        raise PackagingError(f"The first player wins in column 4, but {package.name} answers: {answer}")
    report = trial.whole_game([program(programs, "connect4-gui")], SMOKE / f"{name}-trial", OFFSCREEN)
    if variables and report["has_compiled_core"] and trial.IS_LINUX:
        raise PackagingError(f"{package.name} was to be installed without a compiler, but has the compiled core.")
    return f"{version}, {'with' if report['has_compiled_core'] else 'without'} the compiled core"


if __name__ == "__main__":
    sys.exit(main())
