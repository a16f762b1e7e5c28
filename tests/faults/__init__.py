"""Faults made on purpose: each module attacks the program in one way and counts what held.

    python -m tests.faults.damager --seed 1 --count 1000

Every attack runs alone. Trial ``n`` of a seed is always the same, so that a failure can be repeated by itself with
``--only n``. docs/reliability.md tells what they do and what the last whole run found.
"""
