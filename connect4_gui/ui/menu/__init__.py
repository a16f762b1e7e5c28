"""Menu: the window in which a match is chosen."""
