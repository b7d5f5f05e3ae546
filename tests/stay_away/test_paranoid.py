"""The bot `paranoid`: what it decides where the right answer is plain, and what it never does."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest
from tests.stay_away.stage import Stage

from whiteout.bots.drive import Table, play
from whiteout.bots.levels import make_bot
from whiteout.core.bot import Bot, Eyes
from whiteout.core.chance import SeededChance
from whiteout.core.event import ABOVE, Event, Facts, history_of
from whiteout.core.match import Match, Seeded
from whiteout.core.option import Option
from whiteout.games.stay_away.bots.belief import Belief
from whiteout.games.stay_away.bots.knowledge import Knowledge
from whiteout.games.stay_away.bots.paranoid import Paranoid
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.position import HUMAN, StayAwayPosition
from whiteout.games.stay_away.settings import SETTINGS
from whiteout.games.stay_away.tables import CARDS
from whiteout.games.stay_away.written_codes import AXE, SEDUCTION, THE_THING, WHISKEY

SEEDS = range(8)
"""A plain decision must not depend on the whims of the bot."""


def asked(stage: Stage, name: str, seed: int) -> tuple[Paranoid, Eyes]:
    """A bot that has just sat down, and what it sees."""
    return Paranoid(seed), Eyes(GAME, stage.position, stage.who(name))


def choices(stage: Stage, name: str) -> set[str]:
    """What bots of several seeds decide for a player."""
    decided = set()
    for seed in SEEDS:
        bot, eyes = asked(stage, name, seed)
        decided.add(bot.choose(eyes).text)
    return decided


def claims(stage: Stage, name: str) -> list[Facts]:
    bot, eyes = asked(stage, name, 1)
    return bot.speak(eyes)


# -- a Human -------------------------------------------------------------------------------------

SCARED = """
    seats: A B C D E F
    given
      hand A: {hand}
      hand F: the_thing infected axe whiskey
      active F
      step exchange
"""


def scared(hand: str) -> Stage:
    """A has seen, by Scary, that F offers an Infected! card; it is A's turn now."""
    return Stage(SCARED.format(hand=hand)).do("F offer infected", "A respond scary")


def test_a_human_who_has_seen_the_thing_burns_it() -> None:
    stage = scared("scary flamethrower suspicious analysis")
    assert choices(stage, "A") == {"play flamethrower"}
    stage.do("A play flamethrower")
    assert choices(stage, "A") == {"target 5"}


def test_a_human_without_a_reason_burns_nobody() -> None:
    stage = Stage("""
        seats: A B C D E F
        given
          hand A: flamethrower suspicious axe whiskey seduction
          hand D: the_thing ...
          active A
          step act
    """)
    assert "play flamethrower" not in choices(stage, "A")


def test_a_human_tells_what_only_it_has_seen_and_tells_it_once() -> None:
    stage = scared("scary flamethrower suspicious analysis")
    bot, eyes = asked(stage, "A", 1)
    assert bot.speak(eyes) == [{"claim": "is", "seat": 5, "role": "the_thing"}]
    assert bot.speak(eyes) == []
    stage.do("A claims is F the_thing")
    assert claims(stage, "A") == [], "a bot that takes over does not say it again"


def test_a_human_refuses_a_card_of_the_thing() -> None:
    stage = Stage("""
        seats: A B C D E F G
        given
          hand A: no_thanks flamethrower suspicious axe
          hand G: the_thing infected seduction whiskey
          deck: between_us
          active G
    """).do("G target A", "G offer seduction")
    assert choices(stage, "A") == {"respond no_thanks"}


def test_a_human_gives_no_weapon_to_the_thing() -> None:
    stage = Stage("""
        seats: A B C D E F G
        given
          hand A: no_barbecue flamethrower axe seduction
          hand G: the_thing infected seduction whiskey
          deck: between_us
          active G
    """).do("G target A", "G offer seduction")
    assert choices(stage, "A") == {"give axe"}


