"""Rulings of specification 12 (GAP) that no chapter's tests prove by themselves."""

from __future__ import annotations

import pytest
from tests.outpost_31.scene import at

from whiteout.games.outpost_31.rules.pool import SHUFFLE_POOL
from whiteout.games.outpost_31.rules.setup import supply_cards
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.tables import IDS
from whiteout.games.outpost_31.written_codes import FIRE_EXTINGUISHER, FLASHLIGHT

IN = ("mission ml01", "team: A B C", "room r11", "chip r11 rope")


@pytest.mark.rules("OP-GAP-23", "OP-ROOM-05")
def test_a_paid_extinguisher_clears_the_room_and_a_flashlight_does_not_light_it() -> None:
    lines = ("mission ml01", "team: A B C", "smoke r11", "power_out r11", "chip r11 rope")
    scene = at(*lines, "hand B: fire_extinguisher flashlight", "step room")
    scene.do("A enter r11", "A offer_nothing", "B offer_both", "C offer_nothing")
    room = scene.view("spectator")["rooms"][0]
    assert (room["hazard"], room["power_out"]) == ("none", True)
    scene.check("choice D21 A C", "spectator saw entered room=r11")


@pytest.mark.rules("OP-GAP-25", "OP-SAB-02")
def test_a_cured_sabotage_leaves_the_pool_one_card_short() -> None:
    """Two cards are left of three; `ml03` wants an Axe among them."""
    lines = ("mission ml03", "team: A B C", "room r11", "chip r11 rope", "step look")
    hands = ("hand A: axe", "hand B: fire_extinguisher", "hand C: axe")
    scene = at(*lines, *hands, "pool: sab_arson axe scalpel", "tied D")
    scene.do("A offer_nothing", "B offer fire_extinguisher", "C offer_nothing")
    scene.check("spectator saw sabotage_cured card=sab_arson", "choice D27 A")
    assert scene.view("spectator")["pool"]["size"] == 2
    scene.do("A decline")
    scene.check("spectator saw pool_discarded shown=axe,scalpel unseen=0")
    scene.check("spectator saw investigated passed=true")


@pytest.mark.rules("OP-GAP-39", "OP-POOL-09")
def test_a_pool_of_the_wrong_size_is_drawn_anew() -> None:
    """Never in regular play; a repaired fault must not hand anybody a card."""
    p = at(*IN, "step swap", "pool: axe scalpel shotgun", "deck: kerosene blowtorch axe").position
    p.pool = p.pool[:2]
    p.supply.remove(IDS.index("revolver"))
    p.supply_seen.pop()
    size = len(p.supply)
    bottom = p.pool[:]
    SHUFFLE_POOL.run(p)
    assert sorted(p.pool) == sorted(IDS.index(card) for card in ("kerosene", "blowtorch", "axe"))
    assert p.supply[:2] == bottom
    assert len(p.supply) == len(p.supply_seen) == size + 2 - 3
    assert not any(p.given)


@pytest.mark.rules("OP-GAP-40", "OP-GAP-45")
def test_flashlights_and_extinguishers_are_supply_cards() -> None:
    cards = supply_cards(Settings(6, {}))
    assert (cards.count(FLASHLIGHT), cards.count(FIRE_EXTINGUISHER)) == (9, 12)
    assert len(cards) == 100
    lines = (*IN, "hand A: flashlight fire_extinguisher", "step hand_in")
    at(*lines).check("A is offered exactly: hand_in flashlight | hand_in fire_extinguisher")
