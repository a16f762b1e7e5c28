"""The Dask cluster that a command works on, where the extra for it is installed."""

from __future__ import annotations

from concurrent.futures import Executor
from contextlib import ExitStack


def dask_executor(address: str, stack: ExitStack) -> tuple[Executor, int]:
    """An executor, which ``stack`` closes, and how many tasks it works on at a time. Raises ValueError."""
    try:
        from distributed import Client  # noqa: PLC0415  an optional extra
    except ImportError:
        raise ValueError("--dask needs the extra: pip install 'connect4-gui[cluster]'") from None
    client = stack.enter_context(Client(address))
    return stack.enter_context(client.get_executor()), sum(client.ncores().values())
