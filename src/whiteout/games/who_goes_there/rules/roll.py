"""The roll window of Attacks, Setbacks, Thing Attacks and Assaults: specification 6.6 (EVT-04 to
-12, -20 to -22) and 6.21 (AST).

Three things are kept apart: dice counted (Natural and tile dice), dice rolled, dice turned by a
Flare. After every play first the difference of WG-EVT-08 is rolled, then it is seen whether the
roll has passed.
"""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Prompt, Step, VeiledChoice
from whiteout.core.clock import ANSWER_KIND, WINDOW, Clock
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event
from whiteout.core.option import PASS, Option
from whiteout.games.who_goes_there.options import (
    BULLETS,
    DONE,
    KNUCKLES,
    PLAY,
    ROLL,
    STOP,
    TAKING_CONTROL,
    USE_ITEM,
    USE_LOCKER,
)
from whiteout.games.who_goes_there.position import (
    ASSAULT_ROLL,
    EVENT_ROLL,
    FAILED,
    NO_ROLL,
    NOBODY,
    PASSED,
    THING_ROLL,
    CampPosition,
)
from whiteout.games.who_goes_there.rules import commands
from whiteout.games.who_goes_there.rules.camp_event import Penalty, penalty_of
from whiteout.games.who_goes_there.rules.dice import (
    flares,
    free_faces,
    rerolls,
    roll_dice,
    spend_locker,
    successes,
)
from whiteout.games.who_goes_there.rules.hand import holds, kinds_in, play_up
from whiteout.games.who_goes_there.rules.items import FINISH_CARD, has_item, spend_item
from whiteout.games.who_goes_there.rules.own_choice import turn_clock
from whiteout.games.who_goes_there.rules.plays import carry_out
from whiteout.games.who_goes_there.rules.stamina import natural_dice
from whiteout.games.who_goes_there.rules.strikes import settle, strike
from whiteout.games.who_goes_there.tables import (
    ATTACK,
    CARDS,
    DICE,
    DYNAMITE,
    EFFECT,
    EVENTS,
    FACES,
    GARRY,
    ICON,
    K_BULLETS,
    K_TAKING_CONTROL,
    LOCKER,
    PHASE_IDS,
    T_COMPANION,
    TILES,
)

CONTROLS: Final = 3
"""Taking Control cards in the game (3.10)."""


def open_roll(p: CampPosition, kind: str, target: int = NOBODY) -> None:
    """A roll begins: as many Successes are needed as the phase says (WG-EVT-03, WG-PHC-08)."""
    p.roll = kind
    p.roll_target = target
    p.need = 0 if kind == ASSAULT_ROLL else p.phase
    p.rolled = False
    p.counted_dice = 0
    p.pool_left = 0
    p.dice, p.turned = [], []
    if p.history is not None:
        facts = {"player": p.active, "roll": kind, "need": p.need, "target": target}
        p.emit(Event("roll_opened", facts))
    p.then(WINDOW_OF[p.active])


def is_attack(p: CampPosition) -> bool:
    """Whether red numbers and the cards for Attacks count."""
    return p.roll in (THING_ROLL, ASSAULT_ROLL) or (
        p.roll == EVENT_ROLL and EVENTS[p.event].kind == ATTACK
    )


def dice_of(p: CampPosition, player: int) -> int:
    """Natural dice, and the numbers of all equipped tiles (WG-EVT-04, WG-TILE-04)."""
    red = is_attack(p)
    dice = natural_dice(p, player)
    for code in p.tiles[player]:
        tile = TILES[code]
        if code == T_COMPANION and p.trained:
            dice += tile.trained_red if red else tile.trained_blue
        else:
            dice += tile.red if red else tile.blue
    return dice


def roll_pool(p: CampPosition, player: int) -> None:
    """The whole pool is rolled (WG-EVT-05)."""
    p.rolled = True
    p.counted_dice = dice_of(p, player)
    count = p.counted_dice + p.pool_left
    p.pool_left = 0
    roll_dice(p, player, count, p.roll)


def add_dice(p: CampPosition, count: int) -> None:
    """Dice of a card or an item: into the pool, or rolled after the roll (WG-EVT-07)."""
    p.pool_left += count


