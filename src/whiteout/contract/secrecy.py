"""What must not be seen: non-interference, and the tables of what may be seen.

The heart of it: draw everything anew that a viewer cannot know (`determinize`). The viewer's view,
options, asides and refusals must stay the same, byte for byte. Then let the same answer be given
in the true and in the imagined position: what the viewer sees next may differ only from an event
on whose kind the game declares to disclose hidden facts (`discloses`), such as a card drawn. Where
no such event reaches the viewer, the views after the answer must be the same too.
"""

from __future__ import annotations

import json
import random

from whiteout.bots.levels import STRATEGIST, make_bot, thinks_ahead
from whiteout.contract.walk import Broken, Walk
from whiteout.core.bot import Eyes
from whiteout.core.chance import SeededChance
from whiteout.core.event import ABOVE, SPECTATOR, Facts, history_of
from whiteout.core.game import Game
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.view import FRAME, encode, paths, view

ASIDES = 0.1
"""How often an aside is compared instead of an answer."""

SEARCH_EVERY = 20
TRIES = 6
"""A bot that thinks ahead is compared at one decision in so many, with so many tries."""

PROBES = ["discard x", "play x", "give x", "target 0", "leave", "declare_victory", "decline"]


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


def check_secrecy(walk: Walk, viewer: int, chance: SeededChance) -> Position:
    """Nothing the viewer gets depends on what the viewer cannot know."""
    game = walk.match.game
    p = walk.match.position
    imagined = game.determinize(p, viewer, chance)
    true_bytes = encode(view(game, p, viewer))
    other_bytes = encode(view(game, imagined, viewer))
    if true_bytes != other_bytes:
        raise Broken(f"viewer {viewer} tells {true_bytes} from {other_bytes}: {walk.where()}")
    if viewer >= 0:
        for probe in PROBES:
            if game.why_not(p, viewer, probe) != game.why_not(imagined, viewer, probe):
                raise Broken(f"the refusal of {probe!r} tells viewer {viewer}: {walk.where()}")
    return imagined


def same_in_both(true: list[Option], imagined: list[Option], draw: random.Random) -> Option | None:
    """Something that can be done in the true position, if it can in the imagined one too."""
    if not true:
        return None
    option = draw.choice(true)
    return next((other for other in imagined if other == option), None)


def check_next(walk: Walk, viewer: int, imagined: Position, draw: random.Random) -> bool:
    """The same answer, or the same aside, in both positions: a difference must begin with a
    disclosing event. Whether the same could be done."""
    game = walk.match.game
    true = walk.match.position.clone()
    true.history = []
    imagined.history = []
    if draw.random() < ASIDES:
        seat = draw.randrange(true.seats)
        option = same_in_both(game.asides(true, seat), game.asides(imagined, seat), draw)
        if option is not None:
            game.take_aside(true, seat, option)
            game.take_aside(imagined, seat, option)
    else:
        seat = draw.choice(true.asked)
        option = same_in_both(true.options(seat), imagined.options(seat), draw)
        if option is not None:
            true.apply(seat, option)
            imagined.apply(seat, option)
    if option is None:
        return False
    left = history_of(true.history, viewer)
    right = history_of(imagined.history, viewer)
    for index in range(max(len(left), len(right))):
        one = left[index] if index < len(left) else None
        other = right[index] if index < len(right) else None
        if one == other:
            continue
        kinds = [str(facts["event"]) for facts in (one, other) if facts is not None]
        if any(game.events()[kind].discloses for kind in kinds):
            return True
        raise Broken(f"after {option.text!r} viewer {viewer} sees {one} or {other}: {walk.where()}")
    if any(game.events()[str(facts["event"])].discloses for facts in left):
        return True  # the view may show what was disclosed, such as the back of the next card
    one_view = encode(view(game, true, viewer))
    other_view = encode(view(game, imagined, viewer))
    if one_view != other_view:
        raise Broken(
            f"after {option.text!r} viewer {viewer} sees {one_view} or {other_view}: {walk.where()}"
        )
    return True


def check_bots(walk: Walk, imagined: Position, seat: int) -> int:
    """Every bot of the game decides the same where only hidden facts differ. How many."""
    game = walk.match.game
    p = walk.match.position
    imagined.history = p.history
    names = list(game.bots())
    if walk.decisions % SEARCH_EVERY == 0 and thinks_ahead(game):
        names.append(f"{STRATEGIST}:{TRIES}")
    for name in names:
        chosen = []
        for position in (p, imagined):
            bot = make_bot(game, name, 7)
            eyes = Eyes(game, position, seat)
            spoken = bot.speak(eyes)
            chosen.append((bot.choose(eyes).text, spoken))
        if chosen[0] != chosen[1]:
            raise Broken(f"bot {name} looks beyond its seat: {chosen}: {walk.where()}")
    imagined.history = None
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
