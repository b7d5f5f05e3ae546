"""Trades, clickers, nights, tests, the helicopter, talk: chapters 6.8, 6.17 to 6.26 and 7."""

from __future__ import annotations

import pytest
from tests.who_goes_there.camp import Camp, new_match, started

from whiteout.core.chance import SeededChance
from whiteout.core.refusal import NotOffered, Refusal
from whiteout.games.who_goes_there.game import GAME
from whiteout.games.who_goes_there.rules import talk

OFFER = ("give 1", "want 1", "send")


def offer(camp: Camp, giver: str, to: str, *parts: str) -> Camp:
    """A whole proposal."""
    return camp.do(*[f"{giver} {part}" for part in (f"propose {to}", *(parts or OFFER))])


@pytest.mark.rules("WG-TRD-01", "WG-TRD-12", "WG-FOOD-06")
def test_a_trade_joins_the_active_player_and_somebody_near() -> None:
    given = "hand A: wood\nhand B: rope\nhand C: metal\nspace C phase1\n"
    camp = Camp(given)
    assert "propose 1" in camp.offered("A")
    camp.check("A is refused propose C (WG-TRD-01)", "B is refused propose C (WG-TRD-01)")
    assert "propose 2" in Camp(given + "landmarks: landmark_sled_line").offered("A")
    radio = Camp(given + "items A: p2_radio").do("A use_item field_radio")
    assert "propose 2" in radio.offered("A")
    roll = Camp(given + "event ev_pipes").do("A resolve_event")
    assert not roll.verbs("A") & {"propose", "ask_offers"}
    food = Camp(given + "step food\nround 4")
    food.check("A is refused propose B (WG-FOOD-06)")


@pytest.mark.rules("WG-TRD-13", "WG-TRD-15", "WG-TRD-16", "WG-DEC-06", "WG-DEC-13", "WG-GAP-52")
@pytest.mark.rules("WG-GAP-67", "WG-GAP-47")
def test_proposals_are_drafts_and_may_be_taken_back_or_lapse() -> None:
    camp = Camp("hand A: wood\nhand B: rope")
    before = camp.match.view(1)
    camp.do("A propose B", "A give 1")
    assert camp.match.view(1) == before
    camp.do("A back", "A give 1", "A want 0", "A send").check("A is offered: withdraw B")
    camp.do("A withdraw B")
    offer(camp, "A", "B")
    camp.do("A move phase1")
    assert [facts["answer"] for facts in camp.told("trade_answered")] == ["withdrawn", "lapsed"]
    begun = Camp("hand A: wood\nhand B: rope").do("B propose A", "B give 1", "A move phase1")
    assert begun.p.draft(1) == []  # they can no longer trade
    ended = offer(Camp("hand A: wood\nhand B: rope"), "A", "B").do("A end_turn")
    assert ended.told("trade_answered")[-1]["answer"] == "lapsed"


@pytest.mark.rules("WG-TRD-17", "WG-TRD-18", "WG-DEC-09", "WG-GAP-48", "WG-GAP-49")
def test_the_word_decides_only_who_is_asked_first() -> None:
    camp = Camp("hand A: wood\nhand B: rope\nhand C: metal").check("choice D12 B C A")
    camp.do("B pass").check("choice D12 C A").do("C pass").check("choice D12 A")
    camp.do("A ask_offers").check("choice D12 B C A")
    camp.do("A move workshop").check("choice D12 B C A").do("B pass", "C pass", "A move storage")
    camp.check("choice D12 A B C")  # without the word they may still propose
    offer(camp, "C", "A").check("choice D12 A B C", "A is offered: accept C")
    offer(camp, "A", "B").check("choice D12 B A C")
    camp.do("A ask_offers").check("A is not offered: ask_offers")


@pytest.mark.rules("WG-TRD-19")
def test_offers_out_of_turn_can_be_switched_off() -> None:
    camp = Camp("hand A: wood\nhand B: rope", offers_out_of_turn="off").check("choice D12 A")
    assert "ask_offers" not in camp.verbs("A")
    offer(camp, "A", "B").check("choice D12 B A", "B is offered: counter A")


