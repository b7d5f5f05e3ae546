"""Setup (specification 4; D01, D02)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.chance import Chance
from whiteout.core.choice import Prompt
from whiteout.core.clock import WINDOW, Clock
from whiteout.core.draft import SharedDraft
from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import LEADER, SURVIVOR
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules.colony import ROUND
from whiteout.games.dead_of_winter.rules.general import take_cards
from whiteout.games.dead_of_winter.rules.objective import goal_for, numbers_for
from whiteout.games.dead_of_winter.settings import RANDOM, Settings
from whiteout.games.dead_of_winter.tables import (
    BETRAYALS,
    COLONY,
    CRISES,
    CROSSROADS,
    CROSSROADS_IDS,
    ENTRANCE_SPACES,
    ENTRANCES_OF,
    EXILED,
    ITEM_IDS,
    ITEMS,
    LOYAL,
    OBJECTIVE_IDS,
    OBJECTIVES,
    OUTSIDE,
    SECRET_IDS,
    SIDES,
    STARTER,
    SURVIVOR_IDS,
    SURVIVORS,
)

DEALT: Final = 4
WINDOW_S: Final = 60


def hand_size(settings: Settings) -> int:
    """Starter items for each player (DW-SET-07)."""
    return 7 if settings.two else 5


def kept_each(settings: Settings) -> int:
    """Survivors that each player keeps (DW-SET-09)."""
    return 3 if settings.two else 2


def cards_of(deck: int) -> list[int]:
    """The cards of the starter deck (0) or of a location's deck, in the order of the list."""
    return [item.code for item in ITEMS for _ in range(item.copies[deck])]


def crossroads_of(settings: Settings) -> list[int]:
    """The Crossroads cards in the game (DW-SET-06)."""
    return [
        card
        for card, row in enumerate(CROSSROADS)
        if not (settings.mature_filter and row.mature) and not (settings.coop and row.non_coop)
    ]


def survivors_of(settings: Settings) -> list[int]:
    """The survivors in the game (DW-SET-06, DW-VAR-01)."""
    return [person.code for person in SURVIVORS if not (settings.coop and person.non_coop)]


def box(settings: Settings) -> Facts:
    """What is public from the start (F-02)."""
    return {
        "options": dict(settings.values),
        "survivors": [SURVIVOR_IDS[s] for s in survivors_of(settings)],
        "crossroads": [CROSSROADS_IDS[card] for card in crossroads_of(settings)],
    }


def set_up(seats: int, settings: Settings, chance: Chance, listen: bool) -> WinterPosition:
    """The table up to the first decision (DW-SET-01 to DW-SET-09)."""
    p = WinterPosition(seats, chance, settings)
    p.lay_out()
    if listen:
        p.history = []
    p.main = (
        chance.below(len(OBJECTIVES), "objective") if settings.main == RANDOM else settings.main
    )
    set_objective(p)
    if not settings.coop:
        deal_secrets(p)
    p.crisis_deck = shuffled(list(range(len(CRISES))), chance, "crises")
    p.crisis_seen = [0] * len(p.crisis_deck)
    p.exile_deck = shuffled(list(range(len(EXILED))), chance, "exiled")
    in_game = crossroads_of(settings)
    p.crossroads_in = [card in in_game for card in range(len(CROSSROADS))]
    p.crossroads_deck = shuffled(in_game, chance, "crossroads")
    p.crossroads_seen = [0] * len(in_game)
    deal_items(p)
    deal_survivors(p)
    if p.history is not None:
        tell_setup(p)
    p.then(KeepSurvivors(), ROUND)
    return p


def shuffled(cards: list[int], chance: Chance, purpose: str) -> list[int]:
    """A deck."""
    chance.shuffle(cards, purpose)
    return cards


def set_objective(p: WinterPosition) -> None:
    """Tracks and setup line of the main objective (DW-SET-02, DW-SET-03)."""
    settings = p.settings
    numbers = numbers_for(p.main, settings)
    p.morale = max(1, min(10, numbers["morale"] + settings.offset))
    p.track = numbers["rounds"]
    p.goal = goal_for(numbers, p.seats)
    p.fuel_stored = numbers.get("fuel_stored", 0)
    helpless = numbers.get("helpless", 0) + numbers.get("helpless_each", 0) * p.seats
    if numbers.get("helpless_half"):
        helpless = p.seats // 2
    p.helpless = numbers.get("helpless_total", helpless)
    for location in OUTSIDE:
        entrance = ENTRANCES_OF[location][0]
        p.zombies[entrance] = min(numbers.get("zombies_outside", 0), ENTRANCE_SPACES[entrance])
    for place in range(numbers.get("zombies_colony", 0)):
        p.zombies[place % len(ENTRANCES_OF[COLONY])] += 1


