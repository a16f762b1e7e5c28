"""Features: what the game window can do besides playing. Each is an addition; without it the window still works."""
