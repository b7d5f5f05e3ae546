"""What stands open beside every choice: declaring (D-20) and leaving for good (D-21).

Specification: SA-END-05, SA-END-13, SA-ELIM-07.
"""

from __future__ import annotations

from whiteout.core.event import Event
from whiteout.core.option import LEAVE, Option
from whiteout.core.position import alone
from whiteout.games.stay_away.options import DECLARE, REQUEST, WITHDRAW
from whiteout.games.stay_away.position import NOBODY, StayAwayPosition
from whiteout.games.stay_away.rules.elimination import eliminate
from whiteout.games.stay_away.rules.ending import declare, humans_alive, may_declare
from whiteout.games.stay_away.rules.exchange import call_off
from whiteout.games.stay_away.rules.panic import Reveal
from whiteout.games.stay_away.rules.round_and_round import RoundAndRound, drop, drop_stuck
from whiteout.games.stay_away.rules.turn import EndTurn


def asides(p: StayAwayPosition, player: int) -> list[Option]:
    """What the player may do now besides answering (D-20, D-21); seen by that player alone."""
    if p.over or not 0 <= player < p.seats or not p.alive[player]:
        return []
    options = [LEAVE]
    if may_declare(p, player):
        if p.stable:
            options.append(DECLARE)
        options.append(WITHDRAW if p.request else REQUEST)
    return options


def aside_seats(p: StayAwayPosition) -> list[int]:
    """The Thing is asked at every stable point before anybody else (SA-END-13)."""
    thing = p.thing
    return alone(thing) if p.stable and thing >= 0 and p.alive[thing] else []


def take_aside(p: StayAwayPosition, player: int, option: Option) -> None:
    """Carry out what `asides` has offered."""
    if option is DECLARE:
        declare(p)
    elif option is LEAVE:
        leave(p, player)
    else:
        p.request = option is REQUEST
        if p.history is not None:
            facts = {"player": player, "standing": p.request}
            p.emit(Event("request", facts, None, (player,)))


def leave(p: StayAwayPosition, player: int) -> None:
    """Eliminated on the spot, without a response (SA-ELIM-07)."""
    eliminate(p, player, "left")
    if p.over:
        return
    if player == p.active:
        end_turn_at_once(p)
    elif player == p.partner:
        call_off(p, "left")  # both offers go back
        p.close()
    else:
        leave_choice(p, player)
    if p.choice is None and not p.paused:
        p.advance()
    elif p.stable:
        declare_at_once(p)


def declare_at_once(p: StayAwayPosition) -> None:
    """With `auto_declare`: the stable point is still open, and the last Human has gone
    (SA-END-05)."""
    thing_lives = p.thing != NOBODY and p.alive[p.thing]
    if p.settings.auto_declare and thing_lives and humans_alive(p) == 0:
        declare(p)


def end_turn_at_once(p: StayAwayPosition) -> None:
    """The active player is gone: whatever was being resolved is dropped and discarded."""
    p.close()
    p.stack.clear()
    p.discard += p.played + p.drawn
    p.played.clear()
    p.drawn.clear()
    p.chain = []
    p.answers = []
    p.target = NOBODY
    if p.cause:
        call_off(p, "left")
    p.then(EndTurn())
    p.paused = False


def leave_choice(p: StayAwayPosition, player: int) -> None:
    """The open choice goes on without the player who left."""
    choice = p.choice
    if isinstance(choice, RoundAndRound):
        leave_chain(p, player)
    elif isinstance(choice, Reveal) and choice.seat == player:
        p.close()
        choice.ask_next(p)
    elif choice is not None and (choice.seat == player or not choice.options(p, choice.seat)):
        p.close()  # what was aimed at the player, or could only be, is spent without effect


def leave_chain(p: StayAwayPosition, player: int) -> None:
    """In Round and Round the place is skipped, and so is whoever has nothing to give then."""
    if player not in p.chain:
        return
    drop(p, player)
    drop_stuck(p)
    if p.over:
        return
    p.asked = [seat for seat in sorted(p.chain) if p.answers[seat] is None]
    if len(p.chain) < 2:
        p.chain = []
        p.answers = []
        p.close()
