poster-the_thing-title = The Thing: The Boardgame
poster-the_thing-line = Tenete calda la base. Andatevene insieme.
