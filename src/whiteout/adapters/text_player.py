"""A seat for a language model: what it sees as text, what it may do as tools, claims as speech.

`TextBot` is a bot like any other, so it can sit wherever bots do. It looks through the eyes of its
seat alone. At every decision it hands a text and a list of tools (a name, a sentence, a JSON
schema of the arguments) to a player, which is any function, and takes back the calls the player
makes: any number of `say_...`, then one `answer` or `aside`. What cannot be done is said to the
player, who may try again. Nothing here knows a network; the function does, if it wants.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whiteout.core.bot import Bot, Eyes
from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.option import Option, without_back
from whiteout.core.refusal import Malformed, NotOffered, Refusal
from whiteout.core.talk import Blank, ClaimKind, read_claim
from whiteout.core.view import encode, find
from whiteout.words import Words

Tool = dict[str, Any]
"""`name`, `description` and `input_schema`, as tool-calling models take them."""

Call = tuple[str, dict[str, Any]]
"""The name of a tool, and its arguments."""

Player = Callable[[str, list[Tool]], list[Call]]

BLANK = "…"
PATIENCE = 3
"""How often a player may reply before the first option is taken for it."""


class Scribe:
    """What one seat sees and may do, in the words of a language."""

    def __init__(self, game: Game, lang: str, names: list[str]) -> None:
        self.game = game
        self.words = Words(lang, game)
        self.names = names

    def tell(self, eyes: Eyes, news: list[Facts]) -> str:
        """Who the seat is, what has happened, what it knows, what it is asked."""
        words, names, view = self.words, self.names, eyes.view()
        seating = seating_of(view)
        lines = [f"# {words.title()}", f"{names[eyes.seat]} ({eyes.seat})"]
        lines += [words.say("you-are", role=words.role(role)) for role in self._roles(view)]
        cards = [words.card(card) for card in view.get("hand", []) if isinstance(card, str)]
        if cards:
            lines.append(f"{words.say('your-hand')} {', '.join(cards)}")
        lines += [f"- {words.event(facts, names, seating)}" for facts in news]
        known = {key: value for key, value in view.items() if key not in ("options", "asides")}
        lines += [encode(known), words.prompt(view["choice"], names, seating)]
        lines += self._list(eyes.options(), seating)
        asides = self.moves(eyes)
        if asides:
            lines += [words.say("aside-which"), *self._list(asides, seating)]
        return "\n".join(lines)

    def _roles(self, view: Facts) -> list[str]:
        """The seat's own role, by whatever name the game has for the field."""
        texts = [value for value in view.values() if isinstance(value, str)]
        return [text for text in texts if text in self.game.roles][:1]

    def _list(self, options: list[Option], seating: list[int] | None) -> list[str]:
        said = [self.words.option(option, self.names, seating) for option in options]
        return [f"- `{option.text}`: {line}" for option, line in zip(options, said, strict=True)]

    def moves(self, eyes: Eyes) -> list[Option]:
        """The asides that are moves of the game; nobody is asked whether to leave."""
        known = self.game.alphabet()
        return [option for option in eyes.asides() if not known or option in known]

    def tools(self, eyes: Eyes) -> list[Tool]:
        """Everything the seat can do now."""
        words = self.words
        view = eyes.view()
        prompt = words.prompt(view["choice"], self.names, seating_of(view))
        found = [_tool("answer", prompt, {"option": _one_of(eyes.options())})]
        asides = self.moves(eyes)
        if asides:
            found.append(_tool("aside", words.say("aside-which"), {"option": _one_of(asides)}))
        return found + [self._speech(eyes, kind) for kind in self.game.claims()]

    def _speech(self, eyes: Eyes, kind: ClaimKind) -> Tool:
        blanks = {blank.name: BLANK for blank in kind.blanks}
        said = self.words.claim({"speaker": eyes.seat, "claim": kind.key, **blanks}, self.names)
        named = ", ".join(f"{seat} = {name}" for seat, name in enumerate(self.names[: eyes.seats]))
        fields = {blank.name: _values_of(blank, eyes.seats) for blank in kind.blanks}
        return _tool(f"say_{kind.key}", f"{said} ({named})", fields)


