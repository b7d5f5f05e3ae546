"""Conditions of Crossroads cards: of the event, of the table, and of what options require
(specification 3.12, 3.13).

All but `holds` read public facts only (DW-XR-16). Arguments are numbers: locations, symbols,
survivors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whiteout.games.dead_of_winter.position import NOBODY, Happened, WinterPosition
from whiteout.games.dead_of_winter.rules.general import STATE
from whiteout.games.dead_of_winter.rules.moving import destinations
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    NOWHERE,
    OUTSIDE,
    SURVIVORS,
    SYMBOL_OF,
)

Args = list[int]
Test = Callable[[WinterPosition, Happened, Args], bool]
NO_EVENT: Final[Happened] = [STATE, NOBODY, NOWHERE, 0, -1, NOBODY]


def others(p: WinterPosition) -> list[int]:
    """Everybody else still in the game."""
    return [seat for seat in p.players() if seat != p.active]


# -- of the event ----------------------------------------------------------------------------------


def _here(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[2] in args


def _away(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[2] != COLONY


def _count(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[3] >= args[0]


def _exactly(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[3] == args[0]


def _noiseless(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[3] == 0


def _alone(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.place.count(h[2]) == 1


def _fuel(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[3] % 2 == 1


def _no_fuel(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[3] % 2 == 0


def _from_colony(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[3] // 2 == COLONY


def _card(p: WinterPosition, h: Happened, args: Args) -> bool:
    return SYMBOL_OF[h[4]] == args[0]


def _flagged(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[3] == 1


def _failed(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[3] == 0


def _influence_at_most(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[1] >= 0 and SURVIVORS[h[1]].influence <= args[0]


def _zombies_here(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.zombies_at(h[2]) >= args[0]


def _strangers_here(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(p.owner[s] != p.active for s in p.at(h[2]))


def _s_wounded(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[1] >= 0 and p.hurt(h[1]) > 0


def _s_frostbitten(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[1] >= 0 and p.frost[h[1]] > 0


# -- of the table ----------------------------------------------------------------------------------


def _own_at(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(p.place[s] == args[0] for s in p.group(p.active))


def _someone_at(p: WinterPosition, h: Happened, args: Args) -> bool:
    return args[0] in p.place


def _wounded_at_colony(p: WinterPosition, h: Happened, args: Args) -> bool:
    return len([s for s in p.at(COLONY) if p.hurt(s) > 0]) >= args[0]


def _helpless(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.helpless >= args[0]


def _helpless_at_most(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.helpless <= args[0]


def _helpless_outnumber(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.helpless > p.place.count(COLONY)


def _cards(p: WinterPosition, h: Happened, args: Args) -> bool:
    return len(p.hands[p.active]) >= args[0]


def _cards_at_most(p: WinterPosition, h: Happened, args: Args) -> bool:
    return len(p.hands[p.active]) <= args[0]


def _dice(p: WinterPosition, h: Happened, args: Args) -> bool:
    return len(p.unused[p.active]) >= args[0]


def _food(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.food >= args[0]


def _food_at_most(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.food <= args[0]


def _food_below_helpless(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.food < p.helpless


def _morale(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.morale >= args[0]


def _morale_at_most(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.morale <= args[0]


def _track_at_most(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.track <= args[0]


def _starvation(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.starvation >= args[0]


def _waste(p: WinterPosition, h: Happened, args: Args) -> bool:
    return len(p.waste) >= args[0]


def _own(p: WinterPosition, h: Happened, args: Args) -> bool:
    return len(p.group(p.active)) >= args[0]


def _own_outside(p: WinterPosition, h: Happened, args: Args) -> bool:
    return len([s for s in p.group(p.active) if p.place[s] != COLONY]) >= args[0]


def _own_outside_wounded(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(p.place[s] != COLONY and p.hurt(s) > 0 for s in p.group(p.active))


def _own_wounds(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(p.hurt(s) >= args[0] for s in p.group(p.active))


def _own_wounded(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(p.hurt(s) > 0 for s in p.group(p.active))


def _own_at_colony_wounded(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(p.place[s] == COLONY and p.hurt(s) > 0 for s in p.group(p.active))


def _outnumbered(p: WinterPosition, h: Happened, args: Args) -> bool:
    own = len(p.group(p.active))
    rivals = [seat for seat in others(p) if not p.exiled[seat]]
    return any(len(p.group(seat)) >= own + args[0] for seat in rivals)


def rivals_in_cards(p: WinterPosition, least: int) -> list[int]:
    """Other players, not exiled, with at least as many cards, and at least so many (X30)."""
    need = max(least, len(p.hands[p.active]))
    return [seat for seat in others(p) if not p.exiled[seat] and len(p.hands[seat]) >= need]


def _rival_hand(p: WinterPosition, h: Happened, args: Args) -> bool:
    return bool(rivals_in_cards(p, args[0]))


def met_by(p: WinterPosition) -> list[int]:
    """Survivors of players not exiled that stand with one of the active player's (X24)."""
    near = {p.place[s] for s in p.group(p.active)}
    return [
        s
        for s in range(len(p.place))
        if p.place[s] in near and p.owner[s] != p.active and not p.exiled[p.owner[s]]
    ]


