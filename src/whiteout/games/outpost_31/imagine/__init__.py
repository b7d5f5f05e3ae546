"""What a seat can work out from what it has seen: whose blood may be what, where cards may be.

`blood` weighs who may be an Imitation; `cards` keeps track of cards that lie where the seat can
name them. determinize.py draws positions from both; the bots ask `blood` too.
"""
