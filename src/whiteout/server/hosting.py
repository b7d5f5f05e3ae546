"""The host's acts, checked and turned into entries of the log."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

from whiteout.bots.levels import bot_names
from whiteout.core.chance import SeededChance
from whiteout.core.game import Game
from whiteout.core.refusal import BadSetting, Malformed
from whiteout.server import entries as log
from whiteout.server import wire
from whiteout.server.acts import Desk, vacate
from whiteout.server.refusals import NotAllowed, WrongStage
from whiteout.server.table import Seat


def check_options(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Whether a match could be set up so; refused with what would be right."""
    if sum(len(str(value)) for value in options.values()) > 4000:
        raise BadSetting("the options are too long", "options of the game")
    game.check_seats(seats)
    game.start(seats, options, SeededChance(0), False)


def check_level(game: Game, level: str) -> None:
    """Whether there is such a bot."""
    if level not in bot_names(game):
        raise BadSetting(f"there is no bot {level!r}", " or ".join(bot_names(game)))


def seal() -> log.Sealed:
    """The secret of a match to come."""
    return log.Sealed(secret=secrets.token_hex(32), salt=secrets.token_hex(16))


def _seat(desk: Desk, number: int) -> Seat:
    seats = desk.table.seats
    if number >= len(seats):
        raise Malformed(f"there is no seat {number}", f"a seat from 0 to {len(seats) - 1}")
    return seats[number]


def _person(desk: Desk, number: int) -> Seat:
    seat = _seat(desk, number)
    if seat.kind != "person":
        raise Malformed(f"nobody sits at seat {number}", "the seat of a person")
    return seat


def start(desk: Desk, message: wire.Start | wire.Rematch) -> list[log.Any_]:
    """Every seat is taken, the options hold; then the match begins and the next is sealed."""
    desk.between()
    table = desk.table
    empty = [str(n) for n, seat in enumerate(table.seats) if seat.kind == "open"]
    if empty:
        raise WrongStage(f"seat {', '.join(empty)} is empty", "a person or a bot at every seat")
    check_options(desk.game, len(table.seats), table.options)
    sealed = table.sealed or seal()
    started = log.Started(
        number=table.match + 1,
        rules=desk.game.version,
        options=table.options,
        names=[seat.name for seat in table.seats],
        gens=[seat.gen for seat in table.seats],
        secret=sealed.secret,
        salt=sealed.salt,
        entropy=[seat.entropy for seat in table.seats],
        seeds=[secrets.randbits(31) for _ in table.seats],
    )
    return [started, seal()]


def kick(desk: Desk, message: wire.Kick) -> list[log.Any_]:
    """A person other than the host; who is sent away stays away until the table is unlocked."""
    seat = _person(desk, message.seat)
    if seat.gen in (desk.gen, desk.table.host):
        raise NotAllowed("the host cannot be sent away", "leave, or hand over first")
    others = [other.who for other in desk.table.seats if other is not seat]
    alone = seat.who and seat.who not in others  # a family behind one address stays
    barred: list[log.Any_] = [log.Barred(who=seat.who)] if alone else []
    return [*barred, *vacate(desk, message.seat)]


def lock(desk: Desk, message: wire.Lock) -> list[log.Any_]:
    """At any time."""
    return [log.Locked(locked=message.locked)]


def show(desk: Desk, message: wire.List) -> list[log.Any_]:
    """At any time."""
    return [log.Listed(listed=message.listed)]


def options(desk: Desk, message: wire.SetOptions) -> list[log.Any_]:
    """Options that the game has, between matches."""
    desk.between()
    check_options(desk.game, len(desk.table.seats), message.options)
    return [log.Options(options=message.options)]


def seats(desk: Desk, message: wire.SetSeats) -> list[log.Any_]:
    """As many as the game takes, and no person falls off."""
    desk.between()
    check_options(desk.game, message.seats, desk.table.options)
    if any(seat.kind == "person" for seat in desk.table.seats[message.seats :]):
        raise NotAllowed("a person sits there", "move or send away the person first")
    return [log.Seats(seats=message.seats)]


def bot(desk: Desk, message: wire.SetBot) -> list[log.Any_]:
    """On a seat that no person holds."""
    desk.between()
    check_level(desk.game, message.level)
    if _seat(desk, message.seat).kind == "person":
        raise NotAllowed("a person sits there", "an empty seat or a bot's")
    return [log.Bot(seat=message.seat, level=message.level)]


def vacant(desk: Desk, message: wire.Open) -> list[log.Any_]:
    """Only a bot can be taken away; people are sent away."""
    desk.between()
    if _seat(desk, message.seat).kind != "bot":
        raise NotAllowed("no bot sits there", "the seat of a bot")
    return [log.Opened(seat=message.seat)]


def order(desk: Desk, message: wire.Order) -> list[log.Any_]:
    """Every seat once."""
    desk.between()
    if sorted(message.order) != list(range(len(desk.table.seats))):
        raise Malformed("the order does not name every seat once", "all seats, each once")
    return [log.Ordered(order=message.order)]


def hand_over(desk: Desk, message: wire.HandOver) -> list[log.Any_]:
    """To a person."""
    _person(desk, message.seat)
    return [log.Host(seat=message.seat)]


def mute(desk: Desk, message: wire.Mute) -> list[log.Any_]:
    """A person."""
    _person(desk, message.seat)
    return [log.Muted(seat=message.seat, muted=message.muted)]


def pace(desk: Desk, message: wire.SetPace) -> list[log.Any_]:
    """Of the bots, at any time."""
    return [log.Paced(pace=message.pace)]


def close(desk: Desk, message: wire.Close) -> list[log.Any_]:
    """For good."""
    return [log.Closed()]


HOST_ACTS: Final[dict[type, Callable[[Desk, Any], list[log.Any_]]]] = {
    wire.Start: start,
    wire.Rematch: start,
    wire.Kick: kick,
    wire.Lock: lock,
    wire.List: show,
    wire.SetOptions: options,
    wire.SetSeats: seats,
    wire.SetBot: bot,
    wire.Open: vacant,
    wire.Order: order,
    wire.HandOver: hand_over,
    wire.Mute: mute,
    wire.SetPace: pace,
    wire.Close: close,
}
