poster-the_thing-title = The Thing: The Boardgame
poster-the_thing-line = Keep the base warm. Leave together.
