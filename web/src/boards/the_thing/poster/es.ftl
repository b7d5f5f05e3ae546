poster-the_thing-title = The Thing: The Boardgame
poster-the_thing-line = Mantened la base caliente. Salid todos juntos.
