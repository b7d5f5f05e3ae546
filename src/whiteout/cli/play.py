"""whiteout play: a match at the terminal, from the deal to the reveal."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from whiteout.cli.shared import (
    EndOfInput,
    GameName,
    Lang,
    Plain,
    Settings,
    pick_lang,
    read_options,
    split_names,
)
from whiteout.core.refusal import BadSetting

if TYPE_CHECKING:
    from whiteout.cli.session import Session
    from whiteout.cli.start import Wish
    from whiteout.cli.terminal import Terminal
    from whiteout.words import Words


def play(
    game: GameName,
    seats: Annotated[
        int | None, typer.Option(help="How many sit at the table.", show_default="6")
    ] = None,
    seat: Annotated[int, typer.Option(min=0, help="Your seat, counted from 0.")] = 0,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays the other seats: one name, or one each with commas.",
            show_default="paranoid",
        ),
    ] = "",
    names: Annotated[str, typer.Option(help="A name for every seat, with commas.")] = "",
    seed: Annotated[
        int | None, typer.Option(min=0, help="Play a chosen seed instead of a fair shuffle.")
    ] = None,
    entropy: Annotated[
        bool, typer.Option("--entropy", help="Type words of your own into the shuffle.")
    ] = False,
    option: Settings = None,
    record: Annotated[Path | None, typer.Option(help="Save the record to this new file.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Sit at no seat: watch the bots.")] = False,
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """Play a match at the terminal, with bots at the other seats."""
    from whiteout.cli.start import Wish
    from whiteout.cli.terminal import Terminal
    from whiteout.games.registry import find_game
    from whiteout.words import Words

    found = find_game(game)
    words = Words(pick_lang(lang), found)
    if record is not None and record.exists():
        raise BadSetting(f"{record} exists already", "the name of a new file")
    wish = Wish(
        found,
        seats,
        None if watch else seat,
        split_names(bots) if bots else None,
        split_names(names) if names else None,
        read_options(found, option),
        seed,
        entropy,
    )
    run_match(wish, words, Terminal(plain), record)


def run_match(wish: Wish, words: Words, terminal: Terminal, record: Path | None = None) -> None:
    """Deal, play, reveal, save. The end of the input leaves the match, politely."""
    from whiteout.cli.reveal import offer_to_save, reveal, save
    from whiteout.cli.session import Session
    from whiteout.cli.start import begin

    terminal.rule(words.title())
    match, bots = begin(wish, words, terminal)
    session = Session(match, wish.viewer, bots, words, terminal)
    if wish.viewer >= 0:
        terminal.say(words.say("type-h"))
    wants_record = True
    try:
        wants_record = _play_out(session, wish)
    except EndOfInput:
        terminal.say(words.say("input-ended"))
        raise
    finally:
        if record is not None:
            save(match, record)
            terminal.say(words.say("saved", path=str(record)), "frost")
    if match.position.over:
        reveal(match, wish.viewer, words, session.board, terminal)
    if record is None and wants_record:
        offer_to_save(match, words, terminal, usual_path(match.game.id))


def _play_out(session: Session, wish: Wish) -> bool:
    """To the end, or until the person leaves; whether the record is wanted."""
    from whiteout.bots.levels import make_bot, usual_bot
    from whiteout.cli.seat import Left

    try:
        session.play()
    except Left as left:
        if left.how == "bot":
            session.bots[wish.viewer] = make_bot(wish.game, usual_bot(wish.game), 1)
            session.hurried = True
            session.play()
        return left.how != "leave"
    return True


def usual_path(game: str) -> Path:
    """A name for a record that nobody has named."""
    return Path(f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.jsonl")
