"""Codes, made from data files by whiteout.lab.written_codes: not to be edited."""

from typing import Final

# cards.toml
THE_THING: Final = 0
INFECTED: Final = 1
FLAMETHROWER: Final = 2
ANALYSIS: Final = 3
AXE: Final = 4
SUSPICIOUS: Final = 5
WHISKEY: Final = 6
RESOLUTE: Final = 7
WATCH_YOUR_BACK: Final = 8
CHANGE_PLACES: Final = 9
YOUD_BETTER_RUN: Final = 10
SEDUCTION: Final = 11
SCARY: Final = 12
IM_COMFORTABLE: Final = 13
NO_THANKS: Final = 14
MISSED: Final = 15
NO_BARBECUE: Final = 16
QUARANTINE: Final = 17
BARRED_DOOR: Final = 18
ROTTEN_ROPES: Final = 19
ONE_TWO: Final = 20
THREE_FOUR: Final = 21
THE_PARTY: Final = 22
OUT_OF_HERE: Final = 23
FORGETFUL: Final = 24
ROUND_AND_ROUND: Final = 25
CANT_WE_BE_FRIENDS: Final = 26
BLIND_DATE: Final = 27
OOOPS: Final = 28
BETWEEN_US: Final = 29
REVELATIONS: Final = 30
LOVECRAFT: Final = 31
NECRONOMICON: Final = 32
