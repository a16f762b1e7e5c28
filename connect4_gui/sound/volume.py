"""Volume: how loud it can be, for those who only choose it and play nothing."""

from __future__ import annotations

MAX_VOLUME = 100
