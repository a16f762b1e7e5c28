"""Play: what lets a game run beside the window: its timer and the threads that think."""
