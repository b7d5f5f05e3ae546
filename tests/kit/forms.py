"""Further forms of a game's sentences: said in another way to somebody, or of several.

They stand beside the sentences that code and data ask for (web/src/words/catalogue.ts):

- `role-ROLE.want` and `.win`: what a role plays for, and how it wins; every role has them;
- `waiting-POINT` (`waiting-POINT-RULE`): what the others read while somebody decides; every point;
- `event-KIND.FIELD` and `waiting-POINT.FIELD`: the same to the seat that this field names;
- `events-KIND` and `.same`: several events of a kind in one line, of several players or of one;
- `option-VERB.act`: the short form on a card; `option-VERB-POINT`: the verb as an answer;
- `claim-KEY.v1`, `.v2` and `.self`: the same claim in other voices, and about oneself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Blanks = Mapping[str, set[str] | None]
"""Sentences with the variables they may use; None where only play can tell."""

VOICES = ("v1", "v2", "self")


def demanded_forms(base: Blanks, roles: Iterable[str]) -> dict[str, set[str] | None]:
    """The further forms that every game of the box has."""
    found: dict[str, set[str] | None] = {}
    for role in roles:
        found |= {f"role-{role}.want": set(), f"role-{role}.win": set()}
    for key, blanks in base.items():
        name, _, point = key.partition("-")
        if name == "prompt" and point.startswith("D") and not _is_part(point, base):
            found[f"waiting-{point}"] = None if blanks is None else blanks | {"who"}
    return found


def _is_part(point: str, base: Blanks) -> bool:
    """Whether this is a later part of a point, such as `D11-OP-PWR-04`."""
    points = [key.removeprefix("prompt-") for key in base if key.startswith("prompt-")]
    return any(point.startswith(f"{whole}-") for whole in points)


def allowed_forms(keys: Iterable[str], base: Blanks) -> dict[str, set[str] | None]:
    """Those of these keys that are a further form of a sentence, which a game may have or not."""
    found = {}
    for key in keys:
        stem, _, form = key.partition(".")
        root = _root(stem, form, base)
        if key not in base and root is not None:
            found[key] = _blanks(stem, form, base[root])
    return found


def _root(stem: str, form: str, base: Blanks) -> str | None:
    """The sentence of which this is another form."""
    family, _, name = stem.partition("-")
    if family in ("event", "waiting") and form:
        blanks = base.get(stem)
        return stem if stem in base and (blanks is None or form in blanks) else None
    if family == "waiting":
        return _known(f"prompt-{name}", base)
    if family == "events" and form in ("", "same"):
        return _known(f"event-{name}", base)
    if family == "claim" and form in VOICES:
        return _known(stem, base)
    if family == "option" and form == "act":
        return _known(stem, base)
    if family == "option" and not form:
        verb, _, point = name.partition("-")
        return _known(f"option-{verb}", base) if f"prompt-{point}" in base else None
    return None


def _known(key: str, base: Blanks) -> str | None:
    return key if key in base else None


def _blanks(stem: str, form: str, blanks: set[str] | None) -> set[str] | None:
    """The variables of this form."""
    family = stem.partition("-")[0]
    if blanks is None or family == "option":
        return set() if form == "act" else None
    if family == "events":
        return blanks | {"players", "count"}
    if family == "waiting":
        return (blanks | {"who"}) - {form}
    return blanks - {form}
