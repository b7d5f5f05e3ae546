# Outpost 31 in English. it.ftl and es.ftl hold the same messages with the same variables.
# Lines of the log have no full stop. In `event-*`: `-you` is read by those who see the secret part.

game-title = The Thing: Infection at Outpost 31
game-line = Search the base, beat what hides in it and fly out; but some of the crew are no longer the crew.

## Supply cards

card-axe = Axe
    .text = Weapon, 2 dice.
card-revolver = Revolver
    .text = Weapon, 2 dice.
card-shotgun = Shotgun
    .text = Weapon, 3 dice.
card-scalpel = Scalpel
    .text = Weapon, 1 die.
card-molotov = Molotov
    .text = Weapon, 2 dice. Before the team is chosen: play it, and everybody who is free may trade a card, you two.
card-fire_extinguisher = Fire Extinguisher
    .text = Tool, 1 die. Puts out Smoke or Fire, to enter a room or to save it; cures { card-sab_arson }.
card-flashlight = Flashlight
    .text = Tool, 1 die. Lights the way into a room without power; cures { card-sab_blown_fuse }.
card-copper_wire = Copper Wire
    .text = Tool, 1 die. Cures { card-sab_cut_wiring }.
card-petri_dish = Petri Dish
    .text = Tool, 1 die.
card-blowtorch = Blowtorch
    .text = Tool, 2 dice.
card-kerosene = Kerosene
    .text = Tool, 3 dice.
card-sab_blown_fuse = Blown Fuse
    .text = Sabotage. The test fails unless the team discards a { card-flashlight }.
card-sab_arson = Arson
    .text = Sabotage. The test fails unless the team discards a { card-fire_extinguisher }.
card-sab_cut_wiring = Cut Wiring
    .text = Sabotage. The test fails unless the team discards a { card-copper_wire }.
card-sab_barred_door = Barred Door
    .text = Sabotage. The test fails unless the team discards a weapon.
card-sab_ransacked = Ransacked Stores
    .text = Sabotage. The test fails unless the team discards two cards, any but Sabotage.
card-sab_whiteout = Whiteout
    .text = Sabotage. The test fails unless the Captain rolls 7 or more with two dice.

category-weapon = Weapon
category-tool = Tool
category-sabotage = Sabotage

kind-weapon = { category-weapon }
kind-tool = { category-tool }
kind-sabotage = { category-sabotage }

## Gear and chips

gear-rope = Rope
    .text = Before the team is chosen: tie the Captain, or with the Captain's consent somebody else, for this turn.
gear-dynamite = Dynamite
    .text = On the team, after a roll: turn one die up or down by 1.
gear-flamethrower = Flamethrower
    .text = While both uses are left: see somebody's Blood Sample, or have the table vote on burning somebody (both uses). On the team: 3 more rolls.

chip-c1_rope = { gear-rope }
chip-c1_flame = { gear-flamethrower }
chip-c1_thing = { chip-thing }
chip-c1_discard = { chip-discard }
chip-c2_dynamite = { gear-dynamite }
chip-c2_rope = { gear-rope }
chip-c2_thing = { chip-thing }
chip-c2_discard = { chip-discard }
chip-c3_flame = { gear-flamethrower }
chip-c3_dynamite = { gear-dynamite }
chip-c3_thing = { chip-thing }
chip-c3_discard = { chip-discard }
chip-thing = The Thing
chip-discard = Spare supplies

## The base

sector-1 = Sector 1
sector-2 = Sector 2
sector-3 = Sector 3

room-r11 = Kitchen
room-r12 = Bunk Room
room-r13 = Infirmary
room-r14 = Radio Room
room-r15 = Map Room
room-r16 = Storeroom
room-r21 = Biology Lab
room-r22 = Kennel
room-r23 = Generator Room
room-r24 = Greenhouse
room-r25 = Weather Station
room-r26 = Armory
room-r31 = Garage
room-r32 = Fuel Depot
room-r33 = Tool Shed
room-r34 = Pilot's Shack
room-r35 = Balloon Tower
room-r36 = Helicopter Hangar

hazard-none = no Smoke, no Fire
hazard-smoke = Smoke
hazard-fire = Fire

fallout-none = none
fallout-power_out = Power Out
fallout-smoke = Smoke
fallout-fire = Fire
fallout-destroyed = the room is destroyed

objective-o1_gear = { gear-rope }
objective-o1_thing = { chip-thing }
objective-o2_gear = { gear-dynamite }
objective-o2_thing = { chip-thing }
objective-o3_gear = { gear-flamethrower }
objective-o3_thing = { chip-thing }

## The crew

department-operations = Operations
department-maintenance = Maintenance
department-science = Science

character-macready = MacReady
    .text = { department-operations }. { power-pw_mac_a }: { power-pw_mac_a.text } { power-pw_mac_b }: { power-pw_mac_b.text }
character-garry = Garry
    .text = { department-operations }. { power-pw_gar_a }: { power-pw_gar_a.text } { power-pw_gar_b }: { power-pw_gar_b.text }
character-windows = Windows
    .text = { department-operations }. { power-pw_win_a }: { power-pw_win_a.text } { power-pw_win_b }: { power-pw_win_b.text }
character-bennings = Bennings
    .text = { department-operations }. { power-pw_ben_a }: { power-pw_ben_a.text } { power-pw_ben_b }: { power-pw_ben_b.text }
character-childs = Childs
    .text = { department-maintenance }. { power-pw_chi_a }: { power-pw_chi_a.text } { power-pw_chi_b }: { power-pw_chi_b.text }
