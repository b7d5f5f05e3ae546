"""Matches: one playing of a game, and the one way to change it.

A match keeps its record as it goes: append, then apply. Anything refused leaves both untouched.
"""

from __future__ import annotations

from typing import Any

from whiteout.core.chance import Chance, FairChance, SeededChance, commitment, fair_context
from whiteout.core.event import Event, Facts, history_of
from whiteout.core.game import Game, Outcome
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.refusal import (
    BadSetting,
    Malformed,
    MatchOver,
    NotOffered,
    StaleChoice,
    WrongSeat,
)
from whiteout.core.talk import Claim, read_claim
from whiteout.core.view import find
from whiteout.core.view import view as build_view
from whiteout.core.view import views as build_views

FORMAT = 1
"""The version of the record format."""

LONGEST_ANSWER = 200


class Seeded:
    """Chance from a number: for simulation and for seeds chosen on purpose, and labelled so."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.seed = seed
        self.stream = stream

    def public(self) -> Facts:
        """What the record's first line says of it."""
        return {"kind": "seeded", "seed": self.seed, "stream": self.stream}

    def reveal(self) -> Facts | None:
        """Nothing is hidden."""
        return None

    def chance(self, game: str) -> Chance:
        """The generator of the match."""
        return SeededChance(self.seed, self.stream)


class Fair:
    """Chance from a secret, committed to before the match, mixed with the seats' entropy."""

    def __init__(self, secret: bytes, salt: bytes, entropy: list[str]) -> None:
        self._secret = secret
        self._salt = salt
        self.entropy = entropy

    def public(self) -> Facts:
        """The commitment is published at the start, with what every seat has added."""
        return {
            "kind": "fair",
            "commitment": commitment(self._secret, self._salt),
            "entropy": self.entropy,
        }

    def reveal(self) -> Facts | None:
        """Published after the end, so that anybody can check every draw."""
        return {"secret": self._secret.hex(), "salt": self._salt.hex()}

    def chance(self, game: str) -> Chance:
        """The generator of the match."""
        return FairChance(self._secret, fair_context(game, self.entropy))

    def __repr__(self) -> str:
        return "Fair(...)"


Source = Seeded | Fair


class Match:
    """A game, its position, and everything said and done in it so far."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        source: Source,
        names: list[str] | None = None,
    ) -> None:
        game.check_seats(seats)
        if names is not None and len(names) != seats:
            raise BadSetting(f"{len(names)} names for {seats} seats", "a name for every seat")
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.source = source
        self.names = names or [f"seat {seat}" for seat in range(seats)]
        self.position: Position = game.start(seats, options, source.chance(game.id), True)
        self.moves: list[Facts] = []

    # -- the one way to change a match -------------------------------------------------------------

    def answer(self, seat: object, choice: object, text: object) -> None:
        """Answer the open choice: check, then append and apply."""
        asked, option = self.check_answer(seat, choice, text)
        p = self.position
        number = p.number_for(asked)
        self.moves.append({"choice": number, "seat": asked, "answer": option.text})
        p.apply(asked, option)

    def aside(self, seat: object, text: object) -> None:
        """Do something that stands open beside the choices, such as leaving for good."""
        asked, option = self.check_aside(seat, text)
        self.moves.append({"seat": asked, "aside": option.text})
        self.game.take_aside(self.position, asked, option)

    def claim(self, seat: object, facts: object) -> None:
        """Say something at the table; the rules take no notice."""
        speaker, claim = self.check_claim(seat, facts)
        self.moves.append({"speaker": speaker, **claim.facts()})
        self.position.emit(Event("claimed", {"speaker": speaker, **claim.facts()}))

    # -- what would be refused: for those who write a log before they apply ------------------------

    def check_answer(self, seat: object, choice: object, text: object) -> tuple[int, Option]:
        """Open, this seat's, offered; changes nothing."""
        p = self.position
        self._check_running()
        asked = self._seat(seat)
        if isinstance(choice, bool) or not isinstance(choice, int):
            raise Malformed(f"{choice!r} is not the number of a choice", f"choice {p.number}")
        if p.choice is None or not p.takes(asked, choice):
            raise StaleChoice(f"choice {choice!r} is not open", f"choice {p.number}")
        if asked not in p.asked:
            waiting = " or ".join(str(other) for other in p.choice.waiting(p, asked))
            rule = self.game.why_not(p, asked, text) if isinstance(text, str) else ""
            raise WrongSeat(f"seat {asked} is not asked", f"an answer of seat {waiting}", rule)
        return asked, self._offered(p.options(asked), asked, text)

    def check_aside(self, seat: object, text: object) -> tuple[int, Option]:
        """Offered to this seat beside the choices; changes nothing."""
        self._check_running()
        asked = self._seat(seat)
        return asked, self._offered(self.game.asides(self.position, asked), asked, text)

    def check_claim(self, seat: object, facts: object) -> tuple[int, Claim]:
        """A sentence of table talk by somebody who may speak; changes nothing."""
        self._check_running()
        speaker = self._seat(seat)
        rule = self.game.silenced(self.position, speaker)
        if rule:
            raise WrongSeat(f"seat {speaker} may not speak to the table", "silence", rule)
        claim = read_claim(facts, self.seats, self.game.claims())
        rule = self.game.why_not_claim(self.position, speaker, claim.kind)
        if rule:
            wrong = f"seat {speaker} may not claim {claim.kind!r} now"
            raise NotOffered(wrong, "another claim, or another moment", rule)
        return speaker, claim

    def _check_running(self) -> None:
        if self.position.over:
            raise MatchOver("the match is over", "a new match")

    def _seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise WrongSeat(f"there is no seat {seat!r}", f"a seat from 0 to {self.seats - 1}")
        return seat

    def _offered(self, options: list[Option], seat: int, text: object) -> Option:
        if not isinstance(text, str) or len(text) > LONGEST_ANSWER:
            raise Malformed("the answer is not a short text", "the text of an option")
        option = find(options, text)
        if option is None:
            rule = self.game.why_not(self.position, seat, text)
            expected = " or ".join([option.text for option in options]) or "nothing at this moment"
            raise NotOffered(f"{text!r} is not offered to seat {seat}", expected, rule)
        return option

    # -- what leaves it --------------------------------------------------------------------------

    def view(self, viewer: int) -> Facts:
        """The position as the viewer may see it."""
        return build_view(self.game, self.position, viewer)

    def views(self, viewers: list[int]) -> list[Facts]:
        """The position as each of these viewers may see it. What all may know is shared between the
        views, so nothing in them is to be changed."""
        return build_views(self.game, self.position, viewers)

    def box(self) -> Facts:
        """What is public from the start and never changes."""
        return self.game.box(self.position)

    def history(self, viewer: int, since: int = 0) -> list[Facts]:
        """The events that reach the viewer, from the viewer's own number `since` on."""
        return history_of(self.position.history or [], viewer)[since:]

    def outcome(self) -> Outcome:
        """How the match ended; a match that runs has no outcome."""
        if not self.position.over:
            raise StaleChoice("the match is still running", "its end")
        return self.game.outcome(self.position)
