"""Specification §6.10: the PANIC! cards, where a scenario file cannot say it."""

from __future__ import annotations

import pytest
from tests.stay_away.stage import Stage, at_decision, played_at_random

from whiteout.core.event import ABOVE
from whiteout.games.stay_away.rules.panic import PANICS
from whiteout.games.stay_away.tables import CARDS, IDS, IS_PANIC

PANIC_IDS = [IDS[code] for code in range(len(CARDS)) if IS_PANIC[code]]
TURN_ENDS = {"round_and_round", "blind_date"}
ANSWERS = {
    "one_two": ["A left"],
    "out_of_here": ["A target C"],
    "forgetful": ["A discard axe", "A discard whiskey", "A discard seduction"],
    "round_and_round": [
        *(f"{name} pass_on suspicious" for name in "BCDEFGH"),
        "A pass_on axe",
        "I pass_on resolute",
        "J pass_on change_places",
    ],
    "cant_we_be_friends": ["A target C", "A offer axe", "C give suspicious"],
    "blind_date": ["A put_aside axe"],
    "between_us": ["A target B"],
    "revelations": [f"{name} pass" for name in "ABCDEFGHIJ"],
}


def draw(card: str) -> Stage:
    """A draws this PANIC! card; everybody but A, I and J holds a Suspicious."""
    hands = "\n".join(f"hand {name}: suspicious ..." for name in "BCDEFGH")
    return Stage(
        f"""seats: A B C D E F G H I J
given
hand A: axe whiskey seduction analysis
{hands}
hand I: the_thing resolute scary no_thanks
hand J: change_places change_places youd_better_run youd_better_run
deck: {card} infected infected infected
active A"""
    )


@pytest.mark.rules("SA-PAN-01", "SA-PAN-02", "SA-PAN-04", "SA-FLOW-04", "SA-FLOW-07")
@pytest.mark.parametrize("card", PANIC_IDS)
def test_shown_resolved_discarded_then_step_3_or_the_end(card: str) -> None:
    stage = draw(card)
    first = next(event for event in stage.match.history(-1) if event["event"] != "turn_began")
    assert first == {"event": "panicked", "player": 0, "card": card}
    stage.do(*ANSWERS.get(card, []))
    view = stage.view("above")
    assert card in view["discard_pile"]
    assert view["played"] == []
    assert all(card not in player["hand"] for player in view["players"])
    assert "target" not in view
    begun = [event for event in stage.match.history(-1) if event["event"] == "turn_began"]
    if card in TURN_ENDS:
        assert begun[1:] == [{"event": "turn_began", "player": 1, "turn": 2}]
        assert view["choice"]["point"] == "D-02"
        assert view["choice"]["waiting"] == [1]
    else:
        assert len(begun) == 1
        assert view["step"] == "exchange"
        assert view["choice"]["point"] == "D-10"
        assert view["exchange"]["cause"] == "turn_end"
        assert view["choice"]["waiting"] == [0]


@pytest.mark.rules("SA-PAN-02", "SA-PAN-04")
def test_every_panic_card_has_its_effect() -> None:
    assert {IDS[code] for code in PANICS} == set(PANIC_IDS)
    assert len(PANIC_IDS) == 12


@pytest.mark.rules("SA-PAN-01", "SA-PAN-02", "SA-DECK-05")
def test_panic_cards_never_enter_a_hand() -> None:
    """Whole matches: no hand, no offer, no view of a hand ever holds a PANIC! card."""
    drawn = 0
    for seed in range(8):
        for match, position in played_at_random(4 + seed, seed):
            for hand in position.hands:
                assert not any(IS_PANIC[card] for card in hand)
            if position.over:
                drawn += sum(event["event"] == "panicked" for event in match.history(ABOVE))
    assert drawn > 40


@pytest.mark.rules("SA-PAN-10")
def test_forgetful_in_full() -> None:
    """Three cards go before the first is drawn; nobody else sees a face."""
    stage = draw("forgetful")
    stage.do("A discard whiskey", "A discard axe", "A discard analysis")
    discarded = {"event": "discarded", "player": 0}
    drew = {"event": "drew", "player": 0, "cause": "forgetful", "passed_over": 0}
    cards = ["whiskey", "axe", "analysis"]
    assert stage.news("A") == [
        *({**discarded, "only_you": {"card": card}} for card in cards),
        *({**drew, "only_you": {"card": "infected"}} for _ in range(3)),
    ]
    assert stage.news("B") == stage.news("spectator") == [discarded] * 3 + [drew] * 3
    assert stage.view("A")["hand"] == ["infected", "infected", "infected", "seduction"]


@pytest.mark.rules("SA-PAN-11")
def test_blind_date_in_full() -> None:
    stage = Stage(
        """
        seats: A B C D
        given
          hand A: axe whiskey seduction resolute
          hand B: suspicious suspicious resolute change_places
          deck: blind_date suspicious missed
          active A
        """
    )
    assert stage.view("A")["deck"] == {"size": 18, "back": "stay_away"}
    stage.do("A put_aside seduction")
    put = {"event": "put_aside", "player": 0, "to_discard": False}
    drew = {"event": "drew", "player": 0, "cause": "blind_date", "passed_over": 0}
    assert stage.news("A")[:2] == [
        {**put, "only_you": {"card": "seduction"}},
        {**drew, "only_you": {"card": "suspicious"}},
    ]
    assert stage.news("C")[:2] == [put, drew]
    assert stage.news("B")[-1] == {
        "event": "drew",
        "player": 1,
        "cause": "turn",
        "passed_over": 0,
        "only_you": {"card": "seduction"},
    }
    assert stage.position.known_top == -1