class AfterPlay(Step[CampPosition]):
    """After every play: dice that it has brought are rolled (WG-EVT-07, WG-EVT-08); then the
    window closes by itself if the roll has passed (WG-EVT-20)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        player = p.active
        if p.rolled:
            more = p.pool_left
            p.pool_left = 0
            if not p.settings.pool_fixed:
                now = dice_of(p, player)
                if now > p.counted_dice:
                    more += now - p.counted_dice
                    p.counted_dice = now
            roll_dice(p, player, more, p.roll)
            if p.roll != ASSAULT_ROLL and successes(p) >= p.need:
                close_roll(p)
                return
        p.then(WINDOW_OF[player])


def close_roll(p: CampPosition) -> None:
    """The result stands (WG-EVT-13, WG-AST-02, WG-PHC-09)."""
    kind, player, target = p.roll, p.active, p.roll_target
    shown = successes(p)
    passed = shown >= p.need
    p.roll = NO_ROLL
    p.roll_target = NOBODY
    p.dice, p.turned = [], []
    if p.history is not None:
        facts = {"player": player, "roll": kind, "successes": shown, "passed": passed}
        p.emit(Event("roll_closed", facts))
    if kind == ASSAULT_ROLL:
        strike(p, target, shown, "assault")
        settle(p)
    elif kind == EVENT_ROLL:
        p.event_state[player] = PASSED if passed else FAILED
        if not passed:
            p.then(penalty_of(p, player))
    elif passed:
        p.then(FINISH_CARD)
    else:
        p.then(Penalty(player, ("thing",), PHASE_IDS[p.phase_card]), FINISH_CARD)


# -- the window ----------------------------------------------------------------------------------


class RollWindow(DraftChoice[CampPosition]):
    """D18: what may be played before and after the roll. No Action may be spent (WG-EVT-06)."""

    __slots__ = ()
    POINT: ClassVar = "D18"
    RULE: ClassVar = "WG-EVT-06"

    def prompt(self, p: CampPosition, viewer: int) -> Prompt:
        draft = p.draft(viewer) if viewer == self.seat else []
        if draft:
            return commands.question(draft)
        about: dict[str, int | str] = {"roll": p.roll, "player": self.seat}
        return self.POINT, self.RULE, about

    def clock(self, p: CampPosition) -> Clock:
        return turn_clock(p)

    def parts(self, p: CampPosition, seat: int, draft: list[Option]) -> list[Option]:
        if draft:
            return commands.next_parts(p, seat, draft)
        found = [STOP] if p.rolled else [ROLL]
        if is_attack(p):
            add_dice_plays(p, seat, found)
        if p.rolled:
            add_changes(p, seat, found)
        commands.add_plays(p, seat, found)
        return found

    def is_complete(self, p: CampPosition, seat: int, draft: list[Option]) -> bool:
        return not commands.next_parts(p, seat, draft)

    def resolve_draft(self, p: CampPosition, seat: int, draft: list[Option]) -> None:
        option = draft[0]
        if option is STOP:
            stop(p)
            return
        p.then(AFTER_PLAY)
        if option is ROLL:
            roll_pool(p, seat)
        elif not play_dice(p, seat, option):
            carry_out(p, seat, draft)


def add_dice_plays(p: CampPosition, player: int, found: list[Option]) -> None:
    """What adds dice to an Attack: cards, Bullets with the Handgun, Dynamite, the Locker face."""
    handgun = p.unique(player, GARRY)
    found += [
        PLAY[kind]
        for kind in kinds_in(p.hands[player])
        if EFFECT[kind] == DICE or (kind == K_BULLETS and handgun)
    ]
    if has_item(p, player, DYNAMITE):
        found.append(USE_ITEM[DYNAMITE])
    if handgun and locker_icon(p, player):
        found.append(USE_LOCKER[_LOCKER_BULLETS])


_LOCKER_BULLETS: Final = 5
LOCKER_DICE: Final = 2
DYNAMITE_DICE: Final = 3


def locker_icon(p: CampPosition, player: int) -> bool:
    """The Locker die is there and shows the character's own face."""
    ready = p.has(player, LOCKER) and not p.locker_spent[player]
    return ready and FACES[p.locker_face[player]] == ICON


