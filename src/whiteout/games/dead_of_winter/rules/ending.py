"""The end and the winners (specification 10): everybody is judged by the own objective."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whiteout.core.event import Event
from whiteout.games.dead_of_winter.position import (
    IN_GAME,
    LOST_OUT,
    NOTHING,
    WinterPosition,
)
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    EXILED,
    EXILED_IDS,
    ITEM_IDS,
    KIND,
    NOWHERE,
    OUTSIDE,
    SECRET_IDS,
    SECRETS,
    SYMBOL_OF,
    SYMBOLS,
    Condition,
)

MORALE: Final = "morale"
TRACK: Final = "round_track"
COMPLETE: Final = "objective"
STOVES: Final = "stoves"
NOBODY_LEFT: Final = "nobody_left"
ENDS: Final = [MORALE, TRACK, COMPLETE, STOVES, NOBODY_LEFT]

# What a seat plays for.
COLONY_SIDE: Final = "colony"
LOYAL_SIDE: Final = "loyal"
BETRAYER: Final = "betrayer"
EXILE: Final = "exile"
ALLEGIANCES: Final = [COLONY_SIDE, LOYAL_SIDE, BETRAYER, EXILE]


def end(p: WinterPosition, reason: str) -> None:
    """The game is over at once; what is pending is dropped (DW-END-02 to DW-END-06)."""
    p.end_reason = reason
    p.complete = reason == COMPLETE
    p.winners = [seat for seat in range(p.seats) if wins(p, seat)]
    p.finish()
    if p.history is not None:
        p.emit(
            Event(
                "game_ended",
                {
                    "reason": reason,
                    "winners": p.winners[:],
                    "hands": [[ITEM_IDS[card] for card in hand] for hand in p.hands],
                    "lost_hands": [[ITEM_IDS[card] for card in hand] for hand in p.lost_hands],
                    "objectives": [named(SECRET_IDS, card) for card in p.objectives],
                    "exiled": [named(EXILED_IDS, card) for card in p.exile_cards],
                },
            )
        )


def named(ids: list[str], code: int) -> str | None:
    """The id of a card, or None where there is none."""
    return None if code == NOTHING else ids[code]


def allegiance(p: WinterPosition, seat: int) -> str:
    """What a seat plays for."""
    if p.settings.coop:
        return COLONY_SIDE
    if p.objectives[seat] == NOTHING:
        return ""
    if SECRETS[p.objectives[seat]].betrayal:
        return BETRAYER
    return EXILE if p.exiled[seat] else LOYAL_SIDE


# -- judging ---------------------------------------------------------------------------------------


def wins(p: WinterPosition, seat: int) -> bool:
    """Whether a player has won, at the moment the game has ended (DW-END-07 to DW-END-12)."""
    if p.settings.coop:
        return p.complete
    if p.out[seat] == LOST_OUT:
        return False
    return all(holds(p, seat, part) for part in conditions(p, seat))


def conditions(p: WinterPosition, seat: int) -> list[Condition]:
    """All conditions of a player's objective now in force (specification 3.9 to 3.11)."""
    secret = SECRETS[p.objectives[seat]]
    if not p.exiled[seat] or p.exile_cards[seat] == NOTHING:
        return [_COLLAPSE if secret.betrayal else _MAIN, *secret.conditions]
    card = EXILED[p.exile_cards[seat]]
    return [*card.betrayal, *secret.conditions] if secret.betrayal else card.loyal


_MAIN: Final[Condition] = ("main", "", 0)
_COLLAPSE: Final[Condition] = ("collapse", "", 0)


def holds(p: WinterPosition, seat: int, part: Condition) -> bool:
    """Whether one condition is true now."""
    name, symbol, number = part
    return TESTS[name](p, seat, SYMBOLS.index(symbol) if symbol else NOTHING, number)


def met(p: WinterPosition, seat: int) -> list[bool]:
    """Which conditions of the own objective are met now (F-44). The main objective and a morale of
    0 are only ever met by the end itself."""
    if p.objectives[seat] == NOTHING:
        return []
    return [holds(p, seat, part) for part in conditions(p, seat)]


def met_as_known(p: WinterPosition, seat: int) -> list[bool | None]:
    """The same as far as the player can know it: whether every betrayer is exiled nobody can tell
    before the end (S18)."""
    if p.objectives[seat] == NOTHING:
        return []
    return [
        holds(p, seat, part) if p.over or part[0] not in _UNKNOWN else None
        for part in conditions(p, seat)
    ]


_UNKNOWN: Final = ("betrayers_exiled",)


def equipped(p: WinterPosition, seat: int, symbol: int) -> int:
    """Cards of a symbol that are equipped to a player's survivors."""
    worn = [card for s in p.group(seat) for card in p.items[s]]
    return len([card for card in worn if SYMBOL_OF[card & KIND] == symbol])


