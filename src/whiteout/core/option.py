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
    a seat), so that resolving an option never parses text.
    """

    __slots__ = ("args", "names", "text", "value", "verb")

    def __init__(
        self,
        verb: str,
        names: tuple[str, ...] = (),
        args: tuple[Argument, ...] = (),
        value: int = 0,
    ) -> None:
        self.verb: Final = verb
        self.names: Final = names
        self.args: Final = args
        self.value: Final = value
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
        return (Option, (self.verb, self.names, self.args, self.value))
