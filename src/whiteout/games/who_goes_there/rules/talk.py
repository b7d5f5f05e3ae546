"""Talk: specification 6.24 (CHAT), 7.5 and 7.6. Statements are never checked, and bind nobody."""

from __future__ import annotations

from typing import Final

from whiteout.core.talk import DEAD, PUBLIC, Blank, Channel, ClaimKind
from whiteout.games.who_goes_there.position import HELICOPTER, CampPosition
from whiteout.games.who_goes_there.tables import IDS, MOST_PLAYERS

STATUS: Final = ["clean", "infected"]
RESULTS: Final = ["clean", "infected", "host_card", "no_host_card"]
PLANS: Final = [
    "gather_food", "share_food", "share_first_aid", "bunk_in_pairs", "stay_inside", "go_outside",
    "fix_boiler", "fix_door", "feed_bonfire", "light_bonfire", "build_weapons", "find_bonuses",
    "test_somebody", "no_trades",
]  # fmt: skip

_SEAT: Final = Blank("seat", "seat")
_CARD: Final = Blank("card", "card", IDS)
_NUMBER: Final = Blank("number", "number", most=9)
CLAIMS: Final[list[ClaimKind]] = [
    ClaimKind("claim_hand", _CARD, _NUMBER),
    ClaimKind("claim_status", Blank("status", "status", STATUS)),
    ClaimKind("request_card", _CARD, _NUMBER, _SEAT),
    ClaimKind("offer_card", _CARD, _NUMBER, _SEAT),
    ClaimKind("accuse", _SEAT),
    ClaimKind("vouch", _SEAT),
    ClaimKind("report_look", _SEAT, Blank("status", "status", STATUS)),
    ClaimKind("report_test", _SEAT, Blank("result", "result", RESULTS)),
    ClaimKind("call_assault", _SEAT),
    ClaimKind("propose_plan", Blank("plan", "plan", PLANS)),
    ClaimKind("plea"),
    ClaimKind("object_to", _SEAT),
    ClaimKind("refuse_to_board_with", _SEAT),
    ClaimKind("propose_manifest", _SEAT),
    ClaimKind("endorse", _SEAT),
]
_BEFORE: Final = ("request_card", "offer_card", "call_assault")
_BOARDING: Final = ("plea", "object_to", "refuse_to_board_with", "propose_manifest", "endorse")


def _pairs(kind: str) -> list[tuple[str, int, int]]:
    seats = range(MOST_PLAYERS)
    return [(f"{kind}-{one}-{two}", one, two) for one in seats for two in seats if one < two]


PAIRS: Final = _pairs("pair")
TOLD_PAIRS: Final = _pairs("told")
"""The same where the table shows private messages after the end (`replay_private_chat`)."""
CHANNELS: Final[list[Channel]] = [
    PUBLIC,
    DEAD,
    *[Channel(name) for name, _, _ in PAIRS],
    *[Channel(name, open_after=True) for name, _, _ in TOLD_PAIRS],
]
_TWO: Final[dict[str, tuple[int, int]]] = {
    name: (one, two) for name, one, two in [*PAIRS, *TOLD_PAIRS]
}


def reads(p: CampPosition, seat: int, channel: str) -> bool:
    """All read the table, the dead their own channel, two players what they write to each other
    (7.6, WG-CHAT-02, WG-CHAT-10)."""
    if channel == PUBLIC.id:
        return True
    if channel == DEAD.id:
        return not p.alive[seat] and not p.settings.dead_chat_public
    kept = "told" if p.settings.replay_private_chat else "pair"
    open_now = p.settings.private_chat and channel.startswith(kept)
    return open_now and channel in _TWO and seat in _TWO[channel]


def silenced(p: CampPosition, seat: int, channel: str) -> str:
    """The dead are silent but in their own channel (WG-DTH-05); a pair closes when one of the two
    dies (WG-CHAT-10)."""
    if channel == DEAD.id:
        return ""
    if channel == PUBLIC.id:
        return "" if p.alive[seat] or p.settings.dead_chat_public else "WG-DTH-05"
    return "" if all(p.alive[one] for one in _TWO[channel] if one < p.seats) else "WG-CHAT-10"


def why_not_claim(p: CampPosition, seat: int, claim: str) -> str:
    """Only the living, at the right time, and not without end (WG-CHAT-08, WG-CHAT-09)."""
    if not p.alive[seat]:
        return "WG-CHAT-08"
    boarding = p.step == HELICOPTER
    if (claim in _BEFORE and boarding) or (claim in _BOARDING and not boarding):
        return "WG-CHAT-08"
    return "WG-CHAT-09" if said(p, seat) >= p.settings.statement_limit else ""


def said(p: CampPosition, seat: int) -> int:
    """Statements of a player since the round began; setup counts with the first (WG-CHAT-09)."""
    count = 0
    for event in reversed(p.history or []):
        if event.kind in ("round_began", "helicopter_round"):
            if event.public.get("round") != 1:
                break
        elif event.kind == "claimed" and event.public["speaker"] == seat:
            count += 1
    return count