@pytest.mark.rules("WG-TRD-20", "WG-GAP-12", "WG-GAP-63")
def test_kinds_bind_only_where_the_table_says_so() -> None:
    given = "hand A: wood rope\nhand B: metal cloth"
    free = offer(Camp(given), "A", "B", "give 1", "want 1", "name_given flare", "send")
    free.do("B accept A", "A pick rope", "B pick metal")
    bound = Camp(given, binding_trade_kinds="on").do("A propose B", "A give 1", "A want 1")
    assert "name_given flare" not in bound.offered("A")
    bound.do("A name_given wood", "A name_wanted metal", "A send", "B accept A")
    assert bound.offered("A") == ["pick wood"]
    assert bound.offered("B") == ["pick metal"]
    lacking = offer(Camp(given, binding_trade_kinds="on"), "A", "B", "give 1", "want 1",
                    "name_wanted flare", "send")  # fmt: skip
    assert "accept 0" not in lacking.offered("B")


@pytest.mark.rules("WG-CLK-12", "WG-CHAT-05", "WG-HAND-06", "WG-CHAT-03")
def test_statements_may_be_false_and_are_never_checked() -> None:
    camp = Camp("hand A: wood")
    camp.do("A claims claim_hand flare 3", "A claims report_look B infected")
    assert len(camp.told("claimed")) == 2


@pytest.mark.rules("WG-CLK-05", "WG-CLK-14", "WG-GAP-43", "WG-GAP-08", "WG-GAP-09")
def test_out_of_turn_a_miss_without_means_is_accepted_at_once() -> None:
    camp = Camp("hand A: wood\nvulnerable A 1\nactions B 1\ndice: 1")
    offer(camp, "A", "B", "give 1", "want 0", "send").do("B accept A", "A pick wood", "B roll")
    camp.check("choice D27 A", "A is offered exactly: clean")
    gloves = Camp("hand A: wood\nvulnerable A 1\nactions B 1\ntiles B: gloves\ndice: 1 2")
    offer(gloves, "A", "B", "give 1", "want 0", "send").do("B accept A", "A pick wood", "B roll")
    gloves.check("B is offered exactly: accept_clicker | reroll gloves").do("B reroll gloves")
    assert gloves.told("clicker_faced")[0]["answer"] == "avoided"


@pytest.mark.rules("WG-SLP-02", "WG-SLP-05", "WG-SLP-06", "WG-SLP-09", "WG-GAP-50", "WG-GAP-40")
def test_who_has_nobody_near_sleeps_alone() -> None:
    camp = Camp("space C phase1\nstep sleep\nround 5").check("choice D07 A B")
    assert camp.told("bunk_settled")[0] == {
        "event": "bunk_settled",
        "player": 2,
        "to": -1,
        "cause": "nobody",
    }
    camp.do("A alone")
    assert camp.p.vulnerable == [1, 1, 1]


@pytest.mark.rules("WG-VUL-04", "WG-VUL-08", "WG-INF-08", "WG-GAP-21")
def test_the_contaminated_card_makes_the_host() -> None:
    camp = Camp("contaminated next\nspace A phase1\nstep sleep\nround 5").do(
        "B bunk C", "C agree B"
    )
    camp.check("view A host = true", "view A infected = true", "B did not see became_infected")
    camp.check("A saw vulnerable_drawn contaminated=true")
    assert 1 not in camp.p.vulnerable_deck
    dead = Camp("host B\nvulnerable B 2\nstrikes B 2\nstamina A 5\nunlocks A: agility\ndice: 2 2")
    dead.do("A assault", "A target B", "A roll", "A stop")
    assert dead.p.host == 1
    assert "infect" not in dead.verbs("C")


@pytest.mark.rules("WG-INF-03", "WG-HEL-11")
def test_an_attack_on_one_tells_the_attacker() -> None:
    for seed in range(6):
        camp = Camp(f"host A\nvulnerable A 2\nspace C phase1\nxp C {seed}")
        camp.do("A infect", f"B take_card {seed % 2}")
        kept = camp.p.host == 0
        assert (1 in camp.match.view(0)["known_infected"]) == (not kept)


@pytest.mark.rules("WG-TEST-01", "WG-TEST-02", "WG-TEST-04", "WG-TEST-05", "WG-GAP-10", "WG-GAP-11")
def test_a_blood_test_shows_the_truth_and_infects_nobody() -> None:
    camp = Camp("hand A: blood_test\ncharacter C copper\ninfected B").do("A play blood_test")
    camp.do("A target B").check("A saw tested infected=true", "B saw tested infected=false")
    camp.check("C saw tested player=A to=B", "C did not see tested infected=true")
    assert not camp.p.infected[0]
    camp.check("view A known_infected = B")


