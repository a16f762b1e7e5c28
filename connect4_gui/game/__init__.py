"""The game: who plays, whose turn it is, how much time is left, how it ended. No Qt here."""