def play_dice(p: CampPosition, player: int, option: Option) -> bool:
    """A play that adds dice; whether it was one."""
    if option.verb == "play" and CARDS[option.value].dice:
        play_up(p, player, option.value, "dice")
        add_dice(p, CARDS[option.value].dice)
    elif option is USE_ITEM[DYNAMITE]:
        spend_item(p, player, DYNAMITE)
        add_dice(p, DYNAMITE_DICE)
    elif option is USE_LOCKER[_LOCKER_BULLETS]:
        spend_locker(p, player, "bullets")
        add_dice(p, LOCKER_DICE)
    else:
        return False
    return True


def add_changes(p: CampPosition, player: int, found: list[Option]) -> None:
    """Rerolls and Flares on the dice that lie there (WG-EVT-09, WG-EVT-10)."""
    attack = is_attack(p)
    event_or_thing = p.roll != ASSAULT_ROLL
    names = ("attack" if attack else "setback", "roll") if event_or_thing else ("attack", "roll")
    found += rerolls(p, player, names)
    if attack and free_faces(p) and locker_icon(p, player) and p.icon(player) == "knuckles":
        found.append(KNUCKLES)
    if False in p.dice:
        found += flares(p, player, [])


# -- stopping short, and help --------------------------------------------------------------------


def stop(p: CampPosition) -> None:
    """The player gives up, or an Assault is done. On an Attack that is short, others may help, if
    Garry was among the characters: the window opens whether or not anybody holds the card
    (WG-EVT-11, WG-EVT-21)."""
    helped = p.roll != ASSAULT_ROLL and is_attack(p) and GARRY in p.characters
    spent = p.controls_played >= CONTROLS and not p.settings.refill_specialty
    if not helped or spent or len(p.living()) < 2:
        close_roll(p)
        return
    if p.history is not None:
        facts = {"player": p.active, "lacking": p.need - successes(p)}
        p.emit(Event("assist_opened", facts))
    p.then(ASSIST)


class Assist(VeiledChoice[CampPosition]):
    """D20: one secret decision of all others; the first in turn order after the resolver helps
    (WG-EVT-22)."""

    __slots__ = ()
    POINT: ClassVar = "D20"
    RULE: ClassVar = "WG-EVT-11"

    def about(self, p: CampPosition) -> dict[str, int | str]:
        return {"player": p.active}

    def clock(self, p: CampPosition) -> Clock:
        return Clock(WINDOW, 8)

    def everybody(self, p: CampPosition) -> list[int]:
        return p.after(p.active)

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [PASS, TAKING_CONTROL] if holds(p, seat, K_TAKING_CONTROL) else [PASS]

    def resolve_all(self, p: CampPosition, answers: list[Option | None]) -> None:
        for player in p.after(p.active):
            if answers[player] is TAKING_CONTROL:
                assist(p, player)
                return
        close_roll(p)


def assist(p: CampPosition, player: int) -> None:
    """Taking Control, and with the Handgun any Bullets (3.11, WG-EVT-12)."""
    p.controls_played += 1
    play_up(p, player, K_TAKING_CONTROL, "assist")
    add_dice(p, CARDS[K_TAKING_CONTROL].dice)
    if p.history is not None:
        p.emit(Event("assisted", {"player": player, "to": p.active}))
    if p.settings.assist_bullets and p.unique(player, GARRY):
        p.then(AssistBullets(player), AFTER_PLAY)
    else:
        p.then(AFTER_PLAY)


class AssistBullets(Choice[CampPosition]):
    """D51: one Bullets card more. Asked also with none in hand (WG-INFO-05)."""

    __slots__ = ()
    POINT: ClassVar = "D51"
    RULE: ClassVar = "WG-EVT-22"

    def clock(self, p: CampPosition) -> Clock:
        return Clock(ANSWER_KIND, 15)

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [BULLETS, DONE] if holds(p, seat, K_BULLETS) else [DONE]

    def resolve(self, p: CampPosition, option: Option) -> None:
        if option is BULLETS:
            play_up(p, self.seat, K_BULLETS, "assist")
            add_dice(p, CARDS[K_BULLETS].dice)
            p.then(self)


AFTER_PLAY: Final = AfterPlay()
ASSIST: Final = Assist()
WINDOW_OF: Final = [RollWindow(player) for player in range(6)]
