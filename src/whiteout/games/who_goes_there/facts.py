"""Who sees what in Who Goes There?: views, prompts and events, each fact once (core.facts,
specification 8.1, W-01 to W-78)."""

from __future__ import annotations

from typing import Final

from whiteout.core.facts import END, GAME, OWNER, TRUTH, Fact, FactTable, Part
from whiteout.core.kinds import (
    AS_THEY_LIE,
    TOP_FIRST,
    Count,
    Each,
    Id,
    Ids,
    Many,
    Seat,
    Seats,
    Word,
    YesNo,
)
from whiteout.games.who_goes_there.events import ABOUT, CARDS, EVENTS, FLAG, SEAT, SEATS
from whiteout.games.who_goes_there.hidden.known import known_under, proofs
from whiteout.games.who_goes_there.options import ALPHABET
from whiteout.games.who_goes_there.position import (
    EVENT_STATES,
    FACE_UP,
    HELICOPTER,
    NO_ROLL,
    NOBODY,
    ROLLS,
    SETUP,
    SLEEP_STEP,
    STEPS,
    CampPosition,
)
from whiteout.games.who_goes_there.rules.bonfire import bonfire_count
from whiteout.games.who_goes_there.rules.camp_event import is_lockdown
from whiteout.games.who_goes_there.rules.ending import SIDE_OF_END
from whiteout.games.who_goes_there.rules.hand import can_draw, limit_of
from whiteout.games.who_goes_there.rules.unlocks import slots_of
from whiteout.games.who_goes_there.tables import (
    CHARACTER_IDS,
    DECK_IDS,
    EVENT_IDS,
    FACES,
    IDS,
    LANDMARK_IDS,
    LOCKER,
    PHASE_IDS,
    SPACES,
    TILE_IDS,
    UNLOCK_IDS,
)

_P = CampPosition
_AT_THE_END: Final = "known only after the end"
_IN_ORDER: Final = "they stand in their order"

# -- who sees it -----------------------------------------------------------------------------------

LIVING: Final = GAME
"""A living player, while the match runs: the dead see what everybody sees (WG-INFO-08)."""


def standing(p: _P, viewer: int) -> int:
    """What a player who looks is."""
    if p.over:
        return OWNER
    return OWNER | LIVING if p.alive[viewer] else 0


def answer_of(p: _P, viewer: int) -> str | None:
    """What a player has answered to a choice that others still have to answer."""
    answer = p.answers[viewer] if p.answers else None
    return None if answer is None else answer.text


def offers_of(p: _P) -> list[tuple[int, int, int, int, list[int], list[int]]]:
    """The open proposals, the oldest first (W-55)."""
    return [
        (
            p.offer_from[at],
            p.offer_to[at],
            p.offer_give[at],
            p.offer_want[at],
            p.offer_give_kinds[at],
            p.offer_want_kinds[at],
        )
        for at in range(len(p.offer_from))
    ]


