"""The engine: rules, search and levels. Standard library only; usable without a window."""
