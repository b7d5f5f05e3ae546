"""What must not be seen: non-interference, and the tables of what may be seen.

The heart of it: draw everything anew that a viewer cannot know (`determinize`). The viewer's view,
options, asides and refusals must stay the same, byte for byte. Then let the same answer be given
in the true position and in the sample: what the viewer sees next may differ only from an event
on by a field of which the game declares that it discloses hidden facts, such as the card drawn.
Where no such event reaches the viewer, the views after the answer must be the same too.
"""

from __future__ import annotations

import json
import random

from whiteout.bots.levels import STRATEGIST, make_bot, thinks_ahead
from whiteout.contract.compare import difference, short
from whiteout.contract.declared import misfit_event, misfit_view
from whiteout.contract.walk import Broken, Walk
from whiteout.core.bot import Eyes
from whiteout.core.event import (
    ABOVE,
    HAPPENING,
    SPECTATOR,
    EventKind,
    Facts,
    history_of,
    may_differ,
)
from whiteout.core.game import Game
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.view import FRAME, paths, view

ASIDES = 0.1
"""How often an aside is compared instead of an answer."""

SEARCH_EVERY = 20
TRIES = 6
"""A bot that thinks ahead is compared at one decision in so many, with so many tries."""


def check_tables(walk: Walk, first_event: int) -> int:
    """Every field of every view and event stands in the game's tables and is plain JSON; only
    those asked have options, all different. Returns how many events have been checked."""
    match = walk.match
    game = match.game
    known = {*FRAME, *game.information()}
    p = match.position
    for viewer in [*range(match.seats), SPECTATOR]:
        facts = match.view(viewer)
        unknown = paths(facts) - known
        if unknown:
            raise Broken(f"view fields {sorted(unknown)} stand in no table: {walk.where()}")
        check_plain(facts, f"the view of {viewer}: {walk.where()}")
        wrong = misfit_view(game.facts, facts) if game.facts is not None else ""
        if wrong:
            raise Broken(f"the view of {viewer}: {wrong}: {walk.where()}")
        options = facts.get("options", [])
        if (viewer in p.asked) != bool(options):
            raise Broken(f"viewer {viewer} is offered {options}: {walk.where()}")
        if len(set(options)) != len(options):
            raise Broken(f"options {options} repeat themselves: {walk.where()}")
    history = p.history or []
    for event in history[first_event:]:
        check_event(game, event.kind, event.public, event.secret or {})
        check_plain([event.public, *(event.secret or {}).values()], f"{event.kind}: {walk.where()}")
    return len(history)


def check_plain(facts: object, where: str) -> None:
    """The same after a trip through JSON: no tuples, no numbers as keys, no objects."""
    try:
        again = json.loads(json.dumps(facts))
    except (TypeError, ValueError) as error:
        raise Broken(f"not JSON, {error}: {where}") from None
    if again != facts or repr(again) != repr(facts):
        raise Broken(f"changed by a trip through JSON: {where}")


def check_event(game: Game, kind: str, public: Facts, secret: dict[int, Facts]) -> None:
    """One event against the table of events."""
    declared = game.events().get(kind)
    if declared is None:
        raise Broken(f"{game.id}: events of kind {kind!r} stand in no table")
    extra = set(public) - set(declared.public)
    for facts in secret.values():
        extra |= set(facts) - set(declared.secret)
    if extra:
        raise Broken(f"{game.id}: fields {sorted(extra)} of {kind} stand in no table")
    wrong = misfit_event(declared, public, secret)
    if wrong:
        raise Broken(f"{game.id}: {kind}: {wrong}")


def check_secrecy(walk: Walk, viewer: int, sample: Position, draw: random.Random) -> None:
    """Nothing the viewer gets depends on what the viewer cannot know."""
    game = walk.match.game
    p = walk.match.position
    found = difference(view(game, p, viewer), view(game, sample, viewer))
    if found:
        raise Broken(f"hidden facts show in the view of {viewer}, at {found}: {walk.where()}")
    if viewer < 0:
        return
    for probe in walk.probes(draw):
        one, other = game.why_not(p, viewer, probe), game.why_not(sample, viewer, probe)
        if one != other:
            wrong = f"seat {viewer} is refused {probe!r} by {one!r} or {other!r}"
            raise Broken(f"{wrong}, which tells hidden facts: {walk.where()}")