def deal_secrets(p: WinterPosition) -> None:
    """Set aside, mix, deal; the rest is boxed unseen (DW-SET-04, DW-VAR-03)."""
    loyal = shuffled(LOYAL[:], p.chance, "secrets")
    count = p.seats if p.settings.betrayer else 2 * p.seats
    pool = loyal[:count]
    if p.settings.betrayal_card:
        betrayals = shuffled(BETRAYALS[:], p.chance, "betrayals")
        pool.append(betrayals[0])
    p.chance.shuffle(pool, "secrets")
    p.objectives = pool[: p.seats]


def deal_items(p: WinterPosition) -> None:
    """Hands and item decks (DW-SET-07, DW-SET-08)."""
    starter = shuffled(cards_of(STARTER), p.chance, "starter")
    for seat in range(p.seats):
        take_cards(p, seat, [starter.pop() for _ in range(hand_size(p.settings))])
    p.boxed[STARTER] = sorted(starter)
    left = numbers_for(p.main, p.settings).get("deck_cards", 0)
    for location in OUTSIDE:
        deck = shuffled(cards_of(location), p.chance, "deck")
        if left:
            p.boxed[location] = sorted(deck[left:])
            deck = deck[:left]
        p.decks[location] = deck
        p.deck_seen[location] = [0] * len(deck)


def deal_survivors(p: WinterPosition) -> None:
    """Four cards for everybody (DW-SET-09)."""
    p.survivor_deck = shuffled(survivors_of(p.settings), p.chance, "survivors")
    for seat in range(p.seats):
        p.dealt[seat] = [p.survivor_deck.pop() for _ in range(DEALT)]


def tell_setup(p: WinterPosition) -> None:
    """What everybody sees, and what each player is dealt."""
    secret = {
        seat: {
            "cards": [ITEM_IDS[card] for card in p.hands[seat]],
            "survivors": [SURVIVOR_IDS[s] for s in p.dealt[seat]],
            "own": None if p.settings.coop else SECRET_IDS[p.objectives[seat]],
        }
        for seat in range(p.seats)
    }
    facts = {"objective": OBJECTIVE_IDS[p.main], "side": SIDES[p.settings.side]}
    tracks = {"morale": p.morale, "track": p.track, "helpless": p.helpless}
    p.emit(Event("game_set_up", {**facts, **tracks, "hand": hand_size(p.settings)}, secret))


class KeepSurvivors(SharedDraft[WinterPosition]):
    """D01, D02: which survivors are kept, and who leads; all at once (DW-SET-09, DW-SET-10)."""

    __slots__ = ()
    POINT: ClassVar[str] = "D01"
    RULE: ClassVar[str] = "DW-SET-09"

    def clock(self, p: WinterPosition) -> Clock:
        return Clock(WINDOW, WINDOW_S)

    def prompt(self, p: WinterPosition, viewer: int) -> Prompt:
        """Whoever has kept enough is asked for the leader."""
        draft = p.draft(viewer) if viewer >= 0 else []
        if len(draft) == kept_each(p.settings) and viewer in p.asked:
            return "D02", "DW-SET-10", {}
        return self.POINT, self.RULE, {"count": kept_each(p.settings)}

    def everybody(self, p: WinterPosition) -> list[int]:
        return list(range(p.seats))

    def parts(self, p: WinterPosition, seat: int, draft: list[Option]) -> list[Option]:
        chosen = [part.value for part in draft]
        if len(draft) < kept_each(p.settings):
            return [SURVIVOR[s] for s in sorted(p.dealt[seat]) if s not in chosen]
        return [LEADER[s] for s in sorted(chosen)]

    def is_complete(self, p: WinterPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == kept_each(p.settings) + 1

    def resolve_drafts(self, p: WinterPosition, drafts: list[list[Option]]) -> None:
        """The groups are shown together (DW-SET-10 to DW-SET-12)."""
        for seat, draft in enumerate(drafts):
            for part in draft[:-1]:
                p.owner[part.value] = seat
                p.place[part.value] = COLONY
            p.leaders[seat] = draft[-1].value
            p.survivor_deck += [s for s in p.dealt[seat] if p.owner[s] != seat]
            p.dealt[seat] = []
        p.survivor_deck.sort()
        p.chance.shuffle(p.survivor_deck, "survivors")
        p.first = p.leaders.index(max(p.leaders))
        if p.history is not None:
            facts = {
                "groups": [[SURVIVOR_IDS[s] for s in p.group(seat)] for seat in range(p.seats)],
                "leaders": [SURVIVOR_IDS[leader] for leader in p.leaders],
            }
            p.emit(Event("groups_revealed", {**facts, "player": p.first}))
