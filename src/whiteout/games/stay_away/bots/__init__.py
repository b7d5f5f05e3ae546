"""Bots that know Stay Away!."""
