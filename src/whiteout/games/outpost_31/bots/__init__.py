"""The bots that know Outpost 31."""
