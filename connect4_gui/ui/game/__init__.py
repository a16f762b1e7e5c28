"""Game: the window in which a game is played."""
