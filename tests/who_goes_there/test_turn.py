"""Actions, moving, searching, building, tiles, cards: chapters 6.2 to 6.16."""

from __future__ import annotations

import pytest
from tests.who_goes_there.camp import Camp

from whiteout.games.who_goes_there.rules.departure import overstock
from whiteout.games.who_goes_there.rules.stamina import natural_dice
from whiteout.games.who_goes_there.rules.temperature import loss_of
from whiteout.games.who_goes_there.rules.unlocks import slots_of


@pytest.mark.rules("WG-TURN-01", "WG-TURN-09", "WG-DEC-08", "WG-ACT-02")
def test_in_the_own_turn_anything_may_be_done_in_any_order() -> None:
    camp = Camp("hand A: wood rope\nstamina A 1\nround 2")
    wanted = {"move", "search", "build", "gain_stamina", "discard_card", "burn", "end_turn"}
    assert wanted <= camp.verbs("A")
    camp.do("A move workshop", "A move storage", "A move workshop", "A move storage")
    assert camp.p.actions[0] == 1


@pytest.mark.rules("WG-TURN-04", "WG-TURN-08", "WG-GAP-13")
def test_with_the_option_an_event_may_be_forgotten() -> None:
    given = "event ev_rabid_dogs\nstamina A 0"
    camp = Camp(given, allow_event_forfeit="on").do("A end_turn").check("choice D44 B C")
    camp.do("B pass", "C pass")
    assert camp.p.strikes[0] == 1
    assert camp.p.active == 1
    camp = Camp(given, allow_event_forfeit="on").do("A end_turn", "B remind", "C remind")
    assert [facts["by"] for facts in camp.told("reminded")] == [1]
    camp.check("choice D18 A").do("A roll", "A stop", "B pass", "C pass")
    assert camp.p.active == 1


@pytest.mark.rules("WG-ACT-05", "WG-UTL-03", "WG-UTL-07", "WG-ACT-06")
def test_what_would_have_no_effect_is_refused() -> None:
    camp = Camp("stamina A 5")
    camp.check("A is refused gain_stamina (WG-ACT-05)", "A is refused gain_xp (WG-ACT-05)")
    camp.check("A is refused repair_sure (WG-UTL-07)")
    assert "gain_stamina" not in Camp("boiler 3").verbs("A")
    outside = Camp("space A phase1\nboiler 1\ndoor 2\ntiles A: toolbox")
    assert {"repair_sure", "repair_lucky", "gain_xp"} <= outside.verbs("A")
    outside.do("A repair_sure")
    assert (outside.p.door_strikes, outside.p.boiler_strikes) == (1, 1)
    assert outside.p.actions[0] == 4  # with the Toolbox


@pytest.mark.rules("WG-ACT-07", "WG-EVT-09", "WG-TILE-08")
def test_a_reroll_that_names_a_small_roll() -> None:
    camp = Camp("tiles A: torch\nstamina A 1\ndice: 1 2").do("A gain_stamina")
    camp.check("choice D45 A").do("A reroll torch")
    assert camp.p.stamina[0] == 2
    camp.do("A gain_stamina")
    assert camp.p.choice is not None
    assert camp.p.choice.point(camp.p) == "D12"  # once per turn


@pytest.mark.rules("WG-MOVE-02", "WG-MOVE-03", "WG-MOVE-04", "WG-MOVE-06", "WG-MOVE-07")
def test_moving() -> None:
    camp = Camp("space A storage")
    camp.check("A is refused move phase2 (WG-MOVE-04)", "A is refused move storage (WG-MOVE-06)")
    camp.do("A move phase1").check("A is refused move storage (WG-MOVE-02)")
    camp = Camp("round 12\nspace B phase3").do("A move phase3", "A move phase1", "A move phase2")
    assert camp.p.spaces[0] == 3
    assert camp.p.spaces[1] == 4