character-palmer = Palmer
    .text = { department-maintenance }. { power-pw_pal_a }: { power-pw_pal_a.text } { power-pw_pal_b }: { power-pw_pal_b.text }
character-nauls = Nauls
    .text = { department-maintenance }. { power-pw_nau_a }: { power-pw_nau_a.text } { power-pw_nau_b }: { power-pw_nau_b.text }
character-clark = Clark
    .text = { department-maintenance }. { power-pw_cla_a }: { power-pw_cla_a.text } { power-pw_cla_b }: { power-pw_cla_b.text }
character-blair = Blair
    .text = { department-science }. { power-pw_bla_a }: { power-pw_bla_a.text } { power-pw_bla_b }: { power-pw_bla_b.text }
character-copper = Copper
    .text = { department-science }. { power-pw_cop_a }: { power-pw_cop_a.text } { power-pw_cop_b }: { power-pw_cop_b.text }
character-fuchs = Fuchs
    .text = { department-science }. { power-pw_fuc_a }: { power-pw_fuc_a.text } { power-pw_fuc_b }: { power-pw_fuc_b.text }
character-norris = Norris
    .text = { department-science }. { power-pw_nor_a }: { power-pw_nor_a.text } { power-pw_nor_b }: { power-pw_nor_b.text }

power-pw_mac_a = Spare Round
    .text = At the end of the turn draw one card more; your hand may hold 6.
power-pw_mac_b = One More Go
    .text = When the last roll of a Battle has failed, roll once more.
power-pw_gar_a = New Orders
    .text = Put the Investigation aside and draw another.
power-pw_gar_b = Sidearm
    .text = Add a die to a Battle.
power-pw_win_a = Listening Watch
    .text = Look at the top card of the Mission Log; leave it or put it at the bottom.
power-pw_win_b = Roll Call
    .text = See one random hand card of somebody on the team.
power-pw_ben_a = Wind Shift
    .text = Roll once more for the room an Event hits.
power-pw_ben_b = Ration Count
    .text = Whoever stayed at the base may trade two cards instead of one.
power-pw_chi_a = Fire Watch
    .text = Choose a room whose Smoke or Fire does not worsen this turn.
power-pw_chi_b = Jury Rig
    .text = Cure a Sabotage by discarding any two cards of your own.
power-pw_pal_a = Fill-In
    .text = Count as a member of any department this turn.
power-pw_pal_b = Scrounger
    .text = Back at the base, draw two more cards, then discard two.
power-pw_nau_a = On Skates
    .text = Send somebody to put out a hazard although the rules would not allow it.
power-pw_nau_b = Hot Meal
    .text = Somebody who is free, you included, may trade up to two cards.
power-pw_cla_a = Handler
    .text = When a Battle is lost, the chips stay where they are and The Thing stays face up.
power-pw_cla_b = Night Eyes
    .text = Enter a room without power and without a { card-flashlight }.
power-pw_bla_a = Early Look
    .text = Look at one face-down chip before you choose the room.
power-pw_bla_b = Double Check
    .text = Swap up to two cards of an Investigation instead of one.
power-pw_cop_a = Contain
    .text = Lower the Fallout by one grade.
power-pw_cop_b = Steady Hand
    .text = In an Investigation, roll one die again without using up a roll.
power-pw_fuc_a = Extra Sample
    .text = Hand in two cards to an Investigation instead of one.
power-pw_fuc_b = Sorted Stock
    .text = When you swap, pick the new card from the top three of the Supply deck.
power-pw_nor_a = Hold Your Breath
    .text = Enter a room full of Smoke without a { card-fire_extinguisher }; the Smoke stays.
power-pw_nor_b = Close Reading
    .text = Reveal one card more than the Investigation says.

## The Mission Log

mission-ml01 = Corridor Sweep
    .text = Team of 3: { department-operations }. Reveal 3 cards and roll their dice: 3 dice alike, within 3 rolls.
mission-ml02 = Night Watch
    .text = Team of 3: { department-operations }, { department-maintenance }. Reveal 2 cards and roll their dice: 3 dice of 5 or more, within 3 rolls.
mission-ml03 = Frozen Hatch
    .text = Team of 3: { department-maintenance }. Reveal 3 cards; needed: { card-axe }.
mission-ml04 = Rewire the Junction Box
    .text = Team of 3: { department-maintenance }. Reveal 3 cards; needed: { card-copper_wire }.
mission-ml05 = Tissue Sample
    .text = Team of 3: { department-science }. Reveal 3 cards; needed: { card-petri_dish }.
mission-ml06 = Armed Escort
    .text = Team of 3: { department-operations }. Reveal 3 cards; needed: { category-weapon } x2.
mission-ml07 = Clear the Vents
    .text = Team of 3: { department-maintenance }, { department-science }. Reveal 3 cards and roll their dice: 24 or more in all, within 3 rolls.
mission-ml08 = Field Autopsy
    .text = Team of 3: { department-science }. Reveal 3 cards; needed: { card-petri_dish }, { category-weapon }.
mission-ml09 = Dig Out the Drift
    .text = Team of 3: { department-maintenance }. Reveal 3 cards and roll their dice: 4 dice of 5 or more, within 3 rolls.
mission-ml10 = Read the Norwegian Log
    .text = Team of 3: { department-operations }, { department-science }. Reveal 2 cards and roll their dice: 18 or more in all, within 3 rolls.
