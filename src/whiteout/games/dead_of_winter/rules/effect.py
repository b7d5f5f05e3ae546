"""The effects of Crossroads cards and failed crises, read from the data (specification 3.12, 3.7).

A clause is a verb and its arguments, such as `zombies colony 4`. Clauses run from left to right,
each as a step of its own, so that everything that follows from one is finished before the next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules import (
    clause,
    effect_cards,
    effect_people,
)
from whiteout.games.dead_of_winter.rules.attack import add_noise, in_play
from whiteout.games.dead_of_winter.rules.general import (
    change_food,
    change_morale,
    roll,
)
from whiteout.games.dead_of_winter.rules.phrase import WHO, Phrase, cause, location
from whiteout.games.dead_of_winter.rules.survivors import (
    add_helpless,
    change_helpless,
)
from whiteout.games.dead_of_winter.rules.zombies import AddZombies, TakeZombies
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    CRISES,
    CROSSROADS,
    ENTRANCES_OF,
    LOCATION_IDS,
    OUTSIDE,
)


class Clause(Step[WinterPosition]):
    """One clause: its verb, and the words behind it."""

    __slots__ = ("do", "lives", "phrase", "text")

    def __init__(self, text: str) -> None:
        words = text.split()
        self.text: Final = text
        self.lives: Final = words[0] == "lives"
        """Only if the event's survivor is still in play."""
        if self.lives:
            words = words[1:]
        verb = words.pop(0)
        if verb not in VERBS:
            raise ValueError(f"there is no effect {text!r}")
        self.do: Final = VERBS[verb]
        self.phrase: Final = Phrase(words)

    def run(self, p: WinterPosition) -> None:
        if self.lives and not in_play(p, p.event_survivor):
            return
        self.do(p, self.phrase)


class Roll(Step[WinterPosition]):
    """ROLL: one die, and what it shows says what happens."""

    __slots__ = ("branches",)

    def __init__(self, text: str) -> None:
        self.branches: list[tuple[int, int, Clause]] = []
        for branch in text.removeprefix("roll ").split(" / "):
            faces, _, rest = branch.partition(" ")
            low, _, high = faces.partition("-")
            self.branches.append((int(low), int(high or low), Clause(rest)))

    def run(self, p: WinterPosition) -> None:
        face = roll(p, "card")
        if p.history is not None:
            p.emit(Event("roll_made", {"die": face}))
        for low, high, then in self.branches:
            if low <= face <= high:
                p.then(then)


# -- tracks and tokens -----------------------------------------------------------------------------


def _morale(p: WinterPosition, c: Phrase) -> None:
    change_morale(p, c.number, cause(p))


def _food(p: WinterPosition, c: Phrase) -> None:
    change_food(p, c.number, cause(p))


def _helpless(p: WinterPosition, c: Phrase) -> None:
    add_helpless(p, p.active, c.number)


def _leave(p: WinterPosition, c: Phrase) -> None:
    change_helpless(p, -min(c.number, p.helpless), "left")


def _starve(p: WinterPosition, c: Phrase) -> None:
    p.starvation += 1
    if p.history is not None:
        p.emit(Event("starved", {"starvation": p.starvation}))


def _zombies(p: WinterPosition, c: Phrase) -> None:
    if c.what == "outside":
        p.then_all([AddZombies(loc, c.number) for loc in OUTSIDE])
    else:
        p.then(AddZombies(location(p, c.what), c.number))


def _unzombie(p: WinterPosition, c: Phrase) -> None:
    place = location(p, c.what)
    p.then(TakeZombies(p.active, place, c.number, up_to=True, killing=False))


def _slay(p: WinterPosition, c: Phrase) -> None:
    p.then(TakeZombies(p.active, location(p, c.what), c.number, up_to=True))


def _barricade(p: WinterPosition, c: Phrase) -> None:
    p.then(clause.Build(p.active, location(p, c.what), c.number))


def _unbarricade(p: WinterPosition, c: Phrase) -> None:
    for entrance in ENTRANCES_OF[COLONY]:
        for _ in range(p.barricades[entrance]):
            p.barricades[entrance] -= 1
            if p.history is not None:
                facts = {"location": LOCATION_IDS[COLONY], "entrance": entrance + 1}
                p.emit(Event("barricade_destroyed", facts))


def _noise(p: WinterPosition, c: Phrase) -> None:
    add_noise(p, location(p, c.what), c.number)


VERBS: Final[dict[str, Callable[[WinterPosition, Phrase], None]]] = {
    "morale": _morale,
    "food": _food,
    "helpless": _helpless,
    "leave": _leave,
    "starve": _starve,
    "zombies": _zombies,
    "unzombie": _unzombie,
    "slay": _slay,
    "barricade": _barricade,
    "unbarricade": _unbarricade,
    "noise": _noise,
    **effect_people.PEOPLE_VERBS,
    **effect_cards.CARD_VERBS,
}
_ON_PEOPLE: Final = ("wound", "frost", "heal", "heal_frost", "heal_frost_first", "expose", "remove")


def read(text: str) -> Step[WinterPosition]:
    """A clause of the data; whatever it names must exist."""
    if text.startswith("roll "):
        return Roll(text)
    found = Clause(text)
    verb = text.removeprefix("lives ").split()[0]
    if verb in _ON_PEOPLE and found.phrase.what not in WHO | {"chosen_by_each"}:
        raise ValueError(f"there is nobody called so: {text!r}")
    names = {"player": effect_people.PLAYERS, "survivor": effect_people.SURVIVORS}
    known = {**names, "deck": {"any", "own"}}
    if verb == "choose" and found.phrase.words[1] not in known[found.phrase.what]:
        raise ValueError(f"there is no such choice: {text!r}")
    return found


FAILS: Final = [[read(text) for text in crisis.fails] for crisis in CRISES]
"""By crisis: what happens if it is not prevented."""
OPTIONS: Final = [
    [[read(text) for text in side.effects] for side in card.options] for card in CROSSROADS
]
"""By Crossroads card: the effects of its two options."""