@pytest.mark.rules("WG-TEST-03")
def test_a_host_test_shows_vulnerable_cards() -> None:
    given = "hand A: host_test\ncharacter C blair\nhost B\nvulnerable B 1\nspace C phase1"
    camp = Camp(given, expansion_characters="on").do("A play host_test")
    camp.check("A saw tested contaminated=true", "view A known_infected = B")


@pytest.mark.rules("WG-AST-04")
def test_an_assault_uses_what_an_attack_may_but_no_help() -> None:
    given = "hand A: shotgun\nitems A: p1_dynamite\nhand B: taking_control\ncharacter B garry"
    camp = Camp(given).do("A assault", "A target C")
    assert {"play shotgun", "use_item dynamite"} <= set(camp.offered("A"))
    camp.do("A roll", "A stop")
    assert not camp.told("assist_opened")


@pytest.mark.rules("WG-HEL-04", "WG-HEL-12", "WG-HEL-13", "WG-HEL-20", "WG-GAP-24", "WG-GAP-22")
def test_last_calls() -> None:
    camp = Camp("step helicopter").do("A invite B", "B board", "A call_departure", "B step_off")
    assert camp.p.calls == 1
    camp.do("A invite C", "C board", "A eject C", "A invite C", "C board")
    camp.do("A call_departure", "C step_off", "A invite B", "B board", "A call_departure")
    camp.do("B step_off").check("ended grounded")
    barred = Camp("infected B\nknown B: A\nstep helicopter").do("A invite B", "B board")
    barred.do("A call_departure").check("B is offered exactly: step_off")
    barred.check("B is refused stay (WG-HEL-20)")


@pytest.mark.rules("WG-HEL-14", "WG-GAP-62", "WG-GAP-51", "WG-GAP-60")
def test_the_clock_of_boarding() -> None:
    camp = Camp("step helicopter").do("A times out")
    assert camp.p.charge == 1
    camp = Camp("step helicopter").do("A invite B", "B board", "A times out").check("choice D41 B")


@pytest.mark.rules("WG-HEL-08", "WG-CHAT-07", "WG-CHAT-08", "WG-GAP-59")
def test_messages_of_the_helicopter_round() -> None:
    camp = Camp("step helicopter").do("B claims plea", "C claims propose_manifest B")
    camp.check("B is refused claims call_assault C (WG-CHAT-08)")
    camp = Camp("").check("A is refused claims plea (WG-CHAT-08)")


@pytest.mark.rules("WG-END-11", "WG-GAP-25", "WG-END-10")
def test_team_victory_counts_all_of_a_side() -> None:
    given = "dead C\nbonus A 30\nstep helicopter"
    Camp(given).do("A call_departure").check("ended humans_clean A")
    Camp(given, team_victory="on").do("A call_departure").check("ended humans_clean A B C")


@pytest.mark.rules("WG-END-03", "WG-END-13", "WG-REV-02", "WG-GAP-46")
def test_over_infection() -> None:
    camp = Camp("infected A B C\nstep helicopter").do("A invite B", "B board", "A call_departure")
    camp.do("B stay").check("ended over_infection")


@pytest.mark.rules("WG-END-04", "WG-REV-04")
def test_nobody_human_lives() -> None:
    camp = Camp("infected A B\ndead C\nstep helicopter").do("A invite B", "B board")
    camp.do("A call_departure", "B stay").check("ended no_human")


@pytest.mark.rules("WG-END-07", "WG-DEP-05", "WG-GAP-05")
def test_too_few_points() -> None:
    Camp("bonus A 14\ndice: 5\nstep helicopter").do("A call_departure").check("ended grounded")


@pytest.mark.rules("WG-DEP-02")
def test_a_rescue_beacon_rolls_twice() -> None:
    camp = Camp("items A: p3_beacon\nbonus A 15\ndice: 1 6\nstep helicopter")
    camp.do("A call_departure").check("choice D42 A").do("A use").check("ended humans_clean A")


# -- decisions, talk, information ----------------------------------------------------------------


@pytest.mark.rules("WG-DEC-01", "WG-DEC-04", "WG-DEC-11")
def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    match = new_match(3)
    p = match.position
    with pytest.raises(NotOffered, match="WG-DEC-04"):
        match.answer(p.asked[0], p.number, "fly away")
    assert match.moves == []


