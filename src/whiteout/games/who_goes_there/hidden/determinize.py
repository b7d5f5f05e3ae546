"""Positions in which everything that a viewer cannot know is drawn anew (WG-INFO-01)."""

from __future__ import annotations

from whiteout.core.chance import Chance, SeededChance
from whiteout.core.draft import SharedDraft
from whiteout.core.zones.answers import draw_answers
from whiteout.core.zones.observer import observer_of
from whiteout.games.who_goes_there.hidden.cards import CardDeal
from whiteout.games.who_goes_there.hidden.infection import DECK, Course
from whiteout.games.who_goes_there.hidden.observer import CampObserver
from whiteout.games.who_goes_there.position import CampPosition


def determinize(
    p: CampPosition, viewer: int, chance: Chance, suspicion: list[float] | None = None
) -> CampPosition:
    """A position that the viewer cannot tell from the true one. With a suspicion, by player how
    likely to be infected, the infection is drawn by it."""
    sample = p.clone()
    sample.chance = SeededChance(chance.word("determinize"), chance.word("determinize"))
    if not p.over:
        observer = observer_of(p, viewer, CampObserver)
        observer.infection.flush()
        draw_infection(sample, viewer, observer.infection.draw(chance, suspicion), chance)
        CardDeal(sample, observer, chance).deal()
        draw_decks(sample, chance)
    shared = isinstance(p.choice, SharedDraft)  # who has answered stays, so all is drawn
    draw_answers(sample, viewer, chance, anew=not shared)
    return sample


def draw_infection(p: CampPosition, viewer: int, course: Course, chance: Chance) -> None:
    """Who is infected, where the contaminated card is, and who has proof of whom."""
    p.infected = [course.infected >> player & 1 == 1 for player in range(p.seats)]
    p.known = [
        p.known[player] if player == viewer else course.known[player] for player in range(p.seats)
    ]
    p.host = course.host
    p.vulnerable_deck = [0] * len(p.vulnerable_deck)
    if course.host == DECK and p.vulnerable_deck:
        p.vulnerable_deck[chance.below(len(p.vulnerable_deck), "determinize")] = 1
    if p.fan:
        free = [at for at, taker in enumerate(p.fan_taken) if taker < 0]
        held = [at for at, taker in enumerate(p.fan_taken) if taker >= 0 and taker == p.host]
        p.fan = [0] * len(p.fan)
        place = held[0] if held else free[chance.below(len(free), "determinize")]
        p.fan[place] = 1


def draw_decks(p: CampPosition, chance: Chance) -> None:
    """Phase cards in the decks and those taken out unseen change places; so do Camp Events."""
    for phase in range(len(p.phase_decks)):
        cards = sorted(p.phase_decks[phase] + p.removed[phase])
        chance.shuffle(cards, "determinize")
        size = len(p.phase_decks[phase])
        p.phase_decks[phase] = cards[:size]
        p.removed[phase] = cards[size:]
    p.event_deck.sort()
    chance.shuffle(p.event_deck, "determinize")
    if p.unseated:  # who comes next is asked, the rest is not known yet
        rest = sorted(p.unseated[1:])
        chance.shuffle(rest, "determinize")
        p.unseated = [p.unseated[0], *rest]
