"""A moment of Stay Away! as the lines of a scenario: the way back from a view to `given`.

Two kinds of views come here. From above everything is known, and only moments that `given` can
describe to the last card are taken; whoever has the record reaches the others by the moves since.
From a seat only what that seat knows is written down: what is not known has no line, and arranging
the scenario fills it from the seed. A card that is being worked out is played again.
"""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.event import ABOVE, Facts
from whiteout.games.stay_away.cards import IS_PANIC, code_of
from whiteout.server.moment_lines import Lines

_ACT: Final = ("D-02", "D-03")
_OFFER: Final = "D-10"
_ANSWER: Final = "D-11"
_AIMED: Final = ("D-04", "D-05", "D-06", "D-08", "D-09", "D-10", "D-11")
"""Choices while an action card lies on the table."""
_PANIC: Final = ("D-12", "D-13", "D-14", "D-15", "D-17", "D-18", "D-19", "D-10", "D-11")
"""Choices while a PANIC! card lies on the table."""


def lines_of(view: Facts, names: list[str], options: Facts, last: int) -> Lines | None:
    """What describes this moment, or None where `given` cannot. `last` is the Human who
    disappeared last, if by infection; -1 if not, or where nobody can say."""
    lines = Lines()
    if len(view["players"]) != len(names):
        raise ValueError("a view of another table")
    if view["choice"] is None:
        return None
    if view["viewer"] == ABOVE:
        step = _step_from_above(view, options)
    else:
        step = _step_from_seat(view, names, lines)
    if step is None:
        return None
    _table(view, names, lines)
    _roles(view, names, lines, last)
    _hands(view, names, lines)
    lines.given += step
    return lines


# -- where the turn stands -----------------------------------------------------------------------


def _step_from_above(view: Facts, options: Facts) -> list[str] | None:
    """Only what can be arranged to the last card: play or discard, and the turn's exchange."""
    point = view["choice"]["point"]
    if point in _ACT and not view["played"]:
        return ["step act"]
    swapped = options.get("after_move") == "seat"  # the seat where the turn began is not told
    counting = view["players"][view["active"]]["quarantine"] > 0  # nor whether this turn counts
    if swapped or counting or view["played"]:
        return None
    if point == _OFFER:
        return ["step exchange"]
    if point == _ANSWER:
        return ["step exchange", f"offered {view['exchange']['offer']}"]
    return None


def _step_from_seat(view: Facts, names: list[str], lines: Lines) -> list[str] | None:
    """As far back as the seat can tell, and what is known to have been done since."""
    point = view["choice"]["point"]
    active = names[view["active"]]
    played = view["played"]
    if len(played) > 1:
        return None
    if not played:
        if point in _ACT:
            return ["step act"]
        return _exchange(view, active, lines) if point in (_OFFER, _ANSWER) else None
    card = played[0]
    if IS_PANIC[code_of(card)]:
        if point not in _PANIC and view["choice"]["about"].get("remaining") != 3:
            return None
        _aim(view, names, lines)
        return ["step draw", f"deck: {card}"]
    if point not in _AIMED and card != "resolute":
        return None
    lines.again = card
    lines.when.append(f"{active} play {card}")
    _aim(view, names, lines)
    return ["step act"]


def _exchange(view: Facts, active: str, lines: Lines) -> list[str] | None:
    """The exchange at the end of the turn, unless Missed! has sent it on to somebody else."""
    if view["exchange"]["partner"] != _next(view):
        return None
    step = ["step exchange"]
    offer = view["exchange"].get("offer")
    if offer is not None:
        step.append(f"offered {offer}")
    elif view["choice"]["point"] == _ANSWER:
        lines.notes.append(f"{active} has offered a card that only {active} knows.")
    return step


def _next(view: Facts) -> int:
    """Who follows the active player."""
    at = {facts["seat"]: player for player, facts in enumerate(view["players"]) if facts["alive"]}
    seats = len(view["players"])
    chair = view["players"][view["active"]]["seat"]
    way = range(1, seats)
    return next(at[seat] for n in way if (seat := (chair + n * view["direction"]) % seats) in at)


def _aim(view: Facts, names: list[str], lines: Lines) -> None:
    """At whom the card on the table was aimed, and what has been offered since."""
    active = names[view["active"]]
    exchange = view.get("exchange", {})
    target = view.get("target", exchange.get("partner"))
    if target is not None:
        lines.when.append(f"{active} target {names[target]}")
    if "chosen" in view:
        lines.when.append(f"{names[view['viewer']]} {view['chosen']}")
    if exchange.get("offer") is not None:
        lines.when.append(f"{active} offer {exchange['offer']}")
    elif view["choice"]["point"] == _ANSWER:
        lines.notes.append(f"{active} has offered a card that only {active} knows.")


# -- what lies on the table ----------------------------------------------------------------------


def _table(view: Facts, names: list[str], lines: Lines) -> None:
    players = view["players"]
    chairs = sorted(range(len(players)), key=lambda player: int(players[player]["seat"]))
    given = lines.given
    if chairs != list(range(len(players))):
        given.append("chairs: " + " ".join(names[player] for player in chairs))
    if view["direction"] < 0:
        given.append("direction counterclockwise")
    for edge in view["doors"]:
        beside = chairs[edge], chairs[(edge + 1) % len(chairs)]
        given.append(f"door {names[beside[0]]} {names[beside[1]]}")
    for player, facts in enumerate(players):
        if facts["quarantine"]:
            given.append(f"quarantine {names[player]} {facts['quarantine']}")
    given.append(f"active {names[view['active']]}")
    if view["turn"] > 1:
        given.append(f"turn {view['turn'] - 1}")
    if view.get("request"):
        given.append("request")
    deck = view["deck"]
    if "cards" in deck:
        given.append(" ".join(["deck only:", *deck["cards"]]))
        return
    top = [deck["top"]] if "top" in deck else view.get("looking_at", [])
    if top:
        given.append(" ".join(["deck:", *top]))
    if "top" in deck:
        given.append(f"top known to {names[view['viewer']]}")
    back = deck["back"] or "none"
    lines.notes.append(
        f"The deck had {deck['size']} cards (on top: {back}), the discard pile {view['discard']}."
    )


def _roles(view: Facts, names: list[str], lines: Lines, last: int) -> None:
    """Who is what, as far as the viewer knows. The order of the lines says who disappeared last."""
    thing = view.get("thing")
    if thing is not None and thing >= 0:
        lines.given.append(f"thing {names[thing]}")
    turned = view.get("infection_order")
    if turned is None:
        turned = [view["viewer"]] if view.get("role") == "infected" else []
    dead = [player for player, facts in enumerate(view["players"]) if not facts["alive"]]
    infected = ["infected " + " ".join(names[player] for player in turned)] if turned else []
    eliminated = ["eliminated " + " ".join(names[player] for player in dead)] if dead else []
    if last >= 0:
        lines.given += eliminated + infected
    else:
        lines.given += infected + eliminated


def _hands(view: Facts, names: list[str], lines: Lines) -> None:
    """The hands that are known. A card that has just been played was in one of them."""
    for player, facts in enumerate(view["players"]):
        hand: list[Any] | None = facts.get("hand")
        if player == view["viewer"]:
            hand = view["hand"]
        if not facts["alive"]:
            continue
        more = [lines.again] if lines.again and player == view["active"] else []
        if hand is not None:
            lines.given.append(" ".join([f"hand {names[player]}:", *hand, *more]))
        elif more:
            lines.given.append(f"hand {names[player]}: {lines.again} ...")
