"""Tournaments: many games between bots, and what they say about who is stronger."""
