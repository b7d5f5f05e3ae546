"""What people ask of a table, checked and turned into entries of its log. Nothing is changed here.

Reads as a checklist: who asks, may they, is it the moment; then the entries.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whiteout.bots.levels import usual_bot
from whiteout.core.game import Game
from whiteout.server import entries as log
from whiteout.server import wire
from whiteout.server.answers import entry_of
from whiteout.server.channels import channels_of, check_write, readers
from whiteout.server.play import Play
from whiteout.server.refusals import NoSeat, NotAllowed, WrongStage
from whiteout.server.table import Seat, Table
from whiteout.server.text import clean_chat, clean_name


class Desk:
    """What an act is checked against: the table, its match, and who asks."""

    __slots__ = ("game", "gen", "host", "play", "table")

    def __init__(self, table: Table, game: Game, play: Play | None, gen: int, host: bool) -> None:
        self.table = table
        self.game = game
        self.play = play
        self.gen = gen
        """The sitting that asks; 0 for a spectator."""
        self.host = host

    def seat(self) -> int:
        """The seat of whoever asks; spectators have none."""
        seat = self.table.seat_of(self.gen)
        if seat < 0:
            raise NotAllowed("you sit at no seat", "a seat's secret")
        return seat

    def running(self) -> Play:
        """The match that runs."""
        play = self.play
        if self.table.stage != "playing" or play is None or play.over:
            raise WrongStage("no match is running", "a match that runs")
        return play

    def between(self) -> None:
        """Not while a match runs."""
        if self.table.stage == "playing":
            raise WrongStage("a match is running", "its end")

    def player(self) -> tuple[Play, int]:
        """The match that runs, and the seat of whoever asks in it."""
        play = self.running()
        self.seat()
        return play, play.viewer(self.gen)


def answer(desk: Desk, message: wire.Answer) -> list[log.Any_]:
    """The open choice, this seat's, an option offered."""
    play, seat = desk.player()
    play.match.check_answer(seat, message.choice, message.option)
    return [entry_of(play, seat, message.choice, message.option, "person")]


def aside(desk: Desk, message: wire.Aside) -> list[log.Any_]:
    """Offered to this seat beside the choices."""
    play, seat = desk.player()
    play.match.check_aside(seat, message.option)
    return [log.Aside(seat=seat, option=message.option)]


def claim(desk: Desk, message: wire.Claim) -> list[log.Any_]:
    """Of the right form, by somebody whom no rule silences."""
    play, seat = desk.player()
    play.match.check_claim(seat, message.claim)
    return [log.Claimed(seat=seat, claim=message.claim)]


def say(desk: Desk, message: wire.Say) -> list[log.Any_]:
    """Chat: readable text, by somebody who is not muted, to a channel in which they may write."""
    table, play = desk.table, desk.play
    text = clean_chat(message.text)
    number = table.seat_of(desk.gen)
    if number >= 0 and table.seats[number].muted:
        raise NotAllowed("the host has muted you", "silence")
    channel = check_write(channels_of(table, play, desk.gen), message.channel)
    name = table.seats[number].name if number >= 0 else ""
    to = [gen for gen in readers(play, channel) if gen]
    return [log.Said(seat=number, name=name, channel=channel, text=text, to=to)]


def more_time(desk: Desk, message: wire.MoreTime) -> list[log.Any_]:
    """Once for each clock, by somebody who is asked; never in a window."""
    play, seat = desk.player()
    position, run = play.match.position, play.timer.run
    if run is None:
        raise WrongStage("there is no clock", "a table whose settings give seconds for a decision")
    if seat not in position.asked:
        raise NotAllowed("you are not asked", "more time for a choice of yours")
    if run.is_window:
        raise WrongStage("a window has a fixed length", "an answer")
    if run.more:
        raise WrongStage("more time was given for this choice", "an answer")
    return [log.MoreTime(choice=position.number)]


def always_ask(desk: Desk, message: wire.AlwaysAsk) -> list[log.Any_]:
    """At any time, by whoever has a seat."""
    return [log.AlwaysAsk(seat=desk.seat(), on=message.on)]


