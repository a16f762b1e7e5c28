"""The training of the window: lessons, puzzles, and the page that offers them."""
