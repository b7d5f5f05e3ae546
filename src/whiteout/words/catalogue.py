"""The catalogue: sentences of the platform and of a game, from Fluent files.

The platform's files stand beside this module, a game's in `words/` of its own package; each
language has one file per place. The rules speak in ids and numbers, so before a fact goes into a
sentence its fields are named, by the field's name alone and the same way for every game:

- a seat (`player`, `target`, `to`, ...) becomes the name of whoever sits there;
- a card (`card`, `shown`, `gave`, ...) becomes `card-ID`;
- `cause`, `room`, `power` and whatever else NAMED_FIELDS lists become `FAMILY-VALUE`;
- `direction` becomes clockwise or counterclockwise, `edge` the two beside it;
- a list becomes its members with commas, faces of dice with blanks, or says that there are
  none; numbers stay numbers;
- what is not there at all becomes the bare word `none`, for a sentence to choose by.
"""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Any

from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.option import Option
from whiteout.core.refusal import BadSetting
from whiteout.games.registry import find_game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "es")

SEAT_FIELDS = {
    *("player", "target", "partner", "other", "by", "first", "speaker", "seat", "initiator"),
    *("to", "chain", "winners", "seating", "players", "captain", "giver", "holder"),
    *("team", "nominee", "in_favour", "against"),
}
CARD_FIELDS = {"card", "cards", "shown", "gave", "received", "kinds", "bottom"}
DICE_FIELDS = {"dice", "rolled", "kept"}
NAMED_FIELDS = {
    **{field: field for field in ("cause", "reason", "role", "side", "step", "what")},
    **{field: field for field in ("room", "power", "character", "department", "mission")},
    **{field: field for field in ("gear", "chip", "hazard", "fallout", "way")},
    **dict.fromkeys(("blood", "held", "dealt", "kept"), "role"),
    "rooms": "room",
    "slot": "objective",
    "about": "vote",
}
"""Fields that hold an id, and the family of words that names it."""
NOT_THERE = "none"


class MissingWords(KeyError):
    """A sentence that a catalogue does not hold, or cannot fill in."""


