"""The terminal's home: what one sees on typing `whiteout terminal`."""

from __future__ import annotations

from pathlib import Path

from whiteout.bots.levels import bot_names, usual_bot
from whiteout.cli.pick import number, pick
from whiteout.cli.play import run_match
from whiteout.cli.records import show_replay
from whiteout.cli.shared import pick_lang
from whiteout.cli.start import NAMES, Wish, check_names, pick_game
from whiteout.cli.terminal import Terminal
from whiteout.core.event import SPECTATOR
from whiteout.core.game import Game
from whiteout.core.refusal import Refusal
from whiteout.games.registry import find_game
from whiteout.words import LANGUAGES, Words

DOORS = ("play", "watch", "replay", "language", "quit")


class Home:
    """The menu, and the language chosen in it."""

    def __init__(self, terminal: Terminal, lang: str = "") -> None:
        self.terminal = terminal
        self.words = Words(pick_lang(lang))

    def open(self) -> None:
        """Offer the doors until the person leaves."""
        does = {"watch": self.watch, "replay": self.replay, "language": self.language}
        while True:
            self.terminal.rule("WHITEOUT")
            self.terminal.say(self.words.say("home-line"), "frost")
            labels = [self.words.say(f"home-{door}") for door in DOORS]
            index = pick(self.terminal, self.words, self.words.say("home-which"), labels)
            if index is None or DOORS[index] == "quit":
                self.terminal.say(self.words.say("goodbye"))
                return
            try:
                does.get(DOORS[index], self.play)()
            except Refusal as refusal:
                self.terminal.say(f"{refusal.wrong}. {refusal.expected}", "danger")

    def play(self) -> None:
        """Sit down among bots."""
        self._match(False)

    def watch(self) -> None:
        """Watch bots play."""
        self._match(True)

    def _match(self, watching: bool) -> None:
        name = pick_game(self.terminal, self.words.lang)
        if name is None:
            return
        game = find_game(name)
        words = Words(self.words.lang, game)
        seats = number(
            self.terminal, words, words.say("how-many"), game.fewest, game.most, game.usual_seats()
        )
        bot = self._bot(game, words)
        names = list(NAMES[:seats])
        if not watching:
            names = self._own_name(names)
        wish = Wish(game, seats, None if watching else 0, [bot], names, asks_entropy=not watching)
        run_match(wish, words, self.terminal)

    def _bot(self, game: Game, words: Words) -> str:
        """How the others play."""
        names = bot_names(game)
        if len(names) == 1:
            return names[0]
        labels = [self._bot_label(name) for name in names]
        usual = usual_bot(game)
        question = words.say("which-bots", usual=usual)
        index = pick(self.terminal, words, question, labels)
        return usual if index is None else names[index]

    def _bot_label(self, name: str) -> str:
        key = f"bot-{name}"
        return f"{name}: {self.words.say(key)}" if self.words.has(key) else name

    def _own_name(self, names: list[str]) -> list[str]:
        """The person's name at seat 0; somebody else of that name takes another."""
        while True:
            typed = self.terminal.ask(f"{self.words.say('your-name')} [{names[0]}]")
            if not typed:
                return names
            spare = [name for name in NAMES if name not in names]
            others = [name if name != typed else (spare or ["Zoe"])[0] for name in names[1:]]
            try:
                return check_names([typed, *others], len(names))
            except Refusal as refusal:
                self.terminal.say(f"{refusal.wrong}. {refusal.expected}", "danger")

    def replay(self) -> None:
        """Open a record."""
        typed = self.terminal.ask(self.words.say("which-file"))
        if typed:
            show_replay(
                Path(typed).expanduser(), SPECTATOR, self.words.lang, self.terminal, tables=True
            )

    def language(self) -> None:
        """Speak another language."""
        labels = [Words(lang).say("language-name") for lang in LANGUAGES]
        index = pick(self.terminal, self.words, self.words.say("which-language"), labels)
        if index is not None:
            self.words = Words(LANGUAGES[index])
