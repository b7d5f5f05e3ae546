"""Check that a match of Stay Away! was dealt as promised.

    python examples/check_shuffle.py RECORD

Reads the record of a finished match, checks the revealed secret against the commitment that was
published before the match, and deals the cards again: seating, first player, hands and deck.

This file needs nothing but Python's standard library, and on purpose nothing of Whiteout: whoever
doubts the platform can read these lines, or write their own from docs/records.md.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

HAND_SIZE = 4

# Every card in the order of the card list, with one number per copy: the fewest players for which
# that copy is used.
BOX = """
the_thing 4
infected 4 4 4 4 4 4 4 4 6 6 7 7 8 9 9 10 10 11 11 11
flamethrower 4 4 6 9 11
analysis 5 6 9 11
axe 4 9
suspicious 4 4 4 4 7 8 9 10
whiskey 4 6 10
resolute 4 4 6 9 10
watch_your_back 4 9
change_places 4 4 7 9 11
youd_better_run 4 4 7 9 11
seduction 4 4 6 7 8 10 11
scary 5 6 8 11
im_comfortable 4 6 11
no_thanks 4 6 8 11
missed 4 6 11
no_barbecue 4 6 11
quarantine 5 9
barred_door 4 7 11
rotten_ropes 6 9
one_two 5 9
three_four 4 9
the_party 5 9
out_of_here 5
forgetful 4
round_and_round 4 9
cant_we_be_friends 7 9
blind_date 4 9
ooops 10
between_us 7 9
revelations 8
lovecraft 6
necronomicon 10
"""
PANIC = [
    "rotten_ropes",
    "one_two",
    "three_four",
    "the_party",
    "out_of_here",
    "forgetful",
    "round_and_round",
    "cant_we_be_friends",
    "blind_date",
    "ooops",
    "between_us",
    "revelations",
]
PROMOS = ["lovecraft", "necronomicon"]
WEAPONS = ["flamethrower", "analysis"]


class Doubt(Exception):
    """Something in the record that does not hold."""


# -- the chance ------------------------------------------------------------------------------------


def commitment(secret: bytes, salt: bytes) -> str:
    """What was published before the match."""
    return hashlib.sha256(b"whiteout/commitment/1" + secret + salt).hexdigest()


def context(game: str, entropy: list[str]) -> bytes:
    """The game and what every seat has added, folded together."""
    parts = [game] + [f"{seat}:{text}" for seat, text in enumerate(entropy)]
    return hashlib.sha256("\0".join(parts).encode()).digest()


class Draws:
    """The draws of one match: a stream of 32-bit words for every purpose."""

    def __init__(self, secret: bytes, context: bytes) -> None:
        self.secret = secret
        self.context = context
        self.used: dict[str, int] = {}

    def word(self, purpose: str) -> int:
        """The next word: eight of them are cut from each block."""
        number = self.used.get(purpose, 0)
        self.used[purpose] = number + 1
        block, place = divmod(number, 8)
        parts = [b"whiteout/draw/1", self.context, str(block).encode(), purpose.encode()]
        digest = hmac.new(self.secret, b"\0".join(parts), hashlib.sha256).digest()
        return int.from_bytes(digest[4 * place : 4 * place + 4], "big")

    def below(self, count: int, purpose: str) -> int:
        """A number from 0 to count - 1; words that would favour some are passed over."""
        while True:
            word = self.word(purpose)
            if word < 2**32 - 2**32 % count:
                return word % count

    def shuffle(self, items: list[Any], purpose: str) -> None:
        """From the last place down to the second, swap with a place at or below it."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1, purpose)
            items[last], items[other] = items[other], items[last]


# -- the game --------------------------------------------------------------------------------------


def is_on(options: dict[str, Any], key: str, default: bool) -> bool:
    """Whether an option is switched on; it may have been typed as a word."""
    return str(options.get(key, default)).lower() in ("on", "true")


def own_deck(value: Any) -> dict[str, int]:
    """The copies of a deck chosen by the table, typed as `axe=2,infected=8` or given as a table."""
    pairs = value.items() if isinstance(value, dict) else [p.split("=") for p in value.split(",")]
    return {card.strip(): int(copies) for card, copies in pairs}


