"""Who sees what: the information tables of specification 8, in code, in one place.

A view is built by adding what the viewer may know. Rows of table 8.1 stand beside each line by
their number, O-01 to O-43; data/information.toml lists every field.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.event import ABOVE, Facts
from whiteout.games.outpost_31.ending import SIDE_OF_END
from whiteout.games.outpost_31.open_view import OFFERS_CLOSED, public_view
from whiteout.games.outpost_31.position import (
    BLOODS,
    IMITATION,
    NOTHING,
    SETUP,
    OutpostPosition,
)
from whiteout.games.outpost_31.tables import CHIP_IDS, IDS, MISSION_IDS, ROOMS, ids_of

_OFFERING: Final = (*OFFERS_CLOSED, "D18", "D24", "D09", "D11", "D36", "D41")
"""While these are open a player sees the own cards on offer or put down; nobody else does."""


def view(p: OutpostPosition, viewer: int) -> Facts:
    """Everything the viewer may know. The eliminated see what everybody sees (OP-INFO-02)."""
    facts = public_view(p)
    if viewer == ABOVE:
        open_everything(p, facts)
        add_hidden_state(p, facts)
    elif p.over:
        open_everything(p, facts)
        if viewer >= 0:
            add_own(p, facts, viewer)
    elif viewer >= 0 and p.living[viewer]:
        add_own(p, facts, viewer)
        add_known(p, facts, viewer)
    if p.over:
        facts["end"] = {
            "reason": p.end_reason,
            "side": SIDE_OF_END[p.end_reason],
            "winners": p.winners[:],
        }
    return facts


# -- for one living player -----------------------------------------------------------------------


def add_own(p: OutpostPosition, facts: Facts, viewer: int) -> None:
    """A player's own cards, blood and secret answers."""
    facts["hand"] = ids_of(p.hands[viewer])  # O-11
    if p.step != SETUP:  # nothing is dealt before the characters are taken
        facts["blood"] = BLOODS[p.blood[viewer]]  # O-03
    if p.given and p.given[viewer]:
        facts["handed_in"] = ids_of(p.given[viewer])  # O-19
    choice = p.choice
    if p.offers and choice is not None and choice.point(p) in _OFFERING:
        facts["offered"] = [IDS[card] for card in p.offers[viewer]]  # O-18
    if p.answers:
        chosen = p.answers[viewer]
        if chosen is not None:
            facts["chosen"] = chosen.text


def add_known(p: OutpostPosition, facts: Facts, viewer: int) -> None:
    """What a player has been allowed to see of hidden things, as far as it still holds."""
    bit = 1 << viewer
    if p.looked and viewer == p.captain:
        facts["pool"]["cards"] = ids_of(known_pool(p))  # O-20, O-24
    for room in range(ROOMS):
        if p.chip_seen[room] & bit:
            facts["rooms"][room]["seen"] = CHIP_IDS[p.chips[room]]  # O-27
    missions = [
        {"place": place, "mission": MISSION_IDS[mission]}
        for place, mission in enumerate(reversed(p.mission_deck))
        if p.mission_seen[len(p.mission_deck) - 1 - place] & bit
    ]
    if missions:
        facts["mission_log"]["known"] = missions  # O-25, O-41
    known = known_supply(p, bit)
    if known:
        facts["supply"]["known"] = known  # O-14, O-41
    for player in range(p.seats):
        if player != viewer and knows_blood(p, viewer, player):
            facts["players"][player]["blood"] = BLOODS[p.blood[player]]  # O-05


def known_pool(p: OutpostPosition) -> list[int]:
    """The cards that the Captain has looked at and that must still lie in the pool: a card turned
    up may be the one swapped in unseen, if that has the same face."""
    cards = p.pool[:]
    for card in p.swapped_in:
        if card in cards:
            cards.remove(card)
    return cards


def known_supply(p: OutpostPosition, bit: int) -> list[Facts]:
    """Cards of the Supply deck that somebody has seen, in runs from the top: where a run lies is
    known, its order is not, since what goes to the bottom is mixed (pw_fuc_b)."""
    runs: list[Facts] = []
    run: list[int] = []
    for place in range(len(p.supply) + 1):
        index = len(p.supply) - 1 - place
        if index >= 0 and p.supply_seen[index] & bit:
            run.append(p.supply[index])
        elif run:
            runs.append({"place": place - len(run), "cards": ids_of(run)})
            run = []
    return runs


def knows_blood(p: OutpostPosition, viewer: int, player: int) -> bool:
    """By a blood test since the last Assimilation; by the secret tests of a Final Captain; by the
    option that lets Imitations see each other after each Assimilation."""
    if p.blood_seen[player] >> viewer & 1:
        return True
    if viewer == p.final_captain and player in p.tested:
        return True
    both = p.blood[viewer] == IMITATION and p.blood[player] == IMITATION
    return both and p.settings.imitations_know and p.assimilations > 0


# -- at the end, and from above ------------------------------------------------------------------


def open_everything(p: OutpostPosition, facts: Facts) -> None:
    """All Blood Samples, hands, chips and both decks of blood, of the eliminated too
    (OP-END-17)."""
    for player in range(p.seats):
        facts["players"][player]["blood"] = BLOODS[p.blood[player]]
        facts["players"][player]["hand"] = ids_of(p.hands[player])
    for room in range(ROOMS):
        chip = p.chips[room]
        if chip != NOTHING:
            facts["rooms"][room]["chip"] = CHIP_IDS[chip]
    blood = [BLOODS[sample] for sample in sorted(p.assimilation_deck)]
    facts["assimilation_deck"]["cards"] = blood  # O-08


def add_hidden_state(p: OutpostPosition, facts: Facts) -> None:
    """The view from above: what even the end does not open, and who knows it."""
    facts["supply"]["cards"] = [IDS[card] for card in reversed(p.supply)]
    facts["supply"]["seen_by"] = p.supply_seen[::-1]
    facts["supply"]["discard_pile"] = [IDS[card] for card in p.discard]
    facts["mission_log"]["cards"] = [MISSION_IDS[mission] for mission in reversed(p.mission_deck)]
    facts["mission_log"]["seen_by"] = p.mission_seen[::-1]
    facts["assimilation_deck"]["cards"] = [BLOODS[sample] for sample in p.assimilation_deck]
    facts["pool"]["cards"] = [IDS[card] for card in reversed(p.pool)]
    facts["pool"]["looked"] = p.looked
    for room in range(ROOMS):
        facts["rooms"][room]["face_up"] = p.chip_up[room]
        facts["rooms"][room]["seen_by"] = p.chip_seen[room]
    for player in range(p.seats):
        mine = facts["players"][player]
        mine["shown"] = p.blood_shown[player]
        mine["seen_by"] = p.blood_seen[player]
        mine["handed_in"] = [IDS[card] for card in p.given[player]] if p.given else []
        mine["offered"] = [IDS[card] for card in p.offers[player]] if p.offers else []
    facts["swapped_in"] = [IDS[card] for card in p.swapped_in]
    facts["completed"] = p.completed
    facts["rose_this_turn"] = p.rose_this_turn
    facts["first_captain"] = p.first_captain
