"""What a seat can work out from what it has seen, and positions drawn from it.

`shown` reads what views say of the position; `infection` weighs who may be an alien;
`determinize` and `dealing` draw anew what a viewer cannot know.
"""
