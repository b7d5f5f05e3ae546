"""The words of Stay Away!: what code and data can say is what the catalogues hold, no less and no
more, in every language with the same blanks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import resources
from types import ModuleType

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    BaseNode,
    Comment,
    Junk,
    Message,
    MessageReference,
    Pattern,
    VariableReference,
)
from fluent.syntax.visitor import Visitor
from tests.kit.forms import allowed_forms, demanded_forms

from whiteout.core.option import PASS, Option
from whiteout.core.settings import CARDS as CARDS_KIND
from whiteout.core.settings import SEAT as SEAT_KIND
from whiteout.games.stay_away import options, position
from whiteout.games.stay_away import written_codes as cards
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.rules.ending import SIDE_OF_END
from whiteout.games.stay_away.settings import SETTINGS
from whiteout.games.stay_away.tables import CARDS, IDS

LANGUAGES = ("en", "it", "es")
PACKAGE = resources.files("whiteout.games.stay_away")

STEPS = [
    position.START,
    position.DRAW,
    position.ACT,
    position.PANIC_STEP,
    position.EXCHANGE,
    position.END,
]


def text_of(lang: str) -> str:
    return PACKAGE.joinpath("words", f"{lang}.ftl").read_text("utf-8")


# -- what the catalogues hold ----------------------------------------------------------------------


class Blanks(Visitor):
    """The variables and the other messages that a sentence asks for."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: BaseNode) -> None:  # noqa: N802
        assert isinstance(node, VariableReference)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: BaseNode) -> None:  # noqa: N802
        assert isinstance(node, MessageReference)
        self.references.add(node.id.name)


def blanks_of(pattern: Pattern) -> Blanks:
    blanks = Blanks()
    blanks.visit(pattern)
    return blanks


def sentences(lang: str) -> dict[str, Pattern]:
    """Every sentence by its key; attributes as `key.attribute`. What cannot be read fails."""
    found: dict[str, Pattern] = {}

    def add(key: str, pattern: Pattern | None) -> None:
        assert pattern is not None, f"{lang}: {key} is empty"
        assert key not in found, f"{lang}: {key} stands twice"
        found[key] = pattern

    for entry in FluentParser().parse(text_of(lang)).body:
        assert not isinstance(entry, Junk), f"{lang}: {entry.content}"
        if isinstance(entry, Message):
            add(entry.id.name, entry.value)
            for attribute in entry.attributes:
                assert isinstance(attribute, Attribute)
                add(f"{entry.id.name}.{attribute.id.name}", attribute.value)
        else:
            assert isinstance(entry, Comment) or type(entry).__name__.endswith("Comment")
    return found


# -- what code and data can say --------------------------------------------------------------------


def sources() -> Iterator[ast.Module]:
    for folder in (PACKAGE, PACKAGE / "rules"):
        for file in folder.iterdir():
            if file.name.endswith(".py"):
                yield ast.parse(file.read_text("utf-8"))


def nodes() -> Iterator[ast.AST]:
    for module in sources():
        yield from ast.walk(module)


def constants() -> dict[str, str]:
    """Names of the game's modules that stand for a word, such as TURN_END."""
    found = {}
    for node in nodes():
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(word))):
                found[name] = word
    return found


def places_of(parameter: str) -> dict[str, int]:
    """Where the functions and the steps of the game take this parameter."""
    found = {}
    for node in nodes():
        match node:
            case ast.FunctionDef(name=name, args=ast.arguments(args=args)) if name != "__init__":
                names = [arg.arg for arg in args]
            case ast.ClassDef(name=name, body=body):
                makers = [part for part in body if isinstance(part, ast.FunctionDef)]
                names = [arg.arg for part in makers[:1] for arg in part.args.args[1:]]
            case _:
                continue
        if parameter in names:
            found[name] = names.index(parameter)
    return found


def words_in(value: ast.expr, known: dict[str, str]) -> set[str]:
    """The words an argument can stand for; none where it is only handed on."""
    match value:
        case ast.Constant(value=str(word)):
            return {word} - {""}
        case ast.IfExp(body=one, orelse=other):
            return words_in(one, known) | words_in(other, known)
        case ast.Name(id=name) if name in known:
            return {known[name]}
        case ast.Subscript(value=ast.Name(id="IDS"), slice=ast.Name(id=card)) if card.isupper():
            return {IDS[getattr(cards, card)]}
    return set()


def said(parameter: str) -> set[str]:
    """Every word the game hands over as this parameter: the causes, or the reasons."""
    places = places_of(parameter)
    known = constants()
    found: set[str] = set()
    for node in nodes():
        match node:
            case ast.Call(func=ast.Name(id=name), args=args) if name in places:
                found |= words_in(args[places[name]], known)
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name == parameter:
                found |= words_in(value, known)
    return found


def name_of(part: ast.AnnAssign | ast.FunctionDef) -> str:
    return part.name if isinstance(part, ast.FunctionDef) else ast.unparse(part.target)


