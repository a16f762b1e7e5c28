"""Variants: the rules beside Classic, one file each, and the search that plays them."""
