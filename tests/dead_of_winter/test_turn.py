"""The turn and its actions, where no scenario shows it."""

import pytest
from tests.dead_of_winter.scene import Scene

from whiteout.core.refusal import Refusal
from whiteout.games.dead_of_winter.position import NOTHING


@pytest.mark.rules("DW-TURN-05", "DW-GEN-04", "DW-PLAY-07", "DW-GEN-05")
def test_only_the_active_player_acts_and_as_often_as_there_are_dice() -> None:
    scene = Scene(
        """
        hand B: food_1
        equip gus_petrakis: hunting_rifle
        zombies library: 1
        unused A: 3 3
        """
    )
    scene.check("B is refused play_card (DW-DEC-01)", "B is refused use_item (DW-DEC-01)")
    for entrance in (1, 2):
        scene.do("A barricade", "A survivor joan_kovac", f"A entrance {entrance}")
    scene.check("view A players.A.spent = 3 3", "A is not offered: barricade | attract")


@pytest.mark.rules("DW-TURN-08", "DW-FLOW-07")
def test_a_replaced_player_goes_on_with_the_dice_left() -> None:
    scene = Scene(
        """
        group A: joan_kovac
        group B: gus_petrakis
        group C: lars_edgren
        group D: kenji_morita
        wounds joan_kovac 2
        survivor deck: moss ...
        unused A: 4 4
        dice: 7
        """
    )
    scene.do("A move", "A location school", "A no_fuel")
    scene.check("choice D04 A", "view A players.A.unused = 4 4", "A is offered: barricade")


@pytest.mark.rules("DW-ATK-01", "DW-ATK-11", "DW-ZOM-08", "DW-ZOM-10")
def test_an_attack_takes_a_die_that_is_high_enough_and_any_entrance() -> None:
    scene = Scene("zombies colony: 1 0 0 2 0 0\nunused A: 1 2\ndice: 1")
    scene.do("A attack", "A zombie")
    scene.check("A is offered exactly: entrance 1 | entrance 4")
    scene.do("A entrance 4")
    scene.check("view A locations.colony.zombies = 1 0 0 1 0 0", "view A players.A.spent = 2")


@pytest.mark.rules("DW-BAR-01", "DW-CLN-01", "DW-CLN-02")
def test_barricades_need_room_and_cleaning_takes_three_cards() -> None:
    scene = Scene(
        """
        zombies colony: 3 3 3 3 3 2
        waste: junk junk junk junk fuel
        equip joan_kovac: mop
        unused A: 1 1
        """
    )
    scene.do("A barricade", "A survivor joan_kovac")
    scene.check("A is not offered: barricade")
    scene.do("A clean_waste", "A neither")
    scene.check("view A waste = junk junk", "view A people.1.used_items =")


@pytest.mark.rules("DW-ABL-04", "DW-ABL-10")
def test_nobody_uses_what_another_has_or_what_does_nothing() -> None:
    scene = Scene(
        """
        group A: rosalind_achebe joan_kovac
        group B: gus_petrakis
        group C: lars_edgren
        group D: kenji_morita
        at school: joan_kovac
        zombies school: 4
        zombies colony: 3 3 3 3 3 3
        unused A: 6
        """
    )
    scene.check("A is not offered: use_ability")


@pytest.mark.rules("DW-ABL-06")
def test_viktor_takes_two_dice_and_a_card() -> None:
    lines = """
        group A: viktor_asante joan_kovac
        group B: gus_petrakis
        group C: lars_edgren
        group D: kenji_morita
        zombies colony: 3 0 0 0 0 0
        hand A: medicine
        """
    scene = Scene(lines + "unused A: 4")
    scene.do("A attack", "A survivor viktor_asante", "A zombie")
    scene.check("A is not offered: ability viktor_asante")
    scene = Scene(lines + "unused A: 1 4")
    scene.do("A attack", "A survivor viktor_asante", "A zombie", "A ability viktor_asante")
    scene.do("A ask B", "B decline")
    scene.check("view A players.A.unused = 1 4", "view A hand = medicine", "choice D04 A")


@pytest.mark.rules("DW-MOVE-05", "DW-GEN-11")
def test_relocation_uses_no_move() -> None:
    scene = Scene("held X41\nzombies school: 2\ndice: 1")
    scene.do("A move", "A survivor joan_kovac", "A location school", "A no_fuel", "A option 2")
    scene.do("A location library")
    assert scene.p.moved[scene.p.leaders[0]]
    scene.do("A move")
    scene.check("A is not offered: survivor joan_kovac")


