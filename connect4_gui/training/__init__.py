"""Training: puzzles, what they ask and accept, and when they come back. No Qt here."""
