"""Records: a match as a readable file, enough to replay it bit for bit, anywhere.

One JSON object per line. The first line says what was played, the last how it ended, those
between who did what. See docs/records.md.
"""

from __future__ import annotations

import hashlib
import json

from whiteout.core.chance import commitment
from whiteout.core.event import SPECTATOR, Facts, history_of
from whiteout.core.game import Game
from whiteout.core.match import FORMAT, Fair, Match, Seeded, Source
from whiteout.core.refusal import BrokenRecord, Refusal
from whiteout.core.view import encode, encode_bytes


class Record:
    """The lines of a record, read and checked for form."""

    def __init__(self, header: Facts, moves: list[Facts], ending: Facts | None) -> None:
        self.header = header
        self.moves = moves
        self.ending = ending

    def text(self) -> str:
        """The file."""
        lines = [self.header, *self.moves]
        if self.ending is not None:
            lines.append(self.ending)
        return "".join(encode(line) + "\n" for line in lines)


class Digest:
    """A running hash over every view and every event of every viewer."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._read = 0
        self._hash = hashlib.sha256()
        self.update()

    def update(self) -> None:
        """Take in what all viewers see now and what has happened since the last time."""
        match = self._match
        history = match.position.history or []
        fresh = history[self._read :]
        self._read = len(history)
        viewers = [*range(match.seats), SPECTATOR]
        for viewer, view in zip(viewers, match.views(viewers), strict=True):
            for facts in [*history_of(fresh, viewer), view]:
                self._hash.update(encode_bytes(facts) + b"\n")

    def hex(self) -> str:
        """The hash so far."""
        return self._hash.hexdigest()


def header_of(match: Match) -> Facts:
    """The first line: what is played, by how many, with which chance."""
    return {
        "whiteout": FORMAT,
        "game": match.game.id,
        "rules": match.game.version,
        "seats": match.seats,
        "names": match.names,
        "options": match.options,
        "chance": match.source.public(),
    }


def record_of(match: Match) -> Record:
    """The record of a match as it stands; the secret is part of it only after the end."""
    header = header_of(match)
    if not match.position.over:
        return Record(header, match.moves[:], None)
    ending: Facts = {"end": match.outcome().facts(), "views": _digest_of(match)}
    reveal = match.source.reveal()
    if reveal is not None:
        ending["reveal"] = reveal
    return Record(header, match.moves[:], ending)


def _digest_of(match: Match) -> str:
    again = Match(match.game, match.seats, match.options, match.source, match.names)
    digest = Digest(again)
    for move in match.moves:
        play_move(again, move)
        digest.update()
    return digest.hex()


def play_move(match: Match, move: Facts) -> None:
    """Carry out one line of a record."""
    if "answer" in move:
        match.answer(move["seat"], move["choice"], move["answer"])
    elif "aside" in move:
        match.aside(move["seat"], move["aside"])
    else:
        words = {key: value for key, value in move.items() if key != "speaker"}
        match.claim(move["speaker"], words)


# -- reading -------------------------------------------------------------------------------------

_HEADER = {"whiteout", "game", "rules", "seats", "names", "options", "chance"}
_DEEPEST = 8


def _broken(number: int, why: str, expected: str) -> BrokenRecord:
    return BrokenRecord(f"line {number}: {why}", expected)


def _parse_line(number: int, line: str) -> Facts:
    try:
        facts = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise _broken(number, f"not JSON: {error}", "one JSON object per line") from None
    if not isinstance(facts, dict):
        raise _broken(number, "not an object", "one JSON object per line")
    if _nests(facts, _DEEPEST):
        raise _broken(number, "values within values without end", "the fields of a record")
    try:
        encode(facts).encode()
    except UnicodeEncodeError:  # half a character, written as an escape
        raise _broken(number, "not Unicode text", "one JSON object per line") from None
    return facts


def _nests(value: object, deeper_than: int) -> bool:
    """Whether lists and objects stand in one another deeper than any line of a record needs."""
    if not isinstance(value, (dict, list)):
        return False
    if deeper_than == 0:
        return True
    inner = value.values() if isinstance(value, dict) else value
    return any(_nests(part, deeper_than - 1) for part in inner)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def _check_header(facts: Facts) -> None:
    found = facts.get("whiteout")
    if found != FORMAT or not _is_number(found):
        raise _broken(1, f"record format {found!r}", f'a first line with "whiteout":{FORMAT}')
    if set(facts) != _HEADER:
        raise _broken(1, f"fields {sorted(facts)}", f"fields {sorted(_HEADER)}")
    if not isinstance(facts["options"], dict) or not isinstance(facts["chance"], dict):
        raise _broken(1, "options or chance is not an object", "objects")
    if not _are_texts(facts["names"]) or not _is_number(facts["seats"]):
        raise _broken(1, "names or seats of the wrong kind", "a list of texts and a number")
    if len(facts["names"]) != facts["seats"]:
        raise _broken(1, f"{len(facts['names'])} names for {facts['seats']} seats", "one a seat")
    _check_chance(facts["chance"])


def _check_chance(chance: Facts) -> None:
    kind = chance.get("kind")
    if kind == "seeded":
        if not _is_number(chance.get("seed")) or not _is_number(chance.get("stream")):
            raise _broken(1, "a seeded chance without numbers", "seed and stream")
    elif kind != "fair":
        raise _broken(1, f"chance of kind {kind!r}", "seeded or fair")
    elif not _are_texts(chance.get("entropy")):
        raise _broken(1, "the entropy is not a list of texts", "a text of each seat")


def _check_move(number: int, facts: Facts) -> None:
    keys = set(facts)
    if keys == {"choice", "seat", "answer"} or keys == {"seat", "aside"}:
        return
    if {"claim", "speaker"} <= keys and not keys & {"answer", "aside"}:
        return
    raise _broken(number, f"fields {sorted(keys)}", "an answer, an aside, a claim or the end")


def _check_ending(number: int, facts: Facts, fair: bool) -> None:
    expected = {"end", "views", "reveal"} if fair else {"end", "views"}
    if set(facts) != expected:
        raise _broken(number, f"fields {sorted(facts)}", f"fields {sorted(expected)}")


def parse(text: str) -> Record:
    """Read a record; a broken line is refused with its number and the reason."""
    lines = text.removesuffix("\n").split("\n")
    if not text:
        raise _broken(1, "the file is empty", "the first line of a record")
    header = _parse_line(1, lines[0])
    _check_header(header)
    moves: list[Facts] = []
    ending: Facts | None = None
    for number, line in enumerate(lines[1:], start=2):
        facts = _parse_line(number, line)
        if ending is not None:
            raise _broken(number, "a line after the end", "nothing")
        if "end" in facts:
            _check_ending(number, facts, header["chance"].get("kind") == "fair")
            ending = facts
        else:
            _check_move(number, facts)
            moves.append(facts)
    return Record(header, moves, ending)


def source_of(record: Record) -> Source:
    """The chance a record was played with; a fair one must have been opened."""
    chance = record.header["chance"]
    if chance.get("kind") == "seeded":
        return Seeded(chance["seed"], chance["stream"])
    reveal = (record.ending or {}).get("reveal")
    if not isinstance(reveal, dict):
        raise _broken(len(record.moves) + 1, "the secret is not revealed", "a match that has ended")
    try:
        secret = bytes.fromhex(reveal["secret"])
        salt = bytes.fromhex(reveal["salt"])
        if len(secret) != 32:
            raise ValueError(f"a secret of {len(secret)} bytes, not 32")
    except (KeyError, TypeError, ValueError) as error:
        raise _broken(len(record.moves) + 2, f"bad reveal: {error}", "secret and salt") from None
    if commitment(secret, salt) != chance.get("commitment"):
        raise _broken(
            1, "the revealed secret does not fit the commitment", "the secret committed to"
        )
    return Fair(secret, salt, chance["entropy"])


def open_match(record: Record, game: Game) -> Match:
    """The match of a record before its first move."""
    header = record.header
    if header["game"] != game.id or header["rules"] != game.version:
        found = f"{header['game']} with rules version {header['rules']}"
        raise _broken(1, f"a record of {found}", f"{game.id} version {game.version}")
    try:
        return Match(game, header["seats"], header["options"], source_of(record), header["names"])
    except BrokenRecord:
        raise
    except Refusal as refusal:
        raise _broken(1, refusal.wrong, refusal.expected) from None


class Replay:
    """A match played again from its record, move by move."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.match = open_match(record, game)
        self.done = 0

    def step(self) -> bool:
        """Play the next move; False when none is left."""
        if self.done >= len(self.record.moves):
            return False
        try:
            play_move(self.match, self.record.moves[self.done])
        except Refusal as refusal:
            raise BrokenRecord(
                f"line {self.done + 2}: {refusal.wrong}", refusal.expected, refusal.rule
            ) from None
        self.done += 1
        return True


def verify(record: Record, game: Game) -> Match:
    """Replay a finished record and check everything it states: the commitment, every answer,
    the end, and the hash over all that every viewer saw."""
    if record.ending is None:
        raise _broken(len(record.moves) + 1, "the match has not ended", "a line with the end")
    replay = Replay(record, game)
    digest = Digest(replay.match)
    while replay.step():
        digest.update()
    last = len(record.moves) + 2
    if not replay.match.position.over:
        raise _broken(last, "the moves do not reach an end", "moves up to the end")
    found = replay.match.outcome().facts()
    if found != record.ending["end"]:
        raise _broken(last, f"the match ended with {found}", f"the end {record.ending['end']}")
    if digest.hex() != record.ending.get("views"):
        raise _broken(last, "the views differ from those of the match", f"hash {digest.hex()}")
    return replay.match
