"""The bot among others: trades, nights, tests, and who is let aboard."""

from __future__ import annotations

from typing import Final

from whiteout.core.option import Option
from whiteout.games.who_goes_there.bots.sight import Sight
from whiteout.games.who_goes_there.bots.turn import hungry
from whiteout.games.who_goes_there.bots.worth import card_worth

TRUSTED: Final = 0.3
DOUBTED: Final = 0.5


def needs(sight: Sight) -> list[str]:
    """Cards that the bot would trade for."""
    found = ["canned_food"] if hungry(sight) else []
    if sight.wounds and not sight.count("first_aid"):
        found.append("first_aid")
    return found


def spare(sight: Sight) -> str:
    """The card that the bot would give away first, or nothing."""
    if not sight.hand:
        return ""
    cards = sorted(sight.hand, key=lambda card: (card_worth(sight, card), card))
    return cards[0]


def is_risky(sight: Sight, other: int) -> bool:
    """Whether taking cards from that player may infect."""
    vulnerable = sight.players[other]["vulnerable"] > 0
    return vulnerable and not sight.infected and sight.suspicion[other] > TRUSTED


def would_propose(sight: Sight, other: int) -> float:
    """How much the bot wants to trade with that player."""
    if sight.view["turn"]["sent"][sight.seat][other] >= 1:
        return -4.0
    spreads = sight.may_spread() and sight.me["vulnerable"] > 0 and other not in sight.known
    if spreads and sight.hand:
        return 1.6
    wants = bool(needs(sight)) and sight.players[other]["cards"] > 0 and sight.actions > 0
    return 1.4 if wants and sight.hand and not is_risky(sight, other) else -4.0


def next_part(sight: Sight, draft: list[Option], options: list[Option]) -> Option:
    """A proposal, part by part: one card for one, with what is needed named; an infected player
    with something to spread gives one away."""
    other = draft[0].value
    spreads = sight.may_spread() and sight.me["vulnerable"] > 0 and other not in sight.known
    if len(draft) == 1:
        return find(options, "give 1") or options[0]
    if len(draft) == 2:
        wanted = "want 0" if spreads and not needs(sight) else "want 1"
        return find(options, wanted) or options[0]
    named = [part.verb for part in draft[3:]]
    if draft[2].value and "name_wanted" not in named and needs(sight):
        return find(options, f"name_wanted {needs(sight)[0]}") or options[0]
    return options[0]


def find(options: list[Option], text: str) -> Option | None:
    """The option with this text, if it is offered."""
    return next((option for option in options if option.text == text), None)


def would_accept(sight: Sight, sender: int) -> bool:
    """A gift from somebody harmless, a fair exchange with somebody trusted."""
    for offer in sight.view["offers"]:
        if offer["player"] == sender and offer["to"] == sight.seat:
            if offer["give"] and is_risky(sight, sender):
                return False
            if offer["want"] > offer["give"]:
                return False
            wanted = offer["wanted"]
            return all(sight.count(card) > 1 or card in sight.hand for card in wanted)
    return False


def pick_card(sight: Sight, options: list[Option]) -> Option:
    """The card that is worth least; where a kind was asked for, that one if it can be spared."""
    trade = sight.view.get("trade", {})
    asked = trade.get("wanted" if sight.seat == trade.get("partner") else "given", [])
    for card in asked:
        option = find(options, f"pick {card}")
        if option is not None and (sight.count(card) > 1 or not sight.infected):
            return option
    picks = [option for option in options if option.verb == "pick"]
    return min(picks, key=lambda option: (card_worth(sight, str(option.args[0])), option.text))


# -- nights --------------------------------------------------------------------------------------


def bunk_worth(sight: Sight, other: int) -> float:
    """How glad the bot would sleep beside that player; sleeping alone is worth 0."""
    if sight.may_spread() and sight.me["vulnerable"] and other not in sight.known:
        return 2.0 - sight.suspicion[other]
    if sight.infected:
        return 0.5
    if sight.players[other]["vulnerable"] == 0:
        return 1.0
    return 0.6 - sight.suspicion[other]


def at_night(sight: Sight, options: list[Option]) -> Option:
    """Propose, answer, wait, or lie down alone."""
    best = options[-1]
    worth = 0.0 if best.verb == "pass" else -1.0
    for option in options:
        if option.verb in ("agree", "bunk"):
            found = bunk_worth(sight, option.value) + (0.3 if option.verb == "agree" else 0.0)
            if found > worth:
                worth, best = found, option
    if best.verb == "alone":
        return next((option for option in options if option.verb == "refuse"), best)
    return best


# -- the helicopter ------------------------------------------------------------------------------


def welcome(sight: Sight, other: int) -> bool:
    """Whom the bot wants aboard: a human who is probably human, the infected everybody."""
    return sight.infected or sight.suspicion[other] < DOUBTED


def in_charge(sight: Sight, options: list[Option]) -> Option:
    """Invite who is wanted, put out who is not, then call."""
    for option in options:
        if option.verb == "eject" and not welcome(sight, option.value):
            return option
    invited = sight.view["helicopter"]["invited"]
    for option in options:
        if option.verb == "invite" and welcome(sight, option.value) and not invited[option.value]:
            return option
    call = find(options, "call_departure")
    if call is not None:
        return call
    for option in options:
        if option.verb == "invite":
            return option
    return next(option for option in options if option.verb == "step_off")


def would_stay(sight: Sight) -> bool:
    """A human flies with those aboard unless most of them are probably infected."""
    aboard = [p for p in sight.view["helicopter"]["aboard"] if p != sight.seat]
    if sight.infected:
        return True
    return bool(sum(sight.suspicion[p] for p in aboard) <= 0.7 * len(aboard))
