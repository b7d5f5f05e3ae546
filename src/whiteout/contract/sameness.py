"""What must be the same: replays, clones, orders of arrival; and what refusals must leave alone."""

from __future__ import annotations

import random
from typing import Any

from whiteout.contract.compare import difference, shared, slots, state
from whiteout.contract.walk import LONGEST, Broken, Walk, finish
from whiteout.core.chance import SeededChance
from whiteout.core.choice import SharedChoice
from whiteout.core.event import SPECTATOR
from whiteout.core.game import Game
from whiteout.core.match import Match, Seeded
from whiteout.core.position import Position
from whiteout.core.record import Digest, parse, play_move, record_of, verify
from whiteout.core.refusal import Refusal

NEVER = 10**9
"""A number that no decision, seat or option ever has, however long a match goes on."""
NONSENSE: list[Any] = [None, True, -1, NEVER, 1.5, "", "x" * 1000, [], {}, "no such", b"\0"]
WRONG_BLANKS: list[Any] = [None, True, -1, NEVER, 1.5, "no such", []]
"""What fills no blank of any claim."""


def check_replay(match: Match) -> None:
    """The same moves give the same bytes to all viewers, and so does the record as a file."""
    again = Match(match.game, match.seats, match.options, match.source, match.names)
    digest = Digest(again)
    for move in match.moves:
        play_move(again, move)
        digest.update()
    for viewer in [*range(match.seats), SPECTATOR]:
        for what, one, other in (
            ("view", again.view(viewer), match.view(viewer)),
            ("history", again.history(viewer), match.history(viewer)),
        ):
            found = difference(one, other, what)
            if found:
                raise Broken(f"{match.game.id}: a replay shows viewer {viewer} {found}")
    if match.position.over:
        record = record_of(match)
        assert record.ending is not None
        if record.ending["views"] != digest.hex():
            raise Broken(f"{match.game.id}: a replay gives other bytes")
        verify(parse(record.text()), match.game)


def check_clone(game: Game, p: Position, draw: random.Random) -> None:
    """A clone has all that its original has, shares no list with it, and behaves the same."""
    before = state(p)
    one = p.clone()
    other = p.clone()
    for slot in [name for name in slots(p) if name not in p.APART]:
        if not hasattr(one, slot):
            raise Broken(f"{game.id}: a clone has no slot {slot}")
        found = shared(getattr(p, slot), getattr(one, slot), slot)
        if found:
            raise Broken(f"{game.id}: a clone shares {found} with its original")
    unlike(game, "a clone differs from its original", before, state(one))
    seed = draw.getrandbits(32)
    finish(game, one, random.Random(seed))
    unlike(game, "playing a clone changed the original", before, state(p))
    finish(game, other, random.Random(seed))
    unlike(game, "two clones, the same answers, different ends", state(one), state(other))


def unlike(game: Game, what: str, one: dict[str, Any], other: dict[str, Any]) -> None:
    """Complain about two states that should be the same, with the first place where they differ."""
    if one != other:
        raise Broken(f"{game.id}: {what} at {difference(one, other)}")


def check_order(game: Game, p: Position, draw: random.Random) -> bool:
    """Answers to a simultaneous choice may arrive in any order. Whether there was one."""
    if not isinstance(p.choice, SharedChoice) or len(p.asked) < 2:
        return False
    answers = {seat: draw.choice(p.options(seat)) for seat in p.asked}
    ends = []
    for _ in range(3):
        order = list(answers)
        draw.shuffle(order)
        copy = p.clone()
        for seat in order:
            copy.apply(seat, answers[seat])
        ends.append(state(copy))
    for end in ends[1:]:
        unlike(game, f"the order of arrival matters in {p.choice!r}", ends[0], end)
    return True


def wrong_numbers(p: Position) -> list[int]:
    """Numbers of decisions under which the first seat asked may not answer now: those to come,
    and those gone by. In an open choice, an earlier number may still be right."""
    earlier = [number for number in range(p.opened, p.number) if not p.takes(p.asked[0], number)]
    return [p.number_for(p.asked[0]) + 1, p.opened - 1, *earlier]


