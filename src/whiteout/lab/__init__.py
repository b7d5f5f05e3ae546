"""The laboratory: what is learned from many matches, and from the rules as a text."""