mission-ml11 = Room-by-Room Search
    .text = Team of 4: { department-operations }, { department-maintenance }, { department-science }. Reveal 3 cards and roll their dice: 3 dice alike, within 2 rolls.
mission-ml12 = Patch the Radio
    .text = Team of 4: { department-operations }, { department-science }. Reveal 4 cards; needed: { card-copper_wire }, { category-tool }.
mission-ml13 = Quarantine Check
    .text = Team of 4: { department-maintenance }, { department-science }. Reveal 3 cards; needed: { card-petri_dish }.
mission-ml14 = Breach and Clear
    .text = Team of 4: { department-operations }. Reveal 3 cards; needed: { category-weapon } x2.
mission-ml15 = Shore Up the Roof
    .text = Team of 4: { department-maintenance }. Reveal 3 cards; needed: { category-tool } x3.
mission-ml16 = Break Through the Ice
    .text = Team of 4: { department-operations }, { department-maintenance }. Reveal 3 cards; needed: { card-axe }, { category-tool }.
mission-ml17 = Prepare a Serum Test
    .text = Team of 4: { department-maintenance }, { department-science }. Reveal 4 cards; needed: { card-petri_dish }, { card-copper_wire }.
mission-ml18 = Hold the Doorway
    .text = Team of 4: { department-operations }, { department-maintenance }. Reveal 3 cards and roll their dice: 4 dice of 4 or more, within 2 rolls.
mission-ml19 = Storm Run
    .text = Team of 4: { department-operations }, { department-science }. Reveal 3 cards and roll their dice: 24 or more in all, within 3 rolls.
mission-ml20 = Buried Cable
    .text = Team of 4: { department-maintenance }, { department-science }. Reveal 3 cards; needed: { card-copper_wire }, { category-weapon }.
mission-ml21 = Guarded Stairwell
    .text = Team of 5: { department-operations }, { department-maintenance }, { department-science }. Reveal 4 cards; needed: { category-weapon } x3.
mission-ml22 = Culture Comparison
    .text = Team of 5: { department-science } x2. Reveal 4 cards; needed: { card-petri_dish } x2.
mission-ml23 = Rip Up the Floor
    .text = Team of 5: { department-maintenance } x2. Reveal 4 cards; needed: { card-axe }, { card-copper_wire }.
mission-ml24 = Drive It Out
    .text = Team of 5: { department-operations } x2. Reveal 4 cards and roll their dice: 4 dice alike, within 4 rolls.
mission-ml25 = Long Haul
    .text = Team of 5: { department-operations }, { department-maintenance }, { department-science }. Reveal 4 cards and roll their dice: 26 or more in all, within 3 rolls.
mission-ml26 = Cross the Yard
    .text = Team of 5: { department-operations }, { department-science }. Reveal 3 cards and roll their dice: 4 dice of 5 or more, within 3 rolls.
mission-ml27 = Two-Line Search
    .text = Team of 5: { department-operations } x2, { department-maintenance }. Reveal 4 cards; needed: { category-tool } x2, { category-weapon } x2.
mission-ml28 = Double-Blind Check
    .text = Team of 5: { department-maintenance }, { department-science } x2. Reveal 4 cards; needed: { card-petri_dish }, { card-copper_wire }.
mission-ml29 = Cordon
    .text = Team of 6: { department-operations }, { department-maintenance }, { department-science }. Reveal 4 cards and roll their dice: 3 dice alike, within 2 rolls.
mission-ml30 = Full Muster
    .text = Team of 6: { department-operations } x2, { department-maintenance } x2. Reveal 5 cards; needed: { category-weapon } x4.
mission-ml31 = Restore the Grid
    .text = Team of 6: { department-maintenance }, { department-science } x2. Reveal 5 cards; needed: { card-copper_wire } x2.
mission-ml32 = Last Perimeter
    .text = Team of 6: { department-operations } x2, { department-science } x2. Reveal 5 cards and roll their dice: 4 dice alike, within 4 rolls.
mission-ml33 = Smoke Alarm
    .text = Event: Smoke in the room the die names; Smoke that is there turns to Fire.
mission-ml34 = Smouldering Wall
    .text = Event: Smoke in the room the die names; Smoke that is there turns to Fire.
mission-ml35 = Electrical Smoke
    .text = Event: Smoke in the room the die names; Smoke that is there turns to Fire.
mission-ml36 = Burning Rags
    .text = Event: Smoke in the room the die names; Smoke that is there turns to Fire.
mission-ml37 = Stove Fire
    .text = Event: Smoke in the room the die names; Smoke that is there turns to Fire.
mission-ml38 = Generator Stall
    .text = Event: the power fails for good in the room the die names.
mission-ml39 = Tripped Breaker
    .text = Event: the power fails for good in the room the die names.
mission-ml40 = Frozen Fuel Line
    .text = Event: the power fails for good in the room the die names.

## Roles, sides, ends

role-human = Human
    .want = Search the base sector by sector, find what you need, and fly out without taking an Imitation along.
    .win = The Humans win when the helicopter is away with enough of them and no Imitation aboard. An Assimilation can turn you: then you change sides.
role-imitation = Imitation
    .want = Play along and ruin it: fail the tests, feed Contagion and mistrust, and get aboard unseen.
    .win = The Imitations win when Contagion or the ruins reach their limit, or when one of you is aboard the helicopter.

side-humans = Humans
side-imitations = Imitations

