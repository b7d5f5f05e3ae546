"""What a seat hears of cards: the start, the deck, what leaves hands, obstacles."""

from __future__ import annotations

from whiteout.core.event import Facts
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
    KEEP,
    OVERFLOW,
    SHUFFLE,
    SPEND,
    UNKNOWN,
)
from whiteout.games.stay_away.imagine.memory import Memory, Start
from whiteout.games.stay_away.position import HUMAN, NOBODY, ROLES, THING_ROLE
from whiteout.games.stay_away.setup import HAND_SIZE


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
