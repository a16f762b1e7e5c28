"""Games: every game that was played, to look through, replay, export and delete, and what it tells about the player."""
