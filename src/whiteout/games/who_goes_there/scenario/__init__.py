"""Scenarios: the `given` lines of Who Goes There?."""
