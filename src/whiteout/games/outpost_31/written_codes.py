"""Codes, made from data files by whiteout.lab.written_codes: not to be edited."""

from typing import Final

# supply.toml
AXE: Final = 0
REVOLVER: Final = 1
SHOTGUN: Final = 2
SCALPEL: Final = 3
MOLOTOV: Final = 4
FIRE_EXTINGUISHER: Final = 5
FLASHLIGHT: Final = 6
COPPER_WIRE: Final = 7
PETRI_DISH: Final = 8
BLOWTORCH: Final = 9
KEROSENE: Final = 10
BLOWN_FUSE: Final = 11
ARSON: Final = 12
CUT_WIRING: Final = 13
BARRED_DOOR: Final = 14
RANSACKED: Final = 15
WHITEOUT: Final = 16

# gear.toml
ROPE: Final = 0
DYNAMITE: Final = 1
FLAMETHROWER: Final = 2

# characters.toml
MAC_A: Final = 0
MAC_B: Final = 1
GAR_A: Final = 2
GAR_B: Final = 3
WIN_A: Final = 4
WIN_B: Final = 5
BEN_A: Final = 6
BEN_B: Final = 7
CHI_A: Final = 8
CHI_B: Final = 9
PAL_A: Final = 10
PAL_B: Final = 11
NAU_A: Final = 12
NAU_B: Final = 13
CLA_A: Final = 14
CLA_B: Final = 15
BLA_A: Final = 16
BLA_B: Final = 17
COP_A: Final = 18
COP_B: Final = 19
FUC_A: Final = 20
FUC_B: Final = 21
NOR_A: Final = 22
NOR_B: Final = 23