def _values_of(blank: Blank, seats: int) -> dict[str, Any]:
    if blank.choices:
        return {"type": "string", "enum": blank.choices}
    most = seats - 1 if blank.family == "seat" else blank.most
    return {"type": "integer", "enum": list(range(most + 1))}


def _one_of(options: list[Option]) -> dict[str, Any]:
    return {"type": "string", "enum": [option.text for option in options]}


def _tool(name: str, description: str, fields: dict[str, dict[str, Any]]) -> Tool:
    schema = {
        "type": "object",
        "properties": fields,
        "required": list(fields),
        "additionalProperties": False,
    }
    return {"name": name, "description": description, "input_schema": schema}


def seating_of(view: Facts) -> list[int] | None:
    """Who sits where around the table, in games whose players change chairs."""
    chairs = [player.get("seat") for player in view.get("players", [])]
    if not chairs or None in chairs:
        return None
    return sorted(range(len(chairs)), key=lambda player: chairs[player])


class TextBot(Bot):
    """A bot whose mind is a player of texts and tools."""

    def __init__(
        self, game: Game, player: Player, lang: str = "en", names: list[str] | None = None
    ) -> None:
        super().__init__(0)
        self.listens = True
        self.game = game
        self.player = player
        self.scribe = Scribe(game, lang, names or [f"seat {seat}" for seat in range(game.most)])
        self._asked = -1
        self._claims: list[Facts] = []
        self._answer: Option | None = None
        self._aside: Option | None = None

    def aside(self, eyes: Eyes) -> Option | None:
        """Asked together with the seat's own choices, and not apart from them."""
        if not eyes.options():
            return None
        self._consult(eyes)
        aside, self._aside = self._aside, None
        if aside is not None:
            self._asked = -1  # whatever it leads to, the player is asked anew
        return aside

    def speak(self, eyes: Eyes) -> list[Facts]:
        self._consult(eyes)
        claims, self._claims = self._claims, []
        return claims

    def choose(self, eyes: Eyes) -> Option:
        self._consult(eyes)
        self._asked = -1  # the next part of a draft, or act of an open choice, is asked anew
        return self._answer or without_back(eyes.options())[0]

    def _consult(self, eyes: Eyes) -> None:
        """Ask the player, once for every decision."""
        number = eyes.view()["choice"]["id"]
        if number == self._asked:
            return
        self._asked = number
        self._answer = self._aside = None
        text = self.scribe.tell(eyes, eyes.news())
        tools = self.scribe.tools(eyes)
        for _ in range(PATIENCE):
            try:
                if self._take(eyes, self.player(text, tools)):
                    return
            except Refusal as refusal:
                text = f"{text}\n{refusal}"

    def _take(self, eyes: Eyes, calls: list[Call]) -> bool:
        """Carry out the calls in order; the first that cannot be done ends it with a refusal.
        Whether one of them decides."""
        self._claims = []
        for name, arguments in calls:
            if name.startswith("say_"):
                facts = {"claim": name.removeprefix("say_"), **arguments}
                claim = read_claim(facts, eyes.seats, self.game.claims())
                self._claims.append(claim.facts())
            elif name == "answer":
                self._answer = _offered(eyes.options(), arguments)
            elif name == "aside":
                self._aside = _offered(self.scribe.moves(eyes), arguments)
            else:
                raise Malformed(f"there is no tool {name!r}", "answer, aside or say_...")
        return self._answer is not None or self._aside is not None


def _offered(options: list[Option], arguments: dict[str, Any]) -> Option:
    text = arguments.get("option")
    option = find(options, text) if isinstance(text, str) else None
    if option is None:
        expected = " or ".join([option.text for option in options])
        raise NotOffered(f"{text!r} is not offered", expected or "nothing at this moment")
    return option
