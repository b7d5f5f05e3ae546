"""Views, made from facts.py by whiteout.lab.written_view: not to be edited."""

from __future__ import annotations

from whiteout.core.event import ABOVE, Facts
from whiteout.core.facts import answer_of
from whiteout.games.stay_away.facts import standing
from whiteout.games.stay_away.position import NOBODY, ROLES, StayAwayPosition
from whiteout.games.stay_away.rules.ending import SIDE_OF_END, humans_alive
from whiteout.games.stay_away.rules.quarantine import in_the_open
from whiteout.games.stay_away.tables import CARDS, IDS


def public(p: StayAwayPosition) -> Facts:
    """What everybody may know."""
    players_seat = p.seat_of
    players_alive = p.alive
    players_quarantine = p.quarantine
    out: Facts = {
        "turn": p.turn,
        "active": p.active,
        "step": p.step,
        "direction": p.direction,
        "players": [{"seat": players_seat[s], "alive": players_alive[s], "cards": len(p.hands[s]), "quarantine": players_quarantine[s]} for s in range(p.seats)],
        "doors": [edge for edge in range(p.seats) if p.doors[edge]],
        "deck": {"size": len(p.deck), "back": (CARDS[p.deck[-1]].back if p.deck else None)},
        "discard": len(p.discard),
        "played": [IDS[code] for code in p.played],
    }
    if p.target != NOBODY:
        out["target"] = p.target
    if p.cause != '':
        out["exchange"] = {"cause": p.cause, "initiator": p.initiator, "partner": p.partner}
        if p.offer != NOBODY and in_the_open(p, p.initiator):
            out["exchange"]["offer"] = IDS[p.offer]
    if len(p.chain) > 0:
        out["chain"] = p.chain[:]
    return out


def add(p: StayAwayPosition, v: int, bits: int, out: Facts) -> None:
    """What only some may know."""
    if bits & 26:
        players_role = p.roles
        for s, row in enumerate(out["players"]):
            row["role"] = ROLES[players_role[s]]
    if bits & 10:
        players_hand = p.hands
        for s, row in enumerate(out["players"]):
            row["hand"] = [IDS[code] for code in sorted(players_hand[s])]
    if bits & 2:
        out["end"] = {"reason": p.end_reason, "side": SIDE_OF_END[p.end_reason], "winners": p.winners[:]}
    if bits & 4:
        out["hand"] = [IDS[code] for code in sorted(p.hands[v])]
        out["role"] = ROLES[p.roles[v]]
    if bits & 40:
        out["thing"] = p.thing
    if bits & 256:
        out["deck"]["top"] = IDS[p.deck[-1]]
    if bits & 64:
        if out.get("exchange") is not None:
            if p.offer != NOBODY:
                out["exchange"]["offer"] = IDS[p.offer]
    if bits & 128:
        if len(p.drawn) > 0:
            out["looking_at"] = [IDS[code] for code in sorted(p.drawn)]
    if bits & 4:
        found_chosen = answer_of(p, v)
        if found_chosen is not None:
            out["chosen"] = found_chosen
    if bits & 24:
        out["humans_left"] = humans_alive(p)
        out["infection_order"] = p.infection_order[:]
        out["request"] = p.request
    if bits & 8:
        out["deck"]["cards"] = [IDS[code] for code in p.deck[::-1]]
        out["discard_pile"] = [IDS[code] for code in sorted(p.discard)]
        out["looking_at"] = [IDS[code] for code in sorted(p.drawn)]
        if out.get("exchange") is not None:
            if p.offer != NOBODY:
                out["exchange"]["offer"] = IDS[p.offer]


def bits_of(p: StayAwayPosition, v: int) -> int:
    """What a viewer is, beside one of all."""
    bits = 2 if p.over else 0
    if v >= 0:
        return bits | standing(p, v)
    return bits | 8 if v == ABOVE else bits


def view(p: StayAwayPosition, v: int) -> Facts:
    """Everything that one viewer may know."""
    out = public(p)
    bits = bits_of(p, v)
    if bits:
        add(p, v, bits, out)
    return out


def views(p: StayAwayPosition, viewers: list[int]) -> list[Facts]:
    """The views of several, who share what all may know: not to be changed."""
    shared = public(p)
    found: list[Facts] = []
    for v in viewers:
        out = shared.copy()
        bits = bits_of(p, v)
        if bits & 26:
            out["players"] = [row.copy() for row in shared["players"]]
        if bits & 264:
            out["deck"] = shared["deck"].copy()
        if bits & 72 and shared.get("exchange") is not None:
            out["exchange"] = shared["exchange"].copy()
        if bits:
            add(p, v, bits, out)
        found.append(out)
    return found
