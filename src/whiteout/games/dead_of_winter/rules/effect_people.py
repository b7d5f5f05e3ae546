"""Effects on survivors and dice, and what a card lets one choose (specification 3.12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whiteout.core.choice import Step
from whiteout.games.dead_of_winter.position import IN_GAME, WinterPosition
from whiteout.games.dead_of_winter.rules import clause, clause_cards, conditions
from whiteout.games.dead_of_winter.rules.attack import in_play
from whiteout.games.dead_of_winter.rules.exposure import Expose, Wounds, heal
from whiteout.games.dead_of_winter.rules.general import (
    gain_dice,
)
from whiteout.games.dead_of_winter.rules.phrase import Phrase, acts, cause, people
from whiteout.games.dead_of_winter.rules.survivors import (
    join,
    kill,
    kill_helpless,
    remove,
)
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    FROSTBITE,
    LOCATION_IDS,
    OUTSIDE,
    WOUND,
)

EVERYWHERE: Final = tuple(range(len(LOCATION_IDS)))

# -- survivors -------------------------------------------------------------------------------------


def _wound(p: WinterPosition, c: Phrase) -> None:
    if c.what == "chosen_by_each":
        p.then_all([clause_cards.WoundOwn(seat) for seat in p.loyal()])
        return
    p.then_all([Wounds(s, WOUND, c.number) for s in people(p, c.what, 0)])


def _frost(p: WinterPosition, c: Phrase) -> None:
    if c.what == "highest":
        p.then_all([Wounds(s, FROSTBITE) for s in people(p, c.what, c.number)])
        return
    p.then_all([Wounds(s, FROSTBITE, c.number) for s in people(p, c.what, 0)])


def _heal(p: WinterPosition, c: Phrase) -> None:
    found = people(p, c.what, 0)
    if c.words[-1] == "all":
        for s in found:
            for kind in [WOUND] * p.wounds[s] + [FROSTBITE] * p.frost[s]:
                heal(p, s, kind)
        return
    p.then_all([clause.Heal(p.active, s, c.number) for s in found])


def _heal_frost(p: WinterPosition, c: Phrase) -> None:
    for s in people(p, c.what, 0):
        for _ in range(p.frost[s]):
            heal(p, s, FROSTBITE)


def _heal_frost_first(p: WinterPosition, c: Phrase) -> None:
    p.then(clause.HealFrostFirst(tuple(people(p, c.what, 0))))


def _heal_one(p: WinterPosition, c: Phrase) -> None:
    """One survivor of choice with a wound token: at the colony, or the own."""
    found = p.at(COLONY) if c.what == "colony" else p.group(p.active)
    wounded = tuple([s for s in found if p.hurt(s) > 0])
    if wounded and acts(p):
        p.then(clause.ChooseSurvivor(p.active, wounded, healing=True), HealChosen(p.active))


class HealChosen(Step[WinterPosition]):
    """The survivor chosen loses a wound token."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: WinterPosition) -> None:
        if in_play(p, p.chosen_survivor):
            p.then(clause.Heal(self.seat, p.chosen_survivor, 1))


