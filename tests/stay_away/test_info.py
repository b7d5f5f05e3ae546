"""Specification §8: who sees what. Views are compared whole, so nothing can slip in."""

from __future__ import annotations

import pytest
from tests.stay_away.stage import Stage, played_at_random

from whiteout.core.bot import Eyes
from whiteout.core.event import ABOVE, SPECTATOR, Facts
from whiteout.core.match import Fair, Match, Seeded
from whiteout.core.record import header_of, record_of
from whiteout.core.refusal import Malformed, StaleChoice
from whiteout.core.view import encode
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.position import INFECTED_ROLE, ROLES, THING_ROLE
from whiteout.games.stay_away.rules.ending import humans_alive

TABLE = """
    seats: A B C D E
    given
      hand A: {a}
      hand B: infected scary suspicious suspicious
      hand C: the_thing infected resolute no_thanks
      hand D: change_places change_places seduction flamethrower
      infected B
      eliminated E
      {more}
      active A
      step {step}
"""
ACTING = "resolute axe whiskey seduction suspicious"
FOUR = "resolute axe whiskey seduction"


def table(step: str = "act", more: str = "door C D", a: str = ACTING) -> Stage:
    return Stage(TABLE.format(a=a, more=more, step=step))


def player(seat: int, cards: int = 4, alive: bool = True, quarantine: int = 0) -> Facts:
    return {"seat": seat, "alive": alive, "cards": cards, "quarantine": quarantine}


def public(choice: Facts | None, **more: object) -> Facts:
    """What everybody sees of TABLE, with what differs."""
    facts: Facts = {
        "over": False,
        "choice": choice,
        "turn": 1,
        "active": 0,
        "step": "act",
        "direction": 1,
        "players": [player(0, 5), player(1), player(2), player(3), player(4, 0, False)],
        "doors": [2],
        "deck": {"size": 23, "back": "stay_away"},
        "discard": 0,
        "played": [],
    }
    return {**facts, **more}


def choice(number: int, point: str, rule: str, waiting: list[int], **about: object) -> Facts:
    return {"id": number, "point": point, "rule": rule, "about": about, "waiting": waiting}


def expect_views(stage: Stage, common: Facts, own: dict[str, Facts]) -> None:
    """Every viewer sees what is common to all, and the own part, and nothing else."""
    for name, facts in own.items():
        expected = {**common, "viewer": stage.who(name), **facts}
        assert stage.view(name) == expected, name


def roles_for_the_thing(common: Facts) -> list[Facts]:
    names = ["human", "infected", "the_thing", "human", "human"]
    return [{**facts, "role": role} for facts, role in zip(common["players"], names, strict=True)]


THING: Facts = {
    "role": "the_thing",
    "thing": 2,
    "humans_left": 2,
    "infection_order": [1],
    "request": False,
}
SCARED: Facts = {"hand": ["infected", "suspicious", "suspicious", "scary"]}
STILL: Facts = {"hand": ["flamethrower", "change_places", "change_places", "seduction"]}


@pytest.mark.rules(
    "I-01", "I-02", "I-03", "I-04", "I-05", "I-06", "I-08", "I-24", "I-25", "I-26", "I-27", "I-28"
)
@pytest.mark.rules("I-29", "I-31", "I-32", "I-34", "I-36", "SA-INFO-04", "SA-DEC-04")
def test_views_in_step_2() -> None:
    stage = table(more="door C D\n      deck: missed")
    common = public(choice(1, "D-02", "SA-FLOW-03", [0]))
    declaring = ["leave", "declare_victory", "request_declaration"]
    hands: dict[str, Facts] = {
        "A": {
            "hand": ["axe", "suspicious", "whiskey", "resolute", "seduction"],
            "role": "human",
            "asides": ["leave"],
            "options": [
                "discard resolute",
                "play resolute",
                "discard axe",
                "play axe",
                "discard whiskey",
                "play whiskey",
                "discard seduction",
                "play seduction",
                "discard suspicious",
                "play suspicious",
            ],
        },
        "B": {**SCARED, "role": "infected", "thing": 2, "asides": ["leave"]},
        "C": {
            "hand": ["the_thing", "infected", "resolute", "no_thanks"],
            **THING,
            "players": roles_for_the_thing(common),
            "asides": declaring,
        },
        "D": {**STILL, "role": "human", "asides": ["leave"]},
        "E": {"hand": [], "role": "human"},
        "spectator": {},
    }
    expect_views(stage, common, hands)