def kinds_of(cards: list[int]) -> list[int]:
    """The kinds of cards, in the order of the cards."""
    return [card // 10 for card in cards]


# -- kinds -----------------------------------------------------------------------------------------

NOBODY_OR: Final = Seat(none=True)
SIX: Final = Count(6)
NUMBER: Final = Count(30)
SIZE: Final = Count(60)
TILES: Final = Ids("tile", TILE_IDS, most=2, order=AS_THEY_LIE)
PHASES: Final = Ids("phase_card", PHASE_IDS, most=2, order=AS_THEY_LIE)
EVENT: Final = Id("event_card", EVENT_IDS, none=True)
PILE: Final = Ids("card", IDS, most=4, order=AS_THEY_LIE)

# -- views -----------------------------------------------------------------------------------------

# fmt: off
VIEW: Final[list[Fact[_P] | Part[_P]]] = [
    Fact("round", Count(18), "W-03", lambda p: p.round),
    Fact("rounds", Count(18), "W-03", lambda p: len(p.settings.rounds)),
    Fact("phase", Count(3), "W-03", lambda p: p.phase),
    Fact("step", Word("step", STEPS), "W-03", lambda p: p.step),
    Fact("turn_order", SEATS, "W-04", lambda p: p.turn_order),
    Fact("leader", NOBODY_OR, "W-04", lambda p: p.leader),
    Fact("active", NOBODY_OR, "W-04", lambda p: p.active),
    Part("players[]", "W-01"),
    Fact("players[].character", Id("character", CHARACTER_IDS, none=True), "W-01",
         lambda p: p.characters),
    Fact("players[].alive", FLAG, "W-64", lambda p: p.alive),
    Fact("players[].space", Id("space", SPACES, none=True), "W-11", lambda p: p.spaces),
    Fact("players[].actions", SIX, "W-12", lambda p: p.actions),
    Fact("players[].dex", SIX, "W-12", lambda p: p.dex),
    Fact("players[].stamina", SIX, "W-13", lambda p: p.stamina),
    Fact("players[].stamina_max", SIX, "W-13", at=lambda p, s: p.stamina_max(s)),
    Fact("players[].xp", NUMBER, "W-14", lambda p: p.xp),
    Fact("players[].unlocks", Ids("unlock", UNLOCK_IDS, order=AS_THEY_LIE), "W-14",
         at=lambda p, s: [code for code in range(6) if p.unlocks[s] >> code & 1]),
    Fact("players[].locker", Word("face", ["locked", *FACES]), "W-15",
         at=lambda p, s: FACES[p.locker_face[s]] if p.has(s, LOCKER) else "locked"),
    Fact("players[].locker_spent", FLAG, "W-15", lambda p: p.locker_spent),
    Fact("players[].strikes", Count(3), "W-16", lambda p: p.strikes),
    Fact("players[].criticals", Count(3), "W-16", at=lambda p, s: p.criticals(s)),
    Fact("players[].criticals_due", Count(3), "W-16", lambda p: p.criticals_due),
    Fact("players[].tiles", TILES, "W-18", lambda p: p.tiles),
    Fact("players[].slots", SIX, "W-18",
         at=lambda p, s: slots_of(p, s)),  # noqa: PLW0108 - views are made from the lambda's text
    Fact("players[].rerolls_used", TILES, "W-42",
         at=lambda p, s: [tile for at, tile in enumerate(p.tiles[s]) if p.tile_used[s][at]]),
    Fact("players[].items", PHASES, "W-20", lambda p: p.items),
    Fact("players[].bonuses", Many(12, {"phase_card": Id("phase_card", PHASE_IDS),
                                        "value": Count(3)}), "W-20",
         at=lambda p, s: [(p.bonus_cards[s][at], p.bonus_values[s][at])
                          for at in range(len(p.bonus_cards[s]))]),
    Fact("players[].cards", Count(20), "W-21", at=lambda p, s: len(p.hands[s])),
    Fact("players[].limit", Count(14), "W-21",
         at=lambda p, s: limit_of(p, s)),  # noqa: PLW0108 - views are made from the lambda's text
    Fact("players[].vulnerable", Count(12), "W-44", lambda p: p.vulnerable),
    Fact("players[].turn_done", FLAG, "W-04", lambda p: p.turn_done),
    Fact("players[].event", Id("event_state", EVENT_STATES), "W-41", lambda p: p.event_state),
    Part("camp", "W-17"),
    Fact("camp.boiler", SIX, "W-17", lambda p: p.boiler_strikes),
    Fact("camp.door", SIX, "W-17", lambda p: p.door_strikes),
    Fact("camp.landmarks", Ids("card", LANDMARK_IDS, order=AS_THEY_LIE), "W-39",
         lambda p: [code for code in range(5) if p.landmarks[code]]),
    Fact("camp.trained", FLAG, "W-18", lambda p: p.trained),
    Fact("camp.bonfire", SIZE, "W-35", lambda p: len(p.bonfire)),
    Fact("camp.bonfire_count", SIZE, "W-35",
         lambda p: bonfire_count(p)),  # noqa: PLW0108 - views are made from the lambda's text
    Fact("camp.discard", SIZE, "W-36", lambda p: len(p.discard)),
    Fact("camp.discard_top", Id("card", IDS, none=True), "W-36",
         lambda p: p.discard[-1] // 10 if p.discard and p.discard_by[-1] == FACE_UP else -1),
    Fact("camp.vulnerable", Count(12), "W-44", lambda p: len(p.vulnerable_deck)),
    Fact("camp.phase_discard", SIZE, "W-37",
         lambda p: len(p.phase_discard) + 3 * p.settings.phase_cards_removed),
    Fact("camp.phase_discard_top", Id("phase_card", PHASE_IDS, none=True), "W-37",
         lambda p: p.phase_discard[-1] if p.phase_discard else -1),
    Fact("camp.events_left", Count(32), "W-25", lambda p: len(p.event_deck)),
    Part("decks[]", "W-25", times=len(DECK_IDS)),
    Fact("decks[].deck", Word("deck", DECK_IDS), "W-25", at=lambda p, s: DECK_IDS[s],
         unlearned=_IN_ORDER),
    Fact("decks[].size", SIZE, "W-25", at=lambda p, s: len(p.decks[s])),
    Fact("decks[].drawable", FLAG, "W-25",
         at=lambda p, s: (s < 2 or s - 2 in p.characters) and can_draw(p, s)),
    Part("phase_decks[]", "W-25", times=3),
    Fact("phase_decks[].size", SIZE, "W-25", at=lambda p, s: len(p.phase_decks[s])),
    Part("tray[]", "W-19", times=len(TILE_IDS)),
    Fact("tray[].tile", Word("tile", TILE_IDS), "W-19", at=lambda p, s: TILE_IDS[s],
         unlearned=_IN_ORDER),
    Fact("tray[].left", SIX, "W-19", lambda p: p.tray),
    Fact("event", EVENT, "W-40", lambda p: p.event),
    Fact("lockdown", FLAG, "W-40",
         lambda p: is_lockdown(p)),  # noqa: PLW0108 - views are made from the lambda's text
    Fact("events_past", Ids("event_card", EVENT_IDS, most=3, order=AS_THEY_LIE), "W-40",
         lambda p: p.events_past),
    Fact("phase_card", Id("phase_card", PHASE_IDS, none=True), "W-33", lambda p: p.phase_card),
    # The turn.
    Part("turn", "W-42", when=lambda p: p.active != NOBODY, none=True),
    Fact("turn.changed_location", FLAG, "W-11", lambda p: p.changed_location),
    Fact("turn.moved", FLAG, "W-42", lambda p: p.free_move_used),
    Fact("turn.searched", FLAG, "W-42", lambda p: p.free_search_used),
    Fact("turn.flask_used", FLAG, "W-42", lambda p: p.flask_used),
    Fact("turn.galley_used", FLAG, "W-42", lambda p: p.galley_used),
    Fact("turn.bench_used", FLAG, "W-42", lambda p: p.bench_used),
    Fact("turn.attacked", FLAG, "W-42", lambda p: p.attacked),
    Fact("turn.radio", FLAG, "W-42", lambda p: p.radio),
    Fact("turn.asked_offers", Count(2), "W-42", lambda p: p.asked_offers),
    Fact("turn.last_roll", Word("roll", ROLLS), "W-43", lambda p: p.last_roll),
    Fact("turn.sent", Each(Each(SIX)), "W-42", lambda p: [sent[:] for sent in p.offered],
         unlearned="bounds of talk"),
    Fact("turn.partners", Seats(), "W-08", lambda p: p.partners),
    Fact("turn.fresh", Each(FLAG), "W-08", lambda p: p.fresh),
    Fact("offers", Many(6, {"player": SEAT, "to": SEAT, "give": NUMBER, "want": NUMBER,
                            "given": PILE, "wanted": PILE}), "W-55",
         offers_of),
    Part("trade", "W-56", when=lambda p: p.trade_partner != NOBODY),
    Fact("trade.partner", SEAT, "W-56", lambda p: p.trade_partner),
    Fact("trade.give", NUMBER, "W-56", lambda p: p.trade_give),
    Fact("trade.want", NUMBER, "W-56", lambda p: p.trade_want),
    Fact("trade.given", PILE, "W-55", lambda p: p.trade_give_kinds),
    Fact("trade.wanted", PILE, "W-55", lambda p: p.trade_want_kinds),
    Fact("trade.taken", Each(FLAG), "W-51", lambda p: p.taken_looks),
    # The open roll.
    Part("roll", "W-43", when=lambda p: p.roll != NO_ROLL),
    Fact("roll.kind", Word("roll", ROLLS[1:]), "W-43", lambda p: p.roll),
    Fact("roll.target", NOBODY_OR, "W-43", lambda p: p.roll_target),
    Fact("roll.need", Count(3), "W-43", lambda p: p.need),
    Fact("roll.rolled", FLAG, "W-43", lambda p: p.rolled),
    Fact("roll.counted", Count(12), "W-43", lambda p: p.counted_dice),
    Fact("roll.added", Count(12), "W-43", lambda p: p.pool_left),
    Fact("roll.dice", Each(FLAG, 12), "W-43", lambda p: p.dice),
    Fact("roll.turned", Each(FLAG, 12), "W-43", lambda p: p.turned),
    Fact("looked", Count(3), "W-30", lambda p: len(p.looked), when=lambda p: len(p.looked) > 0),
    Part("fan", "W-61", when=lambda p: len(p.fan) > 0),
    Fact("fan.taken", Each(NOBODY_OR, 6), "W-61",
         lambda p: [None if taker < 0 else taker for taker in p.fan_taken]),
    Fact("fan.targets", SEATS, "W-61", lambda p: p.fan_targets),
    # Sleep.
    Part("sleep", "W-54", when=lambda p: p.step == SLEEP_STEP),
    Fact("sleep.bunk", Each(NOBODY_OR), "W-54",
         lambda p: [None if other < 0 else other for other in p.bunk]),
    Fact("sleep.alone", Each(FLAG), "W-54", lambda p: p.alone),
    Fact("sleep.proposals", Many(6, {"player": SEAT, "to": SEAT}), "W-54",
         lambda p: [(p.bunk_from[at], p.bunk_to[at]) for at in range(len(p.bunk_from))]),
    Fact("sleep.sent", Each(Each(Count(2))), "W-54", lambda p: [sent[:] for sent in p.bunk_sent],
         unlearned="bounds of talk"),
    # The helicopter.
    Part("helicopter", "W-66", when=lambda p: p.step == HELICOPTER),
    Fact("helicopter.charge", NOBODY_OR, "W-66", lambda p: p.charge),
    Fact("helicopter.been_in_charge", Each(FLAG), "W-66", lambda p: p.been_in_charge),
    Fact("helicopter.aboard", SEATS, "W-66", lambda p: p.aboard),
    Fact("helicopter.invitations", SEATS, "W-66", lambda p: p.invites),
    Fact("helicopter.invited", Each(Count(10)), "W-66", lambda p: p.invited),
    Fact("helicopter.stayed", Each(FLAG), "W-08", lambda p: p.stayed),
    Fact("helicopter.calls", Count(3), "W-66", lambda p: p.calls),
    # At the end everything is opened, of the dead too (WG-END-14).
    Fact("players[].infected", FLAG, "W-46 W-69", lambda p: p.infected, END | TRUTH,
         unlearned=_AT_THE_END),
    Fact("players[].host", FLAG, "W-47", at=lambda p, s: p.host == s, to=END | TRUTH,
         unlearned=_AT_THE_END),
    Fact("players[].known", Seats(), "W-48", to=END | TRUTH, unlearned=_AT_THE_END,
         at=lambda p, s: [q for q in range(p.seats) if p.known[s] >> q & 1]),
    Fact("players[].hand", CARDS, "W-22 W-65", to=END | TRUTH, unlearned=_AT_THE_END,
         at=lambda p, s: kinds_of(p.hands[s])),
    Fact("phase_decks[].removed", PHASES, "W-28", at=lambda p, s: sorted(p.removed[s]),
         to=END | TRUTH, unlearned=_AT_THE_END),
    # A player's own.
    Fact("hand", CARDS, "W-22", to=OWNER, own=lambda p, v: kinds_of(p.hands[v])),
    Fact("infected", FLAG, "W-46", to=OWNER, own=lambda p, v: p.infected[v],
         when=lambda p: p.step != SETUP),
    Fact("host", FLAG, "W-45 W-47", to=OWNER, own=lambda p, v: p.host == v,
         when=lambda p: p.step != SETUP),
    Fact("known_infected", Seats(), "W-48", to=OWNER, own=proofs),
    Fact("picked", CARDS, "W-57", to=OWNER, gaps=True,
         own=lambda p, v: kinds_of(p.picks[v]) if p.picks[v] else None),
    Fact("looking_at", CARDS, "W-30", to=OWNER, gaps=True,
         own=lambda p, v: kinds_of(p.looked) if p.looked and v == p.active else None),
    Fact("under", Many(4, {"deck": Word("deck", DECK_IDS), "place": SIZE, "cards": CARDS}), "W-31",
         to=LIVING, own=known_under, gaps=True),
    Fact("chosen", Word("", [option.text for option in ALPHABET]), "W-07", to=OWNER, own=answer_of,
         gaps=True),
    # What nobody sees before the end, and who knows it.
    Fact("decks[].cards", Ids("card", IDS, order=TOP_FIRST), "", to=TRUTH,
         at=lambda p, s: kinds_of(p.decks[s])),
    Fact("decks[].seen_by", Each(Count()), "", to=TRUTH, at=lambda p, s: p.deck_seen[s][::-1],
         when=lambda p: len(p.deck_seen) > 0),
    Fact("phase_decks[].cards", Ids("phase_card", PHASE_IDS, order=TOP_FIRST), "",
         lambda p: p.phase_decks, TRUTH),
    Fact("camp.event_deck", Ids("event_card", EVENT_IDS, order=TOP_FIRST), "",
         lambda p: p.event_deck, TRUTH),
    Fact("camp.vulnerable_deck", Each(Count(1)), "", lambda p: p.vulnerable_deck, TRUTH),
    Fact("camp.discard_pile", PILE, "", lambda p: kinds_of(p.discard), TRUTH),
    Fact("camp.discard_by", Each(Count()), "", lambda p: p.discard_by, TRUTH),
    Fact("camp.bonfire_pile", PILE, "", lambda p: kinds_of(p.bonfire), TRUTH),
    Fact("camp.bonfire_by", Each(Count()), "", lambda p: p.bonfire_by, TRUTH),
    Fact("players[].picks", PILE, "", at=lambda p, s: kinds_of(p.picks[s]), to=TRUTH),
    Fact("looked_at", PILE, "", lambda p: kinds_of(p.looked), TRUTH),
    Fact("fan_cards", Each(Count(1)), "", lambda p: p.fan, TRUTH),
    Fact("controls_played", Count(), "", lambda p: p.controls_played, TRUTH),
    Fact("unseated", Seats(), "", lambda p: p.unseated, TRUTH),
    Fact("sleep_last", YesNo(), "", lambda p: p.sleep_last >= 0, TRUTH),
    Part("end", "W-70", END, unlearned=_AT_THE_END),
    Fact("end.reason", Word("end", list(SIDE_OF_END)), "W-70", lambda p: p.end_reason, END),
    Fact("end.side", Word("side", ["humans", "infected"]), "W-70",
         lambda p: SIDE_OF_END[p.end_reason] or None, END),
    Fact("end.winners", SEATS, "W-70", lambda p: p.winners, END),
    Fact("end.points", Each(NUMBER), "W-70", lambda p: p.points, END),
    Fact("end.helicopter_total", SIZE, "W-70", lambda p: p.helicopter_total, END),
    Fact("end.human_total", SIZE, "W-70", lambda p: p.human_total, END),
]
# fmt: on

POINTS: Final = [f"D{number:02}" for number in range(1, 58)]
PARTS: Final = [option.text for option in ALPHABET]
FACTS: Final = FactTable(VIEW, standing, POINTS, ABOUT, EVENTS, PARTS)