def check_open_options(walk: Walk, viewer: int, sample: Position) -> None:
    """Where a choice says that everybody knows what a seat is offered, everybody does. A seat in
    the middle of a draft has chosen in secret."""
    p = walk.match.position
    choice = p.choice
    if choice is None or choice.SECRET:
        return
    for seat in p.asked:
        if not p.draft(seat) and p.options(seat) != sample.options(seat):
            raise Broken(
                f"{choice!r} is not SECRET, but viewer {viewer} cannot know what seat {seat} is "
                f"offered: {walk.where()}"
            )


def same_in_both(true: list[Option], sample: list[Option], draw: random.Random) -> Option | None:
    """Something that can be done in the true position, if it can in the sample too."""
    if not true:
        return None
    option = draw.choice(true)
    return next((other for other in sample if other == option), None)


def untold(game: Game, one: Facts | None, other: Facts | None) -> str:
    """The first difference of two events that is not declared to disclose anything, or nothing.
    Another event, or none, differs by its happening."""
    kinds = game.events()
    if may_differ(kinds, one, other):
        return ""
    if one is None or other is None or one[HAPPENING] != other[HAPPENING]:
        return f"(itself): {short(one)} or {short(other)}"
    kind = kinds[one[HAPPENING]]
    return difference(silent(one, kind), silent(other, kind), str(one[HAPPENING]))


def silent(facts: Facts, kind: EventKind) -> Facts:
    """The fields of an event that may tell nothing hidden."""
    fields = {**facts, **facts.get("only_you", {})}
    return {name: fields[name] for name in fields if name not in {*kind.tells, "only_you"}}


def check_next(walk: Walk, viewer: int, sample: Position, draw: random.Random) -> bool:
    """The same answer, or the same aside, in both positions: a difference must begin with a
    disclosing event. Whether the same could be done."""
    game = walk.match.game
    true = walk.match.position.clone()
    true.history = []
    sample.history = []
    if draw.random() < ASIDES:
        seat = draw.randrange(true.seats)
        option = same_in_both(game.asides(true, seat), game.asides(sample, seat), draw)
        if option is not None:
            game.take_aside(true, seat, option)
            game.take_aside(sample, seat, option)
    else:
        seat = draw.choice(true.asked)
        option = same_in_both(true.options(seat), sample.options(seat), draw)
        if true.draft(seat) != sample.draft(seat):
            option = None  # the last part of another answer is not the same answer
        if option is not None:
            true.apply(seat, option)
            sample.apply(seat, option)
    if option is None:
        return False
    left = history_of(true.history, viewer)
    right = history_of(sample.history, viewer)
    for index in range(max(len(left), len(right))):
        one = left[index] if index < len(left) else None
        other = right[index] if index < len(right) else None
        if one == other:
            continue
        found = untold(game, one, other)
        if not found:
            return True  # by the rules themselves; what follows may differ as well
        where = f"event {index} {found}"
        raise Broken(f"after {option.text!r} viewer {viewer} sees {where}: {walk.where()}")
    if any(game.events()[str(facts["event"])].discloses for facts in left):
        return True  # the view may show what was disclosed, such as the back of the next card
    found = difference(view(game, true, viewer), view(game, sample, viewer))
    if found:
        raise Broken(f"after {option.text!r} viewer {viewer} sees {found}: {walk.where()}")
    return True


def check_bots(walk: Walk, sample: Position, seat: int) -> int:
    """Every bot of the game decides the same where only hidden facts differ. How many."""
    game = walk.match.game
    p = walk.match.position
    sample.history = p.history
    names = list(game.bots())
    if walk.decisions % SEARCH_EVERY == 0 and thinks_ahead(game):
        names.append(f"{STRATEGIST}:{TRIES}")
    for name in names:
        chosen = []
        for position in (p, sample):
            bot = make_bot(game, name, 7)
            eyes = Eyes(game, position, seat)
            spoken = bot.speak(eyes)
            chosen.append((bot.choose(eyes).text, spoken))
        if chosen[0] != chosen[1]:
            raise Broken(f"bot {name} looks beyond its seat: {chosen}: {walk.where()}")
    sample.history = None
    return len(names)


def check_spectator(walk: Walk) -> None:
    """The spectator's events are those of every seat, less what is only theirs."""
    history = walk.match.position.history or []
    for event in history:
        seen = event.seen_by(SPECTATOR)
        if event.audience is not None:
            if seen is not None:
                raise Broken(f"the spectator sees {event.kind}, which is not for all")
        elif seen is None or "only_you" in seen or "secret" in seen:
            raise Broken(f"the spectator sees {seen}")
        if event.seen_by(ABOVE) is None:
            raise Broken(f"{event.kind} is not seen from above")