def _meets_non_exiled(p: WinterPosition, h: Happened, args: Args) -> bool:
    return bool(met_by(p))


def _meets_nobody(p: WinterPosition, h: Happened, args: Args) -> bool:
    near = {p.place[s] for s in p.group(p.active)}
    people = range(len(p.place))
    return not any(p.place[s] in near and p.owner[s] != p.active for s in people)


def both_wounded(p: WinterPosition, own: bool) -> list[int]:
    """Wounded survivors, the own or others', that stand with a wounded one of the other side
    (X52)."""
    hurt = [s for s in range(len(p.place)) if p.place[s] != NOWHERE and p.hurt(s) > 0]
    mine = [s for s in hurt if p.owner[s] == p.active]
    theirs = [s for s in hurt if p.owner[s] != p.active]
    one, other = (mine, theirs) if own else (theirs, mine)
    near = {p.place[s] for s in other}
    return [s for s in one if p.place[s] in near]


def _both_wounded(p: WinterPosition, h: Happened, args: Args) -> bool:
    return bool(both_wounded(p, own=True))


def _healer(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(p.owner[s] == p.active for s in args)


def _leader_at_colony(p: WinterPosition, h: Happened, args: Args) -> bool:
    leader = p.leaders[p.active]
    if leader == NOBODY or p.place[leader] != COLONY:
        return False
    return SURVIVORS[leader].influence >= args[0]


def _first_player(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.first == p.active


def loyal_outside(p: WinterPosition) -> list[int]:
    """Survivors of players not exiled at non-colony locations, in ascending influence."""
    place = p.place
    return [s for s in range(len(place)) if place[s] > COLONY and not p.exiled[p.owner[s]]]


def _loyal_outside(p: WinterPosition, h: Happened, args: Args) -> bool:
    return bool(loyal_outside(p))


def _other_exiled(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(p.exiled[seat] for seat in others(p))


def _nobody_moved(p: WinterPosition, h: Happened, args: Args) -> bool:
    return not any(p.moved[s] for s in p.group(p.active))


# -- requirements alone ----------------------------------------------------------------------------


def _holds(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(SYMBOL_OF[card] == args[0] for card in p.hands[p.active])


def _deck_here(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[2] > COLONY and bool(p.decks[h[2]])


def _some_deck(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(p.decks[loc] for loc in OUTSIDE)


def _survivor_deck(p: WinterPosition, h: Happened, args: Args) -> bool:
    return bool(p.survivor_deck)


def _others_hold(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(p.hands[seat] for seat in others(p))


def _loyal_others_hold(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(p.hands[seat] for seat in others(p) if not p.exiled[seat])


def _trade_possible(p: WinterPosition, h: Happened, args: Args) -> bool:
    return bool(p.hands[p.active]) and any(p.hands[p.owner[s]] for s in met_by(p))


def follower_who(p: WinterPosition) -> int:
    """The active player's follower of least influence, or NOBODY."""
    found = [s for s in p.group(p.active) if s != p.leaders[p.active]]
    return found[0] if found else NOBODY


def _follower_can_leave(p: WinterPosition, h: Happened, args: Args) -> bool:
    follower = follower_who(p)
    return follower != NOBODY and any(loc != COLONY for loc in destinations(p, follower))


def _other_outside_space(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(loc != h[2] and p.free_spaces(loc) > 0 for loc in OUTSIDE)


def _own_near_deck(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(p.decks[p.place[s]] for s in p.group(p.active))


def _target_in_game(p: WinterPosition, h: Happened, args: Args) -> bool:
    return h[5] in p.players()


def _host_holds(p: WinterPosition, h: Happened, args: Args) -> bool:
    return any(p.owner[s] != p.active and p.hands[p.owner[s]] for s in p.at(h[2]))


def _colony_space(p: WinterPosition, h: Happened, args: Args) -> bool:
    return p.free_spaces(COLONY) > 0


TESTS: Final[dict[str, Test]] = {
    "here": _here,
    "away": _away,
    "count": _count,
    "noise": _count,
    "exactly": _exactly,
    "noiseless": _noiseless,
    "alone": _alone,
    "fuel": _fuel,
    "no_fuel": _no_fuel,
    "from_colony": _from_colony,
    "card": _card,
    "for_supply": _flagged,
    "by_attack": _flagged,
    "passed": _flagged,
    "failed": _failed,
    "influence_at_most": _influence_at_most,
    "zombies_here": _zombies_here,
    "strangers_here": _strangers_here,
    "s_wounded": _s_wounded,
    "s_frostbitten": _s_frostbitten,
    "own_at": _own_at,
    "someone_at": _someone_at,
    "wounded_at_colony": _wounded_at_colony,
    "helpless": _helpless,
    "helpless_at_most": _helpless_at_most,
    "helpless_outnumber": _helpless_outnumber,
    "cards": _cards,
    "cards_at_most": _cards_at_most,
    "dice": _dice,
    "food": _food,
    "food_at_most": _food_at_most,
    "food_below_helpless": _food_below_helpless,
    "morale": _morale,
    "morale_at_most": _morale_at_most,
    "track_at_most": _track_at_most,
    "starvation": _starvation,
    "waste": _waste,
    "own": _own,
    "own_outside": _own_outside,
    "own_outside_wounded": _own_outside_wounded,
    "own_wounds": _own_wounds,
    "own_wounded": _own_wounded,
    "own_at_colony_wounded": _own_at_colony_wounded,
    "outnumbered": _outnumbered,
    "rival_hand": _rival_hand,
    "meets_non_exiled": _meets_non_exiled,
    "meets_nobody": _meets_nobody,
    "both_wounded": _both_wounded,
    "healer": _healer,
    "leader_at_colony": _leader_at_colony,
    "first_player": _first_player,
    "loyal_outside": _loyal_outside,
    "other_exiled": _other_exiled,
    "nobody_moved": _nobody_moved,
    "holds": _holds,
    "deck_here": _deck_here,
    "some_deck": _some_deck,
    "survivor_deck": _survivor_deck,
    "others_hold": _others_hold,
    "loyal_others_hold": _loyal_others_hold,
    "trade_possible": _trade_possible,
    "follower_can_leave": _follower_can_leave,
    "other_outside_space": _other_outside_space,
    "own_near_deck": _own_near_deck,
    "target_in_game": _target_in_game,
    "host_holds": _host_holds,
    "colony_space": _colony_space,
}
