"""Options: the window in which a person sets how the program looks, sounds and speaks."""
