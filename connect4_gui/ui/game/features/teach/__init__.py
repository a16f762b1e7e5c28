"""Teach: after a mistake against the computer, say why and offer to take it back."""
