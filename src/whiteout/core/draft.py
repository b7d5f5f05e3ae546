"""Answers put together from parts, hidden until they are complete, with a way back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from whiteout.core.choice import Choice, P, SharedChoice
from whiteout.core.option import BACK, Option
from whiteout.core.position import Position

_NO_PARTS: Final[list[Option]] = []
"""The draft of whoever has not begun: shared, never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DraftChoice(Choice[P]):
    """An answer put together from parts: a card, then a target, then a number.

    The parts lie in the position, hidden from everybody else, and nothing of the match changes
    until the draft is complete. `back` takes the last part away. The others see one open decision.

    With COUNTED a record numbers each part as if it were a choice of its own, and `p.number`
    follows once the answer is complete: only for drafts of which everybody learns, by the answer,
    of how many parts it was made. Views show one number until then.
    """

    __slots__ = ()

    def parts(self, p: P, seat: int, draft: list[Option]) -> list[Option]:
        """What can come next after the parts chosen so far. Never empty."""
        raise NotImplementedError

    def is_complete(self, p: P, seat: int, draft: list[Option]) -> bool:
        """Whether the draft, of at least one part, is an answer."""
        raise NotImplementedError

    def resolve_draft(self, p: P, seat: int, draft: list[Option]) -> None:
        """Carry out the answer; runs after the choice has been closed."""
        raise NotImplementedError

    def options(self, p: P, seat: int) -> list[Option]:
        if not p.drafts:
            return self.parts(p, seat, _NO_PARTS)
        draft = p.drafts[seat]
        parts = self.parts(p, seat, draft)
        return [*parts, BACK] if draft else parts

    def take(self, p: P, seat: int, option: Option) -> None:
        draft = add_part(p, seat, option) if p.drafts else [option]
        if draft and self.is_complete(p, seat, draft):
            p.close()
            if self.COUNTED:
                p.number += len(draft) - 1
            self.resolve_draft(p, seat, draft)
        elif not p.drafts:
            add_part(p, seat, option)

    def resolve(self, p: P, option: Option) -> None:
        raise AssertionError("a draft is resolved as a whole")


@mypyc_attr(allow_interpreted_subclasses=True)
class SharedDraft(SharedChoice[P]):
    """A secret draft of several seats at once: resolves when all drafts are complete.

    A complete draft is final. `p.answers` holds the last part of whoever has finished, and the
    parts stay in `p.drafts` until all have.
    """

    __slots__ = ()

    def parts(self, p: P, seat: int, draft: list[Option]) -> list[Option]:
        """What can come next after the parts chosen so far. Never empty."""
        raise NotImplementedError

    def is_complete(self, p: P, seat: int, draft: list[Option]) -> bool:
        """Whether the draft is an answer."""
        raise NotImplementedError

    def resolve_drafts(self, p: P, drafts: list[list[Option]]) -> None:
        """Carry out all answers together; they stand by seat."""
        raise NotImplementedError

    def options(self, p: P, seat: int) -> list[Option]:
        draft = p.draft(seat)
        parts = self.parts(p, seat, draft)
        return [*parts, BACK] if draft else parts

    def take(self, p: P, seat: int, option: Option) -> None:
        draft = add_part(p, seat, option)
        if draft and self.is_complete(p, seat, draft):
            super().take(p, seat, option)

    def waiting(self, p: P, viewer: int) -> list[int]:
        """Everybody asked, but for the viewer once the viewer has answered."""
        return [seat for seat in self.everybody(p) if seat != viewer or seat in p.asked]

    def resolve_all(self, p: P, answers: list[Option | None]) -> None:
        drafts = p.drafts or [[] for _ in range(p.seats)]
        p.drafts = []
        self.resolve_drafts(p, drafts)


def add_part(p: Position, seat: int, option: Option) -> list[Option]:
    """The seat's draft after one more part, or one less."""
    if not p.drafts:
        p.drafts = [[] for _ in range(p.seats)]
    draft = p.drafts[seat]
    if option == BACK:
        draft.pop()
    else:
        draft.append(option)
    return draft