def stand_in(desk: Desk, message: wire.StandIn) -> list[log.Any_]:
    """At any time, by whoever has a seat."""
    return [log.StandIn(seat=desk.seat(), on=message.on)]


def notify(desk: Desk, message: wire.Notify) -> list[log.Any_]:
    """At any time, by whoever has a seat; the room has checked the address (`Push.check`)."""
    desk.seat()
    known = desk.table.subscriptions.get(desk.gen, [])
    if not message.on:
        return [log.Unsubscribed(gen=desk.gen, endpoint=message.endpoint)]
    wanted = (message.endpoint, message.p256dh, message.auth, message.language)
    if any((kept.endpoint, kept.p256dh, kept.auth, kept.lang) == wanted for kept in known):
        return []
    endpoint, p256dh, auth, lang = wanted
    return [log.Subscribed(gen=desk.gen, endpoint=endpoint, p256dh=p256dh, auth=auth, lang=lang)]


def entropy(desk: Desk, message: wire.Entropy) -> list[log.Any_]:
    """For the next match, before it starts."""
    desk.between()
    return [log.Entropy(seat=desk.seat(), text=message.text)]


def rename(desk: Desk, message: wire.Rename) -> list[log.Any_]:
    """A nickname that can be told apart, while no match runs."""
    desk.between()
    number = desk.seat()
    others = [seat.name for seat in desk.table.seats if seat.gen != desk.gen]
    return [log.Renamed(seat=number, name=clean_name(message.name, others))]


def leave(desk: Desk, message: wire.Leave) -> list[log.Any_]:
    """The seat opens, or a bot plays on; the host's rights pass to another person."""
    number = desk.seat()
    entries = vacate(desk, number)
    others = [n for n, seat in enumerate(desk.table.seats) if seat.gen not in (0, desk.gen)]
    if desk.table.host == desk.gen and others:
        entries.append(log.Host(seat=others[0]))
    return entries


def vacate(desk: Desk, number: int) -> list[log.Any_]:
    """A person's seat becomes free; a match that runs goes on with a bot."""
    if desk.table.stage == "playing":
        return [log.Bot(seat=number, level=usual_bot(desk.game))]
    return [log.Opened(seat=number)]


def join(desk: Desk, message: wire.Join, who: str = "") -> log.Joined:
    """The seat asked for, else the first open one, else a filler bot's; not while a match runs."""
    table = desk.table
    desk.between()
    if table.locked:
        raise NoSeat("the table is locked", "the host to unlock it")
    if who in table.barred:
        raise NotAllowed("the host has sent you away from this table", "another table")
    _check_share(table, who)
    seat = _free_seat(table.seats, message.seat)
    others = [other.name for n, other in enumerate(table.seats) if n != seat]
    return log.Joined(seat=seat, gen=table.next_gen, name=clean_name(message.name, others), who=who)


def _check_share(table: Table, who: str) -> None:
    """Nobody takes all seats of a table that is shown to everybody. At one's own table, and at one
    that is known by its link alone, people may share a device or an address."""
    if (
        not table.listed
        or not who
        or any(s.who == who and s.gen == table.host for s in table.seats)
    ):
        return
    most = max(2, len(table.seats) // 2)
    if sum(seat.who == who for seat in table.seats) >= most:
        raise NoSeat(f"you have {most} seats at this table", "to leave the others for others")


def _free_seat(seats: list[Seat], asked: int | None) -> int:
    if asked is not None:
        if asked < len(seats) and (seats[asked].kind == "open" or seats[asked].filler):
            return asked
        raise NoSeat(f"seat {asked} is not open", "an open seat")
    for kind in ("open", "bot"):
        for number, seat in enumerate(seats):
            if seat.kind == kind and (kind == "open" or seat.filler):
                return number
    raise NoSeat("every seat is taken", "a table with an open seat")


ACTS: Final[dict[type, Callable[[Desk, Any], list[log.Any_]]]] = {
    wire.Answer: answer,
    wire.Aside: aside,
    wire.Claim: claim,
    wire.Say: say,
    wire.MoreTime: more_time,
    wire.AlwaysAsk: always_ask,
    wire.StandIn: stand_in,
    wire.Notify: notify,
    wire.Entropy: entropy,
    wire.Rename: rename,
    wire.Leave: leave,
}
