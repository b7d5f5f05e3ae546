"""Votes of all living players: the torch (OP-TORCH-02 to 04) and the Escape (OP-ESC-05, 06)."""

from __future__ import annotations

from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.outpost_31.position import NOTHING, OutpostPosition


def voters(p: OutpostPosition) -> list[int]:
    """All living players, tied ones included (OP-ROPE-09, OP-TORCH-02, OP-ESC-05)."""
    return [player for player in range(p.seats) if p.living[player]]


def close_vote(p: OutpostPosition, answers: list[Option | None], about: str, target: int) -> bool:
    """Every vote is in: shown by name, or with `secret_votes` as totals only. True if there are
    more yes than no; a tie is a no."""
    votes = [NOTHING if answer is None else answer.value for answer in answers]
    p.votes = votes
    yes = votes.count(1)
    no = votes.count(0)
    if p.history is not None:
        facts: Facts = {"about": about, "target": target, "yes": yes, "no": no}
        facts["passed"] = yes > no
        shown = not p.settings.secret_votes
        facts["in_favour"] = who_voted(votes, 1) if shown else None
        facts["against"] = who_voted(votes, 0) if shown else None
        p.emit(Event("voted", facts))
    return yes > no


def who_voted(votes: list[int], vote: int) -> list[int]:
    """The players of this vote."""
    return [player for player, given in enumerate(votes) if given == vote]
