"""Exchanges and passes in a dream: who gave what to whom, and who was infected by it."""

from __future__ import annotations

from whiteout.games.stay_away.cards import INFECTED, THE_THING
from whiteout.games.stay_away.imagine.deed import UNKNOWN, Deed
from whiteout.games.stay_away.imagine.dream import Dream, Token
from whiteout.games.stay_away.imagine.memory import Memory
from whiteout.games.stay_away.imagine.plan import Plan
from whiteout.games.stay_away.imagine.seeing import find
from whiteout.games.stay_away.imagine.steering import leave_one
from whiteout.games.stay_away.imagine.stock import DeadEnd
from whiteout.games.stay_away.position import HUMAN, INFECTED_ROLE


def trade(dream: Dream, memory: Memory, plan: Plan, index: int, deed: Deed) -> None:
    """Everybody of the chain gives a card to the next, at the same moment (§6.8, SA-PAN-12)."""
    chain = deed.chain
    infected = [face == INFECTED for face in deed.faces]
    if dream.thing in chain and dream.thing != memory.seat:
        choose_kinds(dream, memory, plan, index, infected)
    gifts: list[Token | None] = []
    for place, giver in enumerate(chain):
        receiver = chain[(place + 1) % len(chain)]
        face = deed.faces[place]
        gifts.append(part(dream, memory, index, giver, receiver, face, infected[place]))
    for place, gift in enumerate(gifts):
        receiver = chain[(place + 1) % len(chain)]
        if receiver == memory.seat:
            continue
        if gift is None:
            dream.held[receiver] += 1
        else:
            dream.hands[receiver].append(gift)
            gift.move(index, receiver)
    if dream.thing in chain:
        place = chain.index(dream.thing)
        receiver = chain[(place + 1) % len(chain)]
        shielded = deed.apart and place == 0
        if infected[place] and dream.roles[receiver] == HUMAN and not shielded:
            dream.infect(receiver)


def part(
    dream: Dream,
    memory: Memory,
    index: int,
    giver: int,
    receiver: int,
    face: int,
    infected: bool,
) -> Token | None:
    """The card that leaves a hand: nothing stands for an Infected! card."""
    if giver == memory.seat:
        return None if infected else Token(face, index, index, giver)
    if infected:
        dream.held[giver] -= 1
        if dream.held[giver] < (1 if dream.roles[giver] == INFECTED_ROLE else 0):
            raise DeadEnd
        return None
    hand = dream.hands[giver]
    if face != UNKNOWN:
        if face == THE_THING and giver == dream.thing:
            raise DeadEnd
        token = find(dream, giver, face, index)
        hand.remove(token)
        return token
    left = leave_one(dream, giver, index, receiver)
    if left is None:
        raise DeadEnd
    return left


def choose_kinds(
    dream: Dream, memory: Memory, plan: Plan, index: int, infected: list[bool]
) -> None:
    """Whether The Thing gives an Infected! card, and whether one is given to it: each pair of
    gifts as likely as the cards of the two hands make it."""
    deed = memory.deeds[index]
    chain = deed.chain
    mine = chain.index(dream.thing)
    before = (mine - 1) % len(chain)
    ways: list[tuple[bool, bool]] = []
    shares: list[int] = []
    total = 0
    for given in gifts_of_thing(dream, memory, plan, index, infected[mine]):
        for received in gifts_to_thing(dream, memory, deed, before, infected[before]):
            infected[mine] = given
            infected[before] = received
            share = count(dream, memory, chain[mine], given)
            share *= count(dream, memory, chain[before], received)
            if share > 0 and fits(dream, memory, plan, index, infected):
                total += share
                ways.append((given, received))
                shares.append(total)
    if total == 0:
        raise DeadEnd
    drawn = dream.draw_lot(total)
    for way, share in zip(ways, shares, strict=True):
        if drawn < share:
            infected[mine], infected[before] = way
            return


def gifts_of_thing(dream: Dream, memory: Memory, plan: Plan, index: int, seen: bool) -> list[bool]:
    """The kinds of card that The Thing can give here."""
    deed = memory.deeds[index]
    chain = deed.chain
    place = chain.index(dream.thing)
    if deed.faces[place] != UNKNOWN:
        return [seen]
    receiver = chain[(place + 1) % len(chain)]
    if dream.roles[receiver] != HUMAN or (deed.apart and place == 0):
        return [False, True]
    if index in plan.must_infect:
        return [True]
    return [False, True] if index > memory.clean[receiver] else [False]


def gifts_to_thing(dream: Dream, memory: Memory, deed: Deed, place: int, seen: bool) -> list[bool]:
    """The kinds of card that The Thing can get here: an Infected! card from an Infected player
    who keeps another one (§6.9)."""
    giver = deed.chain[place]
    if deed.faces[place] != UNKNOWN:
        return [seen]
    if dream.roles[giver] == INFECTED_ROLE and dream.held[giver] >= 2:
        return [False, True]
    return [False]


def count(dream: Dream, memory: Memory, player: int, infected: bool) -> int:
    """How many cards of a hand are of the kind given."""
    if player == memory.seat:
        return 1
    return dream.held[player] if infected else len(dream.hands[player])


def fits(dream: Dream, memory: Memory, plan: Plan, index: int, infected: list[bool]) -> bool:
    """Whether the hands agree with what will be seen of them."""
    sets = plan.chains[index]
    for place, player in enumerate(memory.deeds[index].chain):
        if player != memory.seat:
            held = dream.held[player] - infected[place] + infected[place - 1]
            if not sets[place] >> held & 1:
                return False
    return True