def copies_in_play(seats: int, options: dict[str, Any]) -> dict[str, int]:
    """How many copies of each card are in the game."""
    box = {line.split()[0]: line.split()[1:] for line in BOX.strip().splitlines()}
    chosen = options.get("custom_deck", "off")
    if chosen not in ("off", False):
        deck = own_deck(chosen)
        return {card: deck.get(card, 0) for card in box}
    copies = {card: sum(int(least) <= seats for least in marks) for card, marks in box.items()}
    if not is_on(options, "promos", False):
        copies |= dict.fromkeys(PROMOS, 0)
    if not is_on(options, "fourth_analysis", True) and seats >= 11:
        copies["analysis"] -= 1
    if options.get("infected_split_6") == "one_three" and seats == 6:
        copies["infected"] -= 1
    copies["infected"] = max(0, copies["infected"] + int(options.get("infected_delta", 0)))
    return copies


def deal(
    seats: int, options: dict[str, Any], draws: Draws
) -> tuple[list[int], int, list[list[str]], list[str]]:
    """Who sits where (by chair), who begins, all hands, and the deck from its top."""
    seating = list(range(seats))
    if options.get("seating", "random") == "random":
        draws.shuffle(seating, "seating")
    first = options.get("first_player", "random")
    first = draws.below(seats, "first player") if first == "random" else int(first)
    held_back = WEAPONS if is_on(options, "hold_back_weapons", False) else []
    pool: list[str] = []
    deck: list[str] = []
    for card, count in copies_in_play(seats, options).items():
        if card == "infected" or card in PANIC or card in held_back:
            deck += [card] * count
        elif card != "the_thing":
            pool += [card] * count
    draws.shuffle(pool, "deal")
    in_deck = is_on(options, "thing_in_deck", False)
    needed = HAND_SIZE * seats if in_deck else HAND_SIZE * seats - 1
    dealt = pool[:needed]
    deck += pool[needed:]
    (deck if in_deck else dealt).append("the_thing")
    draws.shuffle(dealt, "deal")
    hands = [dealt[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(seats)]
    draws.shuffle(deck, "deck")
    return seating, first, hands, deck[::-1]


# -- the record ------------------------------------------------------------------------------------


def check(text: str) -> list[str]:
    """What the record's secret says about the deal, line by line; raises Doubt if it lies."""
    lines = text.strip().split("\n")
    header, ending = json.loads(lines[0]), json.loads(lines[-1])
    chance = header["chance"]
    if header["game"] != "stay_away":
        raise Doubt(f"this is a record of {header['game']}, not of stay_away")
    if chance["kind"] != "fair":
        raise Doubt(f"the match was played with a chance of kind {chance['kind']!r}: no secret")
    if "reveal" not in ending:
        raise Doubt("the secret is revealed when the match has ended; this one has not")
    secret = bytes.fromhex(ending["reveal"]["secret"])
    salt = bytes.fromhex(ending["reveal"]["salt"])
    if commitment(secret, salt) != chance["commitment"]:
        raise Doubt("the revealed secret is not the one committed to before the match")
    draws = Draws(secret, context(header["game"], chance["entropy"]))
    seating, first, hands, deck = deal(header["seats"], header["options"], draws)
    names = header["names"]
    found = [f"commitment: {chance['commitment']} fits the secret"]
    found.append("clockwise: " + ", ".join(names[player] for player in seating))
    found.append(f"first player: {names[first]}")
    found += [f"hand of {names[seat]}: {' '.join(hand)}" for seat, hand in enumerate(hands)]
    found.append(f"deck from the top: {' '.join(deck)}")
    return found


def main(words: list[str]) -> int:
    """The command line: 0 if the record holds, 1 if it does not, 2 if it cannot be read."""
    if len(words) != 1:
        print("usage: python check_shuffle.py RECORD", file=sys.stderr)
        return 2
    try:
        print("\n".join(check(Path(words[0]).read_text("utf-8"))))
    except Doubt as doubt:
        print(f"{words[0]}: {doubt}", file=sys.stderr)
        return 1
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        print(f"{words[0]}: not a record of a finished match: {error!r}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
