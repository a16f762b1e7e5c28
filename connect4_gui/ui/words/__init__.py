"""Words: what the window says, in the language that is spoken."""
