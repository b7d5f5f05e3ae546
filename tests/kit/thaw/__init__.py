"""Thaw: a small game for tests that uses every part of the core. One to three players.

Some people in a hut wait for the spring. Each night they burn logs; too little heat, and frost
gets in. Everybody lives or freezes together, but some want more than to live.

Setting up
- TH-SET-01  There are six logs each of the numbers 1 to 5. Everybody is dealt three, in secret.
- TH-SET-02  The cards of the weather (setting `cold`) are multiplied by `harshness`, rounded up,
             and shuffled face down. The match lasts `nights` nights.
- TH-SET-03  Of four objectives, two `crew`, one `hoarder` and one `giver`, everybody is dealt one,
             in secret.
- TH-SET-04  Of three players, two drawn by chance are friends; two players are friends; alone one
             has none. All players know who they are. Friends see the top card of the weather.

A night
- TH-NIT-01  The keeper is the next player clockwise, seat 0 in the first night. All draw a log.
- TH-NIT-02  The keeper lays a log on the stove or hands one to another player, face up (D-01).
- TH-NIT-03  All choose up to two of their logs in secret, and burn them together (D-02).
- TH-NIT-04  Whoever has logs may throw in more, one by one, until nobody wants to (D-03).
- TH-NIT-05  The top card of the weather is turned up. The keeper lights the stove (D-04).
- TH-NIT-06  Before that, everybody may hang up a blanket, once in the match: two more of heat.
- TH-NIT-07  Where the heat is below the weather, frost gets in.

The end
- TH-END-01  If frost has got in `frost_limit` times, all lose (`froze`).
- TH-END-02  After the last night the thaw comes (`thaw`): the crew win.
- TH-END-03  A hoarder wins with 6 or more in logs, draws with 4 or 5, and loses with less.
- TH-END-04  A giver wins who has burned more than each other player, draws with as much as the
             next, and loses with less.

Talk
- TH-TLK-01  Friends have a channel of their own.
- TH-TLK-02  The keeper is silent while D-01 is open.
- TH-TLK-03  Nobody says what was burned before anything was.

Who sees what
- I-01 all: nights, keeper, heat, frost, who has burned how much, blankets, how many logs and cards
- I-02 the owner: the logs in hand; all: those that were handed over face up
- I-03 the owner: the objective; all at the end
- I-04 friends: the top card of the weather; all once it is turned up
- I-05 the players: who are friends
"""
