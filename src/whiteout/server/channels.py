"""Where people may write, and who reads it: the channels that the game declares, and one for those
who watch.

What is written reaches whoever reads the channel at that moment: somebody who comes to read it
later, such as one who has just died, gets what is written from then on. Spectators read the public
channel and their own.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.talk import PUBLIC
from whiteout.server import wire
from whiteout.server.play import Play
from whiteout.server.refusals import NotAllowed
from whiteout.server.table import SPECTATORS, Table

_WATCHING: Final = (
    wire.Writes(id=PUBLIC.id, write=False, rule=""),
    wire.Writes(id=SPECTATORS, write=True, rule=""),
)
_SEATED: Final = (wire.Writes(id=PUBLIC.id, write=True, rule=""),)


def channels_of(table: Table, play: Play | None, gen: int) -> list[wire.Writes]:
    """The channels that a sitting reads now, and where it may write."""
    if table.seat_of(gen) < 0:
        return [*_WATCHING]
    if table.stage != "playing" or play is None or play.over:
        return [*_SEATED]
    seat = play.viewer(gen)
    game, p = play.game, play.match.position
    found = []
    for channel in game.channels():
        if game.reads(p, seat, channel.id):
            rule = game.silenced(p, seat, channel.id)
            found.append(wire.Writes(id=channel.id, write=not rule, rule=rule))
    return found


def usual_channel(channels: list[wire.Writes]) -> str:
    """Where a line goes that names no channel: the first in which its speaker may write."""
    return next((channel.id for channel in channels if channel.write), PUBLIC.id)


def check_write(channels: list[wire.Writes], wanted: str) -> str:
    """The channel a line goes to; refused with the rule where one forbids it."""
    name = wanted or usual_channel(channels)
    channel = next((channel for channel in channels if channel.id == name), None)
    if channel is None:
        known = " or ".join([channel.id for channel in channels if channel.write])
        raise NotAllowed(f"you do not read the channel {name!r}", known or "silence")
    if not channel.write:
        raise NotAllowed(f"you may not write in the channel {name!r} now", "silence", channel.rule)
    return name


def readers(play: Play | None, channel: str) -> list[int]:
    """The sittings that read a channel which is neither everybody's nor the spectators'."""
    if play is None or channel in (PUBLIC.id, SPECTATORS):
        return []
    p, gens = play.match.position, play.started.gens
    return [gens[seat] for seat in range(p.seats) if play.game.reads(p, seat, channel)]
