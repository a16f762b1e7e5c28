"""Settings: what a person can choose, as values and as a file. No Qt here."""
