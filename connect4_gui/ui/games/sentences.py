"""What the archive and the disk complain of, as a sentence of its own."""

from __future__ import annotations


def sentence(problem: str) -> str:
    """``problem`` with a capital letter and a full stop."""
    return f"{problem[:1].upper()}{problem[1:].rstrip('.')}."
