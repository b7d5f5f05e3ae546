"""The `given` lines of scenarios."""
