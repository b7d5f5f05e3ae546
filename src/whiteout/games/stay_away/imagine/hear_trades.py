"""What a seat hears of exchanges and passes, and what they tell about roles."""

from __future__ import annotations

from whiteout.core.event import Facts
from whiteout.games.stay_away.cards import INFECTED, THE_THING, code_of
from whiteout.games.stay_away.imagine.deed import (
    DRAW,
    FREE,
    KEEP,
    STUCK,
    TRADE,
    TURNED,
    UNKNOWN,
)
from whiteout.games.stay_away.imagine.hear_cards import face_of
from whiteout.games.stay_away.imagine.hear_sights import saw
from whiteout.games.stay_away.imagine.memory import Memory
from whiteout.games.stay_away.position import NOBODY, ROLES, THING_ROLE


def offered(memory: Memory, facts: Facts) -> None:
    """A card was offered."""
    player: int = facts["player"]
    unlock(memory)
    memory.unlocked_by = UNKNOWN
    memory.initiator = player
    memory.offer = face_of(facts, "card")
    if "shown" in facts:
        saw(memory, player, memory.offer)
        if memory.offer == INFECTED:
            betray(memory, player, facts["partner"])
    if not memory.settings.capped:
        deed = memory.add(FREE, player)
        deed.other = facts["partner"]
        deed.sizes.append(memory.sizes[deed.other])


def betray(memory: Memory, giver: int, receiver: int) -> None:
    """Somebody gave an Infected! card openly: one of the two is The Thing (§6.9)."""
    if receiver == memory.seat and memory.role != THING_ROLE:
        memory.is_the_thing(giver)
    deed = memory.add(TURNED, giver)
    deed.other = receiver
    deed.apart = True


def unlock(memory: Memory) -> bool:
    """Under `missed_offer = locked` a fresh offer after a redirect tells that the first one was
    an Infected! card for The Thing, by an Infected player: nothing else is legal for one partner
    and not for another."""
    if memory.unlocked_by == UNKNOWN or not memory.settings.locked_offer:
        return False
    memory.add(TURNED, memory.initiator).other = memory.unlocked_by
    return True


def redirected(memory: Memory, facts: Facts) -> None:
    """The exchange goes on to somebody else."""
    memory.redirected = True
    memory.unlocked_by = facts["player"]


def exchange_off(memory: Memory, facts: Facts) -> None:
    """The exchange does not take place, or is over."""
    if facts["reason"] == "no_legal_card" and not stuck_myself(memory, facts):
        deed = memory.add(STUCK, facts["player"], memory.stuck)
        deed.other = facts["partner"]
        deed.sizes.append(memory.sizes[deed.other])
        memory.stuck += 1
        for player, facing in ((deed.player, deed.other), (deed.other, deed.player)):
            if facing == memory.seat:
                memory.without[player] = len(memory.deeds)
    elif facts["reason"] == "superinfection":
        memory.facing[facts["player"]] = facts["partner"]
        memory.facing[facts["partner"]] = facts["player"]
    end_exchange(memory)


def stuck_myself(memory: Memory, facts: Facts) -> bool:
    """Whether the exchange failed for the seat's own hand: nothing but Infected! cards."""
    seat = memory.seat
    if seat not in (facts["player"], facts["partner"]) or memory.start is None:
        return False
    held = memory.start.hand.count(INFECTED)
    for deed in memory.deeds:
        if deed.kind == TRADE and seat in deed.chain:
            place = deed.chain.index(seat)
            held += (deed.faces[place - 1] == INFECTED) - (deed.faces[place] == INFECTED)
        elif deed.player == seat and deed.face == INFECTED and not deed.apart:
            held += 1 if deed.kind in (DRAW, KEEP) else -1
    return held == memory.sizes[seat]


def end_exchange(memory: Memory) -> None:
    """No exchange is going on any more."""
    memory.redirected = False
    memory.unlocked_by = UNKNOWN
    memory.offer = UNKNOWN


def exchanged(memory: Memory, facts: Facts) -> None:
    """Two cards change hands. The shield of `missed_shields` covers the partner of a redirect."""
    one: int = facts["player"]
    other: int = facts["partner"]
    faces = [memory.offer, UNKNOWN]
    if "shown" in facts:
        faces[1] = code_of(facts["shown"])
    own = facts.get("only_you")
    if own is not None:
        gave = code_of(own["gave"])
        received = code_of(own["received"])
        faces = [gave, received] if one == memory.seat else [received, gave]
    shielded = memory.redirected and memory.settings.missed_shields
    trade(memory, [one, other], faces, shielded)
    end_exchange(memory)


def passed_on(memory: Memory, facts: Facts) -> None:
    """Everybody in the chain passed a card on."""
    chain: list[int] = facts["chain"]
    faces = [UNKNOWN] * len(chain)
    for shown in facts.get("shown", []):
        faces[chain.index(shown["player"])] = code_of(shown["card"])
    own = facts.get("only_you")
    if own is not None:
        place = chain.index(memory.seat)
        faces[place] = code_of(own["gave"])
        faces[place - 1] = code_of(own["received"])
    trade(memory, chain, faces, False)


def trade(memory: Memory, chain: list[int], faces: list[int], shielded: bool) -> None:
    """Everybody of the chain gives a card to the next."""
    for place, face in enumerate(faces):
        giver = chain[place]
        receiver = chain[(place + 1) % len(chain)]
        if face == INFECTED and memory.seat not in (giver, receiver):
            betray(memory, giver, receiver)
        elif face == INFECTED and receiver == memory.seat and memory.role != THING_ROLE:
            memory.is_the_thing(giver)
        elif face == THE_THING:
            memory.sights.append((len(memory.deeds), NOBODY))
    deed = memory.add(TRADE, UNKNOWN)
    deed.chain = chain
    deed.faces = faces
    deed.apart = shielded
    deed.sizes = [memory.sizes[player] for player in chain]


def left_out(memory: Memory, facts: Facts) -> None:
    """Somebody had nothing but Infected! cards to pass on."""
    if facts["player"] != memory.seat:
        memory.without[facts["player"]] = len(memory.deeds)
        memory.add(STUCK, facts["player"])


def infected(memory: Memory, facts: Facts) -> None:
    """The seat infected somebody, or was infected."""
    memory.is_the_thing(facts["by"])
    if facts["player"] == memory.seat:
        memory.role = ROLES.index("infected")