end-contagion = Contagion has reached its height. The Imitations win.
end-ruins = Too much of the base is in ruins. The Imitations win.
end-imitation_aboard = An Imitation is aboard the helicopter. The Imitations win.
end-out_of_reach = What is needed to get away is lost for good. The Imitations win.
end-all_burned = Every Imitation has been burned. The Humans win.
end-escaped = The helicopter is away with nobody but Humans aboard. The Humans win.
end-left_behind = The helicopter is away, but it left Humans behind whom it needed. The Imitations win.
end-no_human_left = No Human is left alive. The Imitations win.

## The turn

step-setup = Setup
step-mission_log = Mission Log
step-gear_window = Gear
step-team = Team
step-room = Room
step-hand_in = Handing in
step-look = Sabotage
step-swap = Swap
step-reveal = Reveal
step-roll = Roll
step-chip = Chip
step-hazards = Smoke and Fire
step-base = Back at the base
step-contagion = Contagion
step-assimilation = Assimilation
step-end_of_turn = End of the turn
step-escape = Escape

## Questions
# A point that is asked in parts has a sentence for each part, by the rule it cites.

prompt-waiting = Waiting for { $names }.
prompt-D01 = Choose your character.
prompt-D02 = { $mission } hits this room: { $room }. Roll again?
prompt-D03 = Use { $power }?
prompt-D04 = Before the team is chosen: do something, or pass?
prompt-D04-OP-ROPE-04 = { gear-rope }: whom do you want to tie?
prompt-D05 = { $player } wants to tie { $target }. Do you agree?
prompt-D06 = { gear-flamethrower }: whose Blood Sample do you look at?
prompt-D07 = { gear-flamethrower }: whom do you accuse?
prompt-D08 = { $player } accuses { $target }. Burn { $target }?
prompt-D09 = { card-molotov }: { $round ->
        [1] trade a card for a new one?
       *[other] trade a second card?
    }
prompt-D10 = { power-pw_win_a }: where does the card go?
prompt-D11 = { $power }: who may trade cards?
prompt-D11-OP-PWR-04 = { power-pw_nau_b }: { $round ->
        [1] trade a card for a new one?
       *[other] trade a second card?
    }
prompt-D12 = { power-pw_pal_a }: count as another department this turn?
prompt-D13 = Choose somebody for the team.
prompt-D14 = Send somebody who is not on the team to put out a hazard?
prompt-D14-OP-PWR-03 = Use { $power }?
prompt-D14-OP-TEAM-09 = Which room do you send { $player } to?
prompt-D15 = Use { $power }?
prompt-D15-OP-PWR-04 = { power-pw_win_b }: whose card do you look at?
prompt-D16 = Use { $power }?
prompt-D16-OP-PWR-04 = { power-pw_bla_a }: which chip do you look at?
prompt-D17 = Which room does the team search?
prompt-D18 = { $room }: what do you offer to get in?
prompt-D19 = Whose { $card } do you take?
prompt-D20 = Use { $power }?
prompt-D21 = Hand in a card.
prompt-D22 = { power-pw_fuc_a }: hand in a second card?
prompt-D23 = Which Sabotage comes first?
prompt-D24 = { $card }: what do you offer against it?
prompt-D24-OP-SAB-09 = { $card }: do you offer a second card?
prompt-D25 = { $card }: whose card do you take?
prompt-D26 = { $card }: two cards of your own can cure it.
prompt-D27 = { $most ->
        [1] Swap one of the cards handed in for an unseen one?
       *[other] Swap up to { $most } of the cards handed in for unseen ones?
    }
prompt-D28 = Choose the card that comes in.
prompt-D29 = Use { $power }?
prompt-D30 = { gear-dynamite }: change a die?
prompt-D30-OP-ROLL-15 = { gear-dynamite }: you must save this roll. Which die?
prompt-D31 = { $power }: roll one die again?
prompt-D32 = Which dice do you keep? The others are rolled again.
prompt-D33 = { gear-flamethrower }: give 3 more rolls?
prompt-D34 = Use { $power }?
prompt-D35 = Use { $power }?
prompt-D36 = { chip-discard }: { $round ->
        [1] trade a card for a new one?
       *[other] trade a second card?
    }
prompt-D37 = The Thing attacks: hand in a card.
prompt-D38 = Use { $power }?
prompt-D39 = { $room }: do you put it out?
prompt-D40 = { $power }: spare a room?
prompt-D41 = You stayed at the base: { $round ->
        [1] trade a card for a new one?
       *[other] trade a second card?
    }
prompt-D42 = Use { $power }?
prompt-D42-OP-PWR-04 = { $power }: which card do you discard?
prompt-D43 = Use { $power }?
prompt-D44 = Use { $power }?
prompt-D45 = Whom do you propose as Final Captain?
prompt-D46 = { $player } proposes { $target } as Final Captain. Do you agree?
prompt-D47 = Test somebody? { $remaining ->
        [one] One test is left.
       *[other] { $remaining } tests are left.
    }
prompt-D48 = Who else comes aboard? The target is { $count }.

## What the others read meanwhile; `.player` is read by the one whom the question names

waiting-D01 = { $who } chooses a character
waiting-D02 = { $who } decides whether to roll for another room
waiting-D03 = { $who } decides whether to use { $power }
waiting-D04 = Before the team is chosen: { $who } may act or pass
waiting-D05 = { $who } decides whether { $player } may tie { $target }
    .player = { $who } decides whether you may tie { $target }
    .target = { $who } decides whether { $player } may tie you
