"""The bots that know The Thing."""