@pytest.mark.rules("I-20", "I-21", "I-22", "I-35", "I-10")
def test_views_while_resolute_is_resolved() -> None:
    stage = table(
        more="door C D\n      deck: missed one_two infected the_party analysis im_comfortable"
    )
    stage.do("A play resolute")
    common = public(
        choice(2, "D-07", "SA-ACT-10", [0], card="resolute"),
        players=[player(0), player(1), player(2), player(3), player(4, 0, False)],
        played=["resolute"],
        discard=2,
        deck={"size": 18, "back": "stay_away"},
    )
    own: dict[str, Facts] = {
        "A": {
            "hand": ["axe", "suspicious", "whiskey", "seduction"],
            "role": "human",
            "asides": ["leave"],
            "looking_at": ["infected", "analysis", "missed"],
            "options": ["keep infected", "keep analysis", "keep missed"],
        },
        "B": {**SCARED, "role": "infected", "thing": 2, "asides": ["leave"]},
        "D": {**STILL, "role": "human", "asides": ["leave"]},
        "E": {"hand": [], "role": "human"},
        "spectator": {},
    }
    expect_views(stage, common, own)
    drew = {"event": "drew", "player": 0, "cause": "resolute"}
    cards = [("missed", 0), ("infected", 1), ("analysis", 1)]
    played = {"event": "played", "player": 0, "card": "resolute"}
    open_part = [played, *({**drew, "passed_over": passed} for _, passed in cards)]
    for name in ("B", "C", "D", "E", "spectator"):
        assert stage.news(name) == open_part
    assert stage.news("A") == [
        played,
        *({**drew, "passed_over": passed, "only_you": {"card": card}} for card, passed in cards),
    ]
    stage.do("A keep missed")
    kept = {"event": "kept", "player": 0, "discarded": 2}
    assert stage.news("spectator") == stage.news("C") == [kept]
    secret = {"card": "missed", "cards": ["infected", "analysis"]}
    assert stage.news("A") == [{**kept, "only_you": secret}]
    assert "looking_at" not in stage.view("A")
    assert stage.view("spectator")["discard"] == 5


@pytest.mark.rules("I-17", "I-18", "I-35", "SA-EXCH-14")
def test_views_while_an_offer_is_answered() -> None:
    stage = table("exchange", a=FOUR, more="door C D\n      deck: missed").do("A offer axe")
    exchange = {"cause": "turn_end", "initiator": 0, "partner": 1}
    common = public(
        choice(2, "D-11", "SA-EXCH-05", [1], player=0, cause="turn_end"),
        step="exchange",
        players=[player(0), player(1), player(2), player(3), player(4, 0, False)],
        deck={"size": 24, "back": "stay_away"},
        exchange=exchange,
    )
    own: dict[str, Facts] = {
        "A": {
            "hand": ["axe", "whiskey", "resolute", "seduction"],
            "role": "human",
            "asides": ["leave"],
            "exchange": {**exchange, "offer": "axe"},
        },
        "B": {
            **SCARED,
            "role": "infected",
            "thing": 2,
            "asides": ["leave"],
            "options": ["give scary", "give suspicious", "respond scary"],
        },
        "C": {
            "hand": ["the_thing", "infected", "resolute", "no_thanks"],
            **THING,
            "players": roles_for_the_thing(common),
            "asides": ["leave", "request_declaration"],
        },
        "D": {**STILL, "role": "human", "asides": ["leave"]},
        "E": {"hand": [], "role": "human"},
        "spectator": {},
    }
    expect_views(stage, common, own)
    offered = {"event": "offered", "player": 0, "partner": 1, "cause": "turn_end"}
    assert stage.news("A") == [{**offered, "only_you": {"card": "axe"}}]
    for name in ("B", "C", "D", "E", "spectator"):
        assert stage.news(name) == [offered]


