"""What must be the same: replays, clones, orders of arrival; and what refusals must leave alone."""

from __future__ import annotations

import random
from typing import Any

from whiteout.contract.walk import Broken, Walk, fingerprint, finish
from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR
from whiteout.core.game import Game
from whiteout.core.match import Match, Seeded
from whiteout.core.position import Position, SharedChoice
from whiteout.core.record import Digest, parse, play_move, record_of, verify
from whiteout.core.refusal import Refusal
from whiteout.core.view import encode

NONSENSE: list[Any] = [None, True, -1, 999, 1.5, "", "x" * 1000, [], {}, "declare", b"\0"]
BAD_CLAIMS: list[Any] = [
    {"claim": "is"},
    {"claim": "is", "seat": 0, "role": "emperor"},
    {"claim": "suspects", "seat": -1},
    {"claim": "suspects", "seat": True},
    {"claim": "suspects", "seat": 0, "card": "x"},
    {"claim": ["suspects"], "seat": 0},
]


def check_replay(match: Match) -> None:
    """The same moves give the same bytes to all viewers, and so does the record as a file."""
    again = Match(match.game, match.seats, match.options, match.source, match.names)
    digest = Digest(again)
    for move in match.moves:
        play_move(again, move)
        digest.update()
    for viewer in [*range(match.seats), SPECTATOR]:
        if encode(again.view(viewer)) != encode(match.view(viewer)):
            raise Broken(f"{match.game.id}: a replay shows viewer {viewer} another view")
        if again.history(viewer) != match.history(viewer):
            raise Broken(f"{match.game.id}: a replay shows viewer {viewer} other events")
    if match.position.over:
        record = record_of(match)
        assert record.ending is not None
        if record.ending["views"] != digest.hex():
            raise Broken(f"{match.game.id}: a replay gives other bytes")
        verify(parse(record.text()), match.game)


def check_clone(game: Game, p: Position, draw: random.Random) -> None:
    """A clone is independent of its original and behaves the same."""
    before = fingerprint(game, p)
    one = p.clone()
    other = p.clone()
    if fingerprint(game, one) != before:
        raise Broken(f"{game.id}: a clone differs from its original")
    seed = draw.getrandbits(32)
    finish(game, one, random.Random(seed))
    if fingerprint(game, p) != before:
        raise Broken(f"{game.id}: playing a clone changed the original")
    finish(game, other, random.Random(seed))
    if fingerprint(game, one) != fingerprint(game, other):
        raise Broken(f"{game.id}: two clones, the same answers, different ends")


def check_order(game: Game, p: Position, draw: random.Random) -> bool:
    """Answers to a simultaneous choice may arrive in any order. Whether there was one."""
    if not isinstance(p.choice, SharedChoice) or len(p.asked) < 2:
        return False
    answers = {seat: draw.choice(p.options(seat)) for seat in p.asked}
    ends = set()
    for _ in range(3):
        order = list(answers)
        draw.shuffle(order)
        copy = p.clone()
        for seat in order:
            copy.apply(seat, answers[seat])
        ends.add(fingerprint(game, copy))
    if len(ends) > 1:
        raise Broken(f"{game.id}: the order of arrival matters at {p.choice!r}")
    return True


def check_refusals(walk: Walk) -> None:
    """Whatever is refused is refused by a typed error, and changes nothing to the bit."""
    match = walk.match
    p = match.position
    before = fingerprint(match.game, p)
    moves = len(match.moves)
    idle = [seat for seat in range(match.seats) if seat not in p.asked]
    good = p.options(p.asked[0])[0].text
    attempts: list[tuple[str, tuple[Any, ...]]] = [
        ("answer", (p.asked[0], p.number + 1, good)),
        ("answer", (p.asked[0], p.number - 1, good)),
        *[("answer", (seat, p.number, good)) for seat in idle[:2]],
        *[("answer", (p.asked[0], p.number, nonsense)) for nonsense in NONSENSE],
        *[("answer", (nonsense, p.number, good)) for nonsense in NONSENSE],
        *[("answer", (p.asked[0], nonsense, good)) for nonsense in NONSENSE],
        *[("aside", (p.asked[0], nonsense)) for nonsense in NONSENSE],
        *[("claim", (p.asked[0], nonsense)) for nonsense in [*NONSENSE, *BAD_CLAIMS]],
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
    if fingerprint(match.game, p) != before or len(match.moves) != moves:
        raise Broken(f"a refusal changed the position: {walk.where()}")


def check_after_end(match: Match) -> None:
    """A match that is over takes nothing."""
    before = fingerprint(match.game, match.position)
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
    if fingerprint(match.game, match.position) != before:
        raise Broken(f"{match.game.id}: a refusal after the end changed the position")


def check_defaults(game: Game, p: Position, chance: SeededChance) -> None:
    """Whoever does not answer in time gets an answer that is offered, and asking for it changes
    nothing."""
    before = fingerprint(game, p)
    for seat in p.asked:
        option = game.default(p, seat, chance)
        if option not in p.options(seat):
            raise Broken(f"{game.id}: the default {option.text!r} is not offered to seat {seat}")
    if fingerprint(game, p) != before:
        raise Broken(f"{game.id}: asking for a default changed the position")


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
    for _ in range(20_000):
        if copy.over:
            return
        seat = copy.asked[0]
        options = copy.options(seat)
        option = game.default(copy, seat, chance) if seat == absent else draw.choice(options)
        if option not in options:
            raise Broken(f"{game.id}: the default {option.text!r} is not offered")
        copy.apply(seat, option)
    raise Broken(f"{game.id}: no end with default answers")
