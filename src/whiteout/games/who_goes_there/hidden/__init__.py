"""What a seat can work out from what it has seen, and positions drawn from it.

`infection` weighs every way in which the infection can have spread and draws one of them, `cards`
deals anew the inside cards that a viewer cannot name, `known` says what a player was allowed to
see.
"""
