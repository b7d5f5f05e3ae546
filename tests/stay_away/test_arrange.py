"""The `given` lines of Stay Away!: any position can be set up, and none that cannot be.

In the texts below, `# here` marks the line that the refusal must name.
"""

from __future__ import annotations

import pytest
from tests.stay_away.files import assert_refused, play

HEADER = """\
scenario: A test
game: stay_away
seats: A B C D E
"""


def given(*lines: str) -> str:
    """A scenario of five with these given lines."""
    return HEADER + "given\n" + "".join(f"  {line}\n" for line in lines)


IMPOSSIBLE = [
    # Words that are not understood.
    (["hands A: axe  # here"], "'hands A: axe' is not understood"),
    (["hand  # here"], "is not understood"),
    (["active A B  # here"], "is not understood"),
    (["direction left  # here"], "is not understood"),
    (["step later  # here"], "is not understood"),
    (["turn soon  # here"], "is not understood"),
    (["request now  # here"], "is not understood"),
    (["top known by A  # here"], "is not understood"),
    (["last human infected  # here"], "is not understood"),
    (["infected  # here"], "is not understood"),
    (["offered axe to B  # here"], "is not understood"),
    (["offered axe to B by force  # here"], "is not understood"),
    (["hand F: axe  # here"], "there is no seat 'F'"),
    (["eliminated A F  # here"], "there is no seat 'F'"),
    (["hand A: hatchet axe axe axe  # here"], "there is no card 'hatchet'"),
    (["offered hatchet  # here"], "there is no card 'hatchet'"),
    # More cards than the box holds for five.
    (["hand A: axe axe whiskey missed  # here"], "no axe is left in the box"),
    (["deck: ooops  # here"], "no ooops is left in the box"),
    (["hand A: axe ...", "discard: axe  # here"], "no axe is left in the box"),
    (["door A B", "door C D  # here"], "no barred_door is left in the box"),
    (["quarantine A 1", "hand B: quarantine ...  # here"], "no quarantine is left in the box"),
    # Said twice.
    (["hand A: axe ...", "hand A: missed ...  # here"], "hand A stands in line 5 too"),
    (["active A", "active B  # here"], "active stands in line 5 too"),
    (["deck: axe", "deck only: missed  # here"], "deck stands in line 5 too"),
    (["infected B", "infected C B  # here"], "infected B stands in line 5 too"),
    (["quarantine A 1", "quarantine A 2  # here"], "quarantine A stands in line 5 too"),
    (["door A B", "door B A  # here"], "the door on edge 0 stands in line 5 too"),
    # Hands that nobody can hold.
    (["hand A: axe missed whiskey  # here"], "A holds 3 cards"),
    (["hand A: axe missed whiskey analysis scary  # here"], "A holds 5 cards"),
    (["hand A: axe missed whiskey scary  # here", "step act"], "A holds 4 cards"),
    (["hand A: forgetful ...  # here"], "forgetful is a PANIC! card"),
    (["hand A: infected infected infected infected  # here"], "too many Infected! cards"),
    (["infected B", "hand B: axe missed whiskey scary  # here"], "B is Infected without"),
    (["eliminated B", "hand B: axe missed whiskey scary  # here"], "B holds 4 cards"),
    # The Thing.
    (["discard: the_thing"], "nobody is The Thing"),
    (["thing A  # here", "hand A: axe missed whiskey scary"], "A does not hold the_thing"),
    (["thing A  # here", "hand B: the_thing ..."], "A does not hold the_thing"),
    (["hand A: the_thing ...", "infected A  # here"], "A is The Thing"),
    (["thing A", "eliminated B A  # here"], "the match has ended with The Thing"),
    # The table.
    (["eliminated A B C D"], "1 alive"),
    (["eliminated B", "active B  # here"], "B is eliminated"),
    (["eliminated B", "quarantine B 2  # here"], "B is eliminated"),
    (["quarantine B 4  # here"], "a Quarantine of 4 turns"),
    (["quarantine B 0  # here"], "a Quarantine of 0 turns"),
    (["quarantine B many  # here"], "'many' is no number"),
    (["door A C  # here"], "between chairs side by side"),
    (["door A A  # here"], "between chairs side by side"),
    (["chairs: A C B D E", "door A B  # here"], "between chairs side by side"),
    (["chairs: A B C D  # here"], "not everybody has one chair"),
    (["chairs: A B C D D  # here"], "not everybody has one chair"),
    (["infected B", "eliminated B", "last human eliminated  # here"], "no Human has been"),
    (["top known to A  # here", "deck: axe"], "the top card is drawn at once"),
    (["top known to A  # here", "deck: one_two", "step exchange"], "no STAY AWAY! card lies on"),
    (["top known to A  # here", "deck only:", "step exchange"], "no STAY AWAY! card lies on"),
    # An offer that could not have been made.
    (["hand A: axe ...", "offered axe", "step act  # here"], "a card has been offered"),
    (["hand A: axe ...", "offered missed  # here", "hand B: missed ..."], "missed cannot be"),
    (["hand A: infected ...", "offered infected  # here"], "infected cannot be offered"),
    (["hand A: axe ...", "door A B", "offered axe  # here"], "the two cannot exchange"),
    (["hand A: axe ...", "quarantine A 1", "offered axe  # here"], "the two cannot exchange"),
    (["hand A: axe ...", "quarantine B 1", "offered axe  # here"], "the two cannot exchange"),
    (["hand A: axe ...", "offered axe to A by seduction  # here"], "cannot be chosen"),
    (["hand A: axe ...", "eliminated C", "offered axe to C by seduction  # here"], "cannot be"),
    (["offered axe to B by friends  # here"], "no cant_we_be_friends is left in the box"),
]


