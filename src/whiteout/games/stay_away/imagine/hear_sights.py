"""What a seat is shown of other hands."""

from __future__ import annotations

from whiteout.core.event import Facts
from whiteout.games.stay_away.cards import INFECTED, THE_THING, code_of
from whiteout.games.stay_away.imagine.deed import HOLDS, SHOW
from whiteout.games.stay_away.imagine.memory import Memory
from whiteout.games.stay_away.position import THING_ROLE


def saw(memory: Memory, player: int, face: int) -> None:
    """One card of a hand has been seen."""
    if player == memory.seat:
        return
    if face == THE_THING:
        memory.sights.append((len(memory.deeds), player))
    memory.add(HOLDS, player, face)


def showed_hand(memory: Memory, facts: Facts) -> None:
    """A whole hand was shown, to everybody or to a few."""
    player: int = facts["player"]
    cards = facts.get("shown")
    if cards is None:
        own = facts.get("only_you")
        if own is None:
            return
        cards = own["cards"]
    if player == memory.seat:
        return
    faces = [code_of(card) for card in cards]
    index = len(memory.deeds)
    if THE_THING in faces:
        memory.sights.append((index, player))
    else:
        memory.without[player] = index
    if INFECTED not in faces:
        memory.clean[player] = index
    memory.add(SHOW, player).faces = faces


def glimpsed(memory: Memory, facts: Facts) -> None:
    """One card of a hand was seen."""
    own = facts.get("only_you")
    if own is not None:
        saw(memory, facts["target"], code_of(own["card"]))


def revealed(memory: Memory, facts: Facts) -> None:
    """Somebody showed an Infected! card, or nothing."""
    if facts["what"] == "show_infected":
        saw(memory, facts["player"], INFECTED)


def looked_at_offer(memory: Memory, facts: Facts) -> None:
    """The offer was seen by means of Scary."""
    own = facts.get("only_you")
    if own is None or facts["player"] != memory.seat:
        return
    face = code_of(own["card"])
    saw(memory, facts["partner"], face)
    if face == INFECTED and memory.role != THING_ROLE:
        memory.is_the_thing(facts["partner"])
