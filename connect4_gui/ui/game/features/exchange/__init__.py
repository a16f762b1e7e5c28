"""Exchange: moves, pictures and games to and from other programs, by the clipboard and by files."""
