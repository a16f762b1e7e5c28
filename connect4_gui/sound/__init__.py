"""Sounds made by the program itself: synthesis, mixing and playing. No Qt."""
