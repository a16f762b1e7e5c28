"""UGI: our engine for other programs, over the Universal Game Interface. ``docs/ugi.md`` has the commands."""
