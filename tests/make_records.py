"""Makes the recorded matches of Stay Away!: one for every way to end and every number of seats.

    python -m tests.make_records

writes tests/recorded/stay_away/END-SEATS.jsonl. Run it when the rules have changed on purpose, and
look at what it changes. Everything is drawn from fixed seeds, so two runs write the same bytes.

The players draw their answers; each end has its manner, which says what they prefer and how often
they leave, so that a short match is soon found. Of several seeds the shortest match is kept that
is long enough to be worth replaying.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from whiteout.core.chance import SeededChance
from whiteout.core.match import Fair, Match
from whiteout.core.record import record_of
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.position import HUMAN, StayAwayPosition

HOME = Path(__file__).parent / "recorded" / "stay_away"
NAMES = ["Ada", "Bo", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hana", "Ivo", "Jun", "Kit", "Lou"]
SEEDS = 400
"""How many seeds are tried for one record."""
HITS = 8
"""Of so many matches with the end looked for, one is kept."""
ENOUGH = 40
"""Moves that make a record worth keeping."""
SPEECH = 40
"""Once in so many moves somebody says something."""
LONGEST = 900
"""Moves after which a match is given up."""

INFECT = ("offer infected", "give infected", "pass_on infected")
BURN = ("play flamethrower", "decline")


class Manner:
    """How a match is played so that it comes to its end.

    `prefers` are answers taken whenever they are offered, `shuns` those taken only if nothing else
    is offered. Humans and others leave once in so many answers (0: never). The Thing declares
    `truly`, or once in `rashly` answers. With `variant` the options differ with the seats.
    """

    def __init__(
        self,
        options: dict[str, Any] | None = None,
        prefers: tuple[str, ...] = (),
        shuns: tuple[str, ...] = (),
        humans_leave: int = 0,
        others_leave: int = 0,
        truly: bool = False,
        rashly: int = 0,
        variant: bool = False,
    ) -> None:
        self.options = options or {}
        self.prefers = prefers
        self.shuns = shuns
        self.humans_leave = humans_leave
        self.others_leave = others_leave
        self.truly = truly
        self.rashly = rashly
        self.variant = variant


VARIANTS: dict[int, dict[str, Any]] = {
    5: {"quarantine_mode": "open_cards"},
    6: {"infected_split_6": "one_three", "hold_back_weapons": True},
    7: {"short_reach": True, "blind_date_to": "discard"},
    8: {"missed_offer": "locked", "missed_shields": True},
    9: {"infected_cap": "none", "superinfection": True},
    10: {"promos": True, "seduction_ignores_doors": True, "after_move": "seat"},
    11: {"fourth_analysis": False, "freed_exchanges": False, "axe_self_release": False},
    12: {"infected_cap": "none", "seating": "given", "first_player": 3, "quarantine_turns": 1},
}
"""Options of the variants by the number of seats."""

MANNERS: dict[str, Manner] = {
    "thing_eliminated": Manner(prefers=BURN),
    "thing_eliminated_no_human": Manner(prefers=INFECT, humans_leave=25, others_leave=60),
    "declared_last_human_eliminated": Manner(prefers=INFECT, humans_leave=25, truly=True),
    "declared_last_human_infected": Manner(prefers=INFECT, humans_leave=25, truly=True),
    "declared_everybody_infected": Manner(
        {"infected_delta": 20},
        prefers=(*INFECT, "play seduction", "play youd_better_run", "play change_places"),
        shuns=("play flamethrower", "discard seduction", "discard youd_better_run"),
        truly=True,
    ),
    "declared_falsely": Manner(rashly=60, variant=True),
    "thing_last_alive": Manner(prefers=BURN, humans_leave=12, variant=True),
    "turn_limit": Manner({"turn_limit": 20}, shuns=("play flamethrower",), variant=True),
    "revenge_humans": Manner({"revenge": True}, prefers=(*INFECT, *BURN), others_leave=20),
    "revenge_infected": Manner({"revenge": True}, prefers=INFECT, humans_leave=20, others_leave=40),
    "thing_never_came": Manner({"thing_in_deck": True}, prefers=BURN, humans_leave=8),
}


class Players:
    """All players of a match: they draw their answers in the manner given."""

    def __init__(self, match: Match, manner: Manner, seed: int) -> None:
        self.match = match
        self.manner = manner
        self.chance = SeededChance(seed, 1)
        position = match.position
        assert isinstance(position, StayAwayPosition)
        self.p = position

    def once_in(self, times: int) -> bool:
        """Draw whether something happens that happens once in so many times."""
        return times > 0 and self.chance.below(times, "aside") == 0

    def move(self) -> None:
        """One claim, one aside or one answer."""
        if self.once_in(SPEECH):
            living = [player for player in range(self.p.seats) if self.p.alive[player]]
            speaker = living[self.chance.below(len(living), "speaker")]
            self.match.claim(speaker, {"claim": "is", "seat": speaker, "role": "human"})
        elif not self.take_aside():
            seat = self.p.asked[self.chance.below(len(self.p.asked), "seat")]
            self.match.answer(seat, self.p.number, self.answer(seat))

    def take_aside(self) -> bool:
        """Declare or leave, if the manner says so."""
        p, manner = self.p, self.manner
        if p.stable and p.thing >= 0 and p.alive[p.thing]:
            truly = manner.truly and p.humans_alive() == 0
            if truly or self.once_in(manner.rashly):
                self.match.aside(p.thing, "declare_victory")
                return True
        for human, rate in ((True, manner.humans_leave), (False, manner.others_leave)):
            if self.once_in(rate):
                living = [seat for seat in range(p.seats) if p.alive[seat]]
                group = [seat for seat in living if (p.roles[seat] == HUMAN) == human]
                if group:
                    self.match.aside(group[self.chance.below(len(group), "leaver")], "leave")
                    return True
        return False

    def answer(self, seat: int) -> str:
        """An answer drawn from those preferred, or not shunned, or all."""
        texts = [option.text for option in self.p.options(seat)]
        for some in (
            [text for text in texts if text in self.manner.prefers],
            [text for text in texts if text not in self.manner.shuns],
            texts,
        ):
            if some:
                return some[self.chance.below(len(some), "answer")]
        raise AssertionError("a choice without options")


def play(end: str, seats: int, seed: int) -> Match | None:
    """A match with this end, or None if it ends otherwise or goes on for too long."""
    word = f"{end} {seats} {seed}"
    secret = hashlib.sha256(f"secret {word}".encode()).digest()
    salt = hashlib.sha256(f"salt {word}".encode()).digest()[:16]
    names = NAMES[:seats]
    entropy = [f"{name} {seed}" for name in names]
    manner = MANNERS[end]
    options = {**manner.options, **(VARIANTS.get(seats, {}) if manner.variant else {})}
    match = Match(GAME, seats, options, Fair(secret, salt, entropy), names)
    players = Players(match, manner, seed)
    while not match.position.over:
        if len(match.moves) >= LONGEST:
            return None
        players.move()
    return match if match.outcome().reason == end else None


def make(end: str, seats: int) -> str:
    """The text of the record, or nothing where no seed leads to this end."""
    found: list[Match] = []
    for seed in range(SEEDS):
        match = play(end, seats, seed)
        if match is not None:
            found.append(match)
            if len(found) == HITS:
                break
    if not found:
        return ""
    return record_of(min(found, key=worth)).text()


def worth(match: Match) -> tuple[int, int]:
    """The shortest of those long enough come first, then the longest of the others."""
    moves = len(match.moves)
    return (0, moves) if moves >= ENOUGH else (1, -moves)


def main() -> None:
    """Write all records; say what was found and how large it is."""
    HOME.mkdir(parents=True, exist_ok=True)
    for old in HOME.glob("*.jsonl"):
        old.unlink()
    total = 0
    for end in GAME.ends:
        for seats in range(GAME.fewest, GAME.most + 1):
            text = make(end, seats)
            total += len(text.encode())
            if text:
                (HOME / f"{end}-{seats}.jsonl").write_text(text, "utf-8")
            print(f"{end} {seats}: {text.count(chr(10))} lines")
    print(f"{total} bytes")


if __name__ == "__main__":
    main()
