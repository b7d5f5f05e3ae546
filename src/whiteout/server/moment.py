"""A moment of a match as a scenario file: to keep, to discuss, to play on from.

From an opened record everything may be written, or what one viewer could know. During a match only
a view that the asker has already is turned into words, so nothing new can come out of it. Every
scenario is arranged and played before it is handed out; one that does not hold is refused.
"""

from __future__ import annotations

import json
from typing import Any, Final

from whiteout.core.event import ABOVE, SPECTATOR, Facts
from whiteout.core.game import Game
from whiteout.core.given import Words
from whiteout.core.match import Match, Seeded
from whiteout.core.position import Position
from whiteout.core.reading import Known
from whiteout.core.record import Replay
from whiteout.core.refusal import BadSetting, Malformed, Refusal
from whiteout.core.scenario import Player, parse
from whiteout.games.registry import find_game
from whiteout.server import wire
from whiteout.server.fair import Budget
from whiteout.server.replay import open_record

_TRIED: Final = 12
"""How many moments before the one asked for are tried."""


class NotDescribable(Refusal):
    """A moment for which a scenario has no words."""

    code = "not_describable"


def _none(why: str) -> NotDescribable:
    return NotDescribable(why, "another moment, such as the beginning of a step")


def moment(ask: wire.MomentAsk, budget: Budget | None = None) -> wire.Moment:
    """`POST /api/moment`."""
    if ask.record:
        found = from_record(ask.record, ask.move, ask.viewer, budget)
        return wire.Moment(scenario=found)
    return wire.Moment(scenario=from_view(ask.game, ask.names, ask.options, ask.view))


# -- from a record -------------------------------------------------------------------------------


def from_record(text: str, move: int, viewer: int, budget: Budget | None = None) -> str:
    """The moment after this move, as the viewer knew it (`ABOVE`: everything)."""
    budget = budget or Budget()
    replay = open_record(text)
    match = replay.match
    if not 0 <= move <= len(replay.record.moves):
        raise Malformed(f"there is no move {move}", f"0 to {len(replay.record.moves)}")
    if not ABOVE <= viewer < match.seats:
        raise Malformed(f"there is no viewer {viewer}", f"{ABOVE} to {match.seats - 1}")
    if viewer != ABOVE:
        while replay.done < move:
            replay.step()
            budget.check()
        return from_view(match.game.id, match.names, match.options, match.view(viewer))
    return _from_above(replay, move, budget)


def _from_above(replay: Replay, move: int, budget: Budget) -> str:
    """The last moment that can be described, and the moves since; whatever chance has done since
    must come out the same, or an earlier moment is taken."""
    match = replay.match
    writer = _Writer(match.game, match.names, match.options)
    found: list[tuple[int, Known]] = []
    while True:
        lines = writer.lines(match.view(ABOVE), match.position)
        if lines is not None:
            found.append((replay.done, lines))
        if replay.done == move:
            break
        replay.step()
        budget.check()
    wanted = _all_views(match)
    if isinstance(match.source, Seeded) and match.source.stream == 0:
        writer.seed = match.source.seed
        new = Known(match.view(ABOVE), writer.labels)
        new.given.append("new match")
        found.insert(0, (0, new))
    for done, lines in reversed(found[:1] + found[1:][-_TRIED:]):
        lines.when = [writer.move(move) for move in replay.record.moves[done:move]]
        try:
            text = writer.write(lines, f"After move {move}")
        except NotDescribable:
            continue
        if _all_views(_played(text, match.game)) == wanted:
            return text
    raise _none("chance has been at work since the last moment that can be described")


def _all_views(match: Match) -> list[str]:
    """What everybody sees, without the running number of the choice; options come in the order in
    which cards were drawn, which nobody else knows."""
    found = []
    for viewer in [*range(match.seats), SPECTATOR, ABOVE]:
        view = match.view(viewer)
        choice = view["choice"] and {**view["choice"], "id": 0}
        options = sorted(view.get("options", []))
        found.append(json.dumps({**view, "choice": choice, "options": options}, sort_keys=True))
    return found


# -- from a view ---------------------------------------------------------------------------------


