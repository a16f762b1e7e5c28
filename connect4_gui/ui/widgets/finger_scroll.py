"""Let a finger scroll what is longer than its window."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractScrollArea, QScroller, QScrollerProperties

STILL_AT_ENDS = (
    QScrollerProperties.ScrollMetric.HorizontalOvershootPolicy,
    QScrollerProperties.ScrollMetric.VerticalOvershootPolicy,
)


def scroll_by_finger(area: QAbstractScrollArea) -> None:
    """A finger drags what ``area`` shows, and nothing swings back at the ends. A mouse does what it always does."""
    viewport = area.viewport()
    QScroller.grabGesture(viewport, QScroller.ScrollerGestureType.TouchGesture)
    scroller = QScroller.scroller(viewport)
    properties = scroller.scrollerProperties()
    for metric in STILL_AT_ENDS:
        properties.setScrollMetric(metric, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff)
    scroller.setScrollerProperties(properties)
