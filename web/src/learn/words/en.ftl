# The words of the lessons in English. it.ftl and es.ftl hold the same messages. The names of cards
# and roles come from the game's own words. `lesson-GAME-LESSON` is the title, `-0`, `-1`, ... what to
# do next after so many moves, `-end` what was learned.

learn = Learn
learn-title = Learn { $game }
learn-text = Small scenes, a minute each. You play, the others follow a script. You can do anything that is allowed, and take anything back.
learn-start = Start
learn-again = Once more
learn-next = Next lesson
learn-all = All lessons
learn-games = Games
learn-done = done
learn-progress = { $done } of { $total } done
learn-step = Lesson { $number } of { $total }
learn-hint = Show me
learn-hint-text = Do this: { $option }
learn-back = Take back the last move
learn-astray = That is allowed, too. The lesson goes on from another move: look at what happens, then take it back.
learn-others = The others are playing …
learn-finished = Those were all the lessons. Now for the real thing: bots are waiting.
learn-play = Play your first match
learn-none = There are no lessons for this game yet.
learn-rules = The exact rules
learn-log = What has happened