@pytest.mark.rules("WG-ACT-06", "WG-TILE-08")
def test_snowshoes_and_lantern_help_once_a_turn() -> None:
    camp = Camp("tiles A: snowshoes lantern").do("A move workshop")
    assert camp.p.actions[0] == 5
    camp.do("A move storage", "A search storage")
    assert camp.p.actions[0] == 3
    camp.do("A search storage")
    assert camp.p.actions[0] == 1


@pytest.mark.rules("WG-SRCH-01", "WG-SRCH-02", "WG-SRCH-07", "WG-SRCH-08")
def test_searching_inside() -> None:
    camp = Camp("character A kinner\ntop storage: flare")
    assert camp.verbs("A") >= {"search"}
    searches = [text for text in camp.offered("A") if text.startswith("search")]
    assert searches == ["search storage", "search specialty"]
    camp.do("A search storage").check("view A hand = flare")
    camp.do("A search specialty")
    assert len(camp.p.decks[2 + 2]) == 14
    camp.p.decks[4].clear()
    camp.p.deck_seen[4].clear()
    camp.p.actions[0] = 5
    assert "search specialty" not in camp.offered("A")


@pytest.mark.rules("WG-LMK-01", "WG-LMK-02", "WG-LMK-03", "WG-LMK-04", "WG-DTH-04")
def test_galley_and_parts_bench() -> None:
    camp = Camp("landmarks: landmark_galley\ntop storage: dex flare").do("A search galley")
    camp.check("choice D56 A", "view A looking_at = flare dex").do("A keep_card flare")
    assert "search galley" not in camp.offered("A")
    camp.check("view A hand = flare", "view A under.0.cards = dex", "view B under is absent")
    assert camp.p.decks[0][0] // 10 == 6
    bench = "space A workshop\nlandmarks: landmark_parts_bench\ntop workshop: wood rope metal"
    camp = Camp(bench).do("A search parts_bench", "A keep_card metal")
    assert len(camp.told("put_under")) == 1
    camp = Camp("hand A: landmark_galley\ncharacter A kinner").do("A play landmark_galley")
    camp.check("view spectator camp.landmarks = landmark_galley")


@pytest.mark.rules("WG-PHC-04", "WG-PHC-05", "WG-ACT-08", "WG-GAP-16", "WG-GAP-54")
def test_a_lockbox() -> None:
    given = "space A phase1\ntiles A: crowbar\noutside: p1_lockbox\ndice: 2 1 1\nhand A: flare"
    camp = Camp(given).do("A search phase1", "A take_offer").check("choice D45 A")
    assert set(camp.offered("A")) == {"flare", "stand", "discard_tile crowbar", "unlock cardio"}
    camp.do("A flare", "A stand")
    assert camp.p.bonus_values[0] == [1]
    camp = Camp("space A phase1\noutside: p1_lockbox\ndice: 1 1").do("A search phase1")
    camp.do("A take_offer").check("choice D45 A").do("A stand")
    assert camp.told("phase_card_settled")[0]["result"] == "nothing"


@pytest.mark.rules("WG-EVT-04", "WG-EVT-05", "WG-EVT-08", "WG-TILE-04", "WG-GAP-04", "WG-GAP-14")
@pytest.mark.rules("WG-GAP-35", "WG-STA-03")
def test_the_pool_and_dice_that_come_later() -> None:
    given = """
    stamina A 3
    tiles A: torch flare_gun
    hand A: snack
    event ev_rabid_dogs
    round 12
    dice: 1 1 1 1 1
    character B mcready
    character C kinner
    character A copper
    """
    camp = Camp(given).do("A resolve_event", "A roll")
    assert len(camp.p.dice) == 1 + 3
    camp.do("A play snack")
    assert camp.p.stamina[0] == 4
    assert len(camp.p.dice) == 5
    fixed = Camp(given, pool_fixed_at_roll="on").do("A resolve_event", "A roll", "A play snack")
    assert len(fixed.p.dice) == 4
    assert [natural_dice(camp.p, 0), camp.p.stamina[1], natural_dice(camp.p, 1)] == [2, 3, 1]