@pytest.mark.rules("SA-PAN-11")
def test_only_the_drawer_knows_what_lies_on_top_after_blind_date() -> None:
    """Seen at the stable point that ends the turn, before anybody draws."""
    stage = Stage(
        """
        seats: A B C D
        given
          hand A: axe whiskey seduction resolute
          deck: blind_date suspicious
        """
    )
    stage.position.pauses = True
    stage.do("A put_aside axe")
    assert stage.position.paused
    assert stage.view("A")["deck"]["top"] == "axe"
    for name in ("B", "C", "D", "spectator"):
        assert stage.view(name)["deck"].keys() == {"size", "back"}


@pytest.mark.rules("SA-PAN-12")
def test_round_and_round_does_not_care_who_answers_first() -> None:
    """The order of arrival changes nothing but the order in which "has chosen" is told."""
    answers = ANSWERS["round_and_round"]
    one = draw("round_and_round").do(*answers)
    other = draw("round_and_round").do(*reversed(answers))
    assert one.view("above") == other.view("above")
    for name in ("A", "B", "I", "spectator"):
        assert one.view(name) == other.view(name)
        kept = [
            [event for event in stage.news(name) if event["event"] != "has_chosen"]
            for stage in (one, other)
        ]
        assert kept[0] == kept[1]


@pytest.mark.rules("SA-PAN-12")
def test_a_card_chosen_in_round_and_round_is_secret_until_all_have_chosen() -> None:
    stage = draw("round_and_round")
    seen = {name: stage.view(name) for name in ("B", "I", "spectator")}
    stage.do("A pass_on axe")
    assert stage.view("A")["chosen"] == "pass_on axe"
    assert stage.view("A")["hand"] == ["analysis", "axe", "whiskey", "seduction"]
    assert "options" not in stage.view("A")
    for name, before in seen.items():
        after = stage.view(name)
        assert after["choice"].pop("waiting") == [1, 2, 3, 4, 5, 6, 7, 8, 9]
        before["choice"].pop("waiting")
        assert after == before
    assert stage.news("B") == [{"event": "has_chosen", "player": 0}]


@pytest.mark.rules("SA-PAN-16", "I-15")
@pytest.mark.parametrize(
    ("answer", "event"),
    [
        ("pass", {"event": "revealed", "player": 0, "what": "pass"}),
        (
            "show_hand",
            {
                "event": "showed_hand",
                "player": 0,
                "cause": "revelations",
                "shown": ["analysis", "axe", "whiskey", "seduction"],
            },
        ),
    ],
)
def test_revelations_are_public(answer: str, event: dict[str, object]) -> None:
    stage = draw("revelations").do(f"A {answer}")
    for name in ("A", "B", "J", "spectator"):
        assert stage.news(name) == [event]
    assert stage.view("spectator")["choice"]["waiting"] == [1]


@pytest.mark.rules("SA-PAN-07", "SA-PAN-14", "SA-PAN-15")
def test_prompts_name_the_card() -> None:
    for point, card in (
        ("D-12", "cant_we_be_friends"),
        ("D-14", "one_two"),
        ("D-15", "between_us"),
    ):
        assert at_decision(point).view("spectator")["choice"]["about"] == {"card": card}


@pytest.mark.rules("SA-PAN-14", "SA-PAN-15", "SA-PAN-17", "I-13", "I-14")
def test_ooops_and_between_us_show_all_four_cards() -> None:
    cards = ["analysis", "axe", "whiskey", "seduction"]
    loud = draw("ooops")
    shown = {"event": "showed_hand", "player": 0, "cause": "ooops", "shown": cards}
    assert loud.match.history(-1)[-1] == loud.match.history(7)[-1] == shown
    quiet = draw("between_us").do("A target J")
    event = {"event": "showed_hand", "player": 0, "cause": "between_us", "to": [9]}
    aimed = {"event": "aimed", "player": 0, "card": "between_us", "target": 9}
    for name in ("B", "I", "spectator"):
        assert quiet.news(name) == [aimed, event]
    for name in ("A", "J"):
        assert quiet.news(name) == [aimed, {**event, "only_you": {"cards": cards}}]


@pytest.mark.rules("SA-PAN-12")
def test_round_and_round_under_open_cards() -> None:
    """The quarantined player of the later edition passes face up; the others do not."""
    stage = Stage(
        """
        seats: A B C D E
        option quarantine_mode = open_cards
        given
          hand A: axe whiskey seduction resolute
          hand B: suspicious suspicious scary missed
          hand C: the_thing resolute change_places change_places
          eliminated D E
          quarantine B 1
          deck: round_and_round suspicious
          active A
        """
    )
    stage.do("A pass_on axe", "B pass_on scary", "C pass_on resolute")
    shown = [{"player": 1, "card": "scary"}]
    passed = {"event": "passed_on", "chain": [0, 1, 2], "shown": shown}
    assert stage.news("spectator")[3] == passed
    secret = {"gave": "axe", "received": "resolute"}
    assert stage.news("A")[3] == {**passed, "only_you": secret}
