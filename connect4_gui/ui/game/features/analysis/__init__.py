"""Analysis: the truth about the position that is shown, on the board and beside it."""