@pytest.mark.rules("WG-EVT-09", "WG-EVT-10")
def test_rerolls_and_flares_change_single_dice() -> None:
    given = """
    stamina A 5
    tiles A: flamethrower
    hand A: flare
    event ev_rabid_dogs
    round 12
    dice: 2 1 1 1 1
    """
    camp = Camp(given).do("A resolve_event", "A roll", "A flare")
    assert camp.p.turned.count(True) == 1
    camp.do("A reroll flamethrower").check("A is offered exactly: die miss | die success | back")
    camp.do("A back", "A reroll flamethrower", "A die miss")
    assert "reroll flamethrower" not in camp.offered("A")


@pytest.mark.rules("WG-EVT-13", "WG-EVT-14", "WG-EVT-15", "WG-EVT-16", "WG-EVT-17", "WG-EVT-23")
def test_penalties() -> None:
    cast = "character A mcready\ncharacter B kinner\ncharacter C copper\nstamina A 0\n"
    crazed = Camp(cast + "event ev_crazed\nhand A: wood rope").do("A resolve_event", "A roll")
    crazed.do("A stop").check("choice D21 A").do("A lose rope")
    assert crazed.p.strikes[0] == 1
    crazed.check("A saw cards_discarded cards=rope,", "B did not see cards_discarded cards=rope,")
    spoiled = Camp(cast + "event ev_spoiled\nhand A: wood").do(
        "A resolve_event", "A roll", "A stop"
    )
    assert spoiled.p.hands[0] == []
    hungry = Camp(cast + "event ev_hunger\nhand A: canned_food")
    hungry.do("A resolve_event", "A roll", "A stop")
    assert hungry.p.stamina[0] == 1
    assert hungry.p.vulnerable[0] == 0
    tin = Camp(cast + "event ev_hunger\nitems A: p1_ration").do("A resolve_event", "A roll")
    tin.do("A stop").check("choice D22 A").do("A eat ration_tin")
    assert tin.p.items[0] == []
    free = Camp(cast + "event ev_hunger\nhand A: canned_food", force_food="off")
    free.do("A resolve_event", "A roll", "A stop", "A eat nothing")
    assert free.p.vulnerable[0] == 1
    ankle = Camp(cast + "event ev_ankle\nactions A 1").do("A resolve_event", "A roll", "A stop")
    assert ankle.p.actions[0] == 0
    cold = Camp(cast + "event ev_whiteout").do("A resolve_event", "A roll", "A stop")
    assert (cold.p.stamina[0], cold.p.strikes[0]) == (0, 0)
    frost = Camp(cast + "event ev_frostbite\nspace A phase1")
    frost.do("A resolve_event", "A roll", "A stop")
    assert frost.p.strikes[0] == 1


@pytest.mark.rules("WG-EVT-01", "WG-EVT-20", "WG-TURN-03", "WG-GAP-58")
def test_an_event_is_resolved_once_and_closes_when_passed() -> None:
    camp = Camp("stamina A 5\nevent ev_pipes\ndice: 2 1")
    camp.do("A resolve_event", "A roll")
    assert camp.p.event_state[0] == 1
    assert "resolve_event" not in camp.offered("A")
    assert camp.p.boiler_strikes == 0


@pytest.mark.rules("WG-EVT-21")
def test_no_assist_window_once_all_taking_control_are_played() -> None:
    camp = Camp("character B garry\nstamina A 0\nevent ev_rabid_dogs")
    camp.p.controls_played = 3
    camp.do("A resolve_event", "A roll", "A stop")
    assert camp.p.strikes[0] == 1