@pytest.mark.rules("DW-OBJ-01", "DW-OBJ-02")
def test_an_exiled_player_may_add_to_the_objective_up_to_what_is_missing() -> None:
    scene = Scene(
        f"""
        exiled A E01
        at school: joan_kovac
        at hospital: cole_barrington
        objective: {"medicine " * 11}
        hand A: medicine medicine
        """,
        header="option main_objective = MO03",
    )
    scene.do("A contribute_objective", "A card medicine")
    scene.check("view A objective.cards has 12", "A is not offered: contribute_objective")


@pytest.mark.rules("DW-WND-03")
def test_a_heal_cannot_be_refused() -> None:
    scene = Scene("wounds gus_petrakis 1\nhand A: medicine")
    scene.do("A play_card", "A wound")
    scene.check("spectator saw healed survivor=gus_petrakis", "choice D04 A")


@pytest.mark.rules("DW-XR-03", "DW-XR-15", "DW-GEN-17")
def test_without_cards_or_others_nothing_happens() -> None:
    scene = Scene("step turn")
    scene.p.crossroads_deck = []
    scene.p.crossroads_seen = []
    scene.p.held = NOTHING
    scene.do("A end_turn")
    scene.check("spectator saw turn_started player=B held=false holder=null")
    alone = Scene(
        """
        group A: joan_kovac
        group B: gus_petrakis
        out C D
        held X08
        hand A: junk junk junk junk fuel
        waste: junk
        unused A: 1
        """,
        header="option player_elimination = on",
    )
    alone.p.out[1] = 1
    alone.do("A clean_waste", "A die 1", "A option 2")
    alone.check("spectator did not see hand_looked_at", "choice D04 A")


@pytest.mark.rules("DW-GEN-12")
def test_a_deck_that_was_looked_through_is_shuffled() -> None:
    scene = Scene(
        "held X43\nat gas_station: joan_kovac\nunused A: 6\ndeck gas_station: fuel lighter ..."
    )
    scene.do("A search", "A die 6", "A stop", "A option 1")
    scene.check("spectator saw deck_shuffled location=gas_station")
    assert not any(scene.p.deck_seen[6])


@pytest.mark.rules("DW-GEN-01", "DW-DICE-02")
def test_a_card_replaces_only_what_it_contradicts() -> None:
    scene = Scene("equip joan_kovac: night_goggles\nstep round")
    scene.check("view A players.A.unused has 4", "view A players.B.unused has 2")


@pytest.mark.rules("DW-END-06")
def test_the_game_ends_when_nobody_is_left() -> None:
    scene = Scene(
        """
        group A: joan_kovac
        out B C D
        wounds joan_kovac 2
        morale 5
        dice: 7
        """,
        header="option player_elimination = on",
    )
    scene.do("A move", "A location school")
    scene.check("ended nobody_left")


@pytest.mark.rules("DW-INF-01", "DW-INF-02", "DW-INF-06", "DW-INF-12")
def test_claims_are_bound_by_the_rules_of_speech() -> None:
    scene = Scene("held X01")
    for _ in range(20):
        scene.do("B claims hold 3 fuel")
    scene.check("B is refused claims hold 3 fuel (DW-INF-12)")
    scene.do("A claims loyal")
    keys = [claim.key for claim in scene.match.game.claims()]
    assert not [key for key in keys if "crossroads" in key or "secret" in key]


@pytest.mark.rules("DW-INF-08")
def test_the_end_opens_everything() -> None:
    scene = Scene(
        "step check_objective\ntrack 1\nhand B: fuel", header="option main_objective = MO01"
    )
    scene.check("view spectator players.B.hand = fuel")
    view = scene.match.view(-1)
    assert all("objective" in player for player in view["players"])


@pytest.mark.rules("DW-INF-10")
def test_hands_are_listed_in_the_order_of_the_cards() -> None:
    scene = Scene("hand A: pistol food_1 junk food_1")
    scene.check("view A hand = food_1 food_1 junk pistol")


@pytest.mark.rules("DW-DEC-01", "DW-GEN-16")
def test_a_refusal_changes_nothing() -> None:
    scene = Scene("unused A: 3")
    before = scene.match.view(0)
    with pytest.raises(Refusal):
        scene.match.answer(0, scene.p.number, "attack nobody")
    assert scene.match.view(0) == before
    assert scene.p.held == NOTHING


@pytest.mark.rules("DW-INF-09")
def test_an_own_objective_tells_nothing_about_others() -> None:
    """Whether every betrayer is exiled would say whether there is one (S18)."""
    for objective in ("S01", "B06"):
        scene = Scene(f"secret A S18\nsecret B {objective}")
        assert scene.match.view(0)["met"] == [False, None]
