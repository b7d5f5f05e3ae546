"""The core: what every game stands on. No input or output, no clock, no global state."""