@pytest.mark.rules("WG-DEC-03", "WG-TIME-01", "WG-TIME-02", "WG-GAP-61", "WG-TIME-03", "WG-TIME-04")
def test_clocks() -> None:
    camp = Camp("hand A: wood\nhand B: rope")
    assert camp.p.choice is not None
    clock = camp.p.choice.clock(camp.p)
    assert (clock.kind, clock.seconds, clock.span) == ("turn", 180, "turn-1-0")
    offer(camp, "A", "B")
    assert camp.p.choice is not None
    assert camp.p.choice.clock(camp.p).span == "turn-1-0"
    assert GAME.settings()[-1].key == "decision_timer_s"
    assert GAME.settings()[-1].default == 0


@pytest.mark.rules("WG-DEC-12", "WG-INFO-05")
def test_one_target_is_taken_by_itself_and_secret_choices_are_put() -> None:
    camp = Camp("space C phase1").do("A assault").check("choice D18 A")
    assert camp.p.roll_target == 1
    lone = Camp("event ev_crazed\nhand A: wood wood\nstamina A 0\ncharacter C copper")
    lone.p.controls_played = 3
    lone.do("A resolve_event", "A roll", "A stop").check("choice D21 A")


@pytest.mark.rules("WG-CHAT-01", "WG-CHAT-02", "WG-CHAT-10", "WG-CHAT-11", "WG-DTH-05")
def test_channels() -> None:
    p = Camp("dead C").p
    assert talk.reads(p, 0, "pair-0-1")
    assert not talk.reads(p, 2, "pair-0-1")
    assert talk.silenced(p, 0, "pair-0-1") == ""
    assert talk.silenced(p, 0, "pair-0-2") == "WG-CHAT-10"
    assert talk.silenced(p, 2, "table") == "WG-DTH-05"
    assert talk.reads(p, 2, "dead")
    assert not talk.reads(p, 0, "dead")
    assert not talk.reads(Camp("", private_chat="off").p, 0, "pair-0-1")
    told = Camp("", replay_private_chat="on").p
    assert talk.reads(told, 0, "told-0-1")
    assert next(one.id for one in talk.CHANNELS if one.open_after) == "told-0-1"
    loud = Camp("dead C", dead_chat_public="on").p
    assert talk.silenced(loud, 2, "table") == ""


@pytest.mark.rules("WG-CHAT-04", "WG-CHAT-06", "WG-CHAT-09")
def test_statements_are_limited() -> None:
    camp = Camp("", statement_limit="2").do("A claims accuse B", "A claims vouch B")
    camp.check("A is refused claims vouch B (WG-CHAT-09)").do("B claims vouch A")
    dead = Camp("dead C", dead_chat_public="on")
    with pytest.raises(Refusal):
        dead.match.claim(2, {"claim": "vouch", "seat": 0})


@pytest.mark.rules("WG-INFO-01", "WG-INFO-03", "WG-INFO-08", "WG-INFO-09", "WG-INFO-04")
def test_views_hide_what_the_table_hides() -> None:
    camp = Camp("hand A: wood\nhand B: rope\ninfected B\ndead C")
    mine, theirs = camp.match.view(0), camp.match.view(1)
    assert mine["hand"] == ["wood"]
    assert theirs["infected"] is True
    assert "infected" not in mine["players"][1]
    dead, spectator = camp.match.view(2), camp.match.view(-1)
    for key in ("viewer", "choice"):
        dead.pop(key), spectator.pop(key)
    assert dead == spectator
    assert "options" not in camp.match.view(2)


@pytest.mark.rules("WG-INFO-07", "WG-FOOD-01")
def test_nobody_sees_who_has_answered() -> None:
    camp = Camp("step food\nround 4")
    before = camp.match.view(2)
    camp.do("A eat nothing")
    assert camp.match.view(2) == before


@pytest.mark.rules("WG-DEC-10", "WG-HEL-23", "WG-SLP-13", "WG-DEC-14", "WG-TIME-07")
def test_automatic_answers_bring_a_match_to_its_end() -> None:
    p = started(4, 3)
    chance = SeededChance(1)
    for _ in range(4000):
        if p.over:
            break
        seat = p.asked[0]
        p.apply(seat, GAME.default(p, seat, chance))
    assert p.over