@pytest.mark.rules("WG-STA-01", "WG-STA-02", "WG-BON-01", "WG-BON-02", "WG-BON-03", "WG-BON-04")
def test_the_bonfire() -> None:
    given = "bonfire: wood rope cloth\nhand A: matches kindling\ncharacter A blair\nspace C phase1"
    camp = Camp(given, expansion_characters="on")
    assert "light_matches" not in camp.offered("A")
    camp.do("A kindle").check("view spectator camp.bonfire_count = 5").do("A light_matches")
    assert camp.p.stamina[:3] == [5, 5, 3]  # 2 and 1 for the Kindling, up to the maximum
    assert camp.p.bonfire == []
    assert len(camp.p.discard) == 5
    camp.check("view spectator camp.discard_top = null")
    fed = Camp("hand A: wood wood").do("A burn wood")
    fed.check("B did not see bonfire_fed cards=wood,", "A saw bonfire_fed cards=wood,")
    assert "burn wood" not in Camp("hand A: wood\nspace A phase1").offered("A")


@pytest.mark.rules("WG-XP-01", "WG-XP-02", "WG-XP-03", "WG-XP-04", "WG-XP-05", "WG-GAP-29")
def test_unlocks() -> None:
    camp = Camp("xp A 37\nstamina A 5").do("A unlock cardio")
    assert camp.p.stamina[0] == 6
    camp.check("A is refused unlock overstock (WG-XP-03)")
    camp.do("A unlock agility", "A unlock locker", "A unlock slots", "A unlock unique")
    assert camp.p.actions[0] == 6
    assert slots_of(camp.p, 0) == 5
    camp.do("A unlock overstock")
    assert camp.p.xp[0] == 8
    assert overstock(camp.p, 0) == 1
    camp.p.xp[0] = 99
    assert overstock(camp.p, 0) == 5
    assert overstock(camp.p, 1) == 0


@pytest.mark.rules("WG-XP-06", "WG-STR-02")
def test_disinfectant_turns_critical_strikes() -> None:
    camp = Camp("character A copper\ncriticals A 1\nxp A 3").do("A unlock unique")
    assert (camp.p.strikes[0], camp.p.criticals(0)) == (1, 0)


@pytest.mark.rules("WG-XP-07", "WG-CMP-01", "WG-CMP-02", "WG-CMP-03")
def test_the_companion() -> None:
    given = "character A clark\nxp A 3\ntiles A: club spear\nspace A phase1\n"
    camp = Camp(given + "landmarks: landmark_sled_line", expansion_characters="on")
    assert "unlock unique" not in camp.offered("A")
    camp.do("A discard_tile club", "A unlock unique")
    assert "companion" in camp.match.view(0)["players"][0]["tiles"]
    camp.do("A discard_tile companion").check("view spectator camp.landmarks =")
    assert camp.p.tray[21] == 0
    kept = Camp(
        """
        character B clark
        tiles B: companion
        landmarks: landmark_sled_line
        strikes B 2
        stamina A 5
        tiles A: torch
        dice: 2 2 2 2
        """,
        expansion_characters="on",
    )
    kept.do("A assault", "A target B", "A roll", "A stop")
    kept.check("view spectator camp.landmarks =")


@pytest.mark.rules("WG-XP-08")
def test_the_flask() -> None:
    camp = Camp("character A mcready\nunlocks A: unique\nspace A phase1\ndice: 2").do("A flask")
    assert camp.p.stamina[0] == 4
    assert "flask" not in camp.offered("A")


@pytest.mark.rules("WG-LKR-01", "WG-LKR-02", "WG-LKR-04", "WG-LKR-05", "WG-LKR-06", "WG-GAP-06")
def test_the_locker_die() -> None:
    camp = Camp("character A copper\nstrikes A 1\nxp A 6").do("A unlock locker")
    camp.check("view spectator players.A.locker = icon").do("A use_locker first_aid")
    assert camp.p.strikes[0] == 0
    assert camp.p.locker_spent[0]
    pays = Camp("unlocks A: locker\nlocker A buildable\nhand A: wood").do("A build club")
    assert pays.p.locker_spent[0]
    assert "light_matches" not in pays.offered("A")


@pytest.mark.rules("WG-LKR-03")
def test_unspent_locker_dice_are_kept_or_rolled() -> None:
    camp = Camp("unlocks A: locker\nlocker A flare\nstep reset").check("choice D11 A")
    camp.do("A keep").check("view spectator players.A.locker = flare")


