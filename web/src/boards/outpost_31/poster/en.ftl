poster-outpost_31-line = Search the base. Trust somebody.
