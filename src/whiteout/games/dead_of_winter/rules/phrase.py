"""A clause of the data as its words, and whom and where it names (specification 3.12)."""

from __future__ import annotations

from typing import Final

from whiteout.games.dead_of_winter.position import IN_GAME, NOBODY, WinterPosition
from whiteout.games.dead_of_winter.rules import conditions
from whiteout.games.dead_of_winter.rules.attack import in_play
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    CRISIS_IDS,
    CROSSROADS_IDS,
    LOCATION_IDS,
    NOWHERE,
)


class Phrase:
    """The words of a clause behind its verb: `colony 4`. A number stands last."""

    __slots__ = ("number", "what", "words")

    def __init__(self, words: list[str]) -> None:
        last = words[-1].lstrip("-") if words else ""
        self.number: Final = int(words.pop()) if last.isdigit() else 0
        self.words: Final = words
        self.what: Final = words[0] if words else ""


def people(p: WinterPosition, who: str, number: int) -> list[int]:
    """The survivors that a clause names, fixed before the first is handled (DW-CRI-09)."""
    if who == "S":
        return [p.event_survivor] if in_play(p, p.event_survivor) else []
    if who == "it":
        return [p.chosen_survivor] if in_play(p, p.chosen_survivor) else []
    if who == "low_follower":
        follower = conditions.follower_who(p)
        return [] if follower == NOBODY else [follower]
    if who == "low_of_exiled":
        groups = [p.group(seat) for seat in p.from_first() if p.exiled[seat]]
        return [group[0] for group in groups if group]
    found = [s for s in range(len(p.place)) if p.place[s] != NOWHERE]
    if who in ("low_colony", "wounded_colony", "low_own_colony"):
        found = [s for s in found if p.place[s] == COLONY]
        if who == "low_own_colony":
            found = [s for s in found if p.owner[s] == p.active]
        elif who == "wounded_colony":
            return [s for s in found if p.hurt(s) > 0]
        return found[:1]
    if who == "own_outside":
        return [s for s in found if p.place[s] != COLONY and p.owner[s] == p.active]
    if who == "exiled_wounded":
        return [s for s in found if p.exiled[p.owner[s]] and p.hurt(s) > 0]
    return loyal_people(p, who, [s for s in found if not p.exiled[p.owner[s]]], number)


def loyal_people(p: WinterPosition, who: str, found: list[int], number: int) -> list[int]:
    """Survivors of players not exiled."""
    if who == "loyal":
        return found
    if who == "lowest":
        return found[:number]
    if who == "highest":
        return found[::-1][:number]
    outside = [s for s in found if p.place[s] != COLONY]
    if who == "loyal_outside":
        return outside
    if who == "low_outside":
        return outside[:1]
    raise ValueError(f"there is nobody called {who!r}")


WHO: Final = {
    "S", "it", "low_follower", "low_of_exiled", "low_colony", "wounded_colony", "low_own_colony",
    "own_outside", "exiled_wounded", "loyal", "lowest", "highest", "loyal_outside", "low_outside",
}  # fmt: skip


def location(p: WinterPosition, where: str) -> int:
    """The location that a clause names; *here* is where the event's survivor was."""
    if where == "here":
        return p.event_location
    return p.chosen_location if where == "picked" else LOCATION_IDS.index(where)


def acts(p: WinterPosition) -> bool:
    """Whether the active player is still in the game (DW-GEN-17)."""
    return p.out[p.active] == IN_GAME


def cause(p: WinterPosition) -> str:
    """What a change is laid to: the card or the crisis."""
    if p.triggered >= 0:
        return CROSSROADS_IDS[p.triggered]
    return CRISIS_IDS[p.crisis] if p.crisis >= 0 else "crisis"
