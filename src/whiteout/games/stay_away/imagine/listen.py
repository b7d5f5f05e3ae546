"""Listening: every kind of event, and what it adds to a seat's memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whiteout.core.event import Event, Facts
from whiteout.games.stay_away.cards import (
    BARRED_DOOR,
    INFECTED,
    IS_PANIC,
    QUARANTINE,
    THE_THING,
    code_of,
)
from whiteout.games.stay_away.imagine.deed import (
    ASIDE,
    DIE,
    DISCARD,
    DRAW,
    FREE,
    HOLDS,
    KEEP,
    OVERFLOW,
    SHOW,
    SHUFFLE,
    SPEND,
    STUCK,
    TRADE,
    TURNED,
    UNKNOWN,
)
from whiteout.games.stay_away.imagine.memory import Memory, Start
from whiteout.games.stay_away.position import HUMAN, NOBODY, ROLES, THING_ROLE
from whiteout.games.stay_away.setup import HAND_SIZE

_WHILE_ASIDE: Final = ("reshuffled", "overflowed", "became_the_thing", "claimed")
_DRAWS_WHILE_ASIDE: Final = ("blind_date", "overflow")


def listen(memory: Memory, opening: Event | None, history: list[Event], fresh: bool) -> None:
    """Read what is new, at first the opening of an arranged match.

    `fresh` says whether a new offer is asked for after a redirect, which is public: what that tells
    is known before the offer itself is heard of."""
    if memory.foretold:
        memory.deeds.pop()
        memory.foretold = False
    if opening is not None and memory.start is None:
        facts = opening.seen_by(memory.viewer)
        assert facts is not None
        hear(memory, facts)
    for index in range(memory.read, len(history)):
        facts = history[index].seen_by(memory.viewer)
        if facts is not None:
            hear(memory, facts)
    memory.read = len(history)
    if memory.start is None:
        raise ValueError(
            "determinize needs a position that was listened to from its start: "
            "its history does not begin with the deal"
        )
    if fresh:
        memory.foretold = unlock(memory)


def hear(memory: Memory, facts: Facts) -> None:
    """One event as the seat sees it."""
    kind: str = facts["event"]
    if (
        memory.aside is not None
        and kind not in _WHILE_ASIDE
        and (kind != "drew" or facts["cause"] not in _DRAWS_WHILE_ASIDE)
    ):
        memory.lay_down()
    listener = _LISTENERS.get(kind)
    if listener is not None:
        listener(memory, facts)


def face_of(facts: Facts, own_key: str) -> int:
    """The face shown to all, or else to this seat, or else UNKNOWN."""
    if "shown" in facts:
        return code_of(facts["shown"])
    own = facts.get("only_you")
    return UNKNOWN if own is None else code_of(own[own_key])


# -- the start -----------------------------------------------------------------------------------


def dealt(memory: Memory, facts: Facts) -> None:
    """Four cards each; the seat sees its own."""
    start = Start(memory.seats)
    start.deck = facts["deck"]
    start.sizes = [HAND_SIZE] * memory.seats
    begin(memory, start, facts.get("only_you", {}))


def arranged(memory: Memory, facts: Facts) -> None:
    """A match that begins in the middle."""
    start = Start(memory.seats)
    start.arranged = True
    start.deck = facts["deck"]
    start.pile = facts["discard"]
    start.sizes = facts["sizes"]
    start.alive = facts["alive"]
    memory.open = [code_of(card) for card in facts["played"]]
    memory.quarantined = [turns > 0 for turns in facts["quarantine"]]
    start.table = memory.open + [QUARANTINE] * memory.quarantined.count(True)
    start.table += [BARRED_DOOR] * facts["doors"]
    begin(memory, start, facts.get("only_you", {}))


def begin(memory: Memory, start: Start, own: Facts) -> None:
    """What the seat knows of itself, and the table as it is."""
    start.hand = [code_of(card) for card in own.get("cards", [])]
    start.role = ROLES.index(own.get("role", ROLES[HUMAN]))
    start.roles = [ROLES.index(role) for role in own.get("roles", [])]
    if "top" in own:
        start.top = code_of(own["top"])
    if start.role == THING_ROLE:
        memory.is_the_thing(memory.seat)
    elif "thing" in own:
        memory.is_the_thing(own["thing"])
    memory.start = start
    memory.role = start.role
    memory.sizes = start.sizes[:]
    memory.deck = start.deck
    memory.pile = start.pile


def turn_began(memory: Memory, facts: Facts) -> None:
    """Whose turn it is."""
    memory.active = facts["player"]


# -- the deck ------------------------------------------------------------------------------------


def drew(memory: Memory, facts: Facts) -> None:
    """PANIC! cards passed over before a shuffle have been counted with the shuffle."""
    player: int = facts["player"]
    passed: int = facts["passed_over"] - memory.early
    memory.early = 0
    memory.passed += passed
    memory.pile += passed
    memory.deck -= passed + 1
    face = face_of(facts, "card")
    deed = memory.add(DRAW, player, face)
    deed.apart = facts["cause"] == "resolute"
    if memory.on_top is not None:
        deed.other = 1  # the card on top is the one put there by Blind Date
        memory.on_top.other = len(memory.deeds) - 1
        if face == UNKNOWN:
            deed.face = memory.on_top.face
        else:
            memory.on_top.face = face
        memory.on_top = None
    elif face not in (UNKNOWN, INFECTED):
        memory.seen_drawn[-1].append(face)
    if face == THE_THING:
        memory.sights.append((len(memory.deeds), player))
    if deed.apart:
        memory.apart += 1
    else:
        memory.sizes[player] += 1


def reshuffled(memory: Memory, facts: Facts) -> None:
    """What was left of the deck were PANIC! cards passed over."""
    if memory.decks == 0:
        memory.first_panics = len(memory.panics) + memory.passed + memory.deck
    memory.early += memory.deck
    memory.pile += memory.deck
    if memory.pile < facts["cards"]:
        memory.clear_table()
    memory.add(SHUFFLE, UNKNOWN).other = memory.decks + 1
    memory.deck = memory.pile
    memory.pile = 0
    memory.decks += 1
    memory.seen_drawn.append([])
    memory.passed = 0
    memory.panics = [card for card in memory.open if IS_PANIC[card]]


def became_the_thing(memory: Memory, facts: Facts) -> None:
    """The seat itself drew The Thing."""
    memory.role = THING_ROLE
    memory.is_the_thing(memory.seat)


def panicked(memory: Memory, facts: Facts) -> None:
    """The top card was a PANIC! card, and lies open."""
    memory.clear_table()
    card = code_of(facts["card"])
    memory.deck -= 1
    memory.panics.append(card)
    memory.open = [card]


# -- cards that leave a hand ---------------------------------------------------------------------


def discarded(memory: Memory, facts: Facts) -> None:
    """A card went to the discard pile, face down but for its owner."""
    face = face_of(facts, "card")
    memory.add(DISCARD, facts["player"], face)
    memory.sizes[facts["player"]] -= 1
    memory.pile += 1
    if face == THE_THING:
        memory.sights.append((len(memory.deeds), NOBODY))


def played(memory: Memory, facts: Facts) -> None:
    """A card left a hand and lies open."""
    memory.clear_table()
    card = code_of(facts["card"])
    memory.add(SPEND, facts["player"], card)
    memory.sizes[facts["player"]] -= 1
    memory.open = [card]


def responded(memory: Memory, facts: Facts) -> None:
    """A defense card left a hand for the discard pile."""
    card = code_of(facts["card"])
    memory.add(SPEND, facts["player"], card)
    memory.sizes[facts["player"]] -= 1
    memory.to_pile(card)


def overflowed(memory: Memory, facts: Facts) -> None:
    """One of too many Infected! cards went to the discard pile."""
    memory.without[facts["player"]] = len(memory.deeds)  # all four were Infected! cards
    memory.add(OVERFLOW, facts["player"], INFECTED)
    memory.sizes[facts["player"]] -= 1
    memory.pile += 1


def put_aside(memory: Memory, facts: Facts) -> None:
    """A card was put aside for Blind Date."""
    face = face_of(facts, "card")
    memory.aside = memory.add(ASIDE, facts["player"], face)
    memory.sizes[facts["player"]] -= 1
    if face == THE_THING:
        memory.sights.append((len(memory.deeds), NOBODY))


def kept(memory: Memory, facts: Facts) -> None:
    """A player in the open shows what is discarded; what was drawn has been seen before."""
    player: int = facts["player"]
    own = facts.get("only_you")
    deed = memory.add(KEEP, player, UNKNOWN if own is None else code_of(own["card"]))
    if "shown" in facts:
        deed.faces = [code_of(card) for card in facts["shown"]]
    elif own is not None:
        deed.faces = [code_of(card) for card in own["cards"]]
    memory.sizes[player] += 1
    memory.pile += facts["discarded"]
    memory.apart = 0


def eliminated(memory: Memory, facts: Facts) -> None:
    """The hand goes to the discard pile; so does everything that was being resolved, where the
    active player has left."""
    player: int = facts["player"]
    memory.died[player] = len(memory.deeds)
    deed = memory.add(DIE, player)
    if facts["cause"] == "superinfection":
        deed.face = INFECTED
        deed.other = memory.facing[player]
    if player == memory.seat:
        deed.faces = [code_of(card) for card in facts["only_you"]["cards"]]
    memory.pile += memory.sizes[player]
    memory.sizes[player] = 0
    if memory.quarantined[player]:
        memory.quarantined[player] = False
        memory.to_pile(QUARANTINE)
    if facts["cause"] == "left" and player == memory.active:
        memory.clear_table()
        memory.pile += memory.apart
        memory.apart = 0
        deed.apart = True


# -- obstacles -----------------------------------------------------------------------------------


def quarantined(memory: Memory, facts: Facts) -> None:
    """A Quarantine lies in front of somebody."""
    memory.open.remove(QUARANTINE)
    memory.quarantined[facts["player"]] = True


def quarantine_lifted(memory: Memory, facts: Facts) -> None:
    """A Quarantine went to the discard pile."""
    memory.quarantined[facts["player"]] = False
    memory.to_pile(QUARANTINE)


def door_laid(memory: Memory, facts: Facts) -> None:
    """A Barred Door lies on its edge."""
    memory.open.remove(BARRED_DOOR)


def door_removed(memory: Memory, facts: Facts) -> None:
    """A Barred Door went to the discard pile."""
    memory.to_pile(BARRED_DOOR)


# -- cards seen ----------------------------------------------------------------------------------


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


# -- exchanges -----------------------------------------------------------------------------------


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


Listener = Callable[[Memory, Facts], None]

_LISTENERS: Final[dict[str, Listener]] = {
    "dealt": dealt,
    "arranged": arranged,
    "turn_began": turn_began,
    "drew": drew,
    "reshuffled": reshuffled,
    "became_the_thing": became_the_thing,
    "panicked": panicked,
    "discarded": discarded,
    "played": played,
    "responded": responded,
    "overflowed": overflowed,
    "put_aside": put_aside,
    "kept": kept,
    "eliminated": eliminated,
    "quarantined": quarantined,
    "quarantine_lifted": quarantine_lifted,
    "door_laid": door_laid,
    "door_removed": door_removed,
    "showed_hand": showed_hand,
    "glimpsed": glimpsed,
    "revealed": revealed,
    "looked_at_offer": looked_at_offer,
    "offered": offered,
    "redirected": redirected,
    "exchange_off": exchange_off,
    "exchanged": exchanged,
    "passed_on": passed_on,
    "left_out": left_out,
    "infected": infected,
}
"""Events that are not here move no card and tell nothing about hidden ones."""