def prompts() -> dict[str, set[str]]:
    """Every decision point with the arguments of its prompt, from `POINT`, `point` and `about`."""
    found: dict[str, set[str]] = {}
    for node in nodes():
        if not isinstance(node, ast.ClassDef):
            continue
        methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
        points = [part for part in node.body if isinstance(part, ast.AnnAssign | ast.FunctionDef)]
        points = [part for part in points if name_of(part) in ("POINT", "point")]
        about: set[str] = set()
        for part in ast.walk(methods["about"]) if "about" in methods else []:
            if isinstance(part, ast.Dict):
                about |= {str(key.value) for key in part.keys if isinstance(key, ast.Constant)}
        for part in [inner for point in points for inner in ast.walk(point)]:
            if isinstance(part, ast.Constant) and str(part.value).startswith("D-"):
                found[str(part.value)] = about
    return found


def offered(module: ModuleType) -> dict[str, set[str]]:
    """Every verb of the module's options with the names of its arguments."""
    found: dict[str, set[str]] = {}
    for value in vars(module).values():
        for option in value if isinstance(value, list) else [value]:
            if isinstance(option, Option):
                found[option.verb] = set(option.names)
    return found


def demanded_events() -> dict[str, set[str]]:
    """A plain sentence of each kind; one more for those who see the secret part, one more where
    cards may lie face up. Claims are sentences of their own."""
    found = {}
    for kind, event in GAME.events().items():
        if kind == "claimed":
            continue
        found[f"event-{kind}"] = set(event.public) - {"shown"}
        if event.secret:
            found[f"event-{kind}-you"] = (set(event.public) | set(event.secret)) - {"shown"}
        if "shown" in event.public:
            found[f"event-{kind}-shown"] = set(event.public)
    return found


def demanded_settings() -> set[str]:
    found = set()
    for setting in SETTINGS:
        found.add(f"setting-{setting.key}")
        choices = setting.choices[:]
        if setting.kind in (SEAT_KIND, CARDS_KIND):
            choices.append(str(setting.default))
        found |= {f"setting-{setting.key}-{choice}" for choice in choices}
    return found


def demanded() -> dict[str, set[str]]:
    """Every key that code or data asks for, with the variables it may use."""
    plain = {"game-title", "game-line"}
    for card in CARDS:
        plain |= {f"card-{card.id}", f"card-{card.id}.text"}
        plain |= {f"kind-{card.kind}", f"back-{card.back}"}
    plain |= {f"role-{role}" for role in GAME.roles}
    plain |= {f"side-{side}" for side in [*GAME.allegiances, options.LEFT.verb, options.RIGHT.verb]}
    plain |= {f"end-{reason}" for reason in SIDE_OF_END}
    plain |= {f"step-{step}" for step in STEPS}
    plain |= {f"cause-{cause}" for cause in said("cause")}
    plain |= {f"reason-{reason}" for reason in said("reason")}
    plain |= {f"what-{option.verb}" for option in (PASS, options.SHOW_INFECTED)}
    plain |= {"direction-clockwise", "direction-counterclockwise"}
    plain |= demanded_settings()
    found: dict[str, set[str]] = {key: set() for key in plain}
    found |= demanded_events()
    found |= {f"option-{verb}": names for verb, names in offered(options).items()}
    found |= {f"prompt-{point}": names for point, names in prompts().items()}
    for claim in GAME.claims():
        found[f"claim-{claim.key}"] = {"speaker", *[blank.name for blank in claim.blanks]}
    found["prompt-waiting"] = {"names"}
    for key, names in demanded_forms(found, GAME.roles).items():
        found[key] = names or set()
    for key, names in allowed_forms(sentences("en"), found).items():
        found[key] = names or set()
    return found


# -- the tests -------------------------------------------------------------------------------------


@pytest.mark.rules("SA-DEC-01")
def test_every_decision_point_of_the_specification_has_a_choice() -> None:
    """D-01 is no choice; D-20 and D-21 stand beside the choices, as asides."""
    assert sorted(prompts()) == [f"D-{number:02}" for number in range(2, 20)]


def test_the_walk_through_the_code_finds_causes_and_reasons() -> None:
    """A walk that found nothing would demand nothing."""
    assert {"turn", "replacement", "overflow", "seduction", "turn_end", "left"} <= said("cause")
    assert {"refused", "barred", "active_quarantined", *SIDE_OF_END} <= said("reason")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words_and_no_words_are_idle(lang: str) -> None:
    assert set(sentences(lang)) == set(demanded())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_ask_only_for_what_they_are_given(lang: str) -> None:
    found = sentences(lang)
    for key, allowed in demanded().items():
        blanks = blanks_of(found[key])
        assert blanks.variables <= allowed, key
        assert blanks.references <= set(found), key


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_ask_for_the_same(lang: str) -> None:
    english = {key: blanks_of(pattern).variables for key, pattern in sentences("en").items()}
    assert english == {
        key: blanks_of(pattern).variables for key, pattern in sentences(lang).items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_sentences_can_be_said_with_any_number(lang: str, number: int) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(lang)))
    for key, allowed in demanded().items():
        identifier, _, attribute = key.partition(".")
        message = bundle.get_message(identifier)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, dict.fromkeys(allowed, number))
        assert errors == [], key
        assert isinstance(text, str)
        assert "  " not in text, key
        if identifier.startswith("cause-"):  # put behind a sentence; the usual ones say nothing
            assert text in ("", f" {text.strip()}"), key
        else:
            assert text == text.strip() != "", key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_share_a_name(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(lang)))
    names = set()
    for card in CARDS:
        value = bundle.get_message(f"card-{card.id}").value
        assert value is not None
        names.add(bundle.format_pattern(value, {})[0])
    assert len(names) == len(CARDS)