def _kill(p: WinterPosition, c: Phrase) -> None:
    if c.what == "helpless":
        kill_helpless(p, 1, cause(p))
    elif c.what == "helpless_third":
        kill_helpless(p, -(-p.helpless // 3), cause(p))
    else:
        p.then_all([KillOne(s) for s in people(p, c.what, c.number)])


class KillOne(Step[WinterPosition]):
    """One victim of several (DW-CRI-09)."""

    __slots__ = ("survivor",)

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def run(self, p: WinterPosition) -> None:
        kill(p, self.survivor, cause(p))


def _remove(p: WinterPosition, c: Phrase) -> None:
    for s in people(p, c.what, 0):
        remove(p, s, cause(p))


def _expose(p: WinterPosition, c: Phrase) -> None:
    p.then_all([Expose(s, c.number) for s in people(p, c.what, 0)])


def _survivor(p: WinterPosition, c: Phrase) -> None:
    if p.survivor_deck and acts(p):
        join(p, p.active, p.survivor_deck.pop())


def _relocate(p: WinterPosition, c: Phrase) -> None:
    goals = tuple(OUTSIDE) if c.words[1] == "outside" else EVERYWHERE
    if c.words[1] == "colony":
        goals = (COLONY,)
    p.then_all([clause.Relocate(p.active, s, goals) for s in people(p, c.what, 0)])


def _may_relocate(p: WinterPosition, c: Phrase) -> None:
    p.then(clause.MayRelocate(p.active))


def _share_follower(p: WinterPosition, c: Phrase) -> None:
    """From whoever has most survivors to whoever has fewest; the first player breaks ties (X17)."""
    seats = p.loyal()
    sizes = [len(p.group(seat)) for seat in seats]
    most = [seat for seat, size in zip(seats, sizes, strict=True) if size == max(sizes)]
    fewest = [seat for seat, size in zip(seats, sizes, strict=True) if size == min(sizes)]
    if max(sizes) > min(sizes):
        p.then(
            clause_cards.PickTied(p.first, tuple(most), giving=True),
            clause_cards.PickTied(p.first, tuple(fewest), giving=False),
        )


def _pass_left(p: WinterPosition, c: Phrase) -> None:
    p.then(clause_cards.PassLeft())


# -- dice ------------------------------------------------------------------------------------------


def _dice(p: WinterPosition, c: Phrase) -> None:
    if not acts(p):
        return
    if c.number > 0:
        gain_dice(p, p.active, c.number)
    else:
        p.then(clause.LoseDice(p.active, -c.number, each=False))


def _each_dice(p: WinterPosition, c: Phrase) -> None:
    if c.number > 0:
        for seat in p.loyal():
            gain_dice(p, seat, c.number)
    else:
        p.then_all([clause.LoseDice(seat, -c.number, each=True) for seat in p.loyal()])


def _reroll(p: WinterPosition, c: Phrase) -> None:
    p.then(clause.RerollAny(p.active, ()))


def _every_reroll(p: WinterPosition, c: Phrase) -> None:
    p.then_all([clause.MayReroll(seat) for seat in p.loyal()])


def _others_reroll(p: WinterPosition, c: Phrase) -> None:
    p.then_all([clause.MayReroll(seat) for seat in p.loyal() if seat != p.active])


# -- choosing --------------------------------------------------------------------------------------


def _choose(p: WinterPosition, c: Phrase) -> None:
    name = c.words[1]
    if c.what == "player":
        p.then(clause.ChoosePlayer(p.active, tuple(players(p, name))))
    elif c.what == "survivor":
        healing = name.endswith("wounded")
        p.then(clause.ChooseSurvivor(p.active, tuple(survivors(p, name)), healing))
    else:
        near = [p.place[s] for s in p.group(p.active)]
        decks = [loc for loc in OUTSIDE if p.decks[loc] and (name != "own" or loc in near)]
        p.then(clause.ChooseLocation(p.active, tuple(decks)))


def players(p: WinterPosition, name: str) -> list[int]:
    """The players that a clause lets one choose among, the first on the left first."""
    order = [(p.active + step) % p.seats for step in range(1, p.seats)]
    found = [seat for seat in order if p.out[seat] == IN_GAME]
    if name == "holding":
        return [seat for seat in found if p.hands[seat]]
    if name == "loyal_holding":
        return [seat for seat in found if p.hands[seat] and not p.exiled[seat]]
    if name == "rival":
        rivals = conditions.rivals_in_cards(p, 3)
        return [seat for seat in found if seat in rivals]
    if name == "met_holding":
        met = {p.owner[s] for s in conditions.met_by(p)}
        return [seat for seat in found if seat in met and p.hands[seat]]
    here = {p.owner[s] for s in p.at(p.event_location)}
    return [seat for seat in found if seat in here and (name == "here" or p.hands[seat])]


PLAYERS: Final = {"holding", "loyal_holding", "rival", "met_holding", "here", "here_holding"}


def survivors(p: WinterPosition, name: str) -> list[int]:
    """The survivors that a clause lets one choose among."""
    own = p.group(p.active)
    if name == "own":
        return own
    if name == "own_twice_wounded":
        return [s for s in own if p.hurt(s) >= 2]
    if name == "own_at_colony_wounded":
        return [s for s in own if p.place[s] == COLONY and p.hurt(s) > 0]
    if name == "own_both_wounded":
        return conditions.both_wounded(p, own=True)
    if name == "other_both_wounded":
        return conditions.both_wounded(p, own=False)
    if name == "loyal_outside":
        return conditions.loyal_outside(p)
    return [s for s in p.at(p.event_location) if p.owner[s] != p.active]


SURVIVORS: Final = {
    "own", "own_twice_wounded", "own_at_colony_wounded", "own_both_wounded", "other_both_wounded",
    "loyal_outside", "strangers_here",
}  # fmt: skip


PEOPLE_VERBS: Final[dict[str, Callable[[WinterPosition, Phrase], None]]] = {
    "wound": _wound,
    "frost": _frost,
    "heal": _heal,
    "heal_frost": _heal_frost,
    "heal_frost_first": _heal_frost_first,
    "heal_one": _heal_one,
    "kill": _kill,
    "remove": _remove,
    "expose": _expose,
    "survivor": _survivor,
    "relocate": _relocate,
    "may_relocate": _may_relocate,
    "share_follower": _share_follower,
    "pass_left": _pass_left,
    "dice": _dice,
    "each_dice": _each_dice,
    "reroll": _reroll,
    "every_reroll": _every_reroll,
    "others_reroll": _others_reroll,
    "choose": _choose,
}
