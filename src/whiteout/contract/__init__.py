"""The contract: what any game on the core must keep, as checks that any author can run.

    from whiteout.contract import check_game
    check_game(my_game, matches=100, watched=10, seed=1)

or `python -m whiteout.contract GAME`. Each check takes the game and raises `Broken` with a message
that says what was broken, in which match, at which decision.
"""

from whiteout.contract.suite import Report, check_game
from whiteout.contract.walk import Broken

__all__ = ["Broken", "Report", "check_game"]
