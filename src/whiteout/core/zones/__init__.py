"""Zones: what one viewer knows of where hidden things lie, and positions drawn from it.

A game numbers its zones: a hand per seat, a deck, a discard pile, a bag of tokens, a pile per giver
until it is shuffled. Backs that all can see make two zones of one pile, so that the size of every
zone is public. Things are *faces*, small numbers; copies of a face are alike.

`Knowledge` (knowledge.py) says how many copies of each face are expected in each zone. It is told
what the viewer saw, and nothing else:

    k = Knowledge([4, 4, 0, 30], faces=9)      # two hands, a pile, a deck
    k.put(AXE, MINE, 1)                        # the viewer's own cards
    k.spread(FLARE, 5, [THEIRS, DECK])         # these may be in either
    k.balance()
    k.move([Move(DECK, THEIRS)])               # drawn unseen: any card of the deck
    k.move([Move(THEIRS, PILE, FLARE)])        # a Flare played
    k.see(THEIRS, [AXE, FLARE], whole=False)   # two cards glimpsed
    k.pour(PILE, DECK)                         # reshuffled

A *world* is one way in which hidden roles can be. Worlds have weights; `rule_out`, `only` and
`weigh` change them, and what contradicts a world rules it out. Faces that worlds treat differently
(the card of the hidden role) are `split`: they are counted in each world on its own. All other
faces share one table. A move may say what its giver `keeps` in each world. Roles that do not move
cards (blood, objectives) need no table: a chance per seat beside the worlds (roles.py), or a weight
for every set of seats (seat_sets.py).

`Draw` (draw.py) draws where everything lies in one world: what is sure is placed, then zone after
zone is filled, the smallest first. `Tie` says that a zone holds a face (the Infected keep an
Infected!), `Limit` that it holds no more than so many:

    world = k.draw_world(chance)
    zones = Draw(k, world, ties, limits).deal(chance)

Where things only come from a deck and go to a pile, and none passes unseen from hand to hand, all
this is more than is needed: `CountObserver` (counts.py) counts what was seen, and `Deal` (deal.py)
deals the rest again, with what a zone may not hold. Reading an event takes 3 µs instead of 100.

`Observer` (observer.py) reads a position's history for one viewer, as far as it has not been read;
`Carry` (carry.py) says what an event moves; `draw_answers` (answers.py) draws, last of all, what
others have answered in secret, among what they may answer in the position drawn.
"""
