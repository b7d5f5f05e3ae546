"""Made from position.py by whiteout.lab.written_copy: not to be edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whiteout.games.outpost_31.position import OutpostPosition

SLOTS = (
    "assimilation_deck",
    "assimilations",
    "battle",
    "blood",
    "blood_seen",
    "blood_shown",
    "boarders",
    "captain",
    "characters",
    "chip_seen",
    "chip_up",
    "chips",
    "completed",
    "contagion",
    "department",
    "destroyed",
    "destroyed_count",
    "dice",
    "dice_count",
    "discard",
    "end_reason",
    "entered",
    "extra_rolls_used",
    "failed_this_turn",
    "final_captain",
    "first_captain",
    "gear",
    "gear_left",
    "given",
    "hands",
    "hazard",
    "living",
    "lone",
    "lone_room",
    "looked",
    "lost_chips",
    "mission",
    "mission_deck",
    "mission_discard",
    "mission_seen",
    "molotov_played",
    "nominator",
    "nominee",
    "objectives",
    "offers",
    "paid_extinguisher",
    "paid_flashlight",
    "pass_skips_used",
    "pool",
    "power_out",
    "power_used",
    "refused_ropes",
    "rejected",
    "rejections",
    "requirements_met",
    "revealed",
    "rolls_left",
    "room",
    "rose_this_turn",
    "sabotage",
    "settings",
    "stack_left",
    "step",
    "supply",
    "supply_seen",
    "swapped",
    "swapped_in",
    "team",
    "test_failed",
    "tested",
    "tied",
    "torched_humans",
    "torched_total",
    "tried",
    "turn",
    "unlocked_sector",
    "votes",
    "winners",
)


def copy_into(copy: OutpostPosition, source: OutpostPosition) -> None:
    """Give the copy all that the game has set in the source."""
    copy.characters = source.characters[:]
    copy.department = source.department[:]
    copy.blood = source.blood[:]
    copy.blood_seen = source.blood_seen[:]
    copy.blood_shown = source.blood_shown[:]
    copy.living = source.living[:]
    copy.tied = source.tied[:]
    copy.hands = [part_1[:] for part_1 in source.hands]
    copy.gear = [[part_1[:] for part_1 in part_2] for part_2 in source.gear]
    copy.gear_left = source.gear_left[:]
    copy.stack_left = source.stack_left[:]
    copy.chips = source.chips[:]
    copy.chip_up = source.chip_up[:]
    copy.chip_seen = source.chip_seen[:]
    copy.hazard = source.hazard[:]
    copy.power_out = source.power_out[:]
    copy.destroyed = source.destroyed[:]
    copy.lost_chips = source.lost_chips[:]
    copy.contagion = source.contagion
    copy.destroyed_count = source.destroyed_count
    copy.objectives = source.objectives[:]
    copy.unlocked_sector = source.unlocked_sector
    copy.completed = source.completed
    copy.assimilations = source.assimilations
    copy.pass_skips_used = source.pass_skips_used
    copy.torched_humans = source.torched_humans
    copy.torched_total = source.torched_total
    copy.supply = source.supply[:]
    copy.supply_seen = source.supply_seen[:]
    copy.discard = source.discard[:]
    copy.mission_deck = source.mission_deck[:]
    copy.mission_seen = source.mission_seen[:]
    copy.mission_discard = source.mission_discard[:]
    copy.assimilation_deck = source.assimilation_deck[:]
    copy.turn = source.turn
    copy.step = source.step
    copy.first_captain = source.first_captain
    copy.captain = source.captain
    copy.mission = source.mission
    copy.power_used = source.power_used
    copy.molotov_played = source.molotov_played
    copy.refused_ropes = source.refused_ropes[:]
    copy.team = source.team[:]
    copy.requirements_met = source.requirements_met
    copy.lone = source.lone
    copy.lone_room = source.lone_room
    copy.room = source.room
    copy.entered = source.entered
    copy.tried = source.tried[:]
    copy.paid_extinguisher = source.paid_extinguisher
    copy.paid_flashlight = source.paid_flashlight
    copy.failed_this_turn = source.failed_this_turn
    copy.rose_this_turn = source.rose_this_turn
    copy.battle = source.battle
    copy.test_failed = source.test_failed
    copy.pool = source.pool[:]
    copy.given = [part_1[:] for part_1 in source.given]
    copy.looked = source.looked
    copy.sabotage = source.sabotage[:]
    copy.offers = [part_1[:] for part_1 in source.offers]
    copy.swapped = source.swapped
    copy.swapped_in = source.swapped_in[:]
    copy.revealed = source.revealed[:]
    copy.dice = source.dice[:]
    copy.dice_count = source.dice_count
    copy.rolls_left = source.rolls_left
    copy.extra_rolls_used = source.extra_rolls_used
    copy.votes = source.votes[:]
    copy.nominator = source.nominator
    copy.nominee = source.nominee
    copy.rejected = source.rejected[:]
    copy.rejections = source.rejections
    copy.final_captain = source.final_captain
    copy.tested = source.tested[:]
    copy.boarders = source.boarders[:]
    copy.winners = source.winners[:]
    copy.end_reason = source.end_reason