class Words:
    """Everything there is to say, in one language, about the platform and about one game."""

    def __init__(self, lang: str, game: Game | str | None = None, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise BadSetting(f"there are no words in {lang!r}", " or ".join(LANGUAGES))
        self.lang = lang
        self.strict = strict
        """Whether a missing sentence is an error (in tests) or its key is shown (in play)."""
        self.game = find_game(game) if isinstance(game, str) else game
        self._bundle = _load(lang, [__package__ or "", *_package_of(self.game)])

    # -- sentences -------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Whether there is such a sentence; `key.attribute` asks for an attribute."""
        identifier, _, attribute = key.partition(".")
        if not self._bundle.has_message(identifier):
            return False
        message = self._bundle.get_message(identifier)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, /, **args: Any) -> str:
        """The sentence of this key with its blanks filled in."""
        identifier, _, attribute = key.partition(".")
        if not self.has(key):
            return self._missing(key, f"no {key} in {self.lang}")
        message = self._bundle.get_message(identifier)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise MissingWords(f"{key} in {self.lang}: {'; '.join(str(e) for e in errors)}")
        return str(text)

    def _missing(self, key: str, why: str) -> str:
        if self.strict:
            raise MissingWords(why)
        return key

    def known(self, prefix: str, value: str) -> str:
        """What `prefix-value` says; where nothing does, the value in readable form."""
        key = f"{prefix}-{value}"
        if self.strict or self.has(key):
            return self.say(key)
        return value.replace("_", " ")

    # -- names -----------------------------------------------------------------------------------

    def title(self) -> str:
        """The name of the game."""
        return self.say("game-title") if self.has("game-title") else self._id()

    def _id(self) -> str:
        return self.game.id if self.game is not None else "whiteout"

    def card(self, card: str) -> str:
        """A card's name."""
        return self.known("card", card)

    def card_text(self, card: str) -> str:
        """What a card does, in a line."""
        key = f"card-{card}.text"
        return self.say(key) if self.strict or self.has(key) else ""

    def role(self, role: str) -> str:
        """A role's name."""
        return self.known("role", role)

    def side(self, side: str) -> str:
        """A side's name."""
        return self.known("side", side)

    def end(self, reason: str) -> str:
        """What a way of ending means."""
        return self.known("end", reason)

    def setting(self, key: str) -> str:
        """What an option of the game is about."""
        return self.known("setting", key)

    # -- facts as sentences ----------------------------------------------------------------------

    def option(self, option: Option, names: list[str], seating: list[int] | None = None) -> str:
        """An option as a person reads it."""
        key = f"option-{option.verb}"
        if not self.strict and not self.has(key):
            return option.text
        return self.say(key, **self.named(option.arguments(), names, seating))

    def told(self, option: Option) -> list[str]:
        """What the things that an option names do, where a game has a text about them."""
        lines = []
        for field, value in option.arguments().items():
            key = f"{NAMED_FIELDS.get(field, field)}-{value}"
            if self.has(f"{key}.text"):
                lines.append(f"{self.say(key)}: {self.say(f'{key}.text')}")
        return lines

    def prompt(self, choice: Facts, names: list[str], seating: list[int] | None = None) -> str:
        """What the open choice (`view["choice"]`) asks. A point that is asked in parts has a
        sentence for each, by the rule it cites."""
        key = f"prompt-{choice['point']}-{choice['rule']}"
        if not self.has(key):
            key = f"prompt-{choice['point']}"
        if not self.strict and not self.has(key):
            return str(choice["point"])
        return self.say(key, **self.named(choice["about"], names, seating))

    def event(self, facts: Facts, names: list[str], seating: list[int] | None = None) -> str:
        """An event as the viewer of these facts sees it."""
        kind = facts["event"]
        if kind == "claimed":
            return self.claim(facts, names)
        args = self.named({**facts, **facts.get("only_you", {})}, names, seating)
        key = f"event-{kind}"
        if not self.strict and not self.has(key):
            return _bare(kind, args)
        if "only_you" in facts and self.has(f"{key}-you"):
            return self.say(f"{key}-you", **args)
        if "shown" in facts and self.has(f"{key}-shown"):
            return self.say(f"{key}-shown", **args)
        return self.say(key, **args) + self._from_above(facts, names)

    def claim(self, facts: Facts, names: list[str]) -> str:
        """A sentence of table talk."""
        key = f"claim-{facts['claim']}"
        args = self.named({k: v for k, v in facts.items() if k != "claim"}, names)
        if not self.strict and not self.has(key):
            return _bare(str(facts["claim"]), args)
        return self.say(key, **args)

    def _from_above(self, facts: Facts, names: list[str]) -> str:
        """What single seats saw besides, for the reader of an opened record."""
        parts = []
        for seat, secret in facts.get("secret", {}).items():
            values = ", ".join(str(value) for value in self.named(secret, names).values())
            parts.append(f"{names[int(seat)]}: {values}")
        return f" [{'; '.join(parts)}]" if parts else ""

    def named(
        self, facts: Facts, names: list[str], seating: list[int] | None = None
    ) -> dict[str, Any]:
        """The fields of some facts as they go into a sentence."""
        skipped = ("event", "only_you", "secret")
        return {
            field: self._name(field, value, names, seating)
            for field, value in facts.items()
            if field not in skipped
        }

    def _name(self, field: str, value: Any, names: list[str], seating: list[int] | None) -> Any:
        if value is None:
            return NOT_THERE
        if value == []:
            return self.say("nobody" if field in SEAT_FIELDS else "none")
        if isinstance(value, list):
            between = " " if field in DICE_FIELDS else ", "
            return between.join(str(self._name(field, part, names, seating)) for part in value)
        if isinstance(value, dict):
            parts = self.named(value, names, seating).values()
            return ": ".join(str(part) for part in parts)
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, int):
            return self._name_number(field, value, names, seating)
        if field in CARD_FIELDS:
            return self.card(value)
        if field in NAMED_FIELDS:
            return self.known(NAMED_FIELDS[field], value)
        return " ".join(value) if field == "dice" and value.isdigit() else value

    def _name_number(
        self, field: str, value: int, names: list[str], seating: list[int] | None
    ) -> Any:
        if field in SEAT_FIELDS:
            return names[value] if 0 <= value < len(names) else self.say("nobody")
        if field == "direction":
            return self.known(field, "clockwise" if value > 0 else "counterclockwise")
        if field == "edge":
            return self.edge(value, names, seating)
        return value

    def edge(self, edge: int, names: list[str], seating: list[int] | None) -> str:
        """The space between two chairs, by those who sit there."""
        if not seating:
            return self.say("edge-number", number=edge)
        one, other = seating[edge], seating[(edge + 1) % len(seating)]
        return self.say("edge-between", one=names[one], other=names[other])


def _bare(kind: str, args: dict[str, Any]) -> str:
    """A sentence for a game without words: nothing is lost, though nothing is pretty."""
    parts = ", ".join(f"{field} {value}" for field, value in args.items())
    return f"{kind.replace('_', ' ')}: {parts}" if parts else kind.replace("_", " ")


def _package_of(game: Game | None) -> list[str]:
    return [] if game is None else [type(game).__module__.rpartition(".")[0]]


def word_files(package: str) -> dict[str, str]:
    """The text of every language's file in one place; a game may come without."""
    if not package:  # a game typed in at a prompt has no folder
        return {}
    folder = resources.files(package)
    if package != __package__:
        folder = folder.joinpath("words")
    found = {lang: folder.joinpath(f"{lang}.ftl") for lang in LANGUAGES}
    return {lang: file.read_text("utf-8") for lang, file in found.items() if file.is_file()}


def _load(lang: str, packages: list[str]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for package in packages:
        text = word_files(package).get(lang)
        if text is not None:
            bundle.add_resource(FluentResource(text))
    return bundle
