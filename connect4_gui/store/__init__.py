"""What is kept on disk: games, one to a file or all in one archive. No Qt."""
