"""The end: who was what and when, who won, and how to check the shuffle."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from whiteout.cli.terminal import Terminal
from whiteout.core.event import ABOVE
from whiteout.core.match import Match
from whiteout.core.record import record_of
from whiteout.core.refusal import Refusal
from whiteout.drawing.board import Board
from whiteout.words import Words


def reveal(match: Match, viewer: int, words: Words, board: Board, terminal: Terminal) -> None:
    """Open everything; the match is over."""
    outcome = match.outcome()
    terminal.rule(words.say("reveal"))
    terminal.say(words.end(outcome.reason), "head")
    winners = ", ".join(match.names[seat] for seat in outcome.winners) or words.say("nobody")
    terminal.say(words.say("winners", names=winners))
    for line in _roles(match, viewer, words, board):
        terminal.show(Text("  ") + line, hanging=4)
    timeline = board.timeline(match.history(ABOVE))
    if timeline:
        terminal.say(words.say("timeline"), "head")
        for moment in timeline:
            terminal.show(Text(f"  {moment}"), hanging=4)
    opened = match.source.reveal()
    if opened is not None:
        terminal.say(words.say("secret-opened"), "frost")
        for key, value in opened.items():
            terminal.say(f"  {key} {value}")


def _roles(match: Match, viewer: int, words: Words, board: Board) -> list[Text]:
    """Everybody's role and last hand, where the game has them."""
    lines = []
    winners = match.outcome().winners
    for seat, facts in enumerate(match.view(ABOVE).get("players", [])):
        role = board.role_of(facts) if isinstance(facts, dict) else None
        if role is None:
            continue
        line = Text.assemble((match.names[seat], "name"), ": ", words.role(role))
        if seat == viewer:
            line.append(f", {words.say('you')}")
        if seat in winners:
            line.append(f", {words.say('has-won')}", "head")
        if facts.get("hand"):
            line.append(f" ({', '.join(words.card(card) for card in facts['hand'])})", "deep")
        lines.append(line)
    return lines


def save(match: Match, path: Path) -> None:
    """Write the record; an existing file is never overwritten."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(record_of(match).text())
    except OSError as error:
        wrong = f"{path}: {error.strerror or error}"
        raise Refusal(wrong, "a new file in a folder that exists") from None


def offer_to_save(match: Match, words: Words, terminal: Terminal, usual: Path) -> None:
    """Ask where to; nothing typed means the usual place, `n` means nowhere."""
    while True:
        typed = terminal.ask(words.say("save-where", path=str(usual)))
        if typed.lower() in ("n", "no"):
            return
        path = Path(typed).expanduser() if typed else usual
        try:
            save(match, path)
        except Refusal as refusal:
            terminal.say(f"{refusal.wrong}. {refusal.expected}", "danger")
            continue
        terminal.say(words.say("saved", path=str(path)), "frost")
        return
