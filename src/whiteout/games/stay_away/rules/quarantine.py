"""Being quarantined: specification §6.7 (SA-OBS-03), and `quarantine_mode` of §11."""

from __future__ import annotations

from whiteout.games.stay_away.position import StayAwayPosition


def isolated(p: StayAwayPosition, player: int) -> bool:
    """Quarantined in the sense of the rulebook: no exchange, no play, no target (SA-OBS-03)."""
    return p.quarantine[player] > 0 and not p.settings.open_cards


def in_the_open(p: StayAwayPosition, player: int) -> bool:
    """Quarantined in the sense of the later edition: cards move face up."""
    return p.quarantine[player] > 0 and p.settings.open_cards
