"""Determinize: a position in which everything that a seat cannot know is drawn anew.

The result is a function of what the seat knows (its own log of events, the settings, the public
part of the position, its own view) and of the generator, and of nothing else: an observer reads the
log into tables, here a world, roles and cards are drawn from them and the position is built.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.belief import Belief, suspicion_of
from whiteout.core.chance import Chance, SeededChance
from whiteout.core.zones.answers import draw_answers
from whiteout.core.zones.counts import take_out
from whiteout.core.zones.draw import RESTARTS, Draw
from whiteout.core.zones.lots import Limit, Tie
from whiteout.core.zones.observer import observer_of
from whiteout.games.stay_away import position
from whiteout.games.stay_away.hidden.observer import StayAwayObserver
from whiteout.games.stay_away.position import NOBODY, StayAwayPosition
from whiteout.games.stay_away.rules.exchange import MakeOffer
from whiteout.games.stay_away.rules.infection import giveable
from whiteout.games.stay_away.rules.setup import HAND_SIZE
from whiteout.games.stay_away.settings import CAP
from whiteout.games.stay_away.tables import IS_PANIC
from whiteout.games.stay_away.written_codes import INFECTED

EFFORT: Final = RESTARTS
"""How often a draw that came to a dead end is begun again before it is forced."""

ROLE_TRIES: Final = 12


def determinize(
    p: StayAwayPosition,
    seat: int,
    chance: Chance,
    belief: Belief | None = None,
    effort: int = EFFORT,
) -> StayAwayPosition:
    """See above. With a suspicion, The Thing is drawn by it among those who can be."""
    luck = SeededChance(chance.word("determinize"), chance.word("determinize"))
    observer = observer_of(p, seat, StayAwayObserver)
    q = p.clone()
    q.chance = luck
    world = draw_world(q, observer, suspicion_of(belief))
    if not p.over and (seat < 0 or seat != p.thing):
        draw_roles(q, observer, world)
    ties, limits = bounds(q, observer, world)
    zones = Draw(observer.k, world, ties, limits).deal(luck, effort)
    lay_out(q, observer, zones, luck)
    if q.offer != NOBODY and q.initiator != seat:
        q.offer = observer.offer
        if q.offer not in q.hands[q.initiator]:
            legal = giveable(q, q.initiator, q.partner) or q.hands[q.initiator]
            q.offer = legal[luck.below(len(legal), "determinize")]
    draw_answers(q, seat, luck)
    return q


def draw_world(
    q: StayAwayPosition, observer: StayAwayObserver, suspicion: list[float] | None
) -> int:
    """Who is The Thing. Under `missed_offer = locked` a fresh offer tells that the first was not
    legal for the new partner, and so was meant for The Thing."""
    weights = observer.k.weights[:]
    if suspicion is not None:
        weights[: q.seats] = suspicion
    fresh = q.redirected and q.settings.locked_offer and isinstance(q.choice, MakeOffer)
    if fresh and observer.k.weights[observer.missed_by] > 0:
        weights = [float(world == observer.missed_by) for world in range(q.seats + 1)]
    return observer.k.draw_world(q.chance, weights)


def draw_roles(q: StayAwayPosition, observer: StayAwayObserver, world: int) -> None:
    """Who is what in this world, and since when. The match is not over, so somebody is Human, and
    a dead Thing has left somebody Infected."""
    own = q.roles[observer.viewer] if observer.viewer >= 0 else position.HUMAN
    for _ in range(ROLE_TRIES):
        q.roles = [int(infected) for infected in observer.infected.draw(world, q.chance)]
        if observer.viewer >= 0:
            q.roles[observer.viewer] = own
        if world < q.seats:
            q.roles[world] = position.THING_ROLE
        living = {role for role, alive in zip(q.roles, q.alive, strict=True) if alive}
        headless = world < q.seats and position.THING_ROLE not in living
        if headless and len(living) < 2:
            continue
        if position.HUMAN in living or not q.settings.auto_declare:
            break
    q.thing = world if world < q.seats else NOBODY
    players = range(q.seats)
    infected = [player for player in players if q.roles[player] == position.INFECTED_ROLE]
    infected.sort(key=observer.since.__getitem__)
    q.infection_order = infected
    gone = [observer.died[player] for player in players if q.roles[player] == position.HUMAN]
    lately = bool(infected) and observer.since[infected[-1]] > max([-1, *gone])
    q.last_human_infected = infected[-1] if lately else NOBODY
    q.request = False  # nobody else can know of one, and it would end the match


def bounds(
    q: StayAwayPosition, observer: StayAwayObserver, world: int
) -> tuple[list[Tie], list[Limit]]:
    """The Infected hold an Infected! card (SA-HAND-04), nobody more than three (SA-HAND-07),
    but for a card just drawn; whoever is to give a card has another one to give."""
    ties: list[Tie] = []
    limits: list[Limit] = []
    for player in range(q.seats):
        if player == observer.viewer or not q.alive[player] or q.over:
            continue
        size = observer.k.sizes[player]
        if q.settings.capped:
            limits.append(Limit(player, INFECTED, CAP + max(0, size - HAND_SIZE)))
        elif player in q.chain or (q.cause and player in (q.initiator, q.partner)):
            limits.append(Limit(player, INFECTED, size - 1))
        if q.roles[player] != position.THING_ROLE:
            likely = observer.infected.by_world[world][player]
            held = q.roles[player] == position.INFECTED_ROLE
            ties.append(Tie(player, INFECTED, likely, held))
    return ties, limits


def lay_out(
    q: StayAwayPosition, observer: StayAwayObserver, zones: list[list[int]], luck: SeededChance
) -> None:
    """Every card in its place: hands, the deck with its top card last, the discard pile."""
    for player in range(q.seats):
        if player != observer.viewer:
            q.hands[player] = zones[player]
    apart, aside, top, table, _, panics, passed, plain, pile = zones[q.seats :]
    if q.active != observer.viewer:
        q.drawn = apart
    take_out(table, q.played)
    (pile if q.settings.blind_date_to_discard else top).extend(aside)
    luck.shuffle(plain, "determinize")
    luck.shuffle(panics, "determinize")
    if not top and q.deck:
        top = [(panics if IS_PANIC[q.deck[-1]] else plain).pop()]
    deck = plain + panics
    luck.shuffle(deck, "determinize")
    q.deck = deck + top
    q.discard = pile + passed + table
