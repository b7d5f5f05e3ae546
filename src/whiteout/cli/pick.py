"""Small questions: one of a list, yes or no, a number."""

from __future__ import annotations

from rich.text import Text

from whiteout.cli.terminal import Terminal
from whiteout.words import Words


def as_number(typed: str) -> int | None:
    """The number typed, if it is one."""
    return int(typed) if typed.isascii() and typed.isdigit() else None


def pick(terminal: Terminal, words: Words, question: str, labels: list[str]) -> int | None:
    """The index of the label chosen; nothing typed means none of them."""
    terminal.say(question, "head")
    for number, label in enumerate(labels, start=1):
        terminal.show(Text.assemble((f"{number:>3} ", "move"), label))
    while True:
        typed = terminal.ask(words.say("pick-number"))
        if not typed:
            return None
        index = as_number(typed)
        if index is not None and 1 <= index <= len(labels):
            return index - 1
        terminal.say(words.say("not-in-list", typed=typed, most=len(labels)), "danger")


def yes(terminal: Terminal, words: Words, what: str) -> bool:
    """Whether the person is sure; anything but a clear yes means no."""
    typed = terminal.ask(words.say("sure", what=what))
    return typed.lower() in ("y", "yes", "s", "si", "sì", "sí")


def number(
    terminal: Terminal, words: Words, question: str, least: int, most: int, usual: int
) -> int:
    """A number between two bounds; nothing typed means the usual one."""
    while True:
        typed = terminal.ask(f"{question} [{usual}]")
        if not typed:
            return usual
        found = as_number(typed)
        if found is not None and least <= found <= most:
            return found
        terminal.say(words.say("not-a-number", typed=typed, least=least, most=most), "danger")
