"""An action that is being put together: its parts so far, and what is asked for next (DW-DEC-02 to
DW-DEC-04, DW-DEC-13).

Every action has a function that says, from the parts there are, which options the next part has;
none when it is complete. A part with a single answer is left out, but never all of them.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import DONE, FUEL_USED, GO, ON_DIE, STOP, ZOMBIE

UNSET: Final = -9
ZOMBIE_TARGET: Final = -1

# Where an answer goes.
W_SURVIVOR: Final = 0
W_TARGET: Final = 1
W_MODIFIER: Final = 2
W_CARD: Final = 3
W_DIE: Final = 4
W_DIE_2: Final = 5
W_LOCATION: Final = 6
W_SOURCE: Final = 7
W_TAKE: Final = 8
W_PUT: Final = 9
W_TOKEN: Final = 10
W_VALUE: Final = 11
W_NUMBER: Final = 12
W_GIVE: Final = 13
W_WORN: Final = 14
W_WISH: Final = 15
W_ABILITY: Final = 16
W_ITEM: Final = 17
W_PLAYER: Final = 18
W_OTHER: Final = 19
W_USE: Final = 20
W_DICE: Final = 21
W_BOOST: Final = 22
W_FUEL: Final = 23
W_THEIR_DIE: Final = 24
W_PLAY: Final = 25
_WHERE: Final = (
    W_SURVIVOR, W_TARGET, W_LOCATION, W_SOURCE, W_PLAYER, W_OTHER, W_THEIR_DIE,
)  # fmt: skip
_WHAT: Final = (
    W_CARD, W_PLAY, W_ABILITY, W_ITEM, W_DIE, W_DIE_2, W_TOKEN, W_VALUE, W_NUMBER,
)  # fmt: skip


class Plan:
    """The parts of an action. Nothing is changed in it once it is carried out."""

    __slots__ = (
        "ability", "always", "ask", "boost", "bearer", "card", "cards", "dice", "die", "die_2",
        "fuel", "given", "go", "item", "kind", "location", "modifiers", "number", "other",
        "pending", "play", "player", "point", "puts", "seat", "source", "stopped", "survivor",
        "symbol", "takes", "target", "their_die", "token", "use", "value", "want", "wish", "worn",
    )  # fmt: skip

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind
        self.survivor = UNSET
        self.target = UNSET
        self.modifiers: list[Option] = []
        """Abilities and items named for an attack or a search."""
        self.go = False
        self.play = UNSET
        """The card that is played."""
        self.card = UNSET
        """The card that an attack takes for no effect of its own."""
        self.ask = UNSET
        """The player to be asked for a card in the middle of the action (DW-REQ-08)."""
        self.symbol = UNSET
        self.die = 0
        self.die_2 = 0
        self.location = UNSET
        self.source = UNSET
        self.takes: list[int] = []
        self.puts: list[int] = []
        self.stopped = False
        self.token = UNSET
        self.value = UNSET
        self.number = 0
        self.cards: list[int] = []
        self.worn: list[tuple[int, int]] = []
        """Equipment for the crisis: survivor and kind."""
        self.bearer = UNSET
        self.wish: Option | None = None
        self.ability = UNSET
        self.item = UNSET
        self.player = UNSET
        self.other = UNSET
        self.use = UNSET
        self.dice: list[int] = []
        self.boost: Option | None = None
        self.fuel = UNSET
        self.their_die = 0
        self.given = False
        """A requested card is being played: no further request, and no way back."""
        self.point = ""
        self.want = UNSET
        self.always = False
        """Whether the part is asked although it has a single answer (D26)."""
        self.pending: list[Option] = []

    def asks(self, point: str, want: int, options: list[Option]) -> list[Option]:
        """The next part: a decision point, where its answer goes, its options."""
        self.point = point
        self.want = want
        self.always = False
        return options

    def put(self, option: Option) -> None:
        """One more part."""
        want = self.want
        if option.verb == "ask":
            self.ask = option.value
            self.fuel = 0
        elif want in _WHERE:
            self._put_where(want, option)
        elif want in _WHAT:
            self._put_what(want, option.value)
        else:
            self._put_part(want, option)

    def _put_where(self, want: int, option: Option) -> None:
        """Somebody, somewhere."""
        value = option.value
        if want == W_SURVIVOR:
            self.survivor = value
        elif want == W_TARGET:
            self.target = ZOMBIE_TARGET if option == ZOMBIE else value
        elif want == W_LOCATION:
            self.location = value
        elif want == W_SOURCE:
            self.source = value
        elif want == W_PLAYER:
            self.player = value
        elif want == W_OTHER:
            self.other = value
        else:
            self.player, self.their_die = divmod(value, 10)

    def _put_what(self, want: int, value: int) -> None:
        """A card, a die, a number."""
        if want == W_CARD:
            self.card = value
        elif want == W_PLAY:
            self.play = value
        elif want == W_ABILITY:
            self.ability = value
        elif want == W_ITEM:
            self.item = value
        elif want == W_DIE:
            self.die = value
        elif want == W_DIE_2:
            self.die_2 = value
        elif want == W_TOKEN:
            self.token = value
        elif want == W_VALUE:
            self.value = value
        else:
            self.number = value

    def _put_part(self, want: int, option: Option) -> None:
        """One of several, or a word."""
        if want == W_MODIFIER:
            if option == GO:
                self.go = True
            else:
                self.modifiers.append(option)
        elif want == W_TAKE:
            self._add(self.takes, option)
        elif want == W_PUT:
            self._add(self.puts, option)
        elif want == W_DICE:
            self._add(self.dice, option)
        elif want == W_GIVE:
            self._give(option)
        elif want == W_WORN:
            self.worn.append((self.bearer, option.value))
            self.bearer = UNSET
        elif want == W_WISH:
            self.wish = option
        elif want == W_BOOST:
            self.boost = option
        elif want == W_USE:
            self.use = 1 if option == ON_DIE else 0
        else:
            self.fuel = 1 if option == FUEL_USED else 0

    def _add(self, members: list[int], option: Option) -> None:
        if option in (STOP, GO):
            self.stopped = True
        else:
            members.append(option.value)

    def _give(self, option: Option) -> None:
        if option == DONE:
            self.stopped = True
        elif option.verb == "from":
            self.bearer = option.value
        else:
            self.cards.append(option.value)

    def named(self, verb: str) -> list[int]:
        """The modifiers of a verb: `ability` or `item`."""
        return [option.value for option in self.modifiers if option.verb == verb]
