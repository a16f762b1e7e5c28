"""Widgets: small parts that every window is built from."""
