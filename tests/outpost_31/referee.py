"""A second opinion on the open table, formed from public events alone.

The referee shares no code with the rules: who is Captain, how many cards lie where, what burns and
who holds which Gear follow from what every spectator has been told.
"""

from __future__ import annotations

from typing import Any

from whiteout.core.event import Facts

IN_A_SWAP = ("D27", "D28")
"""Between the card that goes and the card that comes the Supply deck is one card ahead."""


class Referee:
    """Follows a match from its first event and knows the open table."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.captain = -1
        self.turn = 0
        self.living = [True] * players
        self.tied = [False] * players
        self.blood: list[str | None] = [None] * players
        self.hands = [0] * players
        self.gear: list[dict[str, list[int]]] = [{} for _ in range(players)]
        self.supply = 0
        self.discard = 0
        self.pool = 0
        self.missions = 0
        self.assimilation = 0
        self.contagion = 0
        self.hazard: dict[str, str] = {}
        self.dark: set[str] = set()
        self.destroyed: set[str] = set()
        self.slots: list[str] = []
        self.sector = 1
        self.skips = 0

    def watch(self, event: Facts) -> None:
        """Take in one event as a spectator sees it."""
        take = getattr(self, "on_" + event["event"], None)
        if take is not None:
            take(event)

    # -- cards ---------------------------------------------------------------------------------

    def on_dealt(self, event: Facts) -> None:
        self.hands = [event["hand"]] * self.players
        self.supply = event["supply"]
        self.missions = event["missions"]
        self.assimilation = event["assimilation"]

    def on_drew(self, event: Facts) -> None:
        self.hands[event["player"]] += event["count"]
        self.supply -= event["count"]

    def on_discarded_up(self, event: Facts) -> None:
        self.hands[event["player"]] -= len(event["cards"])
        self.discard += len(event["cards"])

    def on_discarded_down(self, event: Facts) -> None:
        self.hands[event["player"]] -= event["count"]
        self.discard += event["count"]

    def on_supply_reshuffled(self, event: Facts) -> None:
        assert event["cards"] == self.discard, "the whole discard pile is shuffled (OP-DECK-01)"
        self.supply += self.discard
        self.discard = 0

    def on_handed_in(self, event: Facts) -> None:
        for player in event["players"]:
            self.hands[player] -= 1
            self.pool += 1

    def on_swapped(self, event: Facts) -> None:
        self.discard += 1
        self.supply -= 1

    def on_sabotage_cured(self, event: Facts) -> None:
        self.pool -= 1
        self.discard += 1

    def on_pool_discarded(self, event: Facts) -> None:
        gone = len(event["shown"]) + event["unseen"]
        assert gone == self.pool
        self.pool = 0
        self.discard += gone

    def on_mission_revealed(self, event: Facts) -> None:
        self.missions -= 1

    def on_missions_reshuffled(self, event: Facts) -> None:
        self.missions += event["cards"]

    # -- people --------------------------------------------------------------------------------

    def on_turn_began(self, event: Facts) -> None:
        if self.captain >= 0:
            step = (self.captain + 1) % self.players
            while not self.living[step]:
                step = (step + 1) % self.players
            assert event["captain"] == step, "the Indicator goes left (OP-EOT-04)"
        self.captain = event["captain"]
        assert event["turn"] == self.turn + 1
        self.turn += 1
        assert not any(self.tied), "the tied are freed at the end of a turn (OP-EOT-01)"

    def on_captain_moved(self, event: Facts) -> None:
        self.captain = event["captain"]

    def on_tied(self, event: Facts) -> None:
        self.tied[event["target"]] = True

    def on_freed(self, event: Facts) -> None:
        self.tied = [False] * self.players

    def on_escape_began(self, event: Facts) -> None:
        self.tied = [False] * self.players

    def on_torched(self, event: Facts) -> None:
        player = event["player"]
        self.living[player] = False
        self.tied[player] = False
        self.blood[player] = event["blood"]
        self.discard += self.hands[player]
        self.hands[player] = 0

    def on_escape_tested(self, event: Facts) -> None:
        self.blood[event["target"]] = event.get("blood")

    def on_boarder_shown(self, event: Facts) -> None:
        self.blood[event["player"]] = event["blood"]

    def on_gear_taken(self, event: Facts) -> None:
        self.cards(event["player"], event["gear"]).append(event["uses"])

    def on_gear_spent(self, event: Facts) -> None:
        cards = self.cards(event["player"], event["gear"])
        cards.remove(event["uses"] + event["left"])
        if event["left"]:
            cards.append(event["left"])

    def on_gear_inherited(self, event: Facts) -> None:
        assert sorted(self.cards(event["giver"], event["gear"])) == event["uses"]
        self.gear[event["giver"]][event["gear"]] = []
        self.cards(event["player"], event["gear"]).extend(event["uses"])

    def cards(self, player: int, kind: str) -> list[int]:
        """The uses left of a player's cards of one kind."""
        return self.gear[player].setdefault(kind, [])

    # -- the base ------------------------------------------------------------------------------

    def on_hazard(self, event: Facts) -> None:
        if event["hazard"] == "none":
            del self.hazard[event["room"]]
        else:
            self.hazard[event["room"]] = event["hazard"]

    def on_power_out(self, event: Facts) -> None:
        self.dark.add(event["room"])

    def on_destroyed(self, event: Facts) -> None:
        room = event["room"]
        self.destroyed.add(room)
        self.hazard.pop(room, None)
        self.dark.discard(room)

    def on_contagion_rose(self, event: Facts) -> None:
        assert event["level"] == self.contagion + 1
        self.contagion += 1

    def on_slot_filled(self, event: Facts) -> None:
        self.slots.append(event["slot"])

    def on_unlocked(self, event: Facts) -> None:
        assert event["sector"] == self.sector + 1
        self.sector += 1

    def on_worsening_skipped(self, event: Facts) -> None:
        self.skips += 1

    # -- comparison ----------------------------------------------------------------------------

    def check(self, facts: Facts) -> None:
        """The public view says the same."""
        assert self.said() == self.seen(facts)
        if facts["choice"] is None or facts["choice"]["point"] not in IN_A_SWAP:
            assert facts["supply"] == {"size": self.supply, "discard": self.discard}

    def said(self) -> dict[str, Any]:
        """What the events say."""
        return {
            "captain": self.captain,
            "living": self.living,
            "tied": self.tied,
            "blood": self.blood,
            "hands": self.hands,
            "gear": [
                sorted((kind, uses) for kind, cards in mine.items() for uses in cards)
                for mine in self.gear
            ],
            "missions": self.missions,
            "assimilation": self.assimilation,
            "contagion": self.contagion,
            "hazard": self.hazard,
            "dark": self.dark,
            "destroyed": self.destroyed,
            "slots": sorted(self.slots),
            "sector": self.sector,
            "skips": self.skips,
        }

    def seen(self, facts: Facts) -> dict[str, Any]:
        """What the view says."""
        players = facts["players"]
        rooms = facts["rooms"]
        trackers = facts["trackers"]
        assert trackers["destroyed"] == len(self.destroyed)
        return {
            "captain": facts["captain"],
            "living": [player["living"] for player in players],
            "tied": [player["tied"] for player in players],
            "blood": [player.get("blood") for player in players],
            "hands": [player["cards"] for player in players],
            "gear": [
                sorted((card["kind"], card["uses"]) for card in player["gear"])
                for player in players
            ],
            "missions": facts["mission_log"]["size"],
            "assimilation": facts["assimilation_deck"]["size"],
            "contagion": trackers["contagion"],
            "hazard": {r["room"]: r["hazard"] for r in rooms if r["hazard"] != "none"},
            "dark": {r["room"] for r in rooms if r["power_out"]},
            "destroyed": {r["room"] for r in rooms if r["destroyed"]},
            "slots": sorted(trackers["objectives"]),
            "sector": trackers["unlocked_sector"],
            "skips": trackers["pass_skips_used"],
        }
