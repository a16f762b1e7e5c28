"""What the rules beside Classic need in the window: what comes next, pulling discs out and turning the board."""
