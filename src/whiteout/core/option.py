"""Options: the legal answers to a choice.

An option is small, typed, comparable and printable. Games build their options once, at import,
and hand out the same objects again and again, so listing options costs no more than a list.
"""

from __future__ import annotations

from typing import Final

Argument = int | str


class Option:
    """A verb and its named arguments, such as `discard card=axe`.

    `text` is the form written in records, sent over the wire and typed in scenarios: the verb and
    the bare arguments, `discard axe`. `value` is a small number for the rules alone (a card code,
    a seat), so that resolving an option never parses text. `types` says what the arguments are, for
    words and clients (core.kinds); an argument without a type is a number or plain text.
    """

    __slots__ = ("args", "names", "text", "types", "value", "verb")

    def __init__(
        self,
        verb: str,
        names: tuple[str, ...] = (),
        args: tuple[Argument, ...] = (),
        value: int = 0,
        types: tuple[str, ...] = (),
    ) -> None:
        self.verb: Final = verb
        self.names: Final = names
        self.args: Final = args
        self.value: Final = value
        self.types: Final = types or tuple(
            ["number" if isinstance(arg, int) else "text" for arg in args]
        )
        self.text: Final = " ".join([verb, *[str(arg) for arg in args]])

    def arguments(self) -> dict[str, Argument]:
        """The arguments by name, for words and clients."""
        return dict(zip(self.names, self.args, strict=True))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Option({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Option, (self.verb, self.names, self.args, self.value, self.types))


def for_ids(verb: str, family: str, ids: list[str]) -> list[Option]:
    """An option for each id of a family, such as card; its value is the code of the id."""
    types = (f"id:{family}",)
    return [Option(verb, (family,), (name,), code, types) for code, name in enumerate(ids)]


def for_numbers(verb: str, name: str, count: int, type: str = "seat") -> list[Option]:  # noqa: A002
    """An option for each seat, or each of so many things that are counted from 0."""
    return [Option(verb, (name,), (number,), number, (type,)) for number in range(count)]


PASS: Final = Option("pass")
"""In an open choice: nothing to do, as long as nobody acts."""

BACK: Final = Option("back")
"""In a draft: take the last part away."""

LEAVE: Final = Option("leave")
"""Beside every choice: leave the table for good. The one aside that is no move of a game."""


def without_back(options: list[Option]) -> list[Option]:
    """The options that lead on, for whoever gains nothing by taking a part back: all but `back`,
    unless there is nothing else."""
    if BACK not in options:
        return options
    return [option for option in options if option != BACK] or options
