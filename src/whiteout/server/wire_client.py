"""The types of what a client sends on a socket (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from whiteout.server.wire_http import (
    ChannelId,
    Count,
    Key,
    Level,
    Name,
    Option,
    Options,
    Pace,
    SeatNumber,
    Secret,
    Strict,
    Text,
)


class Message(Strict, tag_field="type"):
    """A message of a client."""


class Hello(Message, tag="hello"):
    """The first message: who speaks, and what it has already."""

    secret: Secret = ""
    host: Secret = ""
    match: Count = 0
    events: Count = 0
    chat: Count = 0
    changes: bool = False
    """Whether to send what has changed, after the first update, instead of everything."""


class Keyed(Message):
    """Repeating a key repeats the first answer and has no second effect."""

    key: Key


class Answer(Keyed, tag="answer"):
    """Answer the open choice."""

    choice: Count
    option: Option


class Aside(Keyed, tag="aside"):
    """Do something that stands open beside the choice."""

    option: Option


class Claim(Keyed, tag="claim"):
    """Structured table talk: the sentence and its blanks, as in `core.talk`."""

    claim: dict[str, int | str]


class Say(Keyed, tag="say"):
    """Chat, to a channel of the game that the speaker reads; without one, to the speaker's usual
    channel (`you.channel`)."""

    text: Text
    channel: ChannelId = ""


class MoreTime(Keyed, tag="more_time"):
    """Ask for more time for the open choice, once."""


class AlwaysAsk(Keyed, tag="always_ask"):
    """Whether to be asked even where there is a single option and no secret in it."""

    on: bool


class StandIn(Keyed, tag="stand_in"):
    """Whether a bot is to hold the seat while this person is away, also at a slow table."""

    on: bool


class Notify(Keyed, tag="notify"):
    """Whether this browser is to be called by Web Push when the match waits for its absent person.
    Endpoint and keys are those of the browser's subscription."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1024)]
    on: bool = True
    p256dh: Annotated[str, Meta(max_length=120)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""
    language: Annotated[str, Meta(max_length=8)] = "en"


class Whole(Keyed, tag="whole"):
    """Send everything again: a change was missed. What is there already is named as in `hello`."""

    match: Count = 0
    events: Count = 0
    chat: Count = 0


class Entropy(Keyed, tag="entropy"):
    """The seat's own entropy for the next match."""

    text: Annotated[str, Meta(min_length=1, max_length=128)]


class Rename(Keyed, tag="name"):
    """Another nickname, while no match runs."""

    name: Name


class Leave(Keyed, tag="leave"):
    """Give the seat up: it opens, or a bot plays on."""


class Ping(Keyed, tag="ping"):
    """Answered by `pong`."""


ClientMessage = (
    Hello | Answer | Aside | Claim | Say | MoreTime | AlwaysAsk | StandIn | Notify | Whole | Entropy
    | Rename | Leave | Ping
)  # fmt: skip


class HostAct(Strict, tag_field="act"):
    """An act of the host; all are of type `host`."""

    key: Key
    type: Literal["host"]


class Start(HostAct, tag="start"):
    """Start the match."""


class Rematch(HostAct, tag="rematch"):
    """Start another match with the same people."""


class Kick(HostAct, tag="kick"):
    """Send a person away; a bot plays on if a match runs."""

    seat: SeatNumber


class Lock(HostAct, tag="lock"):
    """Let nobody else join."""

    locked: bool


class List(HostAct, tag="listed"):
    """Show the table on the home page."""

    listed: bool


class SetOptions(HostAct, tag="options"):
    """The options of the next match."""

    options: Options


class SetSeats(HostAct, tag="seats"):
    """How many sit at the table."""

    seats: Annotated[int, Meta(ge=1, le=64)]


class SetBot(HostAct, tag="bot"):
    """Put a bot on a seat that no person holds."""

    seat: SeatNumber
    level: Level


class Open(HostAct, tag="open"):
    """Take a bot away."""

    seat: SeatNumber


class Order(HostAct, tag="order"):
    """Who sits where: the old seat numbers in their new order."""

    order: Annotated[list[SeatNumber], Meta(max_length=64)]


class HandOver(HostAct, tag="hand_over"):
    """Make another person the host."""

    seat: SeatNumber


class Mute(HostAct, tag="mute"):
    """Stop a seat's chat."""

    seat: SeatNumber
    muted: bool


class SetPace(HostAct, tag="pace"):
    """How fast bots move, or that they wait."""

    pace: Pace


class Close(HostAct, tag="close"):
    """End the table for good."""


HostMessage = (
    Start | Rematch | Kick | Lock | List | SetOptions | SetSeats
    | SetBot | Open | Order | HandOver | Mute | SetPace | Close
)  # fmt: skip