@pytest.mark.rules("SA-HAND-05")
def test_a_human_discards_infected_cards() -> None:
    stage = Stage("""
        seats: A B C D E F
        given
          hand A: infected flamethrower no_thanks scary no_barbecue
          hand D: the_thing ...
          active A
          step act
    """)
    assert choices(stage, "A") == {"discard infected"}


def test_a_human_with_a_clean_hand_shows_it() -> None:
    text = """
        seats: A B C D E F G H
        given
          hand A: {hand}
          hand D: the_thing ...
          deck: revelations
          active A
    """
    clean = Stage(text.format(hand="axe whiskey seduction scary"))
    assert choices(clean, "A") == {"show_hand"}
    assert choices(Stage(text.format(hand="axe whiskey seduction infected")), "A") == {"pass"}


def test_a_human_who_is_burned_answers_if_it_can() -> None:
    stage = Stage("""
        seats: A B C D E F
        given
          hand A: flamethrower axe whiskey seduction suspicious
          hand B: no_barbecue flamethrower resolute analysis
          hand D: the_thing ...
          active A
          step act
    """).do("A play flamethrower", "A target B")
    assert choices(stage, "B") == {"respond no_barbecue"}


@pytest.mark.parametrize(
    ("card", "then"), [("barred_door", {"right"}), ("quarantine", {"target 5"})]
)
def test_a_human_shuts_the_thing_out(card: str, then: set[str]) -> None:
    stage = scared(f"scary suspicious no_thanks {card}")
    assert choices(stage, "A") == {f"play {card}"}
    stage.do(f"A play {card}")
    assert choices(stage, "A") == then


# -- The Thing -----------------------------------------------------------------------------------


@pytest.mark.rules("SA-END-02", "SA-END-09")
@pytest.mark.parametrize(("infected", "declares"), [("B C D", True), ("B C", False)])
def test_the_thing_declares_as_soon_as_no_human_is_left(infected: str, declares: bool) -> None:
    stage = Stage(f"""
        seats: A B C D
        given
          hand A: the_thing axe whiskey seduction suspicious
          infected {infected}
          active A
          step act
    """)
    bot, eyes = asked(stage, "A", 1)
    option = bot.aside(eyes)
    assert (option.text if option else "") == ("declare_victory" if declares else "")
    for name in "BCD":
        bot, eyes = asked(stage, name, 1)
        assert bot.aside(eyes) is None


def test_the_thing_infects_whom_it_meets() -> None:
    text = """
        seats: A B C D E F
        given
          hand A: {a}
          hand B: {b}
          active A
          step exchange
    """
    thing, human = "the_thing infected no_barbecue axe", "resolute whiskey seduction scary"
    assert choices(Stage(text.format(a=thing, b=human)), "A") == {"offer infected"}
    met = Stage(text.format(a=human, b=thing)).do("A offer whiskey")
    assert choices(met, "B") == {"give infected"}


def test_the_thing_does_not_waste_infected_cards() -> None:
    stage = Stage("""
        seats: A B C D E F
        given
          hand A: the_thing infected axe whiskey
          infected B
          active A
          step exchange
    """)
    assert "offer infected" not in choices(stage, "A")


def test_the_thing_seduces_a_human_when_its_neighbours_are_infected() -> None:
    stage = Stage("""
        seats: A B C D E F
        given
          hand A: the_thing infected seduction suspicious axe
          infected B F
          active A
          step act
    """)
    assert choices(stage, "A") == {"play seduction"}
    stage.do("A play seduction")
    assert choices(stage, "A") <= {"target 2", "target 3", "target 4"}


def test_the_thing_burns_humans_and_not_its_own() -> None:
    stage = Stage("""
        seats: A B C D E F
        given
          hand A: the_thing flamethrower axe whiskey suspicious
          infected B
          active A
          step act
    """)
    assert choices(stage, "A") == {"play flamethrower"}
    stage.do("A play flamethrower")
    assert choices(stage, "A") == {"target 5"}


