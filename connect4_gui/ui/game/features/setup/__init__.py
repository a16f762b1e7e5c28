"""Set up a position and play from it."""
