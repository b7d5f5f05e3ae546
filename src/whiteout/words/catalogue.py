"""The catalogue: sentences of the platform and of a game, from Fluent files.

The platform's files stand beside this module, a game's in `words/` of its own package; each
language has one file per place. The rules speak in ids and numbers, so before a fact goes into a
sentence its fields are named by their types, which the game declares (core.kinds):

- a `seat` becomes the name of whoever sits there;
- an `id:FAMILY` becomes what `FAMILY-VALUE` says, such as `card-axe`;
- a `direction` becomes clockwise or counterclockwise, an `edge` the two beside it;
- a list becomes its members with commas, faces of `dice` with blanks, or says that there are
  none; numbers stay numbers;
- what is not there at all becomes the bare word `none`, for a sentence to choose by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.option import Option
from whiteout.core.refusal import BadSetting
from whiteout.games.registry import find_game
from whiteout.words.files import HELP, LANGUAGES, add, bundle, package_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

NOT_THERE = "none"
Seating = list[int] | None
"""Who sits on which chair, where the game has chairs."""


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
        self.types: dict[str, Any] = self.game.types() if self.game is not None else {}
        self._packages = [__package__ or "", *package_of(self.game)]
        self._bundle: FluentBundle = bundle(lang, self._packages)
        self._helps = False

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

    def option(
        self,
        option: Option,
        names: list[str],
        seating: list[int] | None = None,
        choice: Facts | None = None,
    ) -> str:
        """An option as a person reads it. Where the open choice (`view["choice"]`) is given, a game
        may name an answer by what it does there: "Burn Ember" instead of "Yes"."""
        key = f"option-{option.verb}"
        if choice is not None and self.has(f"{key}-{choice['point']}"):
            key = f"{key}-{choice['point']}"
        if not self.strict and not self.has(key):
            return option.text
        about = self._about(choice, names, seating) if choice is not None else {}
        args = self.named(option.arguments(), _types(option), names, seating)
        return self.say(key, **{**about, **args})

    def _about(self, choice: Facts, names: list[str], seating: list[int] | None) -> Facts:
        about: dict[str, str] = self.types.get("about", {})
        return self.named(choice["about"], about, names, seating)

    def told(self, option: Option) -> list[str]:
        """What the things that an option names do, where a game has a text about them."""
        lines = []
        types = _types(option)
        for field, value in option.arguments().items():
            key = f"{family_of(types[field]) or field}-{value}"
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
        return self.say(key, **self._about(choice, names, seating))

    def waiting(
        self, choice: Facts, names: list[str], seating: list[int] | None = None, me: int = -1
    ) -> str:
        """What those who are asked decide, for everybody else."""
        key = f"waiting-{choice['point']}-{choice['rule']}"
        if not self.has(key):
            key = f"waiting-{choice['point']}"
        who = [names[seat] for seat in choice["waiting"]]
        if not self.has(key):
            return self.say("waiting-for", names=", ".join(who))
        args = {**self._about(choice, names, seating), "who": ", ".join(who), "count": len(who)}
        return self.say(self._addressed(key, choice["about"], me), **args)

    def _addressed(self, key: str, facts: Facts, me: int) -> str:
        """The sentence as the one reads it whom a field names: the attribute of that field, if the
        sentence has one ("You play Axe" is `.player` of "Ada plays Axe")."""
        for field, value in facts.items() if me >= 0 else []:
            if value == me and value is not True and self.has(f"{key}.{field}"):
                return f"{key}.{field}"
        return key

    def help(self, point: str, rule: str = "") -> list[str]:
        """What a player may ask at a decision point: what is asked, what one may do, what happens
        then. Nothing where the game has no such words. They are read when first asked for."""
        if not self._helps:
            self._helps = True
            add(self._bundle, self.lang, self._packages, HELP)
        key = f"help-{point}-{rule}"
        if not self.has(key):
            key = f"help-{point}"
        if not self.has(key):
            return []
        return [self.say(key), self.say(f"{key}.may"), self.say(f"{key}.then")]

    def event(
        self, facts: Facts, names: list[str], seating: list[int] | None = None, me: int = -1
    ) -> str:
        """An event as the viewer of these facts sees it; `me` is the seat it is told to."""
        kind = facts["event"]
        if kind == "claimed":
            return self.claim(facts, names)
        types = self._event_types(kind)
        args = self.named({**facts, **facts.get("only_you", {})}, types, names, seating)
        key = f"event-{kind}"
        if not self.strict and not self.has(key):
            return _bare(kind, args)
        if "only_you" in facts and self.has(f"{key}-you"):
            return self.say(self._addressed(f"{key}-you", facts, me), **args)
        if "shown" in facts and self.has(f"{key}-shown"):
            return self.say(self._addressed(f"{key}-shown", facts, me), **args)
        return self.say(self._addressed(key, facts, me), **args) + self._from_above(facts, names)

    def claim(self, facts: Facts, names: list[str]) -> str:
        """A sentence of table talk."""
        key = f"claim-{facts['claim']}"
        types = {"speaker": "seat"}
        for claim in self.game.claims() if self.game is not None else []:
            types.update({blank.name: blank.type for blank in claim.blanks})
        args = self.named({k: v for k, v in facts.items() if k != "claim"}, types, names)
        if not self.strict and not self.has(key):
            return _bare(str(facts["claim"]), args)
        return self.say(self._voiced(key, facts), **args)

    def _voiced(self, key: str, facts: Facts) -> str:
        """The sentence as this speaker says it: of oneself (`.self`), or with the voice of the
        seat, one of three (`.v1`, `.v2`), where the game has them."""
        speaker = facts.get("speaker", 0)
        own = "self" if facts.get("seat") == speaker else f"v{speaker % 3}"
        return f"{key}.{own}" if self.has(f"{key}.{own}") else key

    def _from_above(self, facts: Facts, names: list[str]) -> str:
        """What single seats saw besides, for the reader of an opened record."""
        parts = []
        types = self._event_types(facts["event"])
        for seat, secret in facts.get("secret", {}).items():
            values = ", ".join(str(value) for value in self.named(secret, types, names).values())
            parts.append(f"{names[int(seat)]}: {values}")
        return f" [{'; '.join(parts)}]" if parts else ""

    def _event_types(self, kind: str) -> dict[str, str]:
        found: dict[str, str] = self.types.get("events", {}).get(kind, {})
        return found

    def named(
        self,
        facts: Facts,
        types: dict[str, str],
        names: list[str],
        seating: list[int] | None = None,
        path: str = "",
    ) -> dict[str, Any]:
        """The fields of some facts as they go into a sentence. Types are by path: fields of a
        record inside `path` have names that begin with it."""
        skipped = ("event", "only_you", "secret")
        return {
            field: self._name(path + field, value, types, names, seating)
            for field, value in facts.items()
            if field not in skipped
        }

    def _name(
        self, path: str, value: Any, types: dict[str, str], names: list[str], seating: Seating
    ) -> Any:
        kind = types.get(path, "")
        if value is None:
            return NOT_THERE
        if value == []:
            return self.say("nobody" if kind in ("seat", "seats") else "none")
        if isinstance(value, list):
            between = " " if kind == "dice" else ", "
            return between.join(
                str(self._name(path, part, types, names, seating)) for part in value
            )
        if isinstance(value, dict):
            parts = self.named(value, types, names, seating, f"{path}.").values()
            return ": ".join(str(part) for part in parts)
        return self.name(kind, value, names, seating)

    def name(self, kind: str, value: Any, names: list[str], seating: Seating = None) -> Any:
        """A single value of a type as it goes into a sentence."""
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, int):
            return self._name_number(kind, value, names, seating)
        family = family_of(kind)
        if family:
            return self.known(family, value)
        return " ".join(value) if kind == "dice" and value.isdigit() else value

    def _name_number(self, kind: str, value: int, names: list[str], seating: Seating) -> Any:
        if kind in ("seat", "seats"):
            return names[value] if 0 <= value < len(names) else self.say("nobody")
        if kind == "direction":
            return self.known(kind, "clockwise" if value > 0 else "counterclockwise")
        if kind == "edge":
            return self.edge(value, names, seating)
        return value

    def edge(self, edge: int, names: list[str], seating: list[int] | None) -> str:
        """The space between two chairs, by those who sit there."""
        if not seating:
            return self.say("edge-number", number=edge)
        one, other = seating[edge], seating[(edge + 1) % len(seating)]
        return self.say("edge-between", one=names[one], other=names[other])


def family_of(type: str) -> str:  # noqa: A002
    """The family of words that names values of a type, if it has one."""
    start, _, family = type.partition(":")
    return family if start in ("id", "ids") else ""


def _types(option: Option) -> dict[str, str]:
    return dict(zip(option.names, option.types, strict=True))


def _bare(kind: str, args: dict[str, Any]) -> str:
    """A sentence for a game without words: nothing is lost, though nothing is pretty."""
    parts = ", ".join(f"{field} {value}" for field, value in args.items())
    return f"{kind.replace('_', ' ')}: {parts}" if parts else kind.replace("_", " ")