def from_view(game_id: str, names: list[str], options: Facts, view: Facts) -> str:
    """What is known in this view, and nothing else."""
    if view.get("draft"):
        raise _none("an answer is half given")
    game = find_game(game_id)
    game.check_seats(len(names))
    if view.get("viewer") == ABOVE:
        raise Malformed("the view from above", "a view of a seat or of a spectator")
    writer = _Writer(game, names, options)
    try:
        lines = writer.lines(view)
        if lines is None:
            raise _none("this moment lies inside the working of a card or a step")
        viewer = view["viewer"]
        for part in view.get("draft", []):  # the viewer's own answer, as far as it has come
            lines.when.append(writer.move({"seat": viewer, "answer": part}))
        who = "a spectator" if viewer == SPECTATOR else writer.labels[viewer]
        return writer.write(lines, f"What {who} knows in turn {int(view['turn'])}")
    except (LookupError, TypeError, AttributeError, ValueError):
        raise Malformed("this is no view of the game", "a view as the server sent it") from None


# -- writing -------------------------------------------------------------------------------------


class _Writer:
    """Writes scenarios of one match: its seats by name, its options."""

    def __init__(self, game: Game, names: list[str], options: Facts) -> None:
        self.game = game
        self.names = names
        self.labels = labels(names)
        self.options = options
        self.seed = 1
        self._words = Words(self.labels, options=game.types()["options"])
        known = {setting.key: setting for setting in game.settings()}
        for key, value in options.items():
            if key not in known:
                raise BadSetting(f"there is no option {key!r}", ", ".join(sorted(known)))
            known[key].read(value)

    def lines(self, view: Facts, truth: Position | None = None) -> Known | None:
        """What describes this moment, where the game has words for it."""
        return self.game.describe(view, self.labels, self.options, truth)

    def move(self, move: Facts) -> str:
        """A line of a record as a line of `when`."""
        if "claim" in move:
            blanks = [value for key, value in move.items() if key not in ("speaker", "claim")]
            words = [self.labels[word] if isinstance(word, int) else str(word) for word in blanks]
            return " ".join([self.labels[move["speaker"]], "claims", move["claim"], *words])
        who = self.labels[move["seat"]]
        if "aside" in move:
            return f"{who} aside {move['aside']}"
        return " ".join([who, *self._words.answer(move["answer"])])

    def write(self, lines: Known, title: str) -> str:
        """The file; it has been arranged and played once when it comes out."""
        text = self._text(lines, title)
        try:
            match = _played(text, self.game)
        except Refusal as refusal:
            raise _none(refusal.wrong) from None
        p = match.position
        if lines.point and (p.choice is None or p.choice.prompt(p, lines.viewer)[0] != lines.point):
            raise _none("a step cannot begin so far inside")
        return text + self._then(match)

    def _text(self, lines: Known, title: str) -> str:
        head = [f"scenario: {title}", f"game: {self.game.id}", "seats: " + " ".join(self.labels)]
        if self.seed != 1:
            head.append(f"seed: {self.seed}")
        head += [f"option {key} = {_word(value)}" for key, value in self.options.items()]
        for label, name in zip(self.labels, self.names, strict=True):
            if label != name:
                head.append(f"# {label} is {json.dumps(name)}.")
        head += [f"# {note}" for note in lines.notes]
        body = ["", "given", *[f"  {line}" for line in lines.given]]
        if lines.when:
            body += ["when", *[f"  {line}" for line in lines.when]]
        return "\n".join([*head, *body]) + "\n"

    def _then(self, match: Match) -> str:
        p = match.position
        if p.over:
            end = match.outcome()
            words = ["ended", end.reason, *[self.labels[seat] for seat in end.winners]]
        elif p.choice is None:
            words = ["choice", "none"]
        else:
            words = ["choice", p.choice.point(p), *[self.labels[seat] for seat in p.asked]]
        return "then\n  " + " ".join(words) + "\n"


def _played(text: str, game: Game) -> Match:
    player = Player(parse(text), game)
    player.run()
    return player.match


def labels(names: list[str]) -> list[str]:
    """A word for every seat: the name where it can be one, else P1, P2, ... A capital in front
    keeps names apart from the words of games, which are written small."""
    found: list[str] = []
    for seat, name in enumerate(names):
        word = name[:1].upper() + name[1:]
        plain = word.isidentifier() and len(word) <= 24 and word[:1] != word[:1].lower()
        clash = word in found or (word[:1] == "P" and word[1:].isdecimal())
        found.append(word if plain and not clash else f"P{seat + 1}")
    return found


def _word(value: Any) -> str:
    """An option's value as one word."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, dict):
        return ",".join(f"{card}={copies}" for card, copies in value.items())
    return "".join(str(value).split())
