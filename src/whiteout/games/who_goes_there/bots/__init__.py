"""Bots that know Who Goes There?."""