def test_the_thing_shows_its_hand_to_its_own() -> None:
    stage = Stage("""
        seats: A B C D E F G
        given
          hand A: the_thing infected axe whiskey
          infected G
          deck: between_us
          active A
    """)
    assert choices(stage, "A") == {"target 6"}


# -- an Infected ---------------------------------------------------------------------------------

BESIDE_THE_THING = """
    seats: A B C D E F
    given
      hand A: {hand}
      hand B: the_thing axe whiskey seduction
      infected A
      active A
      step {step}
"""


def test_an_infected_burns_a_human_and_never_the_thing() -> None:
    hand = "infected flamethrower suspicious suspicious resolute"
    stage = Stage(BESIDE_THE_THING.format(hand=hand, step="act"))
    stage.do("A play flamethrower")
    assert choices(stage, "A") == {"target 5"}


def test_an_infected_keeps_its_flamethrower_when_only_the_thing_is_in_reach() -> None:
    stage = Stage("""
        seats: A B C D E F
        given
          hand A: infected flamethrower suspicious suspicious resolute
          hand B: the_thing axe whiskey seduction
          infected A
          door A F
          active A
          step act
    """)
    assert "play flamethrower" not in choices(stage, "A")


@pytest.mark.rules("SA-INF-04")
def test_an_infected_feeds_the_thing() -> None:
    hand = "infected infected suspicious resolute"
    stage = Stage(BESIDE_THE_THING.format(hand=hand, step="exchange"))
    assert choices(stage, "A") == {"offer infected"}


def test_an_infected_covers_the_thing() -> None:
    hand = "infected analysis suspicious suspicious resolute"
    stage = Stage(BESIDE_THE_THING.format(hand=hand, step="act"))
    stage.do("A play analysis", "A target B")
    assert claims(stage, "A") == [{"claim": "is", "seat": 1, "role": "human"}]


# -- what it believes ----------------------------------------------------------------------------


def believed(belief: Belief) -> list[float]:
    belief.settle()
    assert math.isclose(sum(belief.weight), 1.0)
    return belief.weight


def test_a_clean_hand_clears_its_owner_and_whoever_it_met() -> None:
    belief = Belief(6, 0)
    for _ in range(4):
        belief.drew(1)
    belief.gave(1, 2)
    assert believed(belief)[1] == believed(belief)[3]
    belief.saw_hand(2, [AXE, WHISKEY, SEDUCTION, SEDUCTION])
    weight = believed(belief)
    assert weight[2] < 0.01
    assert weight[1] < weight[3], "1 has met 2 and has not infected it"


def test_a_card_of_the_thing_is_proof() -> None:
    belief = Belief(6, 0)
    belief.saw_card(4, THE_THING)
    assert believed(belief)[4] > 0.99


def test_being_spared_speaks_for_the_giver() -> None:
    belief = Belief(6, 0)
    for _ in range(4):
        belief.drew(3)
    belief.spared(3)
    assert believed(belief)[3] < 0.1


@pytest.mark.rules("SA-ELIM-03")
def test_the_dead_were_not_the_thing() -> None:
    belief = Belief(6, 0)
    belief.died(2)
    assert believed(belief)[2] == 0.0


def test_an_accuser_is_believed_until_refuted() -> None:
    """Either the accused is The Thing, or the accuser lies; the death of the accused tells."""
    belief = Belief(6, 0)
    belief.heard_thing(1, 2, True)
    weight = believed(belief)
    assert weight[2] > 0.5
    belief.died(2)
    weight = believed(belief)
    assert weight[1] > max(weight[3:])


def test_an_accusation_out_of_the_air_weighs_little() -> None:
    belief = Belief(6, 0)
    belief.heard_thing(1, 2, False)
    assert believed(belief)[2] < 0.35


def test_who_accuses_me_of_being_the_thing_has_lied() -> None:
    belief = Belief(6, 0)
    belief.tainted[3][1] = 0.3
    belief.heard_thing(1, 0, True)
    weight = believed(belief)
    assert weight[1] > 0.4
    assert belief.tainted[3][1] > 0.6


