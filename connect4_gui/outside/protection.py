"""Protection: what keeps a bot from outside away from the rest of the computer."""

from __future__ import annotations

from enum import Enum


class Protection(Enum):
    """From the strongest to the weakest; each has what the next one has."""

    SANDBOX = "sandbox"
    """No network, a read-only file system, and no sight of other processes."""

    LIMITS = "limits"
    """Limited memory, processes and files; whatever it starts is ended with it."""

    TIME = "time"
    """Limited time and output."""


PROTECTION_WORDS = {
    Protection.SANDBOX: "The bot runs in a sandbox: no network, files are read-only, time and memory are limited.",
    Protection.LIMITS: "The bot runs with limited time and memory, but it can use your files and the network.",
    Protection.TIME: "The bot runs with limited time, but it can use your files and the network.",
}