@pytest.mark.parametrize(("lines", "reason"), IMPOSSIBLE, ids=[case[1] for case in IMPOSSIBLE])
def test_impossible_positions(lines: list[str], reason: str) -> None:
    text = given(*lines)
    if "# here" not in text:  # no single line is to blame
        text = text.replace("given\n", "given  # here\n")
    assert_refused(text, reason)


@pytest.mark.parametrize(
    ("option", "lines", "reason"),
    [
        ("thing_in_deck = on", ["infected B  # here"], "has infected nobody"),
        ("revenge = on", ["thing A", "eliminated A  # here", "active B"], "has ended with"),
        ("thing_in_deck = on", ["deck only:"], "nobody is The Thing"),
        ("thing_in_deck = on", ["request  # here"], "nobody could ask to declare"),
        ("quarantine_turns = 1", ["quarantine B 2  # here"], "a Quarantine of 2 turns"),
    ],
)
def test_impossible_positions_with_options(option: str, lines: list[str], reason: str) -> None:
    text = given(*lines).replace("given\n", f"option {option}\ngiven\n")
    if "# here" not in text:
        text = text.replace("given\n", "given  # here\n")
    assert_refused(text, reason)


@pytest.mark.parametrize(
    ("option", "lines"),
    [
        ("infected_cap = none", ["hand A: infected infected infected infected"]),
        ("quarantine_turns = 5", ["quarantine B 5"]),
        ("thing_in_deck = on", ["deck: axe the_thing"]),
        ("revenge = on", ["thing A", "eliminated A", "infected C", "active B"]),
    ],
)
def test_positions_that_an_option_makes_possible(option: str, lines: list[str]) -> None:
    play(given(*lines).replace("given\n", f"option {option}\ngiven\n"))


def test_hands_are_completed() -> None:
    """Dots and missing lines stand for ordinary cards; The Thing goes where the lines leave room,
    an Infected player holds an Infected! card."""
    player = play(
        given("hand A: axe missed ...", "hand B: scary ...", "infected E C", "active B", "step act")
        + "then\n"
        + "  view above players.A.hand has 4\n"
        + "  view above players.A.hand has 1 of axe\n"
        + "  view above players.A.hand has 1 of missed\n"
        + "  view above players.B.hand has 5\n"
        + "  view above players.C.hand has 1 of infected\n"
        + "  view above players.E.hand has 1 of infected\n"
        + "  view above players.D.hand has 1 of the_thing\n"
        + "  view D infection_order = E C\n"
    )
    hands = [seat["hand"] for seat in player.match.view(-2)["players"]]
    assert sum(hand.count("infected") for hand in hands) == 2
    assert sum(hand.count("the_thing") for hand in hands) == 1


