# The frame of the how-to-play pages, of the Rules tab and of the explanation behind "?". What they
# say of a game stands in its own words: words/help of its package, how/ beside its board.

how-page = How to play: { $game }
how-minutes = Ten minutes, with pictures. Then you can sit down.
how-chapters = Chapters
how-none = There is no guide to this game yet. The rules are at its table.
how-now = Ready?
how-play = Play now, with bots
how-lessons = Learn it by playing
how-link = How to play, in ten minutes
how-new-tab = opens in a new tab
help-title = What now?
help-asked = What is asked
help-may = What you may do
help-then = What happens then
help-none = There is no explanation here yet.
precisely = Precisely
precisely-text = The exact rule, as the program follows it. It is written in English.
precisely-none = There is no exact text for this.
rules-short = The game in short
rules-asked = What you can be asked
rules-cards = The cards
rules-exact = Every rule, precisely