waiting-D06 = { $who } decides whose Blood Sample to look at
waiting-D07 = { $who } decides whom to accuse
waiting-D08 = Burn { $target }? Still to vote: { $who }
    .target = Will they burn you? Still to vote: { $who }
waiting-D09 = Trading cards: { $who }
waiting-D10 = { $who } decides where the Mission Log card goes
waiting-D11 = { $who } decides who may trade cards
waiting-D11-OP-PWR-04 = { $who } may trade cards
waiting-D12 = { $who } decides whether to count as another department
waiting-D13 = { $who } chooses the team
waiting-D14 = { $who } decides whether to send somebody alone to put out a hazard
waiting-D14-OP-PWR-03 = { $who } decides whether to use { $power }
waiting-D15 = { $who } decides whether to use { $power }
waiting-D16 = { $who } decides whether to use { $power }
waiting-D17 = { $who } decides which room the team searches
waiting-D18 = The team wants to get in ({ $room }); still to offer: { $who }
waiting-D19 = { $who } decides whose { $card } to take
waiting-D20 = { $who } decides whether to use { $power }
waiting-D21 = The team hands in cards; still to choose: { $who }
waiting-D22 = { $who } decides whether to hand in a second card
waiting-D23 = { $who } decides which Sabotage comes first
waiting-D24 = { $card }: who can help? Still to answer: { $who }
waiting-D25 = { $who } decides whose card to take
waiting-D26 = { $who } decides whether to cure { $card } alone
waiting-D27 = { $who } looks at the cards handed in and may swap
waiting-D28 = { $who } chooses the card that comes in
waiting-D29 = { $who } decides whether to use { $power }
waiting-D30 = { $who } decides whether to change a die
waiting-D31 = { $who } decides whether to roll a die again
waiting-D32 = { $who } decides which dice to keep
waiting-D33 = { $who } decides whether to give 3 more rolls
waiting-D34 = { $who } decides whether to use { $power }
waiting-D35 = { $who } decides whether to use { $power }
waiting-D36 = Trading cards: { $who }
waiting-D37 = The Thing attacks! Still to hand in a card: { $who }
waiting-D38 = { $who } decides whether to use { $power }
waiting-D39 = { $who } decides whether to put it out: { $room }
waiting-D40 = { $who } decides which room to spare
waiting-D41 = Back at the base, trading cards: { $who }
waiting-D42 = { $who } decides whether to use { $power }
waiting-D42-OP-PWR-04 = { $who } discards a card
waiting-D43 = { $who } decides whether to use { $power }
waiting-D44 = { $who } decides whether to use { $power }
waiting-D45 = { $who } decides whom to propose as Final Captain
waiting-D46 = { $target } as Final Captain? Still to vote: { $who }
    .target = You as Final Captain? Still to vote: { $who }
waiting-D47 = { $who } decides whom to test
waiting-D48 = { $who } decides who comes aboard

option-character = { $character }
option-pass = Pass
option-back = Take it back
option-rope_captain = Tie the Captain
option-rope_player = Tie somebody, if the Captain agrees
option-blood_test = Look at somebody's Blood Sample
option-torch = Accuse somebody: burn, if the table agrees
option-play_molotov = Play { card-molotov }
option-use = Use { $power }
option-decline = No
option-target = Choose { $player }
option-yes = Yes
option-no = No
option-yes-D05 = Let { $player } tie { $target }
option-no-D05 = Refuse
option-yes-D08 = Burn { $target }
option-no-D08 = Spare { $target }
option-yes-D46 = Make { $target } Final Captain
option-no-D46 = Turn { $target } down
option-leave_card = Leave it on top
option-bottom_card = Put it at the bottom
option-count_as = Count as { $department }
option-join = Take { $player }
option-send = Send { $player }
option-go_to = To: { $room }
option-look_at = Look at the chip: { $room }
option-enter = { $room }
option-pass_turn = Pass the turn
option-offer = Offer { $card }
option-offer_both = Offer { card-fire_extinguisher } and { card-flashlight }
option-offer_nothing = Offer nothing
option-accept = Take the card of { $player }
option-hand_in = Hand in { $card }
option-cure = First { $card }
option-swap = Swap out { $card }
option-take = Take { $card }
option-raise = Turn a { $die } up by 1
option-lower = Turn a { $die } down by 1
option-reroll = Roll a { $die } again
option-keep = { $dice ->
        [nothing] Keep nothing
       *[other] Keep { $dice }
    }
option-extra_rolls = { gear-flamethrower }: 3 more rolls
option-discard = Discard { $card }
option-pay = Put it out
option-hold = Hold { $room }
option-nominate = Nominate { $player }
option-test = Test { $player }
option-board = Take { $player } aboard
option-stop = That is all

## The log

event-captain_rolled = The dice choose the Captain: { $players } roll { $totals }
event-character_taken = { $player } plays { $character }
    .player = You play { $character }
event-dealt = { $hand } cards and a Blood Sample for everybody; { $captain } is the first Captain
event-dealt-you = { $hand } cards and a Blood Sample for everybody; { $captain } is the first Captain. Your blood: { $blood }. Your hand: { $cards }
event-turn_began = Turn { $turn }: { $captain } is Captain
    .captain = Turn { $turn }: you are Captain
event-missions_reshuffled = The Mission Log is shuffled anew: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
event-mission_revealed = { $player } turns up { $mission }
    .player = You turn up { $mission }
event-mission_seen = { $player } looks at the top card of the Mission Log
    .player = You look at the top card of the Mission Log
event-mission_seen-you = { $player } looks at the top card of the Mission Log: { $mission }
    .player = You look at the top card of the Mission Log: { $mission }
