"""Period: how far back the list of games goes."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import Enum

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Period(Enum):
    """The value is the number of days, today included."""

    ALWAYS = None
    TODAY = 1
    WEEK = 7
    MONTH = 30
    YEAR = 365

    def since(self, now: float) -> float | None:
        """When it began, in seconds since 1970: at midnight; None if it has no beginning."""
        if self.value is None:
            return None
        midnight = datetime.fromtimestamp(now).replace(hour=0, minute=0, second=0, microsecond=0)
        return (midnight - timedelta(days=self.value - 1)).timestamp()


def period_title(period: Period) -> str:
    return {
        Period.ALWAYS: translate("period", "Any"),
        Period.TODAY: translate("period", "Today"),
        Period.WEEK: translate("period", "Last 7 days"),
        Period.MONTH: translate("period", "Last 30 days"),
        Period.YEAR: translate("period", "Last 365 days"),
    }[period]
