"""Positions from the `given` lines of a scenario: what described.py has read is completed, checked
by possible.py, and started."""

from __future__ import annotations

from typing import Any

from whiteout.core.chance import Chance
from whiteout.core.given import Given
from whiteout.games.stay_away.act import Act
from whiteout.games.stay_away.cards import CARDS, INFECTED, IS_PANIC, THE_THING
from whiteout.games.stay_away.deck import DiscardPlayed
from whiteout.games.stay_away.described import FILL, Description
from whiteout.games.stay_away.exchange import SEDUCED, BeginExchange, ExchangeWithNext
from whiteout.games.stay_away.options import OFFER
from whiteout.games.stay_away.position import (
    ACT,
    INFECTED_ROLE,
    NOBODY,
    PANIC_STEP,
    THING_ROLE,
    StayAwayPosition,
)
from whiteout.games.stay_away.possible import Flaw, card_flaw, offer_flaw, role_flaw, table_flaw
from whiteout.games.stay_away.seats import next_player, survey
from whiteout.games.stay_away.setup import HAND_SIZE, arrangement
from whiteout.games.stay_away.turn import EndTurn, TakeTurn


def arrange(given: Given, options: dict[str, Any], chance: Chance) -> StayAwayPosition:
    """The position that the lines describe, at its first choice."""
    described = Description(given, options, chance)
    described.read_all()
    complete(described)
    check(described)
    described.p.history = []
    described.p.opening = arrangement(described.p)
    begin(described)
    return described.p


# -- completing ----------------------------------------------------------------------------------


def complete(described: Description) -> None:
    """Everything that has no place yet lies under the named cards of the deck, or with
    `deck only` in the discard pile."""
    p = described.p
    fill_hands(described)
    p.thing = described.thing
    if p.thing == NOBODY:
        for player in range(p.seats):
            if THE_THING in p.hands[player]:
                p.thing = player
    rest = [code for code in range(len(CARDS)) for _ in range(described.left[code])]
    p.chance.shuffle(rest, "rest")
    if described.deck_only:
        p.discard += rest
        rest = []
    p.deck = rest + described.deck[::-1]
    p.active = described.active
    survey(p)


def fill_hands(described: Description) -> None:
    """Open hands get ordinary cards, in a seeded order; those of Infected players also an
    Infected! card."""
    p = described.p
    left = described.left
    pool = [
        code
        for code in range(len(CARDS))
        if code not in (THE_THING, INFECTED) and not IS_PANIC[code]
        for _ in range(left[code])
    ]
    p.chance.shuffle(pool, "fill")
    hands = open_hands(described)
    place_thing(described, hands)
    for player in sorted(hands):
        hand = p.hands[player]
        if p.roles[player] == INFECTED_ROLE and INFECTED not in hand and left[INFECTED]:
            left[INFECTED] -= 1
            hand.append(INFECTED)
        while len(hand) < hand_size(described, player) and pool:
            card = pool.pop()
            left[card] -= 1
            hand.append(card)


def hand_size(described: Description, player: int) -> int:
    """Four cards, and the one just drawn in step 2 (SA-HAND-01)."""
    return HAND_SIZE + (1 if described.step == "act" and player == described.active else 0)


def open_hands(described: Description) -> list[int]:
    """The living players whose hands the lines leave open: first those with dots, then those
    without a line."""
    dotted = []
    free = []
    for player, name in enumerate(described.given.names):
        line = described.lines.get(f"hand {name}")
        if not described.p.alive[player]:
            continue
        if line is None:
            free.append(player)
        elif line.words[-1] == FILL:
            dotted.append(player)
    return dotted + free


def place_thing(described: Description, hands: list[int]) -> None:
    """The Thing goes to the player named, or else to the last open hand of somebody who is not
    Infected. The card of a dead Thing has been discarded."""
    p = described.p
    if not described.left[THE_THING] or p.settings.thing_in_deck:
        return
    thing = described.thing
    if thing == NOBODY:
        humans = [player for player in hands if p.roles[player] != INFECTED_ROLE]
        pile = p.hands[humans[-1]] if humans else None
    elif p.alive[thing]:
        pile = p.hands[thing] if thing in hands else None
    else:
        pile = p.discard
    if pile is not None:
        described.left[THE_THING] = 0
        pile.append(THE_THING)


# -- checking ------------------------------------------------------------------------------------


def check(described: Description) -> None:
    """Refuse what cannot be, with the line that says so."""
    p = described.p
    names = described.given.names
    refuse(described, role_flaw(p, names))
    if p.thing != NOBODY:
        p.roles[p.thing] = THING_ROLE
    refuse(described, table_flaw(p, names))
    sizes = [hand_size(described, player) for player in range(p.seats)]
    refuse(described, card_flaw(p, names, sizes))
    if described.request and (p.thing == NOBODY or not p.alive[p.thing]):
        refuse(described, Flaw("request", "nobody could ask to declare", "a living Thing"))
    if "last" in described.lines and not human_eliminated(p):
        refuse(described, Flaw("last", "no Human has been eliminated", "eliminated NAME"))
    if "top" in described.lines and described.step == "draw" and described.offer == NOBODY:
        refuse(described, Flaw("top", "the top card is drawn at once", "step act or exchange"))


def human_eliminated(p: StayAwayPosition) -> bool:
    """Whether somebody dead is neither Infected nor The Thing."""
    for player in range(p.seats):
        if not p.alive[player] and p.roles[player] not in (INFECTED_ROLE, THING_ROLE):
            return True
    return False


def refuse(described: Description, flaw: Flaw | None) -> None:
    """Blame the line that the flaw names, or the heading where there is none."""
    if flaw is None:
        return
    line = described.lines.get(flaw.key)
    if line is None:
        raise described.given.broken(flaw.wrong, flaw.expected)
    raise line.broken(flaw.wrong, flaw.expected)


# -- the turn ------------------------------------------------------------------------------------


def begin(described: Description) -> None:
    """Start the turn where the lines say."""
    p = described.p
    p.then(TakeTurn(described.active))
    if described.offer != NOBODY:
        begin_offered(described)
        p.request = described.request  # a standing request is for the next stable point
        return
    p.request = described.request
    if described.step != "draw":
        skip_draw(p)
        if described.step == "act":
            p.then(Act(described.active))
    p.advance()


def skip_draw(p: StayAwayPosition) -> None:
    """The turn has begun and its draw is over."""
    p.stack.pop().run(p)
    p.stack.clear()
    p.then(ExchangeWithNext(), EndTurn())


def begin_offered(described: Description) -> None:
    """The exchange has begun, and the card lies face down before the active player."""
    p = described.p
    active = described.active
    skip_draw(p)
    partner = described.partner if p.played else next_player(p, active)
    refuse(described, offer_flaw(p, partner, described.offer, described.step))
    if p.played:
        p.target = partner
        p.step = ACT if described.cause == SEDUCED else PANIC_STEP
        p.skip_exchange = described.cause == SEDUCED
        p.then(BeginExchange(active, partner, described.cause), DiscardPlayed())
    p.advance()
    p.apply(active, OFFER[described.offer])
