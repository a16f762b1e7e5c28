"""The packaging scripts lie beside the program, not in it; tests find them here."""

from __future__ import annotations

import sys

from tests.project import ROOT

sys.path.append(str(ROOT / "packaging"))
