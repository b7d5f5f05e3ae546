"""The Thing: The Boardgame. The rules stand in docs/rules/the_thing.md."""
