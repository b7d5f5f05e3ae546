"""The `given` lines of Who Goes There?, and the position that they describe (docs/scenarios.md)."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from whiteout.core.chance import Chance
from whiteout.core.given import Given
from whiteout.core.kinds import Id
from whiteout.core.lines import Form, Lines, dice_line
from whiteout.core.reading import Reading, Said
from whiteout.games.who_goes_there.hidden.infection import GONE
from whiteout.games.who_goes_there.position import DUE, FACE_UP, NOBODY, NOTHING, CampPosition
from whiteout.games.who_goes_there.rules.camp_event import in_scope
from whiteout.games.who_goes_there.rules.flow import NEXT_ROUND, NEXT_TURN
from whiteout.games.who_goes_there.rules.food import MEALS_STEP
from whiteout.games.who_goes_there.rules.helicopter import HELICOPTER_ROUND
from whiteout.games.who_goes_there.rules.locker import RESET
from whiteout.games.who_goes_there.rules.setup import empty_table
from whiteout.games.who_goes_there.rules.sleep import SLEEP
from whiteout.games.who_goes_there.rules.temperature import TEMPERATURE_DROP
from whiteout.games.who_goes_there.rules.turn import begin_turn
from whiteout.games.who_goes_there.settings import Settings
from whiteout.games.who_goes_there.tables import (
    CHARACTER_IDS,
    EVENT_IDS,
    EVENTS,
    FACES,
    IDS,
    INSTANT,
    LANDMARKS,
    METER,
    PHASE_CARDS,
    PHASE_IDS,
    SHARED,
    SPACES,
    STORAGE,
    T_COMPANION,
    TILE_IDS,
    UNLOCK_IDS,
    WORKSHOP,
    kind_of,
)

STEPS: Final = ["turn", "round", "food", "sleep", "temperature", "reset", "helicopter"]
DICE: Final = ("dice", "helicopter", "locker")
"""The dice that a scenario can load: for Action dice 1 is a Miss and 2 a Success."""


class Table(Reading):
    """A position in the making."""

    def __init__(self, given: Given, options: dict[str, Any], chance: Chance) -> None:
        super().__init__(given)
        seats = len(given.names)
        self.settings = Settings(seats, options)
        self.p: CampPosition = empty_table(seats, self.settings, chance)
        self.p.spaces = [STORAGE] * seats
        self.round = 1
        self.step = 0
        self.active = 0
        self.left_cards = 12
        self.phase: list[list[int]] = [[], [], []]
        self.shared: list[list[int]] = [[], []]
        self.whole: list[bool] = [False, False]
        self.contaminated = False

    # -- lines -----------------------------------------------------------------------------------

    def find(self, said: Said, kind: int) -> int:
        """Take a card of this kind out of a deck: a shared one first (WG-HAND-10)."""
        for deck in self.p.decks:
            for card in deck:
                if kind_of(card) == kind:
                    deck.remove(card)
                    return card
        raise said.line.broken(f"no {IDS[kind]} is left", "a card that is there")

    def hold(self, said: Said) -> None:
        """Cards in hand."""
        for kind in said.codes[1]:
            insort(self.p.hands[said.code()], self.find(said, kind))

    def wear(self, said: Said) -> None:
        """Tiles on a board."""
        for tile in said.codes[1]:
            self.p.tiles[said.code()].append(tile)
            self.p.tile_used[said.code()].append(False)
            if tile != T_COMPANION:
                self.p.tray[tile] -= 1

    def own(self, said: Said) -> None:
        """Special items beside a board."""
        for card in said.codes[1]:
            self.p.phase_decks[PHASE_CARDS[card].phase - 1].remove(card)
            self.p.items[said.code()].append(card)

    def earn(self, said: Said) -> None:
        """Bonuses in sum, as one card."""
        self.p.bonus_cards[said.code()].append(0)
        self.p.bonus_values[said.code()].append(said.code(1))

    def buy(self, said: Said) -> None:
        """Unlocks."""
        for unlock in said.codes[1]:
            self.p.unlocks[said.code()] |= 1 << unlock

    def prove(self, said: Said) -> None:
        """Proofs that a player has (WG-HEL-11)."""
        for other in said.codes[1]:
            self.p.known[said.code()] |= 1 << other

    def pile(self, said: Said) -> None:
        """Cards of the Camp Discard, face up, the last on top."""
        for kind in said.codes[0]:
            self.p.discard.append(self.find(said, kind))
            self.p.discard_by.append(FACE_UP)

    def stack(self, said: Said) -> None:
        """Cards of the Bonfire, laid face down by the first player."""
        for kind in said.codes[0]:
            self.p.bonfire.append(self.find(said, kind))
            self.p.bonfire_by.append(0)

    def top(self, said: Said) -> None:
        """The top of a shared deck, first card on top; `only`: all of it."""
        deck = said.code()
        self.shared[deck] = [self.find(said, kind) for kind in said.codes[1]]

    def only_top(self, said: Said) -> None:
        """The whole of a shared deck."""
        self.top(said)
        self.whole[said.code()] = True

    def found(self, said: Said) -> None:
        """The top of a Phase deck, first card on top."""
        for card in said.codes[0]:
            phase = PHASE_CARDS[card].phase - 1
            self.p.phase_decks[phase].remove(card)
            self.phase[phase].insert(0, card)

    def found_only(self, said: Said) -> None:
        """The whole of a Phase deck; the rest was taken out at setup."""
        self.found(said)
        for phase in {PHASE_CARDS[card].phase - 1 for card in said.codes[0]}:
            self.p.removed[phase] += self.p.phase_decks[phase]
            self.p.phase_decks[phase] = []

    def stand(self, said: Said) -> None:
        """Landmarks in play."""
        for kind in said.codes[0]:
            self.p.landmarks[LANDMARKS.index(kind)] = True

    # -- completing ------------------------------------------------------------------------------

    def complete(self) -> None:
        """Everything that no line names has its place by the seed."""
        p = self.p
        free = [code for code in self.settings.characters if code not in p.characters]
        for player in range(p.seats):
            if p.characters[player] == NOTHING:
                p.characters[player] = free.pop(0)
        if not p.turn_order:
            p.turn_order = list(range(p.seats))
        p.leader = p.living()[0]
        self.lay_decks()
        self.lay_vulnerable()
        self.lay_round()

    def lay_decks(self) -> None:
        """Unused Specialty decks leave the game; the rest is shuffled under what is named."""
        p = self.p
        for deck, cards in enumerate(p.decks):
            p.chance.shuffle(cards, "rest")
            if deck >= SHARED and deck - SHARED not in p.characters:
                cards.clear()
        for deck in (STORAGE, WORKSHOP):
            rest = [] if self.whole[deck] else p.decks[deck]
            p.decks[deck] = rest + self.shared[deck][::-1]
        p.deck_seen = [[0] * len(cards) for cards in p.decks]
        for phase, cards in enumerate(p.phase_decks):
            p.chance.shuffle(cards, "rest")
            p.phase_decks[phase] = cards + self.phase[phase]
        p.chance.shuffle(p.event_deck, "rest")

    def lay_vulnerable(self) -> None:
        """The contaminated card is the Host's, on top or somewhere in the deck, or gone where
        somebody is infected and no Host is named."""
        p = self.p
        size = max(0, self.left_cards - sum(p.vulnerable))
        if "vulnerable_left" in self.lines:
            size = self.left_cards
        p.vulnerable_deck = [0] * size
        if p.host != NOBODY:
            p.infected[p.host] = True
        elif True in p.infected or not size:
            p.host = GONE
        else:
            place = size - 1 if self.contaminated else p.chance.below(size, "rest")
            p.vulnerable_deck[place] = 1

    def lay_round(self) -> None:
        """The round, its phase, and its Camp Event."""
        p = self.p
        before = self.round - (0 if STEPS[self.step] in ("round", "helicopter") else 1)
        p.round = self.round if STEPS[self.step] != "round" else before - 1
        at = p.settings.rounds[max(0, min(p.round, len(p.settings.rounds)) - 1)]
        p.meter = at
        p.phase = METER[at].phase
        if STEPS[self.step] == "turn":
            if p.event == NOTHING:
                p.event = EVENT_IDS.index("ev_lull")
            p.event_deck.remove(p.event)
            p.events_past.append(p.event)
            for player in range(p.seats):
                due = p.alive[player] and EVENTS[p.event].kind != INSTANT and in_scope(p, player)
                if due and not p.turn_done[player]:
                    p.event_state[player] = DUE
        elif p.event != NOTHING:  # the next to be turned up
            p.event_deck.remove(p.event)
            p.event_deck.append(p.event)
            p.event = NOTHING

    def begin(self) -> None:
        """Push the steps with which the match begins."""
        p = self.p
        step = STEPS[self.step]
        p.step = "turns"
        if step == "turn":
            p.then(NEXT_TURN)
            begin_turn(p, self.active)
        elif step == "round":
            p.then(NEXT_ROUND)
        elif step == "helicopter":
            p.round = len(p.settings.rounds)
            p.then(HELICOPTER_ROUND)
        else:
            first = {"food": MEALS_STEP, "sleep": SLEEP, "temperature": TEMPERATURE_DROP}
            p.then(NEXT_TURN)
            p.then(first.get(step, RESET))


_KINDS: Final = {
    "CARD": Id("card", IDS),
    "CHARACTER": Id("character", CHARACTER_IDS),
    "EVENT": Id("event_card", EVENT_IDS),
    "FACE": Id("face", FACES),
    "PHASE": Id("phase_card", PHASE_IDS),
    "SPACE": Id("space", SPACES),
    "TILE": Id("tile", TILE_IDS),
    "UNLOCK": Id("unlock", UNLOCK_IDS),
}

# fmt: off
LINES: Final[Lines[Table, Any]] = Lines(_KINDS, [
    Form("character NAME CHARACTER", "p.characters[]", key="character NAME", early=True),
    Form("space NAME SPACE", "p.spaces[]", key="space NAME", early=True),
    Form("hand NAME: CARD...", Table.hold, key="hand NAME"),
    Form("actions NAME NUMBER", "p.actions[]", key="actions NAME"),
    Form("stamina NAME NUMBER", "p.stamina[]", key="stamina NAME"),
    Form("xp NAME NUMBER", "p.xp[]", key="xp NAME"),
    Form("strikes NAME NUMBER", "p.strikes[]", key="strikes NAME"),
    Form("criticals NAME NUMBER", "p.criticals_new[]", key="criticals NAME"),
    Form("tiles NAME: TILE...", Table.wear, key="tiles NAME"),
    Form("items NAME: PHASE...", Table.own, key="items NAME"),
    Form("bonus NAME NUMBER", Table.earn, key="bonus NAME"),
    Form("unlocks NAME: UNLOCK...", Table.buy, key="unlocks NAME"),
    Form("locker NAME FACE", "p.locker_face[]", key="locker NAME"),
    Form("vulnerable NAME NUMBER", "p.vulnerable[]", key="vulnerable NAME"),
    Form("vulnerable_left NUMBER", "left_cards"),
    Form("contaminated next", "contaminated"),
    Form("infected NAME...", "p.infected[]"),
    Form("host NAME", "p.host"),
    Form("known NAME: NAME...", Table.prove, key="known NAME"),
    Form("dead NAME...", "p.alive[]", value=False, early=True),
    Form("order: NAME...", "p.turn_order", early=True),
    Form("active NAME", "active"),
    Form("done NAME...", "p.turn_done[]", early=True),
    Form("round NUMBER", "round", early=True),
    Form("event EVENT", "p.event"),
    Form("boiler NUMBER", "p.boiler_strikes"),
    Form("door NUMBER", "p.door_strikes"),
    Form("landmarks: CARD...", Table.stand),
    Form("bonfire: CARD...", Table.stack),
    Form("discard: CARD...", Table.pile),
    Form("top storage|workshop: CARD...", Table.top, key=""),
    Form("whole storage|workshop: CARD...", Table.only_top, key=""),
    Form("outside: PHASE...", Table.found, key=""),
    Form("outside only: PHASE...", Table.found_only, key=""),
    dice_line(),
    Form("step " + "|".join(STEPS), "step"),
])
# fmt: on
