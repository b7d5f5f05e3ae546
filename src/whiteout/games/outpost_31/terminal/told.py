"""The table of Outpost 31 in sentences: what its parts are called, and what is worth telling."""

from __future__ import annotations

from typing import Any

from whiteout.core.event import Facts
from whiteout.drawing.board import Board

HIDDEN = "hidden"
"""In place of a chip that lies face down."""

PER_SECTOR = 6
SLOTS = ("gear", "thing")

ABOUT_TEST = ("D03", "D13", "D17", "D21", "D22", "D27", "D29", "D37")
ABOUT_DICE = ("D30", "D31", "D32", "D33", "D34", "D35")
"""The questions beside which one wants to see what is being tried, and with which dice."""

SMALL = ("gear_passed",)
NOTED = ("voted", "accused", "tied", "rope_proposed", "torched", "blood_tested", "escape_tested")
DANGERS = ("destroyed", "contagion_rose", "torched", "sabotage_uncured", "sabotage_found")
TURNING_POINTS = (
    *("destroyed", "contagion_rose", "slot_filled", "unlocked", "assimilated", "torched"),
    *("escape_began", "boarded"),
)


class OutpostTold(Board):
    """Everything that can be said about the table without drawing it."""

    redraws_on_moves = False

    def layout(self, view: Facts) -> object:
        marks = [(facts["living"], facts["tied"], facts["gear"]) for facts in view["players"]]
        return view["turn"], view["captain"], view["rooms"], view["trackers"], marks

    def notable(self, facts: Facts) -> bool:
        return super().notable(facts) or facts["event"] in NOTED

    def quiet(self, facts: Facts) -> bool:
        return facts["event"] in SMALL

    def tone(self, facts: Facts) -> str:
        return "danger" if facts["event"] in DANGERS else ""

    def is_out(self, view: Facts) -> bool:
        return self.me >= 0 and not view["players"][self.me]["living"]

    def role_of(self, facts: Facts) -> str | None:
        """A player's Blood Sample is the role."""
        found = facts.get("blood")
        return found if isinstance(found, str) else None

    def timeline(self, history: list[Facts]) -> list[str]:
        lines = []
        turn = 0
        for facts in history:
            turn = facts.get("turn", turn)
            if facts["event"] in TURNING_POINTS:
                bare = {key: value for key, value in facts.items() if key != "secret"}
                when = self.words.say("turn", turn=turn)
                lines.append(f"{when}: {self.words.event(bare, self.names)}")
                lines += [f"{when}: {line}" for line in self.turned(facts)]
        return lines

    def turned(self, facts: Facts) -> list[str]:
        """Whom an Assimilation has changed, read from above."""
        lines = []
        for seat, seen in facts.get("secret", {}).items():
            if seen.get("kept") != seen.get("held"):
                name, role = self.names[int(seat)], self.words.role(seen["kept"])
                lines.append(self.told("turned", player=name, role=role))
        return lines

    # -- pieces ----------------------------------------------------------------------------------

    def told(self, what: str, **args: Any) -> str:
        """A sentence about the table, from the game's own words."""
        return self.words.say(f"table-{what}", **args)

    def names_of(self, players: list[int]) -> str:
        """Who they are, or nobody."""
        return ", ".join(self.names[player] for player in players) or self.words.say("nobody")

    def cards_of(self, cards: list[str]) -> str:
        """What they are, or none."""
        return ", ".join(self.words.card(card) for card in cards) or self.words.say("none")

    def clockwise(self) -> list[int]:
        """The players from the viewer on, or from the first."""
        start = max(0, self.me)
        order = list(range(len(self.names)))
        return order[start:] + order[:start]

    def heading(self, view: Facts) -> list[str]:
        """The turn, its step, and the decks."""
        say = self.words.say
        return [
            say("turn", turn=view["turn"]),
            self.words.known("step", view["step"]),
            say("deck", cards=view["supply"]["size"]),
            say("discard-pile", cards=view["supply"]["discard"]),
            self.told("missions", cards=view["mission_log"]["size"]),
        ]

    def chip(self, room: Facts) -> str:
        """The chip of a room, where the viewer knows it."""
        chip = room.get("seen", room["chip"])
        return "" if chip in (None, HIDDEN) else self.words.known("chip", chip)

    def slots(self, view: Facts, sector: int) -> list[tuple[str, bool]]:
        """What a Sector's slots want, and whether they are filled."""
        filled = view["trackers"]["objectives"]
        keys = [f"o{sector}_{slot}" for slot in SLOTS]
        return [(self.words.known("objective", key), key in filled) for key in keys]

    def character(self, facts: Facts) -> str:
        """Who a player plays, and for which department this turn."""
        if facts["character"] is None:
            return ""
        name = self.words.known("character", facts["character"])
        return f"{name} ({self.words.known('department', facts['department'])})"

    def status(self, view: Facts, player: int) -> list[str]:
        """What marks a player, but for the character and the number of cards."""
        facts = view["players"][player]
        escape = view["escape"]
        marks = [
            (player == self.me, self.words.say("you")),
            (not facts["living"], self.words.say("out")),
            (player == view["captain"], self.told("captain")),
            (player == escape["final_captain"], self.told("final_captain")),
            (player in view["team"] and player != view["captain"], self.told("on_team")),
            (facts["tied"], self.told("tied")),
            (player in escape["boarders"], self.told("aboard")),
        ]
        parts = [words for there, words in marks if there]
        if player == view["lone"]:
            parts.append(self.told("alone", room=self.words.known("room", view["lone_room"])))
        parts += [
            f"{self.words.known('gear', card['kind'])} {card['uses']}" for card in facts["gear"]
        ]
        role = self.role_of(facts)
        if role is not None and player != self.me:
            parts.append(self.words.role(role))
        return parts

    def happening(self, view: Facts) -> list[str]:
        """The Investigation, where the team is, the cards and the dice."""
        lines = self.mission(view)
        if view["room"] is not None:
            room = self.words.known("room", view["room"])
            lines.append(self.told("team", names=self.names_of(view["team"]), room=room))
        lines += self.battle(view)
        if view["pool"]["size"]:
            lines.append(self.told("pool", cards=view["pool"]["size"]))
        turned_up = [field for field in ("sabotage", "revealed") if view[field]]
        lines += [self.told(field, cards=self.cards_of(view[field])) for field in turned_up]
        return lines + self.dice(view)

    def dice(self, view: Facts) -> list[str]:
        """The dice on the table, if there are any."""
        if not view["dice"]:
            return []
        dice = " ".join(str(face) for face in view["dice"])
        return [self.told("dice", dice=dice, rolls=view["rolls_left"])]

    def mission(self, view: Facts) -> list[str]:
        """The Investigation and what it asks for."""
        if view["mission"] is None:
            return []
        key = f"mission-{view['mission']['id']}"
        return [f"{self.words.say(key)}. {self.words.say(f'{key}.text')}"]

    def battle(self, view: Facts) -> list[str]:
        """What beats The Thing."""
        return [self.told("battle", need=view["battle_need"])] if view["battle"] else []

    def beside(self, view: Facts) -> list[str]:
        point = view["choice"]["point"]
        power = view["choice"]["about"].get("power")
        lines = [self.words.say(f"power-{power}.text")] if power else []
        if point in ABOUT_TEST or point in ABOUT_DICE:
            lines += self.battle(view) or self.mission(view)
        return lines + self.dice(view) if point in ABOUT_DICE else lines

    def knowledge(self, view: Facts) -> list[str]:
        """One's blood, and what one has seen that others have not."""
        lines = []
        if "blood" in view:
            lines.append(self.words.say("you-are", role=self.words.role(view["blood"])))
        pool = view["pool"].get("cards")
        if pool:
            lines.append(self.told("pool_seen", cards=self.cards_of(pool)))
        for known in view["mission_log"].get("known", []):
            name = self.words.known("mission", known["mission"])
            lines.append(self.told("mission_seen", place=known["place"] + 1, mission=name))
        for known in view["supply"].get("known", []):
            cards = self.cards_of(known["cards"])
            lines.append(self.told("supply_seen", place=known["place"] + 1, cards=cards))
        return lines

    # -- the whole table -------------------------------------------------------------------------

    def table_lines(self, view: Facts) -> list[str]:
        trackers = view["trackers"]
        contagion = self.told(
            "contagion", level=trackers["contagion"], most=trackers["max_contagion"]
        )
        ruins = self.told("ruins", level=trackers["destroyed"], most=trackers["destroyed_limit"])
        target = self.told("target", count=trackers["target"])
        lines = [f"{', '.join(self.heading(view))}.", f"{contagion}. {ruins}. {target}."]
        if view["step"] != "setup":
            for sector in range(1, trackers["unlocked_sector"] + 1):
                lines += self.sector_lines(view, sector)
        lines += [self.seat_line(view, player) for player in self.clockwise()]
        return lines + self.happening(view)

    def sector_lines(self, view: Facts, sector: int) -> list[str]:
        """An open Sector: what was found there, and its rooms."""
        slots = self.slots(view, sector)
        done = [self.told("filled", slot=slot) for slot, filled in slots if filled]
        lines = [f"{', '.join([self.words.known('sector', str(sector)), *done])}:"]
        first = PER_SECTOR * (sector - 1)
        return lines + [self.room_line(room) for room in view["rooms"][first : first + PER_SECTOR]]

    def room_line(self, room: Facts) -> str:
        """A room with its chip and its damage."""
        chip = self.chip(room) or self.told("chip" if room["chip"] else "no_chip")
        parts = [chip]
        if room["hazard"] != "none":
            parts.append(self.words.known("hazard", room["hazard"]))
        if room["power_out"]:
            parts.append(self.words.known("fallout", "power_out"))
        if room["destroyed"]:
            parts = [self.told("destroyed")]
        return f"  {self.words.known('room', room['room'])}: {', '.join(parts)}"

    def seat_line(self, view: Facts, seat: int) -> str:
        facts = view["players"][seat]
        parts = [*self.status(view, seat), self.character(facts)]
        parts.append(self.words.say("cards", cards=facts["cards"]) if facts["living"] else "")
        return f"  {self.names[seat]}: {', '.join(part for part in parts if part)}"

    def own_lines(self, view: Facts) -> list[str]:
        if "hand" not in view:
            return []
        lines = [f"{line}." for line in self.knowledge(view)]
        if view["hand"]:
            lines.append(self.words.say("your-hand"))
        return lines + [self.card_line(card) for card in view["hand"]]
