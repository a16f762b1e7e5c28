"""Set up a position by hand: the board that is edited and the dialog around it."""
