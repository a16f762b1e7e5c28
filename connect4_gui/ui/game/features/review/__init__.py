"""Review: how good every move of a game was, why the mistakes were mistakes, and what was better."""