def bad_claims(game: Game) -> list[Any]:
    """The game's own claims, each with one thing wrong."""
    found: list[Any] = []
    for kind in game.claims():
        good: dict[str, Any] = {"claim": kind.key}
        for blank in kind.blanks:
            good[blank.name] = blank.choices[0] if blank.choices else 0
        found += [{**good, "claim": [kind.key]}, {**good, "no such": 0}]
        for blank in kind.blanks:
            found.append({key: value for key, value in good.items() if key != blank.name})
            found += [{**good, blank.name: wrong} for wrong in WRONG_BLANKS]
    return found


def check_refusals(walk: Walk) -> None:
    """Whatever is refused is refused by a typed error, and changes nothing to the bit."""
    match = walk.match
    p = match.position
    before = state(p)
    moves = len(match.moves)
    idle = [seat for seat in range(match.seats) if seat not in p.asked]
    good = p.options(p.asked[0])[0].text
    attempts: list[tuple[str, tuple[Any, ...]]] = [
        *[("answer", (p.asked[0], number, good)) for number in wrong_numbers(p)],
        *[("answer", (seat, p.number, good)) for seat in idle[:2]],
        *[("answer", (p.asked[0], p.number, nonsense)) for nonsense in NONSENSE],
        *[("answer", (nonsense, p.number, good)) for nonsense in NONSENSE],
        *[("answer", (p.asked[0], nonsense, good)) for nonsense in NONSENSE],
        *[("aside", (p.asked[0], nonsense)) for nonsense in NONSENSE],
        *[("claim", (p.asked[0], nonsense)) for nonsense in [*NONSENSE, *bad_claims(match.game)]],
    ]
    for seat in range(match.seats):
        mine = match.game.asides(p, seat)
        for other in range(match.seats):
            theirs = [option for option in match.game.asides(p, other) if option not in mine]
            attempts += [("aside", (seat, option.text)) for option in theirs]
    for name, arguments in attempts:
        try:
            getattr(match, name)(*arguments)
        except Refusal:
            continue
        raise Broken(f"{name}{arguments} was not refused: {walk.where()}")
    found = difference(before, state(p))
    if found or len(match.moves) != moves:
        raise Broken(f"a refusal changed the position at {found or 'its moves'}: {walk.where()}")


def check_after_end(match: Match) -> None:
    """A match that is over takes nothing."""
    before = state(match.position)
    late: list[tuple[str, tuple[Any, ...]]] = [
        ("answer", (0, 1, "x")),
        ("aside", (0, "x")),
        ("claim", (0, {})),
    ]
    for name, arguments in late:
        try:
            getattr(match, name)(*arguments)
        except Refusal:
            continue
        raise Broken(f"{match.game.id}: {name} after the end was not refused")
    unlike(
        match.game, "a refusal after the end changed the position", before, state(match.position)
    )


def check_defaults(game: Game, p: Position, chance: SeededChance) -> None:
    """Whoever does not answer in time gets an answer that is offered, and asking for it changes
    nothing."""
    before = state(p)
    for seat in p.asked:
        option = game.default(p, seat, chance)
        if option not in p.options(seat):
            raise Broken(f"{game.id}: the default {option.text!r} is not offered to seat {seat}")
    unlike(game, "asking for a default changed the position", before, state(p))


def check_absence(game: Game, p: Position, draw: random.Random) -> None:
    """Whoever leaves, or is played by default answers, does not stop the match."""
    for seat in range(p.seats):
        copy = p.clone()
        for option in game.asides(copy, seat):
            if option.verb == "leave":
                game.take_aside(copy, seat, option)
                finish(game, copy, draw)
                break
    absent = draw.randrange(p.seats)
    copy = p.clone()
    chance = Seeded(draw.getrandbits(32)).chance(game.id)
    for _ in range(LONGEST):
        if copy.over:
            return
        seat = copy.asked[0]
        options = copy.options(seat)
        option = game.default(copy, seat, chance) if seat == absent else draw.choice(options)
        if option not in options:
            raise Broken(f"{game.id}: the default {option.text!r} is not offered")
        copy.apply(seat, option)
    raise Broken(f"{game.id}: no end with default answers")