@pytest.mark.rules("I-38", "I-07", "I-08")
def test_the_view_from_above_is_whole() -> None:
    """What the opened record shows: nothing is hidden from it."""
    stage = table("exchange", a=FOUR, more="door C D\n      deck: missed\n      discard: analysis")
    stage.do("A offer axe", "C aside request_declaration")
    common = public(
        choice(2, "D-11", "SA-EXCH-05", [1], player=0, cause="turn_end"),
        step="exchange",
        discard=1,
        exchange={"cause": "turn_end", "initiator": 0, "partner": 1, "offer": "axe"},
    )
    hands = [
        ["axe", "whiskey", "resolute", "seduction"],
        ["infected", "suspicious", "suspicious", "scary"],
        ["the_thing", "infected", "resolute", "no_thanks"],
        ["flamethrower", "change_places", "change_places", "seduction"],
        [],
    ]
    common["players"][0]["cards"] = 4
    players = [
        {**facts, "hand": hand}
        for facts, hand in zip(roles_for_the_thing(common), hands, strict=True)
    ]
    view = stage.view("above")
    cards = view["deck"].pop("cards")
    assert (len(cards), cards[0]) == (23, "missed")
    assert view == {
        **common,
        "viewer": ABOVE,
        "players": players,
        "thing": 2,
        "humans_left": 2,
        "infection_order": [1],
        "request": True,
        "discard_pile": ["analysis"],
        "looking_at": [],
    }


@pytest.mark.rules("I-17", "SA-EXCH-14")
def test_cards_that_changed_hands_are_known_to_the_two_alone() -> None:
    stage = table("exchange", a=FOUR).do("A offer axe", "B give scary")
    exchanged = {"event": "exchanged", "player": 0, "partner": 1}
    assert stage.news("A")[1] == {**exchanged, "only_you": {"gave": "axe", "received": "scary"}}
    assert stage.news("B")[1] == {**exchanged, "only_you": {"gave": "scary", "received": "axe"}}
    for name in ("C", "D", "E", "spectator"):
        assert stage.news(name)[1] == exchanged


@pytest.mark.rules("I-16")
def test_scary_shows_the_offer_to_the_partner_alone() -> None:
    stage = table("exchange", a=FOUR, more="deck: missed one_two").do(
        "A offer axe", "B respond scary"
    )
    looked = {"event": "looked_at_offer", "player": 1, "partner": 0}
    face = {"only_you": {"card": "axe"}}
    for name, event in (("A", {**looked, **face}), ("B", {**looked, **face}), ("C", looked)):
        assert [facts for facts in stage.news(name) if facts["event"] == looked["event"]] == [event]
    responded, drew, *_ = stage.news("spectator")[1:]
    assert responded == {"event": "responded", "player": 1, "card": "scary"}
    assert drew == {"event": "drew", "player": 1, "cause": "replacement", "passed_over": 0}
    assert stage.news("B")[2] == {**drew, "only_you": {"card": "missed"}}
    assert looked in stage.news("spectator")


@pytest.mark.rules("I-09", "SA-DECK-07")
def test_a_discarded_card_is_known_to_its_owner_alone() -> None:
    stage = table().do("A discard whiskey")
    event = {"event": "discarded", "player": 0}
    assert stage.news("A") == [{**event, "only_you": {"card": "whiskey"}}]
    for name in ("B", "C", "D", "E", "spectator"):
        assert stage.news(name) == [event]
        assert "whiskey" not in encode(stage.view(name))


@pytest.mark.rules("I-11", "SA-ACT-02")
def test_analysis_shows_the_hand_to_the_actor_alone() -> None:
    stage = table(a="analysis axe whiskey seduction resolute")
    stage.do("A play analysis", "A target B")
    aimed = {"event": "aimed", "player": 0, "card": "analysis", "target": 1}
    shown = {"event": "showed_hand", "player": 1, "cause": "analysis", "to": [0]}
    secret = {"only_you": {"cards": ["infected", "suspicious", "suspicious", "scary"]}}
    for name in ("C", "D", "E", "spectator"):
        assert stage.news(name)[1:3] == [aimed, shown]
    for name in ("A", "B"):
        assert stage.news(name)[1:3] == [aimed, {**shown, **secret}]
    assert "hand" not in stage.view("A")["players"][1]


