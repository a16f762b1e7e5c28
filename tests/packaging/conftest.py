"""The packaging scripts lie beside the program, not in it; tests find them here."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

sys.path.append(str(ROOT / "packaging"))
