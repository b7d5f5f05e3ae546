poster-outpost_31-line = Perlustra la base. Fidati di qualcuno.
