"""Watching two bots."""
