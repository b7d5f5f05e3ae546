"""What a seat may imagine behind all that it has seen. In the order of reading:

- deed: the few kinds of things that happen to cards; memory: those that one seat has seen;
  listen, hear_cards, hear_sights, hear_trades: how the seat's events fill its memory;
- suspects: who can be The Thing; bounds, plan: how many Infected! cards each hand can have held,
  if it is that one;
- stock: faces left open; zones, dream: where every card is supposed to be; opening: at the start;
- reach, steering: cards go where they will be seen; seeing: what a face that is seen tells;
- replay, relive_deck, relive_hands, trading: the deeds, gone through once more in a dream;
- imagine: dreams until one fits; mending: the last resort.
"""
