"""Make a Debian package of the folder that packaging/build.py built.

    python packaging/deb.py           dist/connect4-gui_VERSION_ARCHITECTURE.deb
    python packaging/deb.py --try     and then install it, start it under Xvfb, play a game, and remove it (as root)

The package needs nothing from Python: the program brings its own, and Qt. The system libraries that it does not bring
become the package's dependencies.
"""

from __future__ import annotations

import argparse
import gzip
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import licences
import trial
from desktop_files import NAME, lay_out, version
from materials import debian_owner
from workshop import (
    BUILD,
    DIST,
    ROOT,
    PackagingError,
    ask,
    clean_environment,
    run,
    size_mb,
    source_date,
    steady_environment,
)

BUNDLE = DIST / "connect4"
TREE = BUILD / "deb"
HOME = Path("usr/lib") / NAME
COMMANDS = (NAME, "connect4")
SYSTEM_LGPL = "/usr/share/common-licenses/LGPL-3"
ALWAYS = ("fontconfig-config", "libegl1", "libgl1", "libxcb1")
"""What no file of the bundle shows: fonts and how to find them, and what Qt loads by name at run time."""

CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: The Connect Four developers <connect4-gui@localhost>
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: fonts-inter | fonts-dejavu-core
Section: games
Priority: optional
Description: Connect Four for the desktop
 Play a friend or the computer on any of 25 board sizes, with the mouse or the
 keyboard. The command connect4 analyses positions in a terminal.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make a Debian package of the built executable.")
    parser.add_argument("--try", action="store_true", dest="is_tried", help="install, start and remove it, as root")
    options = parser.parse_args(arguments)
    try:
        package = make()
        if options.is_tried:
            try_out(package)
    except PackagingError as error:
        print(f"packaging/deb.py: {error}", file=sys.stderr)
        return 1
    return 0


def make() -> Path:
    """Build the package from ``dist/connect4``."""
    if not BUNDLE.is_dir():
        raise PackagingError("There is no dist/connect4 yet; make it with: python packaging/build.py")
    shutil.rmtree(TREE, ignore_errors=True)
    shutil.copytree(BUNDLE, TREE / HOME, symlinks=True)
    lay_out(TREE / "usr")
    lay_out_commands(TREE / "usr/bin")
    lay_out_documents(TREE / "usr/share/doc" / NAME)
    architecture = ask(["dpkg", "--print-architecture"])
    control = TREE / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(
        CONTROL.format(
            name=NAME,
            version=version(),
            architecture=architecture,
            kilobytes=round(size_mb(TREE) * 1000),
            depends=", ".join(dependencies(TREE / HOME)),
        ),
        encoding="utf-8",
    )
    package = DIST / f"{NAME}_{version()}_{architecture}.deb"
    run(["chmod", "--recursive", "u=rwX,go=rX", TREE])
    run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", TREE, package],
        environment=steady_environment(source_date()),
    )
    print(f"{package.relative_to(ROOT)}: {size_mb(package):.1f} MB", flush=True)
    return package


def lay_out_commands(folder: Path) -> None:
    folder.mkdir(parents=True)
    for command in COMMANDS:
        (folder / command).symlink_to(Path("../lib") / NAME / command)


def lay_out_documents(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "copyright").write_text(copyright_text(TREE / HOME / licences.FOLDER), encoding="utf-8")
    with gzip.GzipFile(folder / "changelog.gz", "wb", mtime=0) as file:
        file.write((ROOT / "CHANGELOG.md").read_bytes())


def copyright_text(folder: Path) -> str:
    """Our licence and what the folder of licences says of the other parts. Raises PackagingError if it lacks any."""
    licences.check_folder(folder)
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8")
    parts = (folder / licences.README).read_text(encoding="utf-8")
    return (
        f"{ours}\n----\n\n{parts}\nThe files are in /{HOME / licences.FOLDER}; Debian has the LGPL in {SYSTEM_LGPL}.\n"
    )


def dependencies(bundle: Path) -> list[str]:
    """The packages of this system whose libraries the bundle loads but does not contain."""
    outside = {path for path in loaded_files(bundle) if bundle not in path.parents}
    packages = {*ALWAYS, *(owner(path) for path in outside)}
    libc = ask(["dpkg-query", "--show", "--showformat=${Version}", "libc6"]).partition("-")[0]
    return sorted(f"libc6 (>= {libc})" if package == "libc6" else package for package in packages)


def loaded_files(bundle: Path) -> set[Path]:
    """Every library that a program or library of ``bundle`` loads, as the linker finds it."""
    binaries = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink() and is_elf(path)]
    environment = {**os.environ, "LD_LIBRARY_PATH": str(bundle / "_internal")}
    done = subprocess.run(["ldd", *binaries], env=environment, capture_output=True, text=True, check=False)
    words = [word for line in done.stdout.splitlines() if "=>" in line for word in line.split()]
    return {Path(word).resolve() for word in words if word.startswith("/")}


def is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def owner(path: Path) -> str:
    """The package that ``path`` comes from."""
    package = debian_owner(path)
    if package is None:
        raise PackagingError(f"No package of this system brings {path}, so the program needs what nobody can install.")
    return package


def try_out(package: Path) -> None:
    """Install the package, play a game in a real window, remove it and see that nothing stays."""
    run([*as_root(), "dpkg", "--install", package])
    try:
        with trial.screen() as variables:
            report = trial.whole_game([Path("/usr/bin") / NAME], BUILD / "deb-trial", variables)
        print(f"Played {report['moves']} on {report['platform']}", flush=True)
        print(ask(["/usr/bin/connect4", "--version"], environment=clean_environment(BUILD / "deb-home")), flush=True)
    finally:
        run([*as_root(), "dpkg", "--remove", NAME])
    check_gone([Path("/") / HOME, *(Path("/usr/bin") / command for command in COMMANDS)])


def check_gone(paths: Iterable[Path]) -> None:
    left = [str(path) for path in paths if path.exists() or path.is_symlink()]
    if left:
        raise PackagingError(f"Removing the package leaves {', '.join(left)} behind.")


def as_root() -> list[str]:
    return [] if os.geteuid() == 0 else ["sudo"]


if __name__ == "__main__":
    sys.exit(main())
