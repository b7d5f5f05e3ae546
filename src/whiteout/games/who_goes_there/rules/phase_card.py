"""Phase cards: specification 6.5 (PHC)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import STAND, TAKE_OFFER, TAKE_XP
from whiteout.games.who_goes_there.position import (
    LOCKBOX_ROLL,
    NO_ROLL,
    NOTHING,
    THING_ROLL,
    CampPosition,
)
from whiteout.games.who_goes_there.rules.dice import flares, roll_dice, successes, turn_die
from whiteout.games.who_goes_there.rules.hand import can_draw, draw
from whiteout.games.who_goes_there.rules.items import FINISH_CARD
from whiteout.games.who_goes_there.rules.own_choice import OwnChoice
from whiteout.games.who_goes_there.rules.roll import open_roll
from whiteout.games.who_goes_there.rules.stamina import gain, is_full
from whiteout.games.who_goes_there.rules.strikes import heal_one, settle, strike, wounds
from whiteout.games.who_goes_there.rules.unlocks import equip, gain_xp, may_gain
from whiteout.games.who_goes_there.rules.utilities import damage
from whiteout.games.who_goes_there.tables import (
    BONUS,
    DOOR,
    DOOR_DAMAGE,
    INSTANT_TILE,
    LOCKBOX,
    PHASE_CARDS,
    PHASE_IDS,
    PHASE_TILE,
    SPECIAL_ITEM,
    STORAGE,
    T_CROWBAR,
    THING_ATTACK,
    WORKSHOP,
)

SEARCH_XP: Final = 2
LOCKBOX_DICE: Final = 2
DRAWN: Final = 2
WARMTH: Final = 2


def draw_phase_card(p: CampPosition, player: int, deck: int) -> None:
    """First 2 XP, then the top card, openly (WG-SRCH-03)."""
    gain_xp(p, player, SEARCH_XP, "search")
    p.phase_card = p.phase_decks[deck].pop()
    card = PHASE_CARDS[p.phase_card]
    if p.history is not None:
        p.emit(Event("phase_card_drawn", {"player": player, "phase_card": card.id}))
    if card.kind == BONUS:  # WG-PHC-06
        keep_bonus(p, player, card.bonus)
    elif card.kind == DOOR_DAMAGE:  # WG-PHC-07
        p.then(FINISH_CARD)
        damage(p, DOOR, card.id)
        settle(p)
    elif card.kind == THING_ATTACK:  # WG-PHC-08
        open_roll(p, THING_ROLL)
    else:
        p.then(PhaseOffer(player))


def keep_bonus(p: CampPosition, player: int, value: int) -> None:
    """The card stays face up beside the board (WG-PHC-05, WG-PHC-06)."""
    p.bonus_cards[player].append(p.phase_card)
    p.bonus_values[player].append(value)
    tell_settled(p, player, f"bonus{value}")
    p.phase_card = NOTHING


def tell_settled(p: CampPosition, player: int, result: str) -> None:
    """What came of a Phase card (W-131)."""
    if p.history is not None:
        facts = {"player": player, "phase_card": PHASE_IDS[p.phase_card], "result": result}
        p.emit(Event("phase_card_settled", facts))


def can_take(p: CampPosition, player: int) -> bool:
    """Whether the offer of the card can take effect at all (WG-PHC-02)."""
    card = PHASE_CARDS[p.phase_card]
    if card.kind == INSTANT_TILE:
        return may_gain(p, player, PHASE_TILE[p.phase_card])
    if card.offer == "draw_storage":
        return can_draw(p, STORAGE)
    if card.offer == "draw_workshop":
        return can_draw(p, WORKSHOP)
    if card.offer == "stamina":
        return not is_full(p, player)
    return card.offer != "heal" or wounds(p, player) > 0


class PhaseOffer(OwnChoice):
    """D15: the XP or the offer (WG-PHC-01). To make room for a tile, another may be discarded
    beside it (WG-PHC-03)."""

    __slots__ = ()
    POINT: ClassVar = "D15"
    RULE: ClassVar = "WG-PHC-01"
    SECRET: ClassVar = False

    def about(self, p: CampPosition) -> dict[str, int | str]:
        return {"phase_card": PHASE_IDS[p.phase_card], "number": PHASE_CARDS[p.phase_card].xp}

    def answers(self, p: CampPosition, seat: int) -> list[Option]:
        return [TAKE_XP, TAKE_OFFER] if can_take(p, seat) else [TAKE_XP]

    def carry_out(self, p: CampPosition, option: Option) -> None:
        if option is TAKE_OFFER:
            take_offer(p, self.seat)
        else:
            tell_settled(p, self.seat, "xp")
            p.then(FINISH_CARD)
            gain_xp(p, self.seat, PHASE_CARDS[p.phase_card].xp, PHASE_IDS[p.phase_card])


def take_offer(p: CampPosition, player: int) -> None:
    """What the card offers (3.14)."""
    card = PHASE_CARDS[p.phase_card]
    if card.kind == LOCKBOX:
        open_lockbox(p, player)
        return
    tell_settled(p, player, "offer")
    if card.kind == SPECIAL_ITEM:
        p.items[player].append(p.phase_card)
        p.phase_card = NOTHING
        return
    p.then(FINISH_CARD)
    if card.kind == INSTANT_TILE:
        equip(p, player, PHASE_TILE[p.phase_card], card.id)
    elif card.offer == "draw_storage":
        draw(p, player, STORAGE, DRAWN)
    elif card.offer == "draw_workshop":
        draw(p, player, WORKSHOP, DRAWN)
    elif card.offer == "stamina":
        gain(p, player, WARMTH, card.id)
    else:
        heal_one(p, player, card.id)


# -- Lockboxes -----------------------------------------------------------------------------------


def open_lockbox(p: CampPosition, player: int) -> None:
    """Two dice, one more per Crowbar (WG-PHC-04). After a Miss D45 is always put (WG-ACT-08)."""
    p.roll = LOCKBOX_ROLL
    p.dice, p.turned = [], []
    roll_dice(p, player, LOCKBOX_DICE + p.tiles[player].count(T_CROWBAR), LOCKBOX_ROLL)
    look_into(p, player)


def look_into(p: CampPosition, player: int) -> None:
    """Ask while a Miss shows, else read the table."""
    if False in p.dice:
        p.then(LockboxRoll(player))
    else:
        read_lockbox(p, player)


class LockboxRoll(OwnChoice):
    """D45: a Flare, or let it stand; asked whether or not there is a Flare (WG-INFO-05)."""

    __slots__ = ()
    POINT: ClassVar = "D45"
    RULE: ClassVar = "WG-ACT-08"

    def about(self, p: CampPosition) -> dict[str, int | str]:
        return {"roll": LOCKBOX_ROLL}

    def answers(self, p: CampPosition, seat: int) -> list[Option]:
        return [*flares(p, seat, []), STAND]

    def carry_out(self, p: CampPosition, option: Option) -> None:
        if option is STAND:
            read_lockbox(p, self.seat)
        else:
            turn_die(p, self.seat, option)
            look_into(p, self.seat)


def read_lockbox(p: CampPosition, player: int) -> None:
    """The table of 3.14; what becomes a bonus stays with the value won (WG-PHC-05)."""
    card = PHASE_CARDS[p.phase_card]
    won = card.won[min(successes(p), 2)]
    p.roll = NO_ROLL
    p.dice, p.turned = [], []
    if won.startswith("bonus"):
        keep_bonus(p, player, int(won[-1]))
        return
    tell_settled(p, player, won)
    p.then(FINISH_CARD)
    if won == "storage":
        draw(p, player, STORAGE, DRAWN)
    elif won.startswith("xp"):
        gain_xp(p, player, int(won[-1]), card.id)
    elif won == "strike":
        strike(p, player, 1, card.id)
        settle(p)
