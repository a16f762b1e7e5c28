"""The bill of materials of a package: CycloneDX, the JSON that tools for licences and known vulnerabilities read.

It is written here and not by a tool, because the tools for Python see distributions only: not Python, not Qt, and
none of the shared libraries, which are most of the executable. There is no time and no random number in it: the same
package has the same bill.

    python packaging/bill.py VERSION      the bill of the wheel, asked in an environment where it is installed
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from materials import OURS, Material, requirements
from workshop import PackagingError

FORMAT, FORMAT_VERSION = "CycloneDX", "1.5"
OUR_LICENCE = "MIT"
FILE_NAME = "bill-of-materials.cdx.json"


def ours(version: str) -> Material:
    return Material(OURS, version, OUR_LICENCE, f"pkg:pypi/{OURS}@{version}")


def text(version: str, materials: Iterable[Material]) -> str:
    """The bill of this ``version`` of the game with all its ``materials``."""
    return json.dumps(
        {
            "bomFormat": FORMAT,
            "specVersion": FORMAT_VERSION,
            "version": 1,
            "metadata": {"component": _component(ours(version), kind="application")},
            "components": [_component(material) for material in materials],
        },
        indent=2,
    )


def _component(material: Material, kind: str = "library") -> dict[str, Any]:
    licence = {"expression": material.licence} if material.is_spdx else {"license": {"name": material.licence}}
    component = {
        "type": kind,
        "bom-ref": material.purl or material.name,
        "name": material.name,
        "version": material.version,
        "purl": material.purl,
        "licenses": [licence],
    }
    return {key: value for key, value in component.items() if value}


def names(bill: str) -> list[str]:
    """The names of all materials in a bill. Raises PackagingError if it is none, or one of them has no licence."""
    try:
        content = json.loads(bill)
        is_bill = content["bomFormat"] == FORMAT
        components = [content["metadata"]["component"], *content["components"]]
        licences = {component["name"]: next(iter(component["licenses"][0].values())) for component in components}
    except (ValueError, TypeError, LookupError) as error:
        raise PackagingError(f"The bill of materials cannot be read: {error!r}") from None
    without = [name for name, licence in licences.items() if not licence]
    if not is_bill or without:
        raise PackagingError(f"The bill of materials says no licence of {', '.join(without) or 'anything'}.")
    return list(licences)


def of_wheel(version: str) -> str:
    """The wheel has nothing but the game in it. Its bill names what pip adds, without versions: those are chosen on the
    machine that installs it.
    """
    return text(version, [replace(part, version="", purl=part.purl.partition("@")[0]) for part in requirements(OURS)])


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("usage: python packaging/bill.py VERSION", file=sys.stderr)
        return 2
    print(of_wheel(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
