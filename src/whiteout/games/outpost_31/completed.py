"""What the lines of a scenario leave open: every card, chip, sample and player has its place."""

from __future__ import annotations

from whiteout.games.outpost_31.described import FILL, STEPS, Description
from whiteout.games.outpost_31.position import HUMAN, IMITATION, NOTHING, NOWHERE
from whiteout.games.outpost_31.possible import Flaw, best_team
from whiteout.games.outpost_31.setup import largest_stacks
from whiteout.games.outpost_31.tables import (
    CARDS,
    CHIPS,
    IS_SABOTAGE,
    MISSIONS,
    ROOM_IDS,
    ROOMS_PER_SECTOR,
    SECTORS,
    THING_CHIP,
)


def after(described: Description, step: str) -> bool:
    """Whether the match begins later in the turn than this step."""
    return STEPS.index(described.step) > STEPS.index(step)


def complete(described: Description) -> None:
    """Everything that no line names has its place by the seed."""
    p = described.p
    if described.step == "escape":  # every Sector is complete
        p.unlocked_sector = SECTORS
        p.objectives = [True] * len(p.objectives)
    p.assimilations = p.unlocked_sector - 1
    fill_characters(described)
    fill_chips(described)
    fill_blood(described)
    fill_hands(described)
    fill_decks(described)
    fill_turn(described)


def fill_characters(described: Description) -> None:
    """From the first seat on, the first character of a largest stack (OP-SET-06)."""
    p = described.p
    for player in range(p.seats):
        if p.characters[player] == NOTHING:
            described.seat_character(player, largest_stacks(p)[0])


def fill_chips(described: Description) -> None:
    """Filled slots have taken a chip off the board; what is left lies in the rooms that no line
    names."""
    p = described.p
    for slot in range(2 * (p.unlocked_sector - 1)):
        p.objectives[slot] = True
    for sector in range(1, SECTORS + 1):
        first = ROOMS_PER_SECTOR * (sector - 1)
        free = [
            room
            for room in range(first, first + ROOMS_PER_SECTOR)
            if f"chip {ROOM_IDS[room]}" not in described.lines
        ]
        left = described.chips_left[sector - 1]
        for slot in (0, 1):
            if p.objectives[first // 3 + slot] and (sector, slot) not in described.found:
                take_objective(described, free, left, slot)
        p.chance.shuffle(left, "chips")
        for room in free:
            p.chips[room] = left.pop()


def take_objective(described: Description, free: list[int], left: list[int], slot: int) -> None:
    """The chip that filled this slot comes from the last room that no line names."""
    for code in left:
        if CHIPS[code].objective and (CHIPS[code].kind == THING_CHIP) == (slot == 1) and free:
            left.remove(code)
            free.pop()
            return
    refuse(described, Flaw("objectives", "no chip is left that filled this slot", "a chip of it"))


def fill_blood(described: Description) -> None:
    """The last player is the Imitation unless others are named; the Assimilation Deck holds what
    no player does, the Imitations at the bottom."""
    p = described.p
    table = p.settings.table
    if IMITATION not in p.blood:
        p.blood[p.seats - 1] = IMITATION
    if described.assimilation:
        p.assimilation_deck = described.assimilation[::-1]
    else:
        humans = table.start[HUMAN] + table.assimilation[HUMAN] - p.blood.count(HUMAN)
        rest = table.start[IMITATION] + table.assimilation[IMITATION] - p.blood.count(IMITATION)
        p.assimilation_deck = [IMITATION] * rest + [HUMAN] * humans
    for player in range(p.seats):
        if not p.living[player]:
            p.torched_total += 1
            p.torched_humans += 1 if p.blood[player] == HUMAN else 0


def fill_hands(described: Description) -> None:
    """Open hands get cards other than Sabotage, in a seeded order."""
    p = described.p
    left = described.left
    pool = [code for code in range(len(CARDS)) if not IS_SABOTAGE[code] for _ in range(left[code])]
    p.chance.shuffle(pool, "fill")
    for player, name in enumerate(described.given.names):
        line = described.lines.get(f"hand {name}")
        if p.living[player] and (line is None or line.words[-1] == FILL):
            while len(p.hands[player]) < p.settings.hand_size and pool:
                card = pool.pop()
                left[card] -= 1
                p.hands[player].append(card)


def fill_decks(described: Description) -> None:
    """The rest lies under the named cards of its deck, or with `only` in the discard pile."""
    p = described.p
    cards = [code for code in range(len(CARDS)) for _ in range(described.left[code])]
    p.chance.shuffle(cards, "rest")
    if described.only("deck"):
        p.discard += cards
        cards = []
    p.supply = cards + described.deck[::-1]
    p.supply_seen = [0] * len(p.supply)
    missions = described.missions_left
    p.chance.shuffle(missions, "missions")
    if after(described, "turn") and described.step != "escape" and p.mission == NOTHING:
        p.mission = first_investigation(missions)
        missions.remove(p.mission)
    if described.only("missions"):
        p.mission_discard += missions
        missions = []
    p.mission_deck = missions + described.missions[::-1]
    p.mission_seen = [0] * len(p.mission_deck)
    if p.mission_deck:
        p.mission_seen[-1] = described.mission_on_top_seen


def first_investigation(missions: list[int]) -> int:
    """The first card that is no Event."""
    for mission in missions:
        if not MISSIONS[mission].event:
            return mission
    return NOTHING


def fill_turn(described: Description) -> None:
    """The team that nobody names is the one whose members sit nearest; the room named has been
    entered; a Sector that is full was completed this turn."""
    p = described.p
    p.first_captain = p.captain
    if described.step == "escape":
        return
    if after(described, "team"):
        p.team = p.team or best_team(p)
    if after(described, "room"):
        p.entered = p.room != NOWHERE
    slot = 2 * (p.unlocked_sector - 1)
    if p.objectives[slot] and p.objectives[slot + 1]:
        p.completed = p.unlocked_sector


def refuse(described: Description, flaw: Flaw | None) -> None:
    """Blame the line that the flaw names, or the heading where there is none."""
    if flaw is None:
        return
    line = described.lines.get(flaw.key)
    if line is None:
        raise described.given.broken(flaw.wrong, flaw.expected)
    raise line.broken(flaw.wrong, flaw.expected)
