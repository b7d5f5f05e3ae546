"""Who may be infected, by the rules alone: every state that can be, with its weight.

A state is the set of the infected and the place of the contaminated card. Each event that bears on
it turns states into others: a Vulnerable card drawn, clickers passed, a test, an Infection Attack.
The weights after every event are kept, so that a whole course of the infection can be drawn from
the last one backwards; from the course follows, too, who has seen proof of whom (WG-HEL-11).
"""

from __future__ import annotations

from typing import Final, TypeVar

from whiteout.core.chance import Chance
from whiteout.core.event import Facts

DECK: Final = -1
FAN: Final = -2
GONE: Final = -3
"""In place of the Host: the contaminated card lies in the deck, in a fan, or out of the game."""
SHOWS: Final = 0.5
"""How likely an infected player sets the clicker to `infected`."""
STEPS: Final = 1 << 20
T = TypeVar("T")

State = tuple[int, int]
"""The infected as bits, and the Host."""
Look = tuple[int, int, int]
"""Giver, looker, and what the viewer saw: 1 infected, 0 clean, -1 nothing."""
Outcome = tuple[State, float, int]
"""The state that follows, how likely, and which clickers were set to infected, as bits."""


class Occasion:
    """One event that bears on the infection, as the viewer saw it."""

    def __init__(self, kind: str, players: tuple[int, ...], number: int, seen: int) -> None:
        self.kind = kind
        self.players = players
        self.number = number
        """Cards left in the deck, or in the fan."""
        self.seen = seen
        """What the viewer saw: 1 or 0, or -1 for nothing."""
        self.looks: list[Look] = []

    def follow(self, state: State) -> list[Outcome]:
        """What can come of a state."""
        if self.kind == "looks":
            return self.follow_looks(state)
        if self.kind in ("drawn", "taken"):
            return self.follow_card(state)
        return self.follow_test(state)

    def follow_looks(self, state: State) -> list[Outcome]:
        """Clickers that were set together: infections take hold after all (WG-CLK-09)."""
        infected, host = state
        found: list[tuple[float, int]] = [(1.0, 0)]
        for at, (giver, _, seen) in enumerate(self.looks):
            sick = infected >> giver & 1 == 1
            if not sick:
                if seen == 1:
                    return []
                continue
            found = [
                (weight * (SHOWS if shown else 1 - SHOWS), bits | shown << at)
                for weight, bits in found
                for shown in (0, 1)
                if seen in (-1, shown)
            ]
        outcomes: list[Outcome] = []
        for weight, bits in found:
            now = infected
            for at, (_, looker, _) in enumerate(self.looks):
                if bits >> at & 1:
                    now |= 1 << looker
            outcomes.append(((now, host), weight, bits))
        return outcomes

    def follow_card(self, state: State) -> list[Outcome]:
        """A card from the deck or the fan may be the contaminated one (WG-VUL-04, WG-INF-05)."""
        infected, host = state
        player = self.players[0]
        if host != (DECK if self.kind == "drawn" else FAN):
            return [] if self.seen == 1 else [(state, 1.0, 0)]
        bad = 1.0 / (self.number + 1)
        found: list[Outcome] = []
        if self.seen != 0:
            found.append(((infected | 1 << player, player), bad, 0))
        if self.seen != 1 and bad < 1:
            found.append((state, 1 - bad, 0))
        return found

    def follow_test(self, state: State) -> list[Outcome]:
        """A test that the viewer took part in, or an attack that all have seen."""
        infected, host = state
        if self.kind == "announced":
            return [((infected, FAN), 1.0, 0)] if host == self.players[0] else []
        if self.seen >= 0:
            other = self.players[1]
            truth = infected >> other & 1 if self.kind == "blood_test" else int(host == other)
            if truth != self.seen:
                return []
        return [(state, 1.0, 0)]


class Course:
    """One way in which it can have gone: the state now, and who has proof of whom."""

    def __init__(self, state: State, known: list[int]) -> None:
        self.infected = state[0]
        self.host = state[1]
        self.known = known


