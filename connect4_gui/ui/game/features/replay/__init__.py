"""Replay: look back at a game move by move, a running one or a stored one, and play on from any place."""