def _in_hand(p: WinterPosition, seat: int, symbol: int) -> int:
    return len([card for card in p.hands[seat] if SYMBOL_OF[card] == symbol])


def _main(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return p.complete


def _collapse(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return p.end_reason == MORALE


def _hand(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return _in_hand(p, seat, symbol) >= number


def _hand_only(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return _in_hand(p, seat, symbol) == len(p.hands[seat])


def _cards(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return len(p.hands[seat]) >= number


def _equipped(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return equipped(p, seat, symbol) >= number


def _wounds(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return sum([p.hurt(s) for s in p.group(seat)]) >= number


def _wounds_at_most(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return sum([p.hurt(s) for s in p.group(seat)]) <= number


def _survivors(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return len(p.group(seat)) >= number


def _survivors_exactly(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return len(p.group(seat)) == number


def _most_survivors(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    """By so many more than each other player (DW-END-10)."""
    own = len(p.group(seat))
    return all(own >= len(p.group(other)) + number for other in p.players() if other != seat)


def _most_cards(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    own = len(p.hands[seat])
    return all(own > len(p.hands[other]) for other in p.players() if other != seat)


def _removed(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return len(p.removed_survivors) >= number


def _colony_barricades(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return p.barricades_at(COLONY) >= number


def _colony_zombies(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return p.zombies_at(COLONY) >= number


def _colony_zombies_at_most(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return p.zombies_at(COLONY) <= number


def _betrayers_exiled(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    """Exiled by DW-EXL-15 too (S18)."""
    dealt = [other for other in range(p.seats) if SECRETS[p.objectives[other]].betrayal]
    return all(p.exiled[other] for other in dealt)


def _waste(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return len(p.waste) >= number


def _waste_at_most(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return len(p.waste) <= number


def _helpless(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return p.helpless >= number


def _morale(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return p.morale >= number


def _starvation(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return p.starvation >= number


def _none_at_colony(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return all(p.place[s] != COLONY for s in p.group(seat))


def _at_colony(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    """For an exiled player at any locations (B08)."""
    group = p.group(seat)
    return len([s for s in group if p.exiled[seat] or p.place[s] == COLONY]) >= number


def _highest_influence(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    in_play = [s for s, place in enumerate(p.place) if place != NOWHERE]
    return bool(in_play) and p.owner[in_play[-1]] == seat


def _empty_deck(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return any(not p.decks[location] for location in OUTSIDE)


def _apart(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    places = [p.place[s] for s in p.group(seat)]
    return len(set(places)) == len(places)


def _places(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return len({p.place[s] for s in p.group(seat)}) >= number


def _fortified(p: WinterPosition, seat: int, symbol: int, number: int) -> bool:
    return all(p.barricades_at(p.place[s]) > 0 for s in p.group(seat))


TESTS: Final[dict[str, Callable[[WinterPosition, int, int, int], bool]]] = {
    "main": _main,
    "collapse": _collapse,
    "hand": _hand,
    "hand_only": _hand_only,
    "cards": _cards,
    "equipped": _equipped,
    "wounds": _wounds,
    "wounds_at_most": _wounds_at_most,
    "survivors": _survivors,
    "survivors_exactly": _survivors_exactly,
    "most_survivors": _most_survivors,
    "most_cards": _most_cards,
    "removed": _removed,
    "colony_barricades": _colony_barricades,
    "colony_zombies": _colony_zombies,
    "colony_zombies_at_most": _colony_zombies_at_most,
    "betrayers_exiled": _betrayers_exiled,
    "waste": _waste,
    "waste_at_most": _waste_at_most,
    "helpless": _helpless,
    "morale": _morale,
    "starvation": _starvation,
    "none_at_colony": _none_at_colony,
    "at_colony": _at_colony,
    "highest_influence": _highest_influence,
    "empty_deck": _empty_deck,
    "apart": _apart,
    "places": _places,
    "fortified": _fortified,
}

for _card in SECRETS:
    for _part in _card.conditions:
        if _part[0] not in TESTS:
            raise ValueError(f"secrets.toml: {_card.id} asks for {_part[0]}")
for _exile in EXILED:
    for _part in [*_exile.loyal, *_exile.betrayal]:
        if _part[0] not in TESTS:
            raise ValueError(f"exiled.toml: {_exile.id} asks for {_part[0]}")


def eliminate(p: WinterPosition, seat: int, how: int) -> None:
    """A player is out of the game (DW-VAR-05). The first-player token goes to the right at once."""
    p.out[seat] = how
    if p.history is not None:
        p.emit(Event("player_eliminated", {"player": seat}))
    if IN_GAME not in p.out:
        end(p, NOBODY_LEFT)
    elif p.first == seat:
        p.first = p.right_of(seat)
        if p.history is not None:
            p.emit(Event("first_player_changed", {"player": p.first}))
