"""What cannot be: the checks of a described position, in terms of the rules."""

from __future__ import annotations

from typing import Final

from whiteout.games.outpost_31 import tables
from whiteout.games.outpost_31.position import HUMAN, IMITATION, NOBODY, NOTHING, NOWHERE
from whiteout.games.outpost_31.position import OutpostPosition as Position
from whiteout.games.outpost_31.rules.ending import out_of_reach
from whiteout.games.outpost_31.rules.fire import TOKENS
from whiteout.games.outpost_31.rules.team import close_team, joiners, outsiders, slots_open
from whiteout.games.outpost_31.scenario.lines import Table

MOST_CARDS: Final = 6
"""A full hand, and the card of pw_mac_a."""


def best_team(p: Position) -> list[int]:
    """The legal team whose members sit earliest from the Captain ("Auto" of D13)."""
    chosen = p.team
    p.team = [p.captain]
    outside = outsiders(p)
    while outside and len(p.team) < tables.MISSIONS[p.mission].team:
        missing = min(tables.MISSIONS[p.mission].team - len(p.team), len(outside))
        p.team.append(joiners(p, outside, missing)[0])
        outside = outsiders(p)
    best = p.team
    p.team = chosen
    return best


class Checked(Table):
    """What the lines have put, if it can be."""

    def check(self) -> None:
        """Refuse what cannot be, with the line that says so."""
        p, demand = self.p, self.demand
        self.check_base()
        self.check_people()
        self.check_blood()
        if self.at("escape"):
            return
        self.check_turn()
        later = not p.completed or (p.completed < tables.SECTORS and self.past("battle"))
        wrong = f"Sector {p.completed} is complete"
        demand(later, "objectives", wrong, "a later step, such as assimilation")
        if self.past("team"):
            self.check_team()
            close_team(p)
        if self.past("room") and not self.past("battle"):
            self.check_room()

    def check_base(self) -> None:
        """The match is still running, and damage lies where it can (OP-END-02, 03, 05)."""
        p, demand = self.p, self.demand
        most = p.settings.max_contagion
        demand(p.contagion < most, "contagion", "the match has ended", f"below {most}")
        lost = p.destroyed_count >= p.settings.destroyed_limit or out_of_reach(p)
        wrong = "the match has ended by destroyed rooms"
        demand(not lost, "", wrong, "every objective within reach")
        for room in range(tables.ROOMS):
            damage = p.hazard[room] != tables.NO_HAZARD or p.power_out[room]
            marked = damage or p.chips[room] != NOTHING
            key, expected = f"destroyed {tables.ROOM_IDS[room]}", "a destroyed room holds nothing"
            demand(not (p.destroyed[room] and marked), key, "something lies in the ruins", expected)
        hazards = tables.ROOMS - p.hazard.count(tables.NO_HAZARD)
        demand(hazards <= TOKENS, "", "more hazards than tokens", f"at most {TOKENS}")
        open_slots = True not in p.objectives[2 * p.unlocked_sector :]
        demand(open_slots, "objectives", "a slot of a locked Sector is filled", "open Sectors")

    def check_people(self) -> None:
        """Captain, blood, hands, departments (OP-SET-07, OP-ELIM-03)."""
        p, demand, names = self.p, self.demand, self.names
        wrong = f"{names[p.captain]} cannot be Captain"
        demand(p.available(p.captain), "captain", wrong, "an available player")
        living = [p.blood[player] for player in range(p.seats) if p.living[player]]
        goes_on = len(living) >= 2 and HUMAN in living
        demand(goes_on, "", "the match has ended", "at least two alive, one of them Human")
        own = [p.department[player] for player in range(p.seats) if player not in self.counted]
        counts = [own.count(code) for code in range(3)]
        even = max(counts) - min(counts) <= 1 or bool(self.counted)
        demand(even, "", f"the departments hold {counts}", "as many each, or one more")
        most = max(MOST_CARDS, p.settings.hand_size)
        for player, name in enumerate(names):
            hand = p.hands[player]
            absent = not p.living[player] and (bool(hand) or p.tied[player])
            demand(not absent, f"hand {name}", f"{name} is eliminated", "a living player")
            few = len(hand) <= most
            demand(few, f"hand {name}", f"{name} holds too many cards", f"at most {most}")

    def check_blood(self) -> None:
        """Imitations come from the Game Start Deck and, after an Assimilation, from the other deck
        (specification 3.11)."""
        p, samples = self.p, self.p.settings.table
        count = p.blood.count(IMITATION)
        first = self.names[p.blood.index(IMITATION)] if count else ""
        most = (samples.total if p.assimilations else samples.start)[IMITATION]
        least = 0 if p.assimilations and not p.settings.sticky else samples.start[IMITATION]
        fits = least <= count <= most
        self.demand(fits, f"imitation {first}", f"{count} Imitations", f"{least} to {most}")
        size, rest = sum(samples.total) - p.seats, samples.total[IMITATION] - count
        deck = p.assimilation_deck
        adds_up = len(deck) == size and deck.count(IMITATION) == rest
        expected = f"{size} samples, {rest} of them Imitation"
        self.demand(adds_up, "assimilation", "the Assimilation Deck does not add up", expected)

    def check_turn(self) -> None:
        """Team, lone player and room fit the turn (OP-TEAM-02, 03, 08, OP-ROOM-01)."""
        p, demand = self.p, self.demand
        can_go = p.lone == NOBODY or (p.lone not in p.team and p.available(p.lone))
        demand(can_go, "lone", "this player cannot be sent", "an available player off the team")
        for key, rooms in (("room", [p.room]), ("lone", [p.lone_room]), ("tried", p.tried)):
            for room in rooms:
                is_open = room == NOWHERE or tables.sector_of(room) <= p.unlocked_sector
                wrong = f"{tables.ROOM_IDS[room]} lies in a locked Sector"
                demand(is_open, key, wrong, "an open Sector")

    def check_team(self) -> None:
        """The team is one the Captain could have picked (OP-TEAM-01 to OP-TEAM-04)."""
        p, demand, chosen = self.p, self.demand, self.p.team
        demand(p.captain in chosen, "team", "the Captain is missing", "the Captain and others")
        ready = all(p.available(player) for player in chosen)
        demand(ready, "team", "somebody on the team is not available", "available players")
        p.team = best_team(p)
        size, filled = len(p.team), sum(slots_open(p))
        p.team = chosen
        full = len(chosen) == size == len(set(chosen))
        demand(full, "team", f"a team of {len(chosen)}", f"a team of {size}")
        best = sum(slots_open(p)) == filled
        demand(best, "team", "a team could fill more departments", "most slots filled")

    def check_room(self) -> None:
        """A test takes place in a room with a chip, and a Battle where a Thing lies (OP-ROOM-01,
        OP-CHIP-06)."""
        p, demand = self.p, self.demand
        chip = NOTHING if p.room == NOWHERE else p.chips[p.room]
        demand(chip != NOTHING, "room", "the team is in no room with a chip", "room ROOM")
        fits = not self.at("battle") or tables.CHIPS[chip].kind == tables.THING_CHIP
        demand(fits, "room", "no Thing lies in this room", "chip ROOM thing")