event-mission_put = { $bottom ->
        [0] { $player } leaves the card on top
       *[other] { $player } puts the card at the bottom
    }
    .player = { $bottom ->
            [0] You leave the card on top
           *[other] You put the card at the bottom
        }
event-room_rolled = The die shows { $die }: { $room }
event-power_used = { $player } uses { $power }
    .player = You use { $power }
event-gear_passed = { $player } passes
    .player = You pass
event-gear_spent = { $player } uses { $gear }: { $left ->
        [0] the card is used up
        [one] one use is left
       *[other] { $left } uses are left
    }
    .player = You use { $gear }: { $left ->
            [0] the card is used up
            [one] one use is left
           *[other] { $left } uses are left
        }
event-gear_taken = { $player } takes { $gear }
    .player = You take { $gear }
event-gear_inherited = { $player } takes over { $gear } from { $giver }; uses left: { $uses }
    .player = You take over { $gear } from { $giver }; uses left: { $uses }
event-rope_proposed = { $player } wants to tie { $target }
    .player = You want to tie { $target }
    .target = { $player } wants to tie you
event-rope_refused = The Captain refuses { $player }: { $target } stays free
    .player = The Captain refuses you: { $target } stays free
    .target = The Captain refuses { $player }: you stay free
event-tied = { $player } ties { $target }
    .player = You tie { $target }
    .target = { $player } ties you
event-freed = Untied again: { $players }
event-captain_moved = { $captain } is Captain now
    .captain = You are Captain now
event-blood_tested = { $player } looks at the Blood Sample of { $target }
    .player = You look at the Blood Sample of { $target }
    .target = { $player } looks at your Blood Sample
event-blood_tested-you = { $player } looks at the Blood Sample of { $target }: { $blood }
    .player = You look at the Blood Sample of { $target }: { $blood }
    .target = { $player } looks at your Blood Sample: { $blood }
event-accused = { $player } accuses { $target }
    .player = You accuse { $target }
    .target = { $player } accuses you
event-voted = { $about }, { $target }: { $in_favour ->
        [none] { $yes } yes, { $no } no
       *[other] { $yes } yes ({ $in_favour }), { $no } no ({ $against })
    }; { $passed ->
        [0] rejected
       *[other] carried
    }
event-torched = { $player } burns: { $blood }
    .player = You burn: { $blood }
event-torched-you = You burn: { $blood }. Your hand is discarded: { $cards }
event-hot_meal = { $player } lets { $target } trade cards
    .player = You let { $target } trade cards
    .target = { $player } lets you trade cards
event-counted_as = { $player } counts as { $department } this turn
    .player = You count as { $department } this turn
event-team_gathered = The team: { $team }{ $requirements_met ->
        [0] { "; it is not what the Investigation asks for, so no card may be swapped" }
       *[other] { "" }
    }
event-lone_sent = { $player } goes alone: { $room }
    .player = You go alone: { $room }
event-roll_called = { $player } sees a card of { $target }
    .player = You see a card of { $target }
    .target = { $player } sees one of your cards
event-roll_called-you = { $player } sees a card of { $target }: { $card }
    .player = You see a card of { $target }: { $card }
    .target = { $player } sees one of your cards: { $card }
event-looked_at_chip = { $player } looks at a chip: { $room }
    .player = You look at a chip: { $room }
event-looked_at_chip-you = { $player } looks at a chip: { $room } ({ $chip })
    .player = You look at a chip: { $room } ({ $chip })
event-room_named = { $player } chooses a room: { $room }
    .player = You choose a room: { $room }
event-offered = { $player } offers { $kinds ->
        [none] { $count ->
                [one] a card
               *[other] { $count } cards
            }
       *[other] { $kinds }
    } ({ $cause })
    .player = You offer { $kinds ->
            [none] { $count ->
                    [one] a card
                   *[other] { $count } cards
                }
           *[other] { $kinds }
        } ({ $cause })
event-offered-you = You offer { $cards } ({ $cause })
event-entry_failed = Not enough is offered, nobody gets in: { $room }
event-entered = The team is inside: { $room }
event-turn_passed = { $player } passes the turn: no room is entered
    .player = You pass the turn: no room is entered
event-handed_in = Cards handed in by { $players }
event-handed_in-you = Cards handed in by { $players }; yours is { $card }
event-pool_empty = No card is left: the test fails
event-pool_repaired = The cards handed in are replaced from the deck: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
event-looked_at_pool = { $player } looks at the cards handed in
    .player = You look at the cards handed in
event-looked_at_pool-you = You look at the cards handed in: { $cards }
event-sabotage_found = Sabotage: { $cards }
event-sabotage_cured = Cured: { $card }
event-sabotage_uncured = Not cured: { $card }. The test fails
event-swapped = { $player } swaps a card
    .player = You swap a card
event-swapped-you = You swap out { $card }
event-no_swap = { $player } swaps nothing
    .player = You swap nothing
event-looked_at_supply = { $player } looks at the Supply deck: { $count ->
        [one] one card
       *[other] { $count } cards
    }
    .player = You look at the Supply deck: { $count ->
            [one] one card
           *[other] { $count } cards
        }
event-looked_at_supply-you = You look at the Supply deck: { $cards }
event-took_from_supply = { $player } puts one of them with the cards handed in, the others at the bottom
    .player = You put one of them with the cards handed in, the others at the bottom