def denial(witness: bool, role: int = HUMAN) -> list[Facts]:
    """What somebody of this role, at seat 0, says when seat 1 calls it The Thing."""
    known = Knowledge(4, 0, 1)
    known.role = role
    known.talk.heard_accusation(known, 1, 0, witness)
    return known.talk.speak(known)


def test_a_human_who_is_accused_denies_it_and_says_who_lies() -> None:
    plain: Facts = {"claim": "is", "seat": 0, "role": "human"}
    assert denial(False) == [plain]
    assert denial(True) == [plain, {"claim": "suspects", "seat": 1}]


def test_refuted_beliefs_leave_everybody_suspect() -> None:
    belief = Belief(4, 0)
    belief.became_infected(2)
    belief.died(2)
    assert believed(belief) == [0.0, 0.5, 0.0, 0.5]


# -- over whole matches --------------------------------------------------------------------------


def paranoid_bots(seats: int, seed: int) -> list[Bot]:
    return [Paranoid(seed * seats + seat) for seat in range(seats)]


def random_options(chance: random.Random) -> dict[str, Any]:
    """Some of the options of §11, each at any of its values."""
    options: dict[str, Any] = {"turn_limit": 150}
    for setting in SETTINGS:
        if chance.random() < 0.5 or setting.key in ("turn_limit", "decision_timer_s"):
            continue
        if setting.kind == "switch":
            options[setting.key] = chance.random() < 0.5
        elif setting.kind == "choice":
            options[setting.key] = chance.choice(setting.choices)
    options["infected_delta"] = chance.choice([-8, -2, 0, 6])
    options["quarantine_turns"] = chance.choice([1, 3, 5])
    if chance.random() < 0.3:
        options["custom_deck"] = {
            card.id: 1 if card.id == "the_thing" else chance.randint(4, 7) for card in CARDS
        }
    return options


@pytest.mark.parametrize("seed", range(40))
def test_it_plays_on_under_all_options(seed: int) -> None:
    """Every answer goes through a match, which refuses what is not offered."""
    chance = random.Random(seed)
    seats = 4 + seed % 9
    match = Match(GAME, seats, random_options(chance), Seeded(seed))
    names = [chance.choice(["paranoid", "paranoid", "random"]) for _ in range(seats)]
    play(match, [make_bot(GAME, name, chance.getrandbits(48)) for name in names])
    assert match.outcome().reason in GAME.ends


def test_it_is_deterministic_by_its_seed() -> None:
    moves = []
    for bot_seed in (1, 1, 2):
        match = Match(GAME, 6, {}, Seeded(5))
        play(match, paranoid_bots(6, bot_seed))
        moves.append(match.moves)
    assert moves[0] == moves[1]
    assert moves[0] != moves[2]


def scrambled(p: StayAwayPosition, seat: int, chance: SeededChance) -> StayAwayPosition:
    """The same to this seat: all other hands and the deck below its top card dealt anew, and for
    a Human all other roles, too. Such a position need not be possible; the seat cannot tell."""
    copy = p.clone()
    copy.history = p.history
    hidden = copy.deck[:-1]
    for player in range(p.seats):
        if player != seat:
            hidden += copy.hands[player]
    chance.shuffle(hidden, "scramble")
    for player in range(p.seats):
        if player != seat:
            copy.hands[player] = [hidden.pop() for _ in copy.hands[player]]
    copy.deck = hidden + copy.deck[-1:]
    if p.roles[seat] == HUMAN:
        others = [player for player in range(p.seats) if player != seat]
        roles = [p.roles[player] for player in others]
        chance.shuffle(roles, "scramble")
        for player, role in zip(others, roles, strict=True):
            copy.roles[player] = role
    return copy


