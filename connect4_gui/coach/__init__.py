"""The coach: what a score means to people, how good a move was, and why. No Qt here."""