event-took_from_supply-you = You put { $card } with the cards handed in; at the bottom: { $bottom }
event-revealed = Turned up: { $card }
event-rolled = { $player } rolls { $rolled } (kept: { $kept }; rolls left: { $rolls_left })
    .player = You roll { $rolled } (kept: { $kept }; rolls left: { $rolls_left })
event-too_few_dice = Too few dice ({ $dice }): the test fails
event-die_rerolled = { $player } rolls a { $die } again and gets { $became }: { $dice }
    .player = You roll a { $die } again and get { $became }: { $dice }
event-die_shifted = { $player } turns a { $die } { $way }: { $dice }
event-extra_rolls = { $player } gives three more rolls; left: { $rolls_left }
    .player = You give three more rolls; left: { $rolls_left }
event-pool_discarded = The cards handed in are discarded{ $unseen ->
        [0] { "" }
        [one] { ", one of them unseen" }
       *[other] , { $unseen } of them unseen
    }
event-investigated = { $passed ->
        [0] The Investigation has failed: { $room }
       *[other] The Investigation has succeeded: { $room }
    }
event-chip_revealed = The chip is turned up: { $chip } ({ $room })
event-slot_filled = Objective met: { $slot }
event-battle_began = Battle with The Thing ({ $room }): { $need } dice alike are needed
event-battle_over = { $won ->
        [0] The Battle is lost: { $room }
       *[other] The Battle is won: { $room }
    }
event-chips_mixed = The chips are shuffled and laid out again: { $rooms }
event-lone_acted = { $paid ->
        [0] { $player } does nothing: { $room }
       *[other] { $player } puts it out: { $room }
    }
    .player = { $paid ->
            [0] You do nothing: { $room }
           *[other] You put it out: { $room }
        }
event-worsening_skipped = The turn was passed: Smoke and Fire do not worsen
event-room_held = { $player } keeps watch over a room: { $room }
    .player = You keep watch over a room: { $room }
event-hazard = { $room }: { $hazard }
event-power_out = { $room }: the power is out
event-destroyed = { $room } is destroyed{ $chip ->
        [none] { "" }
       *[other] ; lost: { $chip }
    }
event-drew = { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } ({ $cause })
    .player = You draw { $count ->
            [one] a card
           *[other] { $count } cards
        } ({ $cause })
event-drew-you = You draw { $cards } ({ $cause })
event-discarded_up = { $player } discards { $cards } ({ $cause })
    .player = You discard { $cards } ({ $cause })
event-discarded_down = { $player } discards { $count ->
        [one] a card
       *[other] { $count } cards
    } ({ $cause })
    .player = You discard { $count ->
            [one] a card
           *[other] { $count } cards
        } ({ $cause })
event-discarded_down-you = You discard { $cards } ({ $cause })
event-supply_reshuffled = The discard pile is shuffled: { $cards ->
        [one] one card is in the new Supply deck
       *[other] { $cards } cards are in the new Supply deck
    }
event-contagion_rose = Contagion rises to { $level }
event-fallout = Fallout, { $room }: { $fallout }
event-unlocked = Sector { $sector } is open
event-assimilated = Assimilation: everybody alive is dealt a Blood Sample and returns one
event-assimilated-you = Assimilation: you held { $held } and were dealt { $dealt }. You are now { $kept }
event-imitations_met = The Imitations see each other: { $players }
event-escape_began = The way out is clear: the Escape begins, and { $captain } is the first to propose a Final Captain
event-nominated = { $player } proposes { $nominee } as Final Captain
    .player = You propose { $nominee } as Final Captain
    .nominee = { $player } proposes you as Final Captain
event-escape_tested = { $player } tests { $target }{ $blood ->
        [none] { "" }
       *[other] : { $blood }
    }
    .player = You test { $target }{ $blood ->
            [none] { "" }
           *[other] : { $blood }
        }
    .target = { $player } tests you{ $blood ->
            [none] { "" }
           *[other] : { $blood }
        }
event-boarded = Aboard the helicopter: { $players }
event-boarder_shown = { $player } shows their blood: { $blood }
    .player = You show your blood: { $blood }
event-ended = The match is over. { $reason }

# Several of a kind in one line, in the browser: `.same` is one player several times.
events-gear_passed = { $players } pass
events-drew = { $players } draw cards ({ $cause })
events-no_swap = { $players } swap nothing

vote-torch = Vote to burn
vote-final_captain = Vote for Final Captain

way-raise = up
way-lower = down

cause-entry = to get in
cause-lone = to put it out
cause-base = back at the base
cause-end_of_turn = end of the turn
cause-discard_chip = { chip-discard }
cause-molotov = trade
cause-sab_blown_fuse = { card-sab_blown_fuse }
cause-sab_arson = { card-sab_arson }
cause-sab_cut_wiring = { card-sab_cut_wiring }
cause-sab_barred_door = { card-sab_barred_door }
cause-sab_ransacked = { card-sab_ransacked }
cause-pw_mac_a = { power-pw_mac_a }
cause-pw_chi_b = { power-pw_chi_b }
cause-pw_pal_b = { power-pw_pal_b }
cause-pw_nau_b = { power-pw_nau_b }

reason-contagion = { end-contagion }
reason-ruins = { end-ruins }
reason-imitation_aboard = { end-imitation_aboard }
reason-out_of_reach = { end-out_of_reach }
reason-all_burned = { end-all_burned }
reason-escaped = { end-escaped }
reason-left_behind = { end-left_behind }
reason-no_human_left = { end-no_human_left }

## The table