@pytest.mark.rules("WG-HAND-01", "WG-HAND-05", "WG-HAND-07", "WG-HAND-09", "WG-HAND-10")
@pytest.mark.rules("WG-GAP-55", "WG-GAP-56", "WG-INFO-06")
def test_cards_in_hand() -> None:
    camp = Camp("hand A: first_aid snack wood\nstamina A 5")
    assert "play first_aid" not in camp.offered("A")
    camp.check("A is refused play snack (WG-HAND-09)").do("A discard_card wood")
    assert camp.p.discard_by == [0]
    camp.check("view spectator camp.discard_top = null", "view A hand = first_aid snack")
    camp.p.hands[0] = [21, 20, 23]
    camp.p.hands[0].sort()
    camp.p.strikes[0] = 1
    camp.do("A play first_aid")
    assert camp.p.discard[-1] == 20  # the one of a shared deck


@pytest.mark.rules("WG-BLD-05", "WG-BLD-07", "WG-TILE-02", "WG-TILE-06", "WG-TILE-09", "WG-BLD-02")
@pytest.mark.rules("WG-GAP-37", "WG-GAP-66")
def test_building_needs_the_tile_the_cards_and_room() -> None:
    camp = Camp("hand A: wood rope wood metal").do("A build club")
    camp.check("A is refused build club (WG-BLD-02)").do("A build spear")
    assert camp.p.tiles[0] == [0, 1]
    full = Camp("hand A: wood rope\ntiles A: spear crowbar")
    assert "build club" not in full.offered("A")
    full.do("A discard_tile spear").check("A is offered: build club")
    gone = Camp("hand A: wood rope")
    gone.p.tray[0] = 0
    gone.check("A is refused build club (WG-BLD-05)")
    norris = Camp(
        "character A norris\nunlocks A: unique\ntiles A: parka\nhand A: cloth rope",
        expansion_characters="on",
    ).do("A build parka")
    assert loss_of(norris.p, 0) == 0
    assert len(norris.p.tiles[0]) == 2


@pytest.mark.rules("WG-UTL-06", "WG-UTL-01")
def test_a_broken_utility_only_gets_worse() -> None:
    camp = Camp("boiler 3\nstamina A 0\nevent ev_pipes").do("A resolve_event", "A roll", "A stop")
    assert camp.p.boiler_strikes == 4
    assert camp.p.strikes == [0, 0, 0]


@pytest.mark.rules("WG-TEMP-05", "WG-GAP-19")
def test_a_thermal_blanket() -> None:
    camp = Camp("space A phase1\nitems A: p1_blanket\nstamina A 0\nstep temperature")
    camp.check("choice D10 A").do("A use")
    assert camp.p.strikes[0] == 0
    assert camp.p.items[0] == []


@pytest.mark.rules("WG-STR-01", "WG-STR-03")
def test_an_overdue_critical_strike_kills() -> None:
    camp = Camp("criticals A 1\nstrikes A 1").do("A end_turn")
    assert not camp.p.alive[0]
    assert camp.p.active == 1


@pytest.mark.rules("WG-GAP-31", "WG-GAP-32", "WG-GAP-38")
def test_dex_and_other_cards() -> None:
    camp = Camp("hand A: dex empty_lighter alcohol\nactions A 0").do("A play dex")
    assert (camp.p.actions[0], camp.p.dex[0]) == (0, 2)
    camp.do("A play empty_lighter").check("view spectator players.A.tiles = lighter")
    camp.do("A end_turn")
    assert camp.p.dex[0] == 0
    rig = Camp("items A: p3_weld\nboiler 2\ndoor 1").do("A use_item welding_rig")
    rig.do("A utility door")
    assert (rig.p.boiler_strikes, rig.p.door_strikes) == (2, 0)
    surgery = Camp("hand A: field_surgery\nstrikes B 2\ncharacter C copper")
    surgery.do("A play field_surgery").check("choice D32 B").do("B heal_strike", "B heal_strike")
    assert surgery.p.strikes[1] == 0
