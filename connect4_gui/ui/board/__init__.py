"""Board: the picture of the board and everything painted on it."""