class InfectionBelief:
    """All states that can be, after every event so far."""

    def __init__(self, seats: int, viewer: int) -> None:
        self.seats = seats
        self.viewer = viewer
        self.occasions: list[Occasion] = []
        self.weights: list[dict[State, float]] = [{(0, DECK): 1.0}]
        self.looks: list[Look] = []
        self.fan = 0
        self.targets: list[int] = []
        self.started: list[int] = [0] * seats
        """Proofs from before the first event, in a match that begins in the middle."""

    # -- events ----------------------------------------------------------------------------------

    def on_arranged(self, facts: Facts) -> None:
        """A match that begins in the middle: anything can be that the viewer does not see. The
        contaminated card is gone, in the deck, or with somebody who has Vulnerable cards."""
        own = facts.get("only_you", {})
        proofs: list[int] = own.get("known_infected", [])
        vulnerable = [player["vulnerable"] for player in facts["players"]]
        hosts = [GONE] + ([DECK] if facts["camp"]["vulnerable"] else [])
        hosts += [player for player in range(self.seats) if vulnerable[player]]
        if own.get("host"):
            hosts = [self.viewer]
        elif self.viewer in hosts:
            hosts.remove(self.viewer)
        found: dict[State, float] = {}
        for host in hosts:
            for infected in range(1 << self.seats):
                sure = all(infected >> player & 1 for player in proofs)
                mine = self.viewer < 0 or bool(infected >> self.viewer & 1) == own.get("infected")
                begun = (host >= 0 and infected >> host & 1) or (host == DECK and not infected)
                if sure and mine and (begun or host == GONE):
                    found[(infected, host)] = SHOWS ** infected.bit_count()
        self.weights = [found]

    def on_clicker_passed(self, facts: Facts) -> None:
        self.looks.append((facts["player"], facts["to"], told(facts, "infected")))

    def on_vulnerable_drawn(self, facts: Facts) -> None:
        self.flush()
        seen = told(facts, "contaminated")
        self.add(Occasion("drawn", (facts["player"],), facts["left"], seen))

    def on_tested(self, facts: Facts) -> None:
        self.flush()
        one, two = facts["player"], facts["to"]
        if self.viewer == two:
            one, two = two, one
        field = "infected" if facts["test"] == "blood_test" else "contaminated"
        self.add(Occasion(facts["test"], (one, two), 0, told(facts, field)))

    def on_infection_announced(self, facts: Facts) -> None:
        self.flush()
        self.fan = len(facts["targets"]) + 1
        self.add(Occasion("announced", (facts["player"], *facts["targets"]), 0, -1))

    def on_infection_taken(self, facts: Facts) -> None:
        self.flush()
        self.fan -= 1
        seen = told(facts, "contaminated")
        self.add(Occasion("taken", (facts["player"],), self.fan, seen))

    def on_trade_done(self, facts: Facts) -> None:
        self.flush()

    def on_temperature_dropped(self, facts: Facts) -> None:
        self.flush()

    def flush(self) -> None:
        """Clickers that were passed together are one event."""
        if self.looks:
            occasion = Occasion("looks", (), 0, -1)
            occasion.looks = self.looks
            self.looks = []
            self.add(occasion)

    def add(self, occasion: Occasion) -> None:
        """One event more."""
        after: dict[State, float] = {}
        for state, weight in self.weights[-1].items():
            for following, chance, _ in occasion.follow(state):
                after[following] = after.get(following, 0.0) + weight * chance
        total = sum(after.values())
        if total <= 0:
            raise ValueError(f"{occasion.kind} {occasion.players}: no state of infection fits it")
        self.occasions.append(occasion)
        self.weights.append({state: weight / total for state, weight in after.items()})

    # -- drawing ---------------------------------------------------------------------------------

    def chances(self) -> list[float]:
        """By player, how likely to be infected."""
        found = [0.0] * self.seats
        for (infected, _), weight in self.weights[-1].items():
            for player in range(self.seats):
                if infected >> player & 1:
                    found[player] += weight
        return found

    def draw(self, chance: Chance, suspicion: list[float] | None = None) -> Course:
        """One course, drawn from the last state backwards; with a suspicion, by player how likely
        to be infected, the last state is weighed by it."""
        now = self.weights[-1]
        if suspicion is not None:
            now = self.weighed(now, suspicion)
        end = pick(list(now.items()), chance)
        state = end
        steps: list[tuple[Occasion, State, int]] = []
        for at in range(len(self.occasions) - 1, -1, -1):
            occasion = self.occasions[at]
            ways: list[tuple[tuple[State, int], float]] = []
            for before, weight in self.weights[at].items():
                for following, likely, bits in occasion.follow(before):
                    if following == state:
                        ways.append(((before, bits), weight * likely))
            state, shown = pick(ways, chance)
            steps.append((occasion, state, shown))
        steps.reverse()
        return Course(end, proofs_of(self.started, steps, end))

    def weighed(self, now: dict[State, float], suspicion: list[float]) -> dict[State, float]:
        """States by what somebody believes: the odds of every player against what the rules say."""
        usual = self.chances()
        found: dict[State, float] = {}
        for (infected, host), before in now.items():
            weight = before
            for player in range(self.seats):
                likely = min(max(suspicion[player], 0.001), 0.999)
                rule = min(max(usual[player], 0.001), 0.999)
                sick = infected >> player & 1
                weight *= likely / rule if sick else (1 - likely) / (1 - rule)
            found[(infected, host)] = weight
        return found


def told(facts: Facts, field: str) -> int:
    """What the viewer alone was told: 1 or 0, or -1 for nothing."""
    own = facts.get("only_you", {}).get(field)
    return -1 if own is None else int(own)


def proofs_of(
    started: list[int], steps: list[tuple[Occasion, State, int]], end: State
) -> list[int]:
    """Who has seen proof of whom in this course (WG-HEL-11)."""
    known = started[:]
    everybody = range(len(known))
    attack: Occasion | None = None
    for at, (occasion, (infected, host), shown) in enumerate(steps):
        after = steps[at + 1][1] if at + 1 < len(steps) else end
        if occasion.kind == "looks":
            prove_looks(known, occasion.looks, shown)
        elif occasion.kind in ("blood_test", "host_test"):
            for one, two in (occasion.players, occasion.players[::-1]):
                blood = occasion.kind == "blood_test"
                if infected >> two & 1 if blood else host == two:
                    known[one] |= 1 << two
        elif occasion.kind == "announced":
            attack = occasion
            for one in everybody:
                if one != occasion.players[0]:
                    known[one] |= 1 << occasion.players[0]
        elif occasion.kind == "taken" and occasion.number == 0 and attack is not None:
            attacker = attack.players[0]
            if len(attack.players) == 2 and after[1] != attacker:
                known[attacker] |= 1 << attack.players[1]
    return known


def prove_looks(known: list[int], looks: list[Look], shown: int) -> None:
    """Setter and looker of an infected clicker know of each other."""
    for place, (giver, looker, _) in enumerate(looks):
        if shown >> place & 1:
            known[looker] |= 1 << giver
            known[giver] |= 1 << looker


def pick(ways: list[tuple[T, float]], chance: Chance) -> T:
    """One of these, by weight."""
    total = sum([weight for _, weight in ways])
    mark = chance.below(STEPS, "determinize") / STEPS * total
    for way, weight in ways:
        mark -= weight
        if mark < 0:
            return way
    return ways[-1][0]