class Twin(Bot):
    """Decides as its bot does, and checks that a bot that takes over the seat this very moment,
    in a position that is the same to the seat alone, decides the same."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.listens = True
        self.bot = Paranoid(seed)
        self.position: StayAwayPosition | None = None
        self.decisions = 0

    def choose(self, eyes: Eyes) -> Option:
        assert self.position is not None
        option = self.bot.choose(eyes)
        if self.decisions % 5 == 0:
            copy = scrambled(self.position, eyes.seat, SeededChance(self.decisions))
            assert GAME.truth(copy) != GAME.truth(self.position)
            late = Paranoid(self.seed).choose(Eyes(GAME, copy, eyes.seat))
            assert late == option
        self.decisions += 1
        return option

    def aside(self, eyes: Eyes) -> Option | None:
        return self.bot.aside(eyes)

    def speak(self, eyes: Eyes) -> list[Facts]:
        return self.bot.speak(eyes)


@pytest.mark.parametrize("seats", [4, 6, 9, 12])
def test_it_decides_by_what_its_seat_has_seen_and_nothing_else(seats: int) -> None:
    decisions = 0
    for seed in range(3):
        twins = [Twin(seed * seats + seat) for seat in range(seats)]
        position = GAME.start(seats, {}, SeededChance(seed), True)
        assert isinstance(position, StayAwayPosition)
        for twin in twins:
            twin.position = position
        decisions += Table(GAME, position, list(twins)).play()
    assert decisions > 50


def betrays(facts: Facts, thing: int) -> bool:
    """Words against The Thing, or fire."""
    if facts["event"] == "claimed":
        return facts.get("seat") == thing and facts["claim"] in ("suspects", "saw")
    return bool(facts["card"] == "flamethrower" and facts["target"] == thing)


def betrayals(history: list[Event], thing: int) -> list[Facts]:
    """What The Thing's own side has said against it, or done to it, in a match."""
    found = []
    infected = {thing}
    for facts in history_of(history, ABOVE):
        if facts["event"] == "infected":
            infected.add(facts["player"])
        elif facts["event"] in ("claimed", "aimed"):
            actor = facts.get("speaker", facts.get("player"))
            if actor in infected and betrays(facts, thing):
                found.append(facts)
    return found


def test_nobody_betrays_the_thing_and_nobody_floods_the_table() -> None:
    spoken = 0
    for seed in range(30):
        seats = 6 + seed % 4
        position = GAME.start(seats, {}, SeededChance(seed), True)
        assert isinstance(position, StayAwayPosition)
        Table(GAME, position, paranoid_bots(seats, seed)).play()
        assert position.history is not None
        assert betrayals(position.history, position.thing) == []
        said = [str(event.public) for event in position.history if event.kind == "claimed"]
        assert len(said) == len(set(said)), "nobody says the same twice"
        assert len(said) <= position.turn
        spoken += len(said)
    assert spoken > 0


def won_by(side: str, seats: int, humans: str, thing: str, games: int) -> int:
    """How often a side wins when these bots play the roles of the deal."""
    wins = 0
    for seed in range(games):
        position = GAME.start(seats, {}, SeededChance(7, seed), True)
        assert isinstance(position, StayAwayPosition)
        names = [thing if seat == position.thing else humans for seat in range(seats)]
        bots = [make_bot(GAME, name, 1000 * seed + seat) for seat, name in enumerate(names)]
        Table(GAME, position, bots).play()
        wins += GAME.outcome(position).side == side
    return wins


@pytest.mark.parametrize("seats", [4, 6, 9])
@pytest.mark.parametrize("side", ["humans", "the_thing"])
def test_it_beats_random_on_both_sides(side: str, seats: int) -> None:
    """Against a random other side it wins more often than random play does, by far more than
    chance explains: four standard errors of the difference of two shares."""
    games = 120
    humans, thing = ("paranoid", "random") if side == "humans" else ("random", "paranoid")
    with_it = won_by(side, seats, humans, thing, games) / games
    without = won_by(side, seats, "random", "random", games) / games
    error = math.sqrt((with_it * (1 - with_it) + without * (1 - without)) / games)
    assert with_it - without > 4 * error
    assert with_it > 0.6
