poster-outpost_31-line = Registra la base. Confía en alguien.
