"""Phase 8, dogs and leader: specification 6.21 (DOG) and 6.22 (LEA)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.games.the_thing.position import (
    ASIDE,
    DOGS_STEP,
    NOBODY,
    NOWHERE,
    REMOVED,
    ThingPosition,
)
from whiteout.games.the_thing.rules.asking import tell
from whiteout.games.the_thing.rules.elimination import set_leader
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.tables import KENNEL, LOCATION_IDS


class Dogs(Step[ThingPosition]):
    """The dogs roam, the leader sheet passes, the marker finds a new place."""

    def run(self, p: ThingPosition) -> None:
        begin(p, DOGS_STEP)
        deck = p.location_cards()
        p.chance.shuffle(deck, "location deck")
        place_dogs(p, deck)
        if not p.settings.coop:
            pass_leader(p)
            place_marker(p, deck)
        if KENNEL not in p.dogs:
            p.kennel_card = False


def place_dogs(p: ThingPosition, deck: list[int]) -> None:
    """All dogs outside the kennel are picked up, and each goes to the location of its card
    (TT-DOG-01, TT-DOG-02, TT-DOG-05)."""
    p.dogs = [place if place in (KENNEL, REMOVED) else ASIDE for place in p.dogs]
    while ASIDE in p.dogs:
        place = draw_location(p, deck)
        if place == NOWHERE:
            tell(p, "dog_placed", {"location": None})
            return
        p.dogs[p.dogs.index(ASIDE)] = place
        tell(p, "dog_placed", {"location": LOCATION_IDS[place]})


def draw_location(p: ThingPosition, deck: list[int]) -> int:
    """The next location card; the kennel's places nobody, but frees its dogs (TT-DOG-03)."""
    while deck:
        place = deck.pop()
        if place != KENNEL:
            return place
        freed = p.dogs.count(KENNEL)
        p.dogs = [ASIDE if at == KENNEL else at for at in p.dogs]
        tell(p, "kennel_opened", {"count": freed})
    return NOWHERE


def pass_leader(p: ThingPosition) -> None:
    """Who holds the marker leads (TT-LEA-01)."""
    if p.marker_holder != NOBODY:
        if p.marker_holder != p.leader:
            set_leader(p, p.marker_holder, "marker")
        p.marker_holder = NOBODY


def place_marker(p: ThingPosition, deck: list[int]) -> None:
    """One more card is drawn for the marker; dogs that its drawing frees are placed first
    (TT-DOG-04, TT-LEA-02, TT-LEA-03)."""
    place = draw_location(p, deck)
    if ASIDE in p.dogs and place != NOWHERE:
        p.dogs[p.dogs.index(ASIDE)] = place
        tell(p, "dog_placed", {"location": LOCATION_IDS[place]})
        while ASIDE in p.dogs and deck:
            other = draw_location(p, deck)
            p.dogs[p.dogs.index(ASIDE)] = other
            tell(p, "dog_placed", {"location": LOCATION_IDS[other]})
        place = draw_location(p, deck)
    p.marker_place = place
    tell(p, "marker_placed", {"location": None if place == NOWHERE else LOCATION_IDS[place]})
