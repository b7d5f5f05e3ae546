"""The box: how many copies of each card are in the game (SA-SETUP-01, options of the deck)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whiteout.core.event import Facts
from whiteout.core.refusal import BadSetting
from whiteout.games.stay_away.tables import CARDS, IDS, code_of
from whiteout.games.stay_away.written_codes import ANALYSIS, FLAMETHROWER, INFECTED, THE_THING

if TYPE_CHECKING:
    from whiteout.games.stay_away.settings import Settings


def count_copies(settings: Settings, custom: object) -> list[int]:
    """By the number of players and the options of the table (SA-SETUP-01)."""
    players = settings.players
    if isinstance(custom, dict):
        return _custom_copies(custom, players, settings.hold_back_weapons)
    copies = []
    for card in CARDS:
        used = sum(1 for number in card.minimum_players if number <= players)
        copies.append(0 if card.promo and not settings.promos else used)
    if not settings.fourth_analysis and players >= 11:
        copies[ANALYSIS] -= 1
    if settings.one_three and players == 6:
        copies[INFECTED] -= 1
    copies[INFECTED] = max(0, copies[INFECTED] + settings.infected_delta)
    return copies


def box(settings: Settings) -> Facts:
    """The options in force and the copies of every card in the game (I-33)."""
    copies = {IDS[code]: count for code, count in enumerate(settings.copies) if count}
    return {"options": dict(settings.values), "copies": copies}


def _custom_copies(custom: dict[str, int], players: int, hold_back: bool) -> list[int]:
    """A deck of the table's own choice, refused where a match could not be dealt or could stall.

    Draws must always find a STAY AWAY! card (SA-DECK-06): beyond the hands, the deck needs as many
    as can be held at once (three for Resolute, one in step 2, the replacement, and obstacles).
    """
    copies = [0] * len(CARDS)
    for card, count in custom.items():
        try:
            copies[code_of(card)] = count
        except ValueError as error:
            raise BadSetting(f"custom_deck: {error}", "the ids of `whiteout games`") from None
    if copies[THE_THING] != 1:
        raise BadSetting("custom_deck must hold exactly one the_thing", "the_thing=1")
    obstacles = copies[code_of("quarantine")] + copies[code_of("barred_door")]
    pool = sum(
        copies[code] for code, card in enumerate(CARDS) if card.kind not in ("panic", "contagion")
    )
    needed = 4 * players + obstacles + 8
    if pool < needed:
        raise BadSetting(
            f"custom_deck holds {pool} action, defense and obstacle cards",
            f"at least {needed} for {players} players",
        )
    if hold_back:
        pool -= copies[FLAMETHROWER] + copies[ANALYSIS]
        if pool < 4 * players:
            raise BadSetting(
                f"custom_deck holds {pool} cards to deal when weapons are held back",
                f"at least {4 * players} for {players} players",
            )
    return copies
