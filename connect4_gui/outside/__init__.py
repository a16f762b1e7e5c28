"""Outside: other people's bots, each in a process of its own with little that it may do."""