def test_the_thing_is_whom_the_lines_name() -> None:
    play(
        given("thing B", "infected E")
        + "then\n  view B role = the_thing\n  view B hand has 1 of the_thing\n  view E thing = B\n"
    )


def test_piles() -> None:
    """The named cards lie on top, the rest below; with `deck only`, the rest is discarded."""
    top = play(
        given("deck: missed axe", "discard: scary", "step exchange")
        + "then\n  view above discard_pile = scary\n"
    )
    cards = top.match.view(-2)["deck"]["cards"]
    assert cards[:2] == ["missed", "axe"]
    assert len(cards) == 41 - 20 - 1
    play(
        given("deck only: missed axe", "discard: scary", "step exchange")
        + "then\n"
        + "  view above deck.cards = missed axe\n"
        + "  view above discard_pile has 1 of scary\n"
        + "  view above discard_pile has 19\n"
    )


def test_chairs_and_doors() -> None:
    play(
        given("door D B", "chairs: E B D A C", "eliminated B", "active D", "step exchange")
        + "then\n"
        + "  view spectator players.E.seat = 0\n"
        + "  view spectator players.C.seat = 4\n"
        + "  view spectator doors = 1\n"
        + "  view spectator exchange.partner = A\n"
    )


def test_the_rest_of_the_table() -> None:
    play(
        given(
            "direction counterclockwise",
            "quarantine D 2",
            "turn 7",
            "active C",
            "step act",
            "deck: axe",
            "top known to D",
        )
        + "then\n"
        + "  view spectator turn = 8\n"
        + "  view spectator direction = -1\n"
        + "  view spectator players.D.quarantine = 2\n"
        + "  view D deck.top = axe\n"
        + "  choice D-02 C\n"
    )


def test_an_offer_on_the_table() -> None:
    play(
        given("hand A: axe ...", "offered axe")
        + "then\n  choice D-11 B\n  view A exchange.offer = axe\n"
        + "  view B exchange.offer is absent\n"
        + "  view spectator exchange.cause = turn_end\n  view spectator played =\n"
    )


def test_an_offer_of_a_card_in_use() -> None:
    text = given("hand A: axe ...", "hand C: missed ...", "offered axe to C by seduction")
    play(
        text
        + "then\n  choice D-11 C\n  view spectator exchange.cause = seduction\n"
        + "  view spectator played = seduction\n  view spectator target = C\n"
        + "when\n  C give missed\nthen\n  spectator saw turn_began player=B\n"
        + "  view above discard_pile = seduction\n"
    )
    friends = text.replace("by seduction", "by friends").replace("D E\n", "D E F G\n")
    play(
        friends
        + "then\n  choice D-11 C\n  view spectator exchange.cause = friends\n"
        + "  view spectator step = panic\n"
        + "when\n  C give missed\nthen\n  choice D-10 A\n  view spectator exchange.partner = B\n"
        + "  view above discard_pile = cant_we_be_friends\n"
    )


def test_a_standing_request_waits_for_the_next_stable_point() -> None:
    play(given("thing B", "request", "active A") + "then\n  ended declared_falsely A C D E\n")
    play(
        given("thing B", "request", "hand A: axe ...", "offered axe")
        + "then\n  choice D-11 B\n  view B request = true\n"
    )


def test_who_disappeared_last() -> None:
    """In the order of the lines, unless a line says that it was an eliminated Human."""
    declare = "when\n  A aside declare_victory\nthen\n"
    table = ["thing A", "eliminated B", "infected C D E", "active C"]
    play(given(*table) + declare + "  ended declared_last_human_infected A C D\n")
    play(
        given(*table, "last human eliminated")
        + declare
        + "  ended declared_last_human_eliminated A C D E\n"
    )
    table = ["thing A", "infected C D E", "eliminated B", "active C"]
    play(given(*table) + declare + "  ended declared_last_human_eliminated A C D E\n")
