"""What a seat can work out from what it has seen, and positions drawn from it.

`blood` weighs who may be an Imitation, `observer` keeps track of Supply cards that the seat can
name, `known` says what it was allowed to see; `determinize` and `supply` draw the rest anew.
"""
