"""Aloud: what those who play by ear can ask."""
