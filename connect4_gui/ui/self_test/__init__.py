"""Self-test: how the finished program tries itself."""