@pytest.mark.rules("I-12", "SA-ACT-08", "SA-INFO-03")
def test_suspicious_shows_one_card_to_the_actor_and_order_tells_nothing() -> None:
    """The same hand in another order: the same draw shows the same card to the same two."""
    seen = []
    for hand in ("infected scary resolute seduction", "seduction resolute scary infected"):
        stage = Stage(
            f"""
            seats: A B C D E
            given
              hand A: suspicious axe whiskey resolute suspicious
              hand B: {hand}
              hand C: the_thing suspicious no_thanks missed
              hand D: change_places change_places seduction flamethrower
              hand E: youd_better_run youd_better_run suspicious analysis
              active A
              step act
            """
        )
        seen.append([stage.match.view(viewer) for viewer in [*stage.viewers(), ABOVE]])
        stage.do("A play suspicious", "A target B")
        glimpsed = {"event": "glimpsed", "player": 0, "target": 1}
        for name in ("C", "D", "E", "spectator"):
            assert stage.news(name)[2] == glimpsed
        (face,) = [event["only_you"] for event in stage.news("A") if "only_you" in event]
        assert face["card"] in ("infected", "scary", "resolute", "seduction")
        assert stage.news("B")[2] == stage.news("A")[2] == {**glimpsed, "only_you": face}
        seen.append(stage.everything())
    assert seen[:2] == seen[2:]


@pytest.mark.rules("I-13", "SA-ACT-09", "SA-PAN-17")
def test_whiskey_shows_the_hand_to_all() -> None:
    stage = table().do("A play whiskey")
    cards = ["axe", "suspicious", "resolute", "seduction"]
    for name in ("A", "B", "C", "D", "E", "spectator"):
        assert stage.news(name)[:2] == [
            {"event": "played", "player": 0, "card": "whiskey"},
            {"event": "showed_hand", "player": 0, "cause": "whiskey", "shown": cards},
        ]


@pytest.mark.rules("I-21", "I-22", "I-10", "SA-DECK-01", "I-06")
def test_a_drawn_card_is_known_to_the_drawer_and_its_back_to_all() -> None:
    stage = table("exchange", a=FOUR, more="deck: missed one_two")
    assert stage.view("spectator")["deck"] == {"size": 25, "back": "stay_away"}
    stage.do("A offer axe", "B give scary")
    drew = {"event": "drew", "player": 1, "cause": "turn", "passed_over": 0}
    assert stage.news("B")[-1] == {**drew, "only_you": {"card": "missed"}}
    for name in ("A", "C", "D", "E", "spectator"):
        assert stage.news(name)[-1] == drew
        assert stage.view(name)["deck"] == {"size": 24, "back": "panic"}


@pytest.mark.rules("I-23", "SA-HAND-09")
def test_overflow_is_public_and_its_cards_are_not() -> None:
    stage = Stage(
        """
        seats: A B C D
        given
          hand A: the_thing infected axe whiskey
          hand B: infected infected infected resolute
          deck: seduction change_places
          active A
          step exchange
        """
    )
    stage.do("A offer infected", "B give resolute")
    overflowed = {"event": "overflowed", "player": 1}
    drew = {"event": "drew", "player": 1, "cause": "overflow", "passed_over": 0}
    assert stage.news("spectator")[2:4] == [overflowed, drew]
    assert stage.news("B")[3:5] == [overflowed, {**drew, "only_you": {"card": "seduction"}}]
    assert stage.news("A")[3:5] == [overflowed, drew]
    assert stage.view("above")["discard_pile"] == ["infected"]


