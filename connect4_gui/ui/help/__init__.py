"""Help: the guide and what there is to know about the program."""
