"""The window: shows the game and asks it for moves. Qt lives only here (and in ``app``)."""
