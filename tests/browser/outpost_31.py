"""Moments of Outpost 31, as scenarios (docs/scenarios.md): the person at the first seat is asked.

Everything up to there is written down, so that no change of a bot's mind moves them.
"""

from __future__ import annotations

from typing import Final

from tests.browser.stage import Scene

CREW: Final = """
game: outpost_31
seats: Mara Jonas Tuva Sven Liv Aino
seed: 31
given
  character Mara macready
  character Jonas childs
  character Tuva blair
  character Sven garry
  character Liv nauls
  character Aino copper
  imitation Sven
"""

GEAR_WINDOW: Final = (
    CREW
    + """
  hand Mara: axe fire_extinguisher petri_dish revolver kerosene
  hand Jonas: axe flashlight fire_extinguisher copper_wire scalpel
  hand Sven: sab_cut_wiring shotgun shotgun flashlight revolver
  gear Mara flamethrower 2
  gear Mara rope 1
  unlocked 2
  taken r12 rope
  taken r15 thing
  destroyed r13 discard
  contagion 3
  turn 6
  captain Aino
  mission ml05
  team: Aino Mara Tuva
  room r22
  chip r22 dynamite
  chip r24 thing
  pool: axe petri_dish scalpel
  smoke r23
  power_out r16
  missions: ml01
  dice: 5 5 3 2 2 1 6
  step reveal
when
  Jonas decline
  Sven decline
  Liv decline
then
  choice D04 Mara
"""
)
"""Sector 2 is open, a room is lost, another burns. The person leads, with Gear."""

TEAM: Final = (
    GEAR_WINDOW
    + """
when
  Mara pass
  Jonas pass
  Tuva pass
  Sven pass
  Liv pass
  Aino pass
then
  choice D13 Mara
"""
)

ROOM: Final = (
    TEAM
    + """
when
  Mara join Jonas
  Mara join Sven
then
  choice D17 Mara
"""
)

SABOTAGE: Final = (
    ROOM
    + """
when
  Mara enter r24
  Mara hand_in kerosene
  Jonas hand_in axe
  Sven hand_in sab_cut_wiring
then
  choice D24 Mara Jonas Sven
"""
)
"""The Captain has seen every card of the pool; everybody sees the Sabotage."""

DICE: Final = (
    ROOM
    + """
when
  Mara enter r24
  Mara hand_in kerosene
  Jonas hand_in axe
  Sven hand_in revolver
  Mara decline
then
  choice D32 Mara
"""
)

ESCAPE: Final = (
    CREW.replace("seed: 31", "seed: 43")
    + """
  captain Mara
  contagion 2
  turn 14
  destroyed r13 discard
  destroyed r34 discard
  step escape
"""
)
"""Every Sector is done: whom does the person propose? With this seed `random` bots would elect the
person; only Sven is against it."""

VOTE: Final = (
    ESCAPE + "when\n  Mara nominate Mara\nthen\n  choice D46 Mara Jonas Tuva Sven Liv Aino\n"
)

BOARDING: Final = (
    VOTE
    + """
when
  Mara yes
  Jonas yes
  Tuva yes
  Sven no
  Liv yes
  Aino yes
  Mara test Sven
  Mara test Aino
  Mara board Jonas
then
  choice D48 Mara
"""
)
"""Sven is shown to be the Imitation; who flies?"""

END: Final = Scene(7, "never", 0, game="outpost_31")
"""No such moment: the match is played to its end by the person and bots."""

HAND_IN: Final = (
    CREW
    + """
  hand Mara: axe flashlight
  hand Jonas: scalpel flashlight
  hand Tuva: blowtorch
  captain Mara
  mission ml08
  team: Mara Jonas Tuva
  room r12
  step hand_in
then
  choice D21 Mara Jonas Tuva
"""
)
"""Three cards come together that only the Captain may look at."""
