"""Secret answers and drafts, drawn last: whatever their seats may answer in the position drawn.

Who has answered stays as it is. How far somebody has come with a draft is as hidden as the draft.
"""

from __future__ import annotations

from whiteout.core.chance import Chance
from whiteout.core.choice import SharedChoice
from whiteout.core.draft import DraftChoice, SharedDraft
from whiteout.core.option import Option
from whiteout.core.position import Position

LONGEST = 1000
"""No draft has more parts."""


def draw_answers(p: Position, viewer: int, chance: Chance, anew: bool = False) -> None:
    """What others have answered, or are putting together, to the choice that waits. With `anew`
    they begin again with what they had put together so far."""
    choice = p.choice
    if p.drafts:  # those of an open choice are always begun again
        p.drafts = [draft if seat == viewer else [] for seat, draft in enumerate(p.drafts)]
    for seat in range(p.seats):
        if seat == viewer:
            continue
        if isinstance(choice, SharedDraft | DraftChoice):
            if not anew:
                draw_draft(choice, p, seat, chance)
        elif isinstance(choice, SharedChoice) and p.answers[seat] is not None:
            p.answers[seat] = any_of(choice.options(p, seat), chance)


def draw_draft(choice: SharedDraft | DraftChoice, p: Position, seat: int, chance: Chance) -> None:
    """What a seat has put together so far, if it is asked or has answered."""
    answered = bool(p.answers) and p.answers[seat] is not None
    if not answered and seat not in p.asked:
        return
    if not p.drafts:
        p.drafts = [[] for _ in range(p.seats)]
    draft = whole_draft(choice, p, seat, chance)
    if answered:
        p.answers[seat] = draft[-1]
    else:
        del draft[chance.below(len(draft), "determinize") :]
    p.drafts[seat] = draft


def whole_draft(
    choice: SharedDraft | DraftChoice, p: Position, seat: int, chance: Chance
) -> list[Option]:
    """A complete draft, part by part."""
    draft: list[Option] = []
    for _ in range(LONGEST):
        draft.append(any_of(choice.parts(p, seat, draft), chance))
        if choice.is_complete(p, seat, draft):
            return draft
    raise AssertionError(f"{choice!r}: a draft that never ends")


def any_of(options: list[Option], chance: Chance) -> Option:
    """One of these."""
    return options[chance.below(len(options), "determinize")]