table-missions = Mission Log: { $cards }
table-contagion = Contagion { $level } of { $most }
table-ruins = Ruins { $level } of { $most }
table-target = To fly out: { $count }
table-locked = locked
table-filled = found: { $slot }
table-chip = chip face down
table-no_chip = searched
table-destroyed = destroyed
table-captain = Captain
table-final_captain = Final Captain
table-on_team = on the team
table-tied = tied
table-alone = alone: { $room }
table-aboard = aboard
table-turned = { $player }: { $role } from now on
table-team = Team: { $names }. Room: { $room }
table-battle = Battle: { $need } dice alike are needed
table-pool = Handed in: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
table-sabotage = Sabotage: { $cards }
table-revealed = Turned up: { $cards }
table-dice = Dice: { $dice }. Rolls left: { $rolls }
table-pool_seen = Handed in, as you have seen: { $cards }
table-mission_seen = Mission Log, card { $place } from the top: { $mission }
table-supply_seen = Supply deck, from card { $place } on, in any order: { $cards }

## Table talk

claim-is = { $speaker } says: { $seat } is { $role }
    .v1 = { $speaker } mutters: if you ask me, { $seat } is { $role }
    .v2 = { $speaker } insists: I tell you, { $seat } is { $role }
    .self = { $speaker } says: you have the wrong one, I am { $role }
claim-holds = { $speaker } says: I hold { $card }
claim-saw = { $speaker } says: I saw { $card } with { $seat }
    .v1 = { $speaker } whispers: there was { $card } in the hand of { $seat }, I swear
    .v2 = { $speaker } shouts: { $seat } has { $card }, I saw it
claim-gave = { $speaker } says: I handed in { $card } while { $seat } was Captain
claim-received = { $speaker } says: I saw { $card } handed in, and I think by { $seat }
claim-trusts = { $speaker } says: I trust { $seat }
    .v1 = { $speaker } mutters: { $seat } seems all right to me
    .v2 = { $speaker } insists: leave { $seat } alone, I trust them
claim-suspects = { $speaker } says: I suspect { $seat }
    .v1 = { $speaker } mutters: I do not like the look of { $seat }
    .v2 = { $speaker } shouts: watch { $seat }, something is wrong there

## Options of a table

setting-escape_target_mode = How many must fly out for the Humans to win.
setting-escape_target_mode-all_humans_suffice = the target, or fewer if no living Human stays behind
setting-escape_target_mode-strict = always the target, or everybody who may board if they are fewer
setting-escape_tests = How many tests the Final Captain has.
setting-escape_tests-contagion_level = as many as the Contagion Level
setting-escape_tests-declining = fewer the higher Contagion stands
setting-escape_tests_public = Everybody sees the result of a test in the Escape; if not, only the Final Captain does.
setting-assimilation_return = Which card an Imitation who is dealt a Human card gives back.
setting-assimilation_return-sticky = the Human card: once an Imitation, always an Imitation
setting-assimilation_return-literal = the Imitation card: the player is Human again
setting-human_sabotage_ban = Humans hand in Sabotage only if they hold nothing else.
setting-fair_keep = A Captain cannot spoil a roll by keeping the wrong dice.
setting-gear_copies = How many cards there are of each kind of Gear.
setting-molotov_copies = How many { card-molotov } cards are in the Supply deck; the others become { card-revolver } cards.
setting-rope_uses = How often a { gear-rope } can be used.
setting-rope_required_only = A { gear-rope } ties only members of a department that the Investigation asks for; the Captain can always be tied.
setting-captain_gear_duty = A Captain must use their own Gear before letting a roll fail.
setting-lone_must_pay = Whoever is sent to put out a hazard must do so if they hold the cards.
setting-pass_choice = When the Captain may pass the turn.
setting-pass_choice-forced = only when every room has been tried in vain
setting-pass_choice-after_try = after any room tried in vain
setting-mission_marks = Which Mission Log cards are used with 6 players or more.
setting-mission_marks-by_count = those marked for that many players or fewer
setting-mission_marks-all_from_6 = all of them
setting-gear_roll_scope = Whose Gear helps a roll.
setting-gear_roll_scope-team = only that of the team
setting-gear_roll_scope-any = that of anybody who is free
setting-torch_limit_small = How many may be burned in a match of 4 or 5.
setting-torch_limit_large = How many may be burned in a match of 6 or more; 9 means no limit.
setting-early_win_players_max = Up to how many players the Humans win at once by burning every Imitation; 0 means never.
setting-early_win_dead_deck = Once { sector-3 } is open, Imitation cards left in the Assimilation Deck do not stand in the way of that win.
setting-imitations_know = After each Assimilation the Imitations learn who the others are.
setting-pass_skips = How many passed turns of a match keep Smoke and Fire from worsening.
setting-max_contagion_small = The Contagion Level that ends a match of 4 or 5.
setting-max_contagion_large = The Contagion Level that ends a match of 6 or more.
setting-destroyed_limit = How many destroyed rooms end the match.
setting-hand_size = How many cards a hand is dealt and refilled to.
setting-character_draft = How the players get their characters.
setting-character_draft-draft = each picks one in turn
setting-character_draft-random = at random
setting-captain_powers = Captains have the powers of their characters.
setting-secret_votes = Of a vote only the totals are shown.
setting-dead_may_talk = The burned may go on talking.
setting-decision_timer_s = Seconds for a decision before one is made for the player; 0 means no limit.
setting-event_density = How many Smoke events to add to the Mission Log; a negative number takes some away.
