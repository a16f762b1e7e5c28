"""Hint: the best column and why, on request."""