@pytest.mark.rules("I-19", "I-34", "SA-PAN-12")
def test_round_and_round_tells_chooser_and_receiver() -> None:
    stage = Stage(
        """
        seats: A B C D
        given
          hand A: axe whiskey seduction resolute
          hand B: suspicious suspicious resolute no_thanks
          hand C: change_places change_places missed seduction
          hand D: the_thing flamethrower suspicious suspicious
          deck: round_and_round
          active A
        """
    )
    assert stage.view("B")["choice"]["waiting"] == [0, 1, 2, 3]
    stage.do("A pass_on axe", "C pass_on missed", "B pass_on no_thanks", "D pass_on flamethrower")
    chosen = [{"event": "has_chosen", "player": seat} for seat in (0, 2, 1, 3)]
    passed = {"event": "passed_on", "chain": [0, 1, 2, 3]}
    assert stage.news("spectator")[:5] == [*chosen, passed]
    cards = ["axe", "no_thanks", "missed", "flamethrower"]
    for seat, name in enumerate("ABCD"):
        secret = {"gave": cards[seat], "received": cards[seat - 1]}
        assert stage.news(name)[:5] == [*chosen, {**passed, "only_you": secret}]


@pytest.mark.rules("I-07", "SA-PAN-11")
def test_nobody_sees_the_deck_but_the_one_who_laid_the_top_card() -> None:
    stage = table(step="draw", a=FOUR, more="deck: blind_date missed")
    stage.position.pauses = True
    stage.do("A put_aside axe")
    view = stage.view("A")
    assert view["deck"] == {"size": 24, "back": "stay_away", "top": "axe"}
    for name in ("B", "C", "D", "E", "spectator"):
        assert stage.view(name)["deck"] == {"size": 24, "back": "stay_away"}
    assert stage.view("above")["deck"]["cards"][0] == "axe"


@pytest.mark.rules("I-08", "I-05", "SA-DECK-02")
def test_the_discard_pile_is_a_number_to_everybody() -> None:
    stage = table().do("A discard whiskey")
    for viewer in stage.viewers():
        view = stage.match.view(viewer)
        assert view["discard"] == 1
        assert "discard_pile" not in view
    assert stage.view("above")["discard_pile"] == ["whiskey"]


@pytest.mark.rules("I-36", "SA-END-13")
def test_a_standing_request_is_seen_by_the_thing_alone() -> None:
    stage = table()
    before = {viewer: encode(stage.match.view(viewer)) for viewer in stage.viewers()}
    stage.do("C aside request_declaration")
    for viewer in stage.viewers():
        if viewer != 2:
            assert encode(stage.match.view(viewer)) == before[viewer]
            assert stage.match.history(viewer)[-1]["event"] != "request"
    assert stage.view("C")["request"] is True
    assert stage.news("C") == [{"event": "request", "player": 2, "standing": True}]


@pytest.mark.rules("I-04", "I-24", "I-27", "SA-INFO-05", "SA-END-06")
def test_the_end_shows_all_hands_and_all_roles() -> None:
    stage = table(more="door C D\n      deck: missed").do("C aside declare_victory")
    roles = ["human", "infected", "the_thing", "human", "human"]
    hands = [
        ["axe", "suspicious", "whiskey", "resolute", "seduction"],
        ["infected", "suspicious", "suspicious", "scary"],
        ["the_thing", "infected", "resolute", "no_thanks"],
        ["flamethrower", "change_places", "change_places", "seduction"],
        [],
    ]
    end = {"reason": "declared_falsely", "side": "humans", "winners": [0, 3]}
    everybody = [player(0, 5), player(1), player(2), player(3), player(4, 0, False)]
    shown = [
        {**facts, "role": role, "hand": hand}
        for facts, role, hand in zip(everybody, roles, hands, strict=True)
    ]
    assert stage.view("spectator") == {
        **public(None, over=True, players=shown),
        "viewer": SPECTATOR,
        "end": end,
    }
    ended = {"event": "ended", **end, "roles": roles, "hands": hands}
    for name in ("A", "B", "C", "D", "E", "spectator"):
        assert stage.news(name) == [{"event": "declared", "player": 2}, ended]
        assert stage.view(name)["players"] == shown
    outcome = stage.match.outcome()
    assert outcome.facts() == end


@pytest.mark.rules("I-33")
def test_options_in_force_are_public() -> None:
    match = Match(GAME, 5, {"revenge": "on"}, Seeded(3), ["Ann", "Bo", "Cy", "Di", "Ed"])
    assert header_of(match) == {
        "whiteout": 1,
        "game": "stay_away",
        "rules": GAME.version,
        "seats": 5,
        "names": ["Ann", "Bo", "Cy", "Di", "Ed"],
        "options": {"revenge": "on"},
        "chance": {"kind": "seeded", "seed": 3, "stream": 0},
    }


@pytest.mark.rules("I-33")
def test_the_box_is_public_and_the_same_for_every_seat() -> None:
    match = Match(GAME, 5, {"revenge": "on"}, Seeded(3))
    box = match.box()
    assert box["options"]["revenge"] is True
    assert box["options"]["quarantine_turns"] == 3
    assert box["copies"]["infected"] == 8
    assert "ooops" not in box["copies"]  # only from ten players on
    assert sum(box["copies"].values()) == 41
    for seat in range(5):
        assert Eyes(GAME, match.position, seat).box() == box


@pytest.mark.rules("I-38")
def test_the_secret_is_opened_only_after_the_end() -> None:
    secret, salt = bytes(range(32)), b"salt"
    match = Match(GAME, 4, {"turn_limit": 1}, Fair(secret, salt, ["a", "b", "c", "d"]))
    assert secret.hex() not in record_of(match).text()
    with pytest.raises(StaleChoice):
        match.outcome()
    for viewer in range(-1, 4):
        seen = encode(match.view(viewer)) + encode({"events": match.history(viewer)})
        assert secret.hex() not in seen
        assert "seed" not in seen
    position = match.position
    while not position.over:
        match.answer(
            position.asked[0], position.number, position.options(position.asked[0])[0].text
        )
    ending = record_of(match).ending
    assert ending is not None
    assert ending["reveal"] == {"secret": secret.hex(), "salt": salt.hex()}


@pytest.mark.rules("SA-INFO-01", "SA-HAND-02")
def test_claims_change_nothing_and_reach_everybody() -> None:
    stage = table()
    before = [stage.match.view(viewer) for viewer in [*stage.viewers(), ABOVE]]
    stage.do("C claims is C human", "B claims saw A the_thing")
    assert [stage.match.view(viewer) for viewer in [*stage.viewers(), ABOVE]] == before
    for viewer in [*stage.viewers(), ABOVE]:
        assert stage.match.history(viewer)[-2:] == [
            {"event": "claimed", "speaker": 2, "claim": "is", "seat": 2, "role": "human"},
            {"event": "claimed", "speaker": 1, "claim": "saw", "seat": 0, "card": "the_thing"},
        ]
    with pytest.raises(Malformed):
        stage.match.claim(0, {"claim": "holds", "card": "ace of spades"})


@pytest.mark.rules("I-25", "I-26", "I-28", "I-31", "I-24", "I-03", "I-01")
@pytest.mark.parametrize(("seats", "seed"), [(4, 3), (6, 1), (9, 2), (12, 4)])
def test_who_knows_which_roles_all_match_long(seats: int, seed: int) -> None:
    """Whole matches: The Thing sees all roles, the Infected see The Thing, nobody else either."""
    for match, p in played_at_random(seats, seed):
        for viewer in [SPECTATOR, *range(seats)]:
            view = match.view(viewer)
            if p.over:
                assert [facts["role"] for facts in view["players"]] == [
                    ROLES[role] for role in p.roles
                ]
                continue
            role = p.roles[viewer] if viewer >= 0 else -1
            assert ("role" in view["players"][0]) == (role == THING_ROLE)
            assert view.get("thing") == (p.thing if role in (THING_ROLE, INFECTED_ROLE) else None)
            assert view.get("humans_left") == (humans_alive(p) if role == THING_ROLE else None)
            assert ("infection_order" in view) == (role == THING_ROLE)
            assert not any("hand" in facts for facts in view["players"])
            if viewer >= 0:
                assert view["role"] == ROLES[role]
                assert len(view["hand"]) == len(p.hands[viewer])
            assert [facts["cards"] for facts in view["players"]] == [len(h) for h in p.hands]
            assert [facts["alive"] for facts in view["players"]] == p.alive
