# Dead of Winter in English. it.ftl and es.ftl hold the same messages with the same variables.
# Lines of the log have no full stop. In `event-*`: `-you` is read by those who see the secret part.


game-title = Dead of Winter
game-line = A colony in the snow, the dead at the gates, and everybody wants something of their own before the winter is over.

side-colony = the colony
side-loyal = a loyal survivor of the colony
side-betrayer = the betrayer
side-exile = an exile
side-normal = normal
side-hardcore = hardcore

end-morale = Morale is gone: the colony falls apart.
end-round_track = Time is up, and the goal was not reached.
end-objective = The main objective is complete.
end-stoves = The stoves have gone out: there was not enough fuel.
end-nobody_left = Nobody is left in the game.

location-colony = the colony
location-police_station = the police station
location-grocery_store = the grocery store
location-school = the school
location-library = the library
location-hospital = the hospital
location-gas_station = the gas station

symbol-weapon = weapon
symbol-fuel = fuel
symbol-education = education
symbol-food = food
symbol-medicine = medicine
symbol-tool = tool
symbol-survivor = outsider

step-setup = setup
step-reveal_crisis = the crisis is revealed
step-roll_dice = action dice are rolled
step-player_turns = player turns
step-pay_food = paying food
step-check_waste = looking at the waste
step-resolve_crisis = resolving the crisis
step-add_zombies = zombies arrive
step-check_objective = looking at the main objective
step-move_round_track = the round track moves
step-pass_first_player = the first player changes

face-blank = nothing
face-wound = a wound
face-frostbite = frostbite
face-bitten = a bite

goal-medicine = medicine cards
goal-education = education cards
goal-food = food cards
goal-fuel = fuel cards
goal-barricades = barricades at the colony
goal-locations = other locations with a barricade
goal-outside = at most so many zombies outside
goal-colony = at most so many zombies at the colony
goal-decks = empty item decks
goal-samples = samples
goal-armed_survivors = armed survivors

action-attack = Attack
action-search = Search
action-barricade = Barricade
action-clean_waste = Clean waste
action-attract = Attract zombies
action-use_ability = Use an ability
action-play_card = Play a card
action-contribute_crisis = Add to the crisis
action-contribute_objective = Add to the main objective
action-move = Move a survivor
action-spend_food = Spend food on a die
action-use_item = Use an equipped item
action-request = Ask for a card
action-hand_off = Hand over an item
action-vote_exile = Call a vote on exile
action-end_turn = End the turn

ballot-yes = yes
ballot-no = no

cause-wounds = wounds
cause-bite = a bite
cause-frostbite = frostbite
cause-overrun = an overrun entrance
cause-exile = exile
cause-sacrifice = a sacrifice
cause-starvation = hunger
cause-waste = the waste
cause-crisis = the crisis
cause-paid = eaten
cause-spent = spent on a die
cause-joined = newcomers
cause-left = they have left
cause-killed = killed

forecast-food = food
forecast-fuel = fuel
forecast-medicine = medicine
forecast-tool = tools
forecast-weapon = weapons
forecast-education = books
forecast-morale = morale
forecast-wounds = wounds
forecast-deaths = deaths
forecast-zombies = zombies
forecast-hunger = hunger
forecast-waste = waste
forecast-colony = the colony
forecast-outside = outside
forecast-survivors = survivors
forecast-helpless = the helpless
forecast-first = the first
forecast-second = the second
forecast-both = both
forecast-neither = neither
forecast-good = good
forecast-bad = bad
forecast-worse = worse
forecast-prepare = get ready

card-food_1 = Food 1
    .text = Food. Adds 1 food token.
card-food_2 = Food 2
    .text = Food. Adds 2 food tokens.
card-food_3 = Food 3
    .text = Food. Adds 3 food tokens.
card-medicine = Medicine
    .text = Medicine. Removes a wound from your survivor, or from somebody standing with one of yours.
card-adrenaline = Adrenaline Shot
    .text = Medicine. Sets one of your unused dice to any value.
card-fuel = Fuel
    .text = Fuel. Play it with a move: no exposure roll.
card-junk = Junk
    .text = Tool. Reroll one of your unused dice.
card-padlock = Padlock
    .text = Tool. Up to 2 barricades where you have a survivor; no die.
card-scissors = Scissors
    .text = Tool. Kills a zombie where you have a survivor; no exposure.
card-reading_lamp = Reading Lamp
    .text = Tool. One attack without a die.
card-megaphone = Megaphone
    .text = Tool. Moves up to 4 zombies from one place to one where you have a survivor.
card-night_goggles = Night-Vision Goggles
    .text = Tool, equipped. One more action die at every roll.
card-walkie_talkie = Walkie-Talkie
    .text = Tool, equipped. Once a round: lower another player's unused die by 1 and raise yours by 1.
card-rotten_flesh = Rotten Flesh
    .text = Tool, equipped. A spreading bite skips the wearer.
card-hammer = Hammer
    .text = Tool, equipped. Once a round a barricade action places 2.
card-snow_shoes = Snow Shoes
    .text = Tool, equipped. Frostbite becomes a regular wound.
card-wrench = Wrench
    .text = Tool, equipped. Once a round any die will do for an attack.
card-baseball_bat = Baseball Bat
    .text = Tool, equipped. Once a round an attack kills 2 zombies; an exposure roll for each.
card-mop = Mop
    .text = Tool, equipped. At the colony, once a round: cleaning waste removes 5 cards.
card-flashlight = Flashlight
    .text = Tool, equipped. Once a round a noise token shows 3 cards instead of 1.
card-pistol = Pistol
    .text = Weapon, equipped. Once a round an attack on zombies without exposure.
card-shotgun = Shotgun
    .text = Weapon, equipped. Once a round an attack kills 2 zombies without exposure, and makes 1 noise.
card-hunting_rifle = Hunting Rifle
    .text = Weapon, equipped. Once a round kill a zombie anywhere; no die, no exposure.
card-lighter = Lighter
    .text = Weapon, equipped. Once a round, with a fuel card: an attack kills up to 4 zombies without exposure.
card-switchblade = Switchblade
    .text = Weapon, equipped. Once a round any die will do for an attack.
card-book_breathing = Breathing Exercises
    .text = Education, equipped. Once a round reroll one of your unused dice.
card-book_kitchen = The Thrifty Kitchen
    .text = Education, equipped. At the colony, once a round: 1 food token.
card-book_captains = How Captains Talk
    .text = Education, equipped. Once a round raise one of your unused dice by 1.
card-book_footwork = Footwork for Beginners
    .text = Education, equipped. Once a round an attack on zombies without exposure.
card-book_joinery = Joinery Made Plain
    .text = Education, equipped. At the colony, once a round: a barricade action without a die.
card-plan_police = Floor Plan: Police Station
    .text = Education, equipped. Once a round, searching there: look at 1 more card and keep 1 more.
card-plan_grocery = Floor Plan: Grocery Store
    .text = Education, equipped. Once a round, searching there: look at 1 more card and keep 1 more.
card-plan_school = Floor Plan: School
    .text = Education, equipped. Once a round, searching there: look at 1 more card and keep 1 more.
card-plan_library = Floor Plan: Library
    .text = Education, equipped. Once a round, searching there: look at 1 more card and keep 1 more.
card-plan_hospital = Floor Plan: Hospital
    .text = Education, equipped. Once a round, searching there: look at 1 more card and keep 1 more.
card-plan_gas = Floor Plan: Gas Station
    .text = Education, equipped. Once a round, searching there: look at 1 more card and keep 1 more.
card-outsider_1 = Outsider
    .text = A new survivor joins you.
card-outsider_2 = Outsider and one helpless
    .text = A new survivor joins you, and 1 helpless survivor comes to the colony.
card-outsider_3 = Outsider and two helpless
    .text = A new survivor joins you, and 2 helpless survivors come to the colony.

survivor-moss = Moss
    .text = A bite on Moss's own roll is only a wound, and a spreading bite skips Moss.
survivor-tobias_renner = Tobias Renner
    .text = Grocery store, once a round: a search looks at 1 more card and keeps 1 more.
survivor-percival_dunn = Percival Dunn
    .text = At the start of your turn he may leave the game: morale rises by 1.
survivor-ferris_quill = Ferris Quill
    .text = Colony, once a round: take a random card from another hand.
survivor-ines_marlowe = Ines Marlowe
    .text = Away from the colony she has the abilities of everybody who stands with her.
survivor-gus_petrakis = Gus Petrakis
    .text = Colony, die 4 or more, once a round: 2 food tokens.
survivor-dana_whitlock = Dana Whitlock
    .text = Police station, once a round: a search looks at 1 more card and keeps 1 more.
survivor-pilar_ochoa = Pilar Ochoa
    .text = Once a round a search looks at 3 more cards.
survivor-lars_edgren = Lars Edgren
    .text = Colony, once a round: cleaning waste removes 5 cards.
survivor-saffron_bell = Saffron Bell
    .text = Once a round: look at the next 2 crises, put them in any order, and say two words about them.
survivor-kenji_morita = Kenji Morita
    .text = His attacks cause no exposure.
survivor-signe_halvorsen = Signe Halvorsen
    .text = Frostbite is only a wound for her.
survivor-martha_iyer = Martha Iyer
    .text = Colony, any die, once a round, while somebody helpless is there: kill up to 2 zombies there, no exposure.
survivor-bruno_castellan = Bruno Castellan
    .text = He dies only at 4 wounds.
survivor-odette_farrow = Odette Farrow
    .text = Colony, once a round: look at a random card of another hand.
survivor-walt_jessop = Walt Jessop
    .text = His moves cause no exposure.
survivor-priya_nanda = Priya Nanda
    .text = Hospital, once a round: a search looks at 1 more card and keeps 1 more.
survivor-viktor_asante = Viktor Asante
    .text = Colony, once a round: an attack with a second die and a medicine card kills up to 3 zombies, no exposure.
survivor-eunice_pell = Eunice Pell
    .text = Library, once a round: a search looks at 1 more card and keeps 1 more.
survivor-rosalind_achebe = Rosalind Achebe
    .text = School, any die, once a round: kill 1 zombie there, no exposure.
survivor-marcus_thiele = Marcus Thiele
    .text = Every search looks at 1 more card.
survivor-joan_kovac = Joan Kovac
    .text = Once a round a barricade action without a die.
survivor-alban_reyes = Alban Reyes
    .text = Once a round reroll any of your unused dice.
survivor-hana_lindqvist = Hana Lindqvist
    .text = Once a round remove a wound from somebody at her location.
survivor-cole_barrington = Cole Barrington
    .text = Once a round look at the top card of any item deck.
survivor-teresa_okafor = Teresa Okafor
    .text = Away from the colony, once a round: show the top 4 cards there; you may take an outsider.
survivor-leopold_grange = Leopold Grange
    .text = School, once a round: a search looks at 1 more card and keeps 1 more.
survivor-ruth_calder = Ruth Calder
    .text = Colony, die 5 or more, once a round: kill up to 2 zombies there, no exposure.
survivor-amos_delacroix = Amos Delacroix
    .text = Die 4 or more, once a round: kill up to 2 zombies at his location, then one exposure roll.
survivor-sylvia_hartmann = Sylvia Hartmann
    .text = Once a round raise one of your unused dice by 1.

crisis-K01 = Dry Tanks
    .text = Morale -2.
crisis-K02 = Bare Shelves
    .text = Morale -2.
crisis-K03 = Black Mood
    .text = Morale -2.
crisis-K04 = The Cough
    .text = Every survivor who is not exiled gets a wound; morale -1.
crisis-K05 = The Valley Empties
    .text = 12 zombies at the colony.
crisis-K06 = Not Enough Beds
    .text = The 2 survivors of least influence who are not exiled die.
crisis-K07 = Gates Give Way
    .text = All barricades at the colony are gone; 10 zombies there.
crisis-K08 = Endless Column
    .text = 8 zombies at the colony; morale -1.
crisis-K09 = All at Once
    .text = 6 zombies at the colony, 1 at each other location.
crisis-K10 = Worn to the Bone
    .text = The 5 survivors of most influence who are not exiled get frostbite.
crisis-K11 = Spoiled Stores
    .text = 1 starvation token; morale -1.
crisis-K12 = Eyes in the Stacks
    .text = 3 zombies at the library, 3 at the grocery store.
crisis-K13 = Changing Sides
    .text = Everybody not exiled passes one survivor to the left; morale -1.
crisis-K14 = Noise in the Wards
    .text = 3 zombies at the school, 3 at the hospital.
crisis-K15 = Crossroads Jam
    .text = 3 zombies at the police station, 3 at the gas station.
crisis-K16 = Whiteout
    .text = Every survivor outside who is not exiled gets a wound.
crisis-K17 = Leaking Roof
    .text = Everybody not exiled loses a random card; morale -1.
crisis-K18 = Hunger in the Hall
    .text = One in three of the helpless dies, rounded up; morale -1 besides.
crisis-K19 = Brawl
    .text = Everybody not exiled chooses an own survivor to be wounded.
crisis-K20 = Fouled Water
    .text = The top card of every item deck goes to the waste; morale -1.

objective-MO01 = The Long Dark
    .text = Hold out until the last check with morale left.
objective-MO02 = Clear the Streets
    .text = Few zombies outside, and not too many at the colony.
objective-MO03 = Antidote
    .text = Put enough medicine on the objective.
objective-MO04 = Four Walls
    .text = Barricades at the colony and at the other locations.
objective-MO05 = Strip It Bare
    .text = Empty two item decks.
objective-MO06 = Full Larder
    .text = Store food and fuel, and barricade the colony.
objective-MO07 = Keep the Stoves Lit
    .text = Burn fuel at every check until the last round.
objective-MO08 = Convoy
    .text = Store fuel and arm your survivors.
objective-MO09 = Too Many at the Table
    .text = Feed everybody until the last check.
objective-MO10 = Field Samples
    .text = Killed zombies may give samples: collect enough.

secret-S01 = Full Tank
    .text = 3 fuel cards in hand.
secret-S02 = Go-Bag
    .text = A weapon, a food, a fuel and a medicine card in hand.
secret-S03 = Bookworm
    .text = 2 education cards in hand.
secret-S04 = Squirrel
    .text = 3 food cards in hand.
secret-S05 = Cautious Patient
    .text = 2 medicine cards in hand.
secret-S06 = Pill Drawer
    .text = 3 medicine cards in hand.
secret-S07 = Well Armed
    .text = 2 weapons equipped.
secret-S08 = Inventor
    .text = A weapon and 2 tools in hand.
secret-S09 = Deep Pockets
    .text = 4 cards in hand.
secret-S10 = Road Trip
    .text = 2 fuel, a food and a weapon card in hand.
secret-S11 = Dispensary
    .text = Medicine in hand, and nothing else.
secret-S12 = Not a Scratch
    .text = None of your survivors is wounded.
secret-S13 = Big Family
    .text = More survivors than each other player.
secret-S14 = Scorched Earth
    .text = 4 barricades at the colony and a fuel card in hand.
secret-S15 = Hermit
    .text = Exactly 1 survivor.
secret-S16 = Old Grudge
    .text = 3 survivors are out of the game.
secret-S17 = Magpie
    .text = More cards in hand than each other player.
secret-S18 = Clean House
    .text = Every betrayer is exiled, if there was one.
secret-S19 = Night School
    .text = 2 education cards equipped.
secret-S20 = Walking Wounded
    .text = 3 wounds on your survivors.
secret-S21 = Spotless
    .text = At most 5 cards in the waste.
secret-S22 = Open Door
    .text = 3 helpless survivors at the colony.
secret-S23 = Bright Side
    .text = Morale is 4 or more.
secret-S24 = Quiet Nights
    .text = At most 6 zombies at the colony.
secret-B01 = Undertaker
    .text = 5 survivors are out of the game, and you have 2.
secret-B02 = Arsenal
    .text = 4 weapons equipped.
secret-B03 = Congregation
    .text = 2 more survivors than each other player.
secret-B04 = Gourmand
    .text = 4 food cards in hand.
secret-B05 = Private Research
    .text = 2 medicine and 1 education card in hand.
secret-B06 = Machinist
    .text = 3 tools in hand.
secret-B07 = Getaway
    .text = 3 fuel cards in hand, and none of yours at the colony.
secret-B08 = New Management
    .text = The survivor of most influence is yours, and 2 of yours are at the colony.
secret-B09 = Sole Heir
    .text = Exactly 1 survivor, without a wound.
secret-B10 = Slow Ruin
    .text = 2 starvation tokens, and 8 zombies at the colony.

exiled-E01 = Handyman
    .text = The goal is met and you hold 4 tools. A betrayer: 3 tools.
exiled-E02 = New Company
    .text = The goal is met and you have most survivors. A betrayer: an item deck is empty.
exiled-E03 = Peace Offering
    .text = The goal is met and you hold 5 food cards. A betrayer: the goal is met.
exiled-E04 = Settling Scores
    .text = 5 survivors are out of the game. A betrayer: 4.
exiled-E05 = Miles Away
    .text = The goal is met and you hold 3 fuel cards. A betrayer: 3 fuel cards.
exiled-E06 = Scattered
    .text = The goal is met and you have 2 survivors or more, no two in one place. A betrayer: yours are in 2 places.
exiled-E07 = Warlord
    .text = The goal is met and you have 2 weapons equipped. A betrayer: 2 weapons equipped.
exiled-E08 = Squatter
    .text = The goal is met and every place of yours has a barricade. A betrayer: 12 zombies at the colony.
exiled-E09 = Rag and Bone
    .text = The goal is met and you hold 6 cards. A betrayer: 10 cards in the waste.
exiled-E10 = Let Them Starve
    .text = 2 starvation tokens. A betrayer: the same.

crossroads-X01 = The Iced Trailer
    .text = A delivery trailer is frozen to the loading dock, its doors sealed under a curtain of ice. Something inside knocks, stops, and knocks again. Through the crack you can smell onions.
    .one = Break the ice (food +3; 2 zombies there)
    .two = Chain the doors (up to 1 barricades there)

story-X01 = { crossroads-X01.text } 1: { crossroads-X01.one }. 2: { crossroads-X01.two }.

cause-X01 = { crossroads-X01 }

crossroads-X02 = The Duty Log
    .text = The last pages of the duty log are in six different hands. Each officer signed off with a name worth watching. Two of those names sleep in your colony.
    .one = Read it alone (choose a player; look at 2 random cards of that hand)
    .two = Burn it for warmth (heal the survivor concerned by 1)

story-X02 = { crossroads-X02.text } 1: { crossroads-X02.one }. 2: { crossroads-X02.two }.

cause-X02 = { crossroads-X02 }

crossroads-X03 = Chalk Tally
    .text = Someone has chalked a stroke on the door for every visit you ever made. Today's stroke is already there, still damp. A pair of boots stands neatly beside the mat.
    .one = Wait for the owner (a survivor joins you; a wound for the survivor concerned)
    .two = Rub it out and bar the door (up to 2 barricades there)

story-X03 = { crossroads-X03.text } 1: { crossroads-X03.one }. 2: { crossroads-X03.two }.

cause-X03 = { crossroads-X03 }

crossroads-X04 = Short Count
    .text = The quartermaster counts the tins twice and looks up at you. Three short. Nobody in the queue says anything, which is worse than shouting.
    .one = Pay it back (discard a food card; food +2)
    .two = Shrug (dice +1; roll a die, 1-2: morale -1)

story-X04 = { crossroads-X04.text } 1: { crossroads-X04.one }. 2: { crossroads-X04.two }.

cause-X04 = { crossroads-X04 }

crossroads-X05 = Reservoir
    .text = The straight road crosses the reservoir, and the ice sings under every step. Halfway over stands a sled, loaded and abandoned. The far bank looks no closer than the near one.
    .one = Take the sled (draw 2 there; roll a die, 1: the survivor concerned dies; 2-3: frostbite for the survivor concerned)
    .two = Keep walking (dice -1)

story-X05 = { crossroads-X05.text } 1: { crossroads-X05.one }. 2: { crossroads-X05.two }.

cause-X05 = { crossroads-X05 }

crossroads-X06 = The Old Heater
    .text = The old heater still works if somebody is willing to run it all night. It will be the loudest thing in the valley. Hands are blue and tempers are short.
    .one = Thumbs up: light it (heal every wounded survivor at the colony by 1, frostbite first; 4 zombies at the colony)
    .two = Thumbs down: save it (a wound for the least influential survivor at the colony)

story-X06 = { crossroads-X06.text } 1: { crossroads-X06.one }. 2: { crossroads-X06.two }.

cause-X06 = { crossroads-X06 }

crossroads-X07 = The Tin Regiment
    .text = A regiment of tin soldiers lines the window sill, all facing the same crack in the boards. Somebody small has been keeping watch. You crouch and look where they look.
    .one = Look through the crack (choose a deck; look at its top 3 cards and put them back in any order)
    .two = Take the regiment home (dice -1; morale +1)

story-X07 = { crossroads-X07.text } 1: { crossroads-X07.one }. 2: { crossroads-X07.two }.

cause-X07 = { crossroads-X07 }

crossroads-X08 = A Folded Note
    .text = A note is tucked into your boot while you sleep. It lists, correctly, everything you have been keeping back. There is no signature, only a drawing of a padlock.
    .one = Buy silence (give a card to the player on your left)
    .two = Tear it up (the player on your left looks at your hand)

story-X08 = { crossroads-X08.text } 1: { crossroads-X08.one }. 2: { crossroads-X08.two }.

cause-X08 = { crossroads-X08 }

crossroads-X09 = Three Knocks
    .text = Three knocks at the gate, a pause, three more. Through the slot you see a man holding a child upright by the collar. Behind them the snow is moving.
    .one = Open up (2 helpless survivors come; morale +1; 1 zombies at the colony)
    .two = Stay quiet (roll a die, 1-2: morale -1)

story-X09 = { crossroads-X09.text } 1: { crossroads-X09.one }. 2: { crossroads-X09.two }.

cause-X09 = { crossroads-X09 }

crossroads-X10 = The Domed Lid
    .text = The lid of one tin is domed, just slightly, and it sighs when the knife goes in. It smells of nothing much. Twenty people are holding out bowls.
    .one = Serve it (food +1; roll a die, 1: a helpless survivor dies; 2-3: a wound for the least influential survivor at the colony)
    .two = Bury it (food -1)

story-X10 = { crossroads-X10.text } 1: { crossroads-X10.one }. 2: { crossroads-X10.two }.

cause-X10 = { crossroads-X10 }

crossroads-X11 = Under Glass
    .text = Under the broken glass of the top floor somebody has kept trays of seedlings alive. They are thin and yellow and almost ready. The lamps above them hum loudly enough to feel.
    .one = Cut everything now (food +2; noise +2 there)
    .two = Leave the lamps on (next round, if one of yours is there, food +4)

story-X11 = { crossroads-X11.text } 1: { crossroads-X11.one }. 2: { crossroads-X11.two }.

cause-X11 = { crossroads-X11 }

crossroads-X12 = A Favour Owed
    .text = Your friend hands the thing over and does not let go at once. You owe me, they say, quite loudly. Several people are listening.
    .one = Settle now (the giver takes a random card of yours)
    .two = Laugh it off (dice -1)

story-X12 = { crossroads-X12.text } 1: { crossroads-X12.one }. 2: { crossroads-X12.two }.

cause-X12 = { crossroads-X12 }

crossroads-X13 = Behind the Cabinet
    .text = You drag a cabinet across the doorway and find a hatch where it stood. A ladder goes down into the dark. Warm air comes up.
    .one = Climb down (draw 1 there; 1 exposure for the survivor concerned)
    .two = Nail it shut (up to 1 barricades there)

story-X13 = { crossroads-X13.text } 1: { crossroads-X13.one }. 2: { crossroads-X13.two }.

cause-X13 = { crossroads-X13 }

crossroads-X14 = Rescue Jacket
    .text = The one you just put down wears a rescue-service jacket, and the radio on its shoulder is still warm. A voice is repeating a grid reference. It is not far.
    .one = Answer the voice (roll a die, 4-6: a survivor joins you; 1-3: 2 zombies there)
    .two = Take the battery (dice +1)

story-X14 = { crossroads-X14.text } 1: { crossroads-X14.one }. 2: { crossroads-X14.two }.

cause-X14 = { crossroads-X14 }

crossroads-X15 = The Back Room
    .text = One back room is untouched, lamps aligned and chairs tucked in. On the desk lies a register of everything the town ever stored. You have light for a single page.
    .one = Read about the town (choose a deck; draw 1 there)
    .two = Read about the winter (look at the next 3 crises and put them back in any order)

story-X15 = { crossroads-X15.text } 1: { crossroads-X15.one }. 2: { crossroads-X15.two }.

cause-X15 = { crossroads-X15 }

crossroads-X16 = Family Resemblance
    .text = It wore your brother's face, or near enough. You stand over it longer than you should. Somebody says your name twice.
    .one = Keep moving (a wound for the survivor concerned)
    .two = Sit down in the snow (dice -1)

story-X16 = { crossroads-X16.text } 1: { crossroads-X16.one }. 2: { crossroads-X16.two }.

cause-X16 = { crossroads-X16 }

crossroads-X17 = Three to a Stove
    .text = The youngest of your people stands up at supper and asks why one crew sleeps three to a stove while another freezes. There is a murmur of agreement. A spoon is dropped.
    .one = Thumbs up: share (whoever has most survivors gives a follower to whoever has fewest)
    .two = Thumbs down: leave it (roll a die, 1-4: morale -1)

story-X17 = { crossroads-X17.text } 1: { crossroads-X17.one }. 2: { crossroads-X17.two }.

cause-X17 = { crossroads-X17 }

crossroads-X18 = Under the Heap
    .text = At the bottom of the heap the rubbish is moving. Rats, hundreds of them, and fat. The cook does not look disgusted so much as thoughtful.
    .one = Trap them (food +2; a wound for your least influential survivor at the colony)
    .two = Burn the heap (3 waste cards leave the game)

story-X18 = { crossroads-X18.text } 1: { crossroads-X18.one }. 2: { crossroads-X18.two }.

cause-X18 = { crossroads-X18 }

crossroads-X19 = Cold Engine
    .text = The engine coughs and dies a street short. In the mirror, shapes turn toward the sound. You have perhaps a minute and one good idea.
    .one = Leave it (discard a random card)
    .two = Fix it where it stands (1 exposure for the survivor concerned; if the survivor lives, take the fuel back)

story-X19 = { crossroads-X19.text } 1: { crossroads-X19.one }. 2: { crossroads-X19.two }.

cause-X19 = { crossroads-X19 }

crossroads-X20 = The Night Choir
    .text = Someone has started a song in the sleeping hall and it is spreading. It is a good song, and it carries a long way. The lookouts want a decision, quickly.
    .one = Thumbs up: let them sing (morale +1; 4 zombies at the colony)
    .two = Thumbs down: hush them (1 helpless leave)

story-X20 = { crossroads-X20.text } 1: { crossroads-X20.one }. 2: { crossroads-X20.two }.

cause-X20 = { crossroads-X20 }

crossroads-X21 = Taped Inside
    .text = Taped inside the handle is a page of instructions, and over them a second, smaller text in pencil. It answers the first one line by line. By the last line the two are quarrelling.
    .one = Follow the pencil (reroll any of your unused dice)
    .two = Follow the print (heal the survivor concerned by 1)

story-X21 = { crossroads-X21.text } 1: { crossroads-X21.one }. 2: { crossroads-X21.two }.

cause-X21 = { crossroads-X21 }

crossroads-X22 = The Borrowed Coat
    .text = A coat hangs by the door, buttoned as if around a body. In the pocket are keys and a shopping list. The list is in your handwriting.
    .one = Wear the coat (heal all frostbite of the survivor concerned; 1 zombies there)
    .two = Take the keys (draw 1 there; dice -1)

story-X22 = { crossroads-X22.text } 1: { crossroads-X22.one }. 2: { crossroads-X22.two }.

cause-X22 = { crossroads-X22 }

crossroads-X23 = The Second Noise
    .text = You make your noise and they come, as they always do. This time another noise answers from the next street. Somebody is using you as bait.
    .one = Go and see (1 exposure for the survivor concerned; if the survivor lives, choose a deck; if the survivor lives, draw 1 there)
    .two = Fall silent (up to 1 zombies leave there)

story-X23 = { crossroads-X23.text } 1: { crossroads-X23.one }. 2: { crossroads-X23.two }.

cause-X23 = { crossroads-X23 }

crossroads-X24 = Old Acquaintance
    .text = They pretend not to know you. You used to split your bread with this one. The wind covers anything two people might say.
    .one = Trade (choose a player; swap a random card with that player)
    .two = Leave a message on the gate (2 zombies at the colony)

story-X24 = { crossroads-X24.text } 1: { crossroads-X24.one }. 2: { crossroads-X24.two }.

cause-X24 = { crossroads-X24 }

crossroads-X25 = More Than Enough
    .text = For once there is more than enough, and nobody trusts it. Half the hall wants a feast. The other half wants a lock.
    .one = Thumbs up: feast (food -3; morale +1)
    .two = Thumbs down: lock it away (up to 2 barricades at the colony)

story-X25 = { crossroads-X25.text } 1: { crossroads-X25.one }. 2: { crossroads-X25.two }.

cause-X25 = { crossroads-X25 }

crossroads-X26 = The List
    .text = The plank you are nailing has writing on its hidden side. It is a list of names under yesterday's date. Yours is the last.
    .one = Show the others (roll a die, 1-2: morale -1; 4-6: morale +1)
    .two = Nail it face in (up to 1 barricades at the colony)

story-X26 = { crossroads-X26.text } 1: { crossroads-X26.one }. 2: { crossroads-X26.two }.

cause-X26 = { crossroads-X26 }

crossroads-X27 = Bucket on a String
    .text = The stairwell is blocked with beds, roped together from above. A bucket comes down on a string. There is a coin in it, and a prescription.
    .one = Fill the prescription (discard a medicine card; a survivor joins you)
    .two = Keep the coin (noise +1 there; draw 1 there)

story-X27 = { crossroads-X27.text } 1: { crossroads-X27.one }. 2: { crossroads-X27.two }.

cause-X27 = { crossroads-X27 }

crossroads-X28 = Colour of a Bruise
    .text = The sky to the north has gone the colour of a bruise. You have seen that before, years ago, with a roof over you. You could say something, or you could simply be ready.
    .one = Raise the alarm (everybody sees the next 2 crises)
    .two = Be ready (look at the next crisis; you may put it under the deck)

story-X28 = { crossroads-X28.text } 1: { crossroads-X28.one }. 2: { crossroads-X28.two }.

cause-X28 = { crossroads-X28 }

crossroads-X29 = One Blanket
    .text = They have been sharing one blanket and one tin for three nights. Now they are laughing at something and will not say what. It is the first laugh you have heard this month.
    .one = Let them rest (heal each of yours outside by 1; dice -1)
    .two = Split them up (one of yours outside may go elsewhere without exposure)

story-X29 = { crossroads-X29.text } 1: { crossroads-X29.one }. 2: { crossroads-X29.two }.

cause-X29 = { crossroads-X29 }

crossroads-X30 = Thin Partition
    .text = Through the partition you hear a whispered inventory. The voice is careful and the numbers are not small. You hold your breath until it finishes.
    .one = Listen to the end (choose a player; look at that hand)
    .two = Cough (dice +1)

story-X30 = { crossroads-X30.text } 1: { crossroads-X30.one }. 2: { crossroads-X30.two }.

cause-X30 = { crossroads-X30 }

crossroads-X31 = The Front Steps
    .text = Snow has sealed the front steps to the height of the lamps. There is one window, and one body frozen half through it. It is wearing a full belt.
    .one = Pull it free (draw 1 there; 1 zombies there)
    .two = Dig out the steps (noise -2 there; up to 1 barricades there; dice -1)

story-X31 = { crossroads-X31.text } 1: { crossroads-X31.one }. 2: { crossroads-X31.two }.

cause-X31 = { crossroads-X31 }

crossroads-X32 = The Red Line
    .text = The cut has a red line running from it now, straight as a road. Nobody wants to be the one to say it. There is a saw in the tool box and a strap on the door.
    .one = Cut (choose a survivor; heal that survivor fully; a wound for that survivor; dice -2)
    .two = Wait (choose a survivor; roll a die, 1: a wound for that survivor)

story-X32 = { crossroads-X32.text } 1: { crossroads-X32.one }. 2: { crossroads-X32.two }.

cause-X32 = { crossroads-X32 }

crossroads-X33 = Borrowed Names
    .text = The newcomers answer to their names a heartbeat too late. Their boots are good, better than yours. Somebody ought to ask, and everybody is looking at you.
    .one = Ask (roll a die, 1-2: your least influential follower leaves the game; 5-6: morale +1)
    .two = Let it lie (discard a random card)

story-X33 = { crossroads-X33.text } 1: { crossroads-X33.one }. 2: { crossroads-X33.two }.

cause-X33 = { crossroads-X33 }

crossroads-X34 = One Great Fire
    .text = There is dry timber for one great fire on the roof. It might be seen from the highway, or from everywhere else. The match is already out of its box.
    .one = Thumbs up: light it (roll a die, 4-6: morale +2; 1-3: 5 zombies at the colony)
    .two = Thumbs down: use the timber (up to 2 barricades at the colony)

story-X34 = { crossroads-X34.text } 1: { crossroads-X34.one }. 2: { crossroads-X34.two }.

cause-X34 = { crossroads-X34 }

crossroads-X35 = Two Keys
    .text = The cabinet needs two keys turned at once, and there are two of you. Inside is enough for one pack. You both have a hand on the door.
    .one = Share (choose a player; draw 1 there; that player draws 1 there)
    .two = Be quicker (draw 2 there; choose a survivor; a wound for that survivor)

story-X35 = { crossroads-X35.text } 1: { crossroads-X35.one }. 2: { crossroads-X35.two }.

cause-X35 = { crossroads-X35 }

crossroads-X36 = Cabin Fever
    .text = Nobody has been outside all day, and it shows. Two of your people are on their feet over a missing spoon. Everyone else has stopped pretending not to listen.
    .one = Step between them (a wound for your least influential survivor at the colony)
    .two = Let them shout (2 zombies at the colony)

story-X36 = { crossroads-X36.text } 1: { crossroads-X36.one }. 2: { crossroads-X36.two }.

cause-X36 = { crossroads-X36 }

crossroads-X37 = Paper Boats
    .text = The children have been folding old notices into boats, and a whole fleet is drying by the stove. One of them asks whether you will carry it to the river. It is a long way to the river.
    .one = Promise (dice -2; morale +1)
    .two = Not today (nothing happens)

story-X37 = { crossroads-X37.text } 1: { crossroads-X37.one }. 2: { crossroads-X37.two }.

cause-X37 = { crossroads-X37 }

crossroads-X38 = Barefoot
    .text = A cot is empty and the outer door is unlatched. One line of prints leads away, barefoot. They are very evenly spaced.
    .one = Go after them (your least influential follower goes to another place outside without exposure; 2 exposure for that survivor)
    .two = Lock the door (your least influential follower leaves the game)

story-X38 = { crossroads-X38.text } 1: { crossroads-X38.one }. 2: { crossroads-X38.two }.

cause-X38 = { crossroads-X38 }

crossroads-X39 = Numbers Station
    .text = The dispatch desk clicks on by itself, then off, then on. Between the clicks a voice reads numbers. You have a pencil and no idea how long it will last.
    .one = Write them down (look at the top 2 cards of two decks)
    .two = Talk back (roll a die, 5-6: a survivor joins you; 1-2: noise +2 at the police station)

story-X39 = { crossroads-X39.text } 1: { crossroads-X39.one }. 2: { crossroads-X39.two }.

cause-X39 = { crossroads-X39 }

crossroads-X40 = Spilled Oil
    .text = The drum tips as you set it down, and half of it is gone before anyone moves. The stain spreads toward the bunks. It is nobody's fault, and everyone knows whose.
    .one = Clean it up (dice -1)
    .two = Leave it (2 cards of the gas station go to the waste)

story-X40 = { crossroads-X40.text } 1: { crossroads-X40.one }. 2: { crossroads-X40.two }.

cause-X40 = { crossroads-X40 }

crossroads-X41 = Small Shapes
    .text = They are small, and there are several of them, and they move the way frightened things move. Then one of them turns round. You have to decide before the others do.
    .one = Finish it (kill up to 3 zombies there; a wound for the survivor concerned)
    .two = Back away (the survivor concerned goes elsewhere without exposure)

story-X41 = { crossroads-X41.text } 1: { crossroads-X41.one }. 2: { crossroads-X41.two }.

cause-X41 = { crossroads-X41 }

crossroads-X42 = The Empty Bunk
    .text = The gate shuts and nobody goes back to what they were doing. There is one empty bunk with a warm dent in it. Somebody moves their pack over, then moves it back.
    .one = Take the bunk (choose a survivor; heal that survivor by 1)
    .two = Leave it empty (everybody not exiled may reroll a die)

story-X42 = { crossroads-X42.text } 1: { crossroads-X42.one }. 2: { crossroads-X42.two }.

cause-X42 = { crossroads-X42 }

crossroads-X43 = False Bottom
    .text = The till is empty, but the drawer is shallower than the box. Under the false floor lies a bundle in oilcloth. Somebody has scratched NOT YOURS into the lid.
    .one = Take it (take the first weapon card of the deck at the gas station; 1 zombies there)
    .two = Take the loose change (noise -1 there)

story-X43 = { crossroads-X43.text } 1: { crossroads-X43.one }. 2: { crossroads-X43.two }.

cause-X43 = { crossroads-X43 }

crossroads-X44 = Hard Ground
    .text = There is a body under a tarpaulin, and the ground is too hard to open. Burning is quick, and burning smells. Everyone waits to be told which it will be.
    .one = Thumbs up: burn it (morale +1; 3 zombies at the colony)
    .two = Thumbs down: carry it to the woods (choose a survivor; 1 exposure for that survivor)

story-X44 = { crossroads-X44.text } 1: { crossroads-X44.one }. 2: { crossroads-X44.two }.

cause-X44 = { crossroads-X44 }

crossroads-X45 = An Honest Table
    .text = Nobody has said the word yet, but everybody is thinking it. An old man pushes the lamp to the middle of the table. One thing each, he says, so we know we are not alone.
    .one = Thumbs up: show one thing (everybody not exiled shows a card; morale +1)
    .two = Thumbs down: put out the lamp (roll a die, 1-3: morale -1)

story-X45 = { crossroads-X45.text } 1: { crossroads-X45.one }. 2: { crossroads-X45.two }.

cause-X45 = { crossroads-X45 }

crossroads-X46 = Cable Bridge
    .text = Between this roof and the next one hangs a bridge of knotted cable. Somebody has crossed it often. On the far side a light goes out.
    .one = Cross (the survivor concerned goes to another place outside without exposure; draw 1 there)
    .two = Cut it (noise +1 there; up to 1 barricades there)

story-X46 = { crossroads-X46.text } 1: { crossroads-X46.one }. 2: { crossroads-X46.two }.

cause-X46 = { crossroads-X46 }

crossroads-X47 = Salt
    .text = There is nothing in the store but salt. The cook sets out bowls anyway, and spoons. People sit down.
    .one = Share your own (play a food card; food +1)
    .two = Say nothing (roll a die, 1-2: morale -1)

story-X47 = { crossroads-X47.text } 1: { crossroads-X47.one }. 2: { crossroads-X47.two }.

cause-X47 = { crossroads-X47 }

crossroads-X48 = The Front Way In
    .text = You came in by the front because it was nearest. That was a mistake. The lobby is full, and every head is turning.
    .one = Run through (1 exposure for the survivor concerned; if the survivor lives, draw 1 there)
    .two = Back out (the survivor concerned goes elsewhere without exposure)

story-X48 = { crossroads-X48.text } 1: { crossroads-X48.one }. 2: { crossroads-X48.two }.

cause-X48 = { crossroads-X48 }

crossroads-X49 = The Spare Key
    .text = Your pockets are empty, and for once nobody wants anything from you. In the quiet you notice the key. It has been under your bunk since the first week.
    .one = Try the near doors (choose a deck; draw 1 there)
    .two = Try the far doors (choose a deck; draw 2 there; choose a survivor; 1 exposure for that survivor)

story-X49 = { crossroads-X49.text } 1: { crossroads-X49.one }. 2: { crossroads-X49.two }.

cause-X49 = { crossroads-X49 }

crossroads-X50 = Dripping Eaves
    .text = Water is dripping from the eaves at noon. It may mean nothing at all. People have come out to stand under it with their hands open.
    .one = Thumbs up: rest a while (morale +1; everybody not exiled: dice -1)
    .two = Thumbs down: press on (dice +1; everybody else not exiled may reroll a die)

story-X50 = { crossroads-X50.text } 1: { crossroads-X50.one }. 2: { crossroads-X50.two }.

cause-X50 = { crossroads-X50 }

crossroads-X51 = The Tallest Child
    .text = A girl of about eleven has followed you through the gate in somebody else's boots. She says she can carry as much as a grown man, and she has brought a sack to prove it. Nobody at home knows that she is gone.
    .one = Take her along (draw 2 there; roll a die, 1-2: a helpless survivor dies)
    .two = Walk her back (dice -1)

story-X51 = { crossroads-X51.text } 1: { crossroads-X51.one }. 2: { crossroads-X51.two }.

cause-X51 = { crossroads-X51 }

crossroads-X52 = One Clean Needle
    .text = There is one clean needle and enough in the ampoule for a single arm. You are the one holding it. They have already rolled up a sleeve.
    .one = Your own arm (choose a survivor; heal that survivor by 2)
    .two = Their arm (choose a survivor; heal that survivor by 1; dice +1)

story-X52 = { crossroads-X52.text } 1: { crossroads-X52.one }. 2: { crossroads-X52.two }.

cause-X52 = { crossroads-X52 }

crossroads-X53 = Two Lengths of Straw
    .text = There are more mouths than hands now, and somebody has finally done the sum aloud. On the table lies a fistful of straws, cut to two lengths. The small ones think it is a game.
    .one = Thumbs up: draw straws (2 helpless leave; food +2; morale -1)
    .two = Thumbs down: burn the straws (everybody not exiled: dice -1)

story-X53 = { crossroads-X53.text } 1: { crossroads-X53.one }. 2: { crossroads-X53.two }.

cause-X53 = { crossroads-X53 }

crossroads-X54 = Behind the Counter
    .text = An old chemist has been living behind his own counter, guarding what is left for customers who will not come. He asks to see your prescription. His hands shake too much to aim.
    .one = Take what you came for (draw 2 there; a wound for the survivor concerned)
    .two = Ask him to come home with you (take the first medicine card of the deck there; 1 helpless survivors come; roll a die, 5-6: morale +1)

story-X54 = { crossroads-X54.text } 1: { crossroads-X54.one }. 2: { crossroads-X54.two }.

cause-X54 = { crossroads-X54 }

crossroads-X55 = The Rattle
    .text = They follow the pram because of the rattle tied to its handle, and somebody worked that out before you did. You do not look under the hood. It would work again tomorrow, and the day after.
    .one = Push it down the hill (up to 3 zombies leave there; morale -1)
    .two = Cut the rattle off (1 exposure for the survivor concerned; if the survivor lives, dice +1)

story-X55 = { crossroads-X55.text } 1: { crossroads-X55.one }. 2: { crossroads-X55.two }.

cause-X55 = { crossroads-X55 }

crossroads-X56 = The Second Ledger
    .text = The storekeeper keeps two ledgers, one for what people gave and one for what she believes they could have given. She turns the second one round so that you can read your own line. It is shorter than you feared and longer than you would like.
    .one = Empty your pockets (show 2 random cards of your hand; dice +1)
    .two = Ask to read another line (choose a player; look at 1 random cards of that hand; dice -1)

story-X56 = { crossroads-X56.text } 1: { crossroads-X56.one }. 2: { crossroads-X56.two }.

cause-X56 = { crossroads-X56 }

crossroads-X57 = Dishwater
    .text = The hands came down and there were not enough of them, and now everybody has to share a kitchen with the count. The one you named is washing up beside you. There is a knife somewhere in the water.
    .one = Dry the plates (give a card to that player)
    .two = Say that you were right (look at 2 random cards of that hand; morale -1)

story-X57 = { crossroads-X57.text } 1: { crossroads-X57.one }. 2: { crossroads-X57.two }.

cause-X57 = { crossroads-X57 }

crossroads-X58 = The Parcel
    .text = From the ridge you can see the lamps of the hall, and by now you can tell who carries which. Somebody has left a parcel on the wrong side of the wire, where the patrols do not look. It may be kindness.
    .one = Fetch it (choose a deck; draw 1 there; choose a survivor; 1 exposure for that survivor)
    .two = Cut the wire (3 zombies at the colony; dice +1)

story-X58 = { crossroads-X58.text } 1: { crossroads-X58.one }. 2: { crossroads-X58.two }.

cause-X58 = { crossroads-X58 }

crossroads-X59 = Good Boots
    .text = What is left fits on one blanket: good boots, a ring, a tin of peaches nobody knew about. The brother stands in the doorway and does not come in. Everyone is looking at the boots.
    .one = Fold the blanket and give it to him (dice -2; morale +1)
    .two = Draw lots (food +1; heal a survivor at the colony by 1; roll a die, 1-3: morale -1)

story-X59 = { crossroads-X59.text } 1: { crossroads-X59.one }. 2: { crossroads-X59.two }.

cause-X59 = { crossroads-X59 }

crossroads-X60 = What the Thing Became
    .text = For a moment both of them have hold of it, and in that moment you see what the thing has become. Last winter it hung in a shed. Now people lower their voices when it is carried into a room.
    .one = Lock it away at night (up to 1 barricades there)
    .two = Let it be worn (dice +1; roll a die, 1-2: a wound for the survivor concerned)

story-X60 = { crossroads-X60.text } 1: { crossroads-X60.one }. 2: { crossroads-X60.two }.

cause-X60 = { crossroads-X60 }

crossroads-X61 = Taller Than She Is
    .text = You put your share with the rest, and for the first time the pile is taller than the child who guards it. She asks whether it will be enough. She asks whether she may tell the others.
    .one = Say yes (roll a die, 4-6: morale +1; 1: morale -1)
    .two = Say: keep counting (dice +1)

story-X61 = { crossroads-X61.text } 1: { crossroads-X61.one }. 2: { crossroads-X61.two }.

cause-X61 = { crossroads-X61 }

crossroads-X62 = The Wet Floor
    .text = It took three people to get the two of you apart. Nobody asks who began it, because everybody was watching. An old woman is already on her knees with a cloth.
    .one = Ask for pardon (give a card to the victim’s player; heal the survivor concerned by 1)
    .two = Walk out (the survivor concerned goes elsewhere without exposure; morale -1)

story-X62 = { crossroads-X62.text } 1: { crossroads-X62.one }. 2: { crossroads-X62.two }.

cause-X62 = { crossroads-X62 }

crossroads-X63 = The Man at the End of the Queue
    .text = They queue for your healer now, ill or not, because it helps to be looked at. The man at the end of the queue has nothing wrong with him. He wants a note that says he has, because tomorrow it is his turn outside.
    .one = Write the note (dice -2; morale +1)
    .two = Send him out (choose a deck; draw 1 there; roll a die, 1-3: morale -1)

story-X63 = { crossroads-X63.text } 1: { crossroads-X63.one }. 2: { crossroads-X63.two }.

cause-X63 = { crossroads-X63 }

crossroads-X64 = The Chair by the Stove
    .text = Nobody ever decided it, but the chair by the stove is yours, and people wait until you have sat down. Today a man you hardly know stays standing in front of it. He asks what you did to earn it.
    .one = Get up (dice -1; everybody else not exiled may reroll a die)
    .two = Stay seated (dice +1; roll a die, 1-3: morale -1)

story-X64 = { crossroads-X64.text } 1: { crossroads-X64.one }. 2: { crossroads-X64.two }.

cause-X64 = { crossroads-X64 }

crossroads-X65 = The Notch in the Ladle
    .text = The ladle can be filled to the brim or to the notch, and the notch is half. Someone proposes the brim for those who go outside. The ones who cannot go outside are listening from their beds.
    .one = Thumbs up: the brim for the workers (everybody not exiled: dice +1; roll a die, 1-3: a helpless survivor dies)
    .two = Thumbs down: the notch for all (food +1; a wound for the least influential survivor at the colony)

story-X65 = { crossroads-X65.text } 1: { crossroads-X65.one }. 2: { crossroads-X65.two }.

cause-X65 = { crossroads-X65 }

crossroads-X66 = The Name on the Bottle
    .text = Only when the bottle is empty do you read the label to the end. It was made up for a child of nine. You know the name; it is written in chalk above one of the cots.
    .one = Make it good (discard a medicine card; morale +1)
    .two = Peel the label off (roll a die, 1-2: a helpless survivor dies; 3: morale -1)

story-X66 = { crossroads-X66.text } 1: { crossroads-X66.one }. 2: { crossroads-X66.two }.

cause-X66 = { crossroads-X66 }

crossroads-X67 = Payment
    .text = Word has gone round that you can do a thing the rest of them cannot. There are nine people at the door, and each of them has brought something to pay with. Some have brought all they have.
    .one = Take payment (food +2; roll a die, 1-3: morale -1)
    .two = Take nothing (heal a survivor at the colony by 1)

story-X67 = { crossroads-X67.text } 1: { crossroads-X67.one }. 2: { crossroads-X67.two }.

cause-X67 = { crossroads-X67 }

crossroads-X68 = Counting Steps
    .text = One gap is left, and two people are still running on the far side of it. The plank is in your hands. Behind you somebody counts aloud how many steps they need.
    .one = Hold the gap (2 helpless survivors come; morale +1; 1 exposure for the survivor concerned)
    .two = Close it (up to 2 barricades there; morale -1)

story-X68 = { crossroads-X68.text } 1: { crossroads-X68.one }. 2: { crossroads-X68.two }.

cause-X68 = { crossroads-X68 }

crossroads-X69 = Bark
    .text = The broth is grey, and there is bark in it, and something that was once a belt. The baby will not take it. Its father asks you, very quietly, what they were given on the roof.
    .one = Fetch him the same (food -2; morale +1)
    .two = Say it was bark as well (roll a die, 1-2: a helpless survivor dies; 3: morale -1)

story-X69 = { crossroads-X69.text } 1: { crossroads-X69.one }. 2: { crossroads-X69.two }.

cause-X69 = { crossroads-X69 }

crossroads-X70 = The House in the Heap
    .text = Behind the hall the heap has grown a door. Somebody is living in it, and on it, from what the rest of us were too proud to finish. They have kept it very tidy.
    .one = Ask them in (1 helpless survivors come; 4 waste cards leave the game)
    .two = Take their stores (food +2; roll a die, 1-3: morale -1)

story-X70 = { crossroads-X70.text } 1: { crossroads-X70.one }. 2: { crossroads-X70.two }.

cause-X70 = { crossroads-X70 }

crossroads-X71 = Attendance
    .text = The register lies open, and every day since the first snow has been ticked. The ticks go on for eleven days after there can have been anybody to teach. In the corner the desks are stacked against a cupboard.
    .one = Move the desks (draw 2 there; roll a die, 1-3: 2 zombies there; 4: a wound for the survivor concerned)
    .two = Tick today and go (look at its top 3 cards and put them back in any order)

story-X71 = { crossroads-X71.text } 1: { crossroads-X71.one }. 2: { crossroads-X71.two }.

cause-X71 = { crossroads-X71 }

crossroads-X72 = One Boot Over the Threshold
    .text = You hear them before they hear you: two voices, a laugh, and then your own name. What they say is not kind, and it is not wholly untrue. You have one boot over the threshold.
    .one = Walk in (choose a player; that player looks at your hand; dice +1)
    .two = Listen a little longer (choose a player; look at 2 random cards of that hand; 1 zombies there)

story-X72 = { crossroads-X72.text } 1: { crossroads-X72.one }. 2: { crossroads-X72.two }.

cause-X72 = { crossroads-X72 }

crossroads-X73 = Overdue
    .text = Behind the desk lies a diary that is not a library book. Its writer was careful with dates and careless with names, and the names are ours. One page says who opened the gate on the first night.
    .one = Read it out in the hall (choose a player; 2 random cards of that hand are shown; roll a die, 1-3: morale -1)
    .two = Feed it to the stove (heal the survivor concerned by 1; dice -1)

story-X73 = { crossroads-X73.text } 1: { crossroads-X73.one }. 2: { crossroads-X73.two }.

cause-X73 = { crossroads-X73 }

crossroads-X74 = Somebody's Baker
    .text = When it is over, somebody says the name of the thing you put down. She baked for the whole street. Her daughter is inside, in the second row of cots, and she is awake.
    .one = Tell the daughter (dice -1; roll a die, 5-6: morale +1; 1-2: 1 helpless leave)
    .two = Drag it round the back (up to 1 zombies leave at the colony; roll a die, 1-2: morale -1)

story-X74 = { crossroads-X74.text } 1: { crossroads-X74.one }. 2: { crossroads-X74.two }.

cause-X74 = { crossroads-X74 }

crossroads-X75 = Very Politely
    .text = It is loaded. You knew that, but you know it differently now that it hangs among the cots. A boy asks whether he may hold it, and he asks very politely.
    .one = Teach him (roll a die, 1: a helpless survivor dies; 3-6: dice +2)
    .two = Hang it out of reach (up to 1 barricades at the colony)

story-X75 = { crossroads-X75.text } 1: { crossroads-X75.one }. 2: { crossroads-X75.two }.

cause-X75 = { crossroads-X75 }

crossroads-X76 = The Gate Key
    .text = There is one key to the gate, and until today nobody asked who carried it. Now everybody asks, and everybody has a name ready. Turn out the beds, says the cook, and begin with mine.
    .one = Thumbs up: turn out the beds (everybody not exiled shows a random card; morale +1; 3 zombies at the colony)
    .two = Thumbs down: leave the beds alone (roll a die, 1-2: morale -1; 6: morale +1)

story-X76 = { crossroads-X76.text } 1: { crossroads-X76.one }. 2: { crossroads-X76.two }.

cause-X76 = { crossroads-X76 }

crossroads-X77 = Past Your Feet
    .text = You have sat down before the others, and they have seen it. A woman twice your age is still carrying water past your feet. She says nothing; she only walks a little slower each time.
    .one = Take the other bucket (dice -2; food +1)
    .two = Stay where you are (heal a survivor of yours by 1; roll a die, 1-2: morale -1)

story-X77 = { crossroads-X77.text } 1: { crossroads-X77.one }. 2: { crossroads-X77.two }.

cause-X77 = { crossroads-X77 }

crossroads-X78 = One Long, Two Short
    .text = The whistle hangs round the neck of whoever leads the day, and today that is you. One long blast calls the patrols in; two short ones send them further out. Somebody is still in the fog.
    .one = One long (choose a survivor; that survivor goes to the colony without exposure; 2 zombies at the colony)
    .two = Two short (choose a deck; draw 2 there; 1 exposure for the least influential survivor outside)

story-X78 = { crossroads-X78.text } 1: { crossroads-X78.one }. 2: { crossroads-X78.two }.

cause-X78 = { crossroads-X78 }

crossroads-X79 = The Dog's Place
    .text = They have come back in weather nobody should be out in, and they stand in the light so that you can see their hands. They do not ask for a bed. They ask for the dog's place by the door, until morning.
    .one = Thumbs up: let them in until morning (heal every wounded survivor of exiles by 1, frostbite first; food -2; morale +1)
    .two = Thumbs down: darken the window (a wound for the least influential survivor of each exile; roll a die, 1-3: morale -1)

story-X79 = { crossroads-X79.text } 1: { crossroads-X79.one }. 2: { crossroads-X79.two }.

cause-X79 = { crossroads-X79 }

crossroads-X80 = The Left Sleeve
    .text = The guard asks you to roll up your sleeves, and he is right to ask. Under the left one there is a mark. You think it is from the wire, and you are almost sure.
    .one = Show it (heal the survivor concerned by 1; dice -2)
    .two = Keep the sleeve down (roll a die, 1: the survivor concerned dies; 2-3: morale -1)

story-X80 = { crossroads-X80.text } 1: { crossroads-X80.one }. 2: { crossroads-X80.two }.

cause-X80 = { crossroads-X80 }
cause-K01 = { crisis-K01 }
cause-K02 = { crisis-K02 }
cause-K03 = { crisis-K03 }
cause-K04 = { crisis-K04 }
cause-K05 = { crisis-K05 }
cause-K06 = { crisis-K06 }
cause-K07 = { crisis-K07 }
cause-K08 = { crisis-K08 }
cause-K09 = { crisis-K09 }
cause-K10 = { crisis-K10 }
cause-K11 = { crisis-K11 }
cause-K12 = { crisis-K12 }
cause-K13 = { crisis-K13 }
cause-K14 = { crisis-K14 }
cause-K15 = { crisis-K15 }
cause-K16 = { crisis-K16 }
cause-K17 = { crisis-K17 }
cause-K18 = { crisis-K18 }
cause-K19 = { crisis-K19 }
cause-K20 = { crisis-K20 }
cause-food_1 = { card-food_1 }
cause-food_2 = { card-food_2 }
cause-food_3 = { card-food_3 }
cause-book_kitchen = { card-book_kitchen }
cause-gus_petrakis = { survivor-gus_petrakis }
cause-percival_dunn = { survivor-percival_dunn }

setting-main_objective-MO01 = { objective-MO01 }
setting-main_objective-MO02 = { objective-MO02 }
setting-main_objective-MO03 = { objective-MO03 }
setting-main_objective-MO04 = { objective-MO04 }
setting-main_objective-MO05 = { objective-MO05 }
setting-main_objective-MO06 = { objective-MO06 }
setting-main_objective-MO07 = { objective-MO07 }
setting-main_objective-MO08 = { objective-MO08 }
setting-main_objective-MO09 = { objective-MO09 }
setting-main_objective-MO10 = { objective-MO10 }

event-game_set_up = The objective is { $objective } ({ $side }): morale { $morale }, { $track } rounds, { $helpless } helpless. Everybody gets { $hand } cards
event-groups_revealed = The groups: { $groups }. Leaders: { $leaders }. { $player } is first player
event-round_began = Round { $round } begins; { $player } is first player
event-step_began = Now: { $step }
event-crisis_revealed = The crisis of this round: { $crisis }
event-dice_rolled = Action dice: { $dice }
event-order_decided = { $player } decides what comes first
event-turn_ending = { $player } is about to end the turn
event-turn_ended = { $player } has ended the turn
event-first_player_changed = { $player } is now first player
event-die_spent = { $player } spends a { $die }
event-die_changed = A die of { $player } goes from { $die } to { $result }
event-dice_gained = { $player } gains dice: { $dice }
event-dice_lost = { $player } loses a { $die }
event-exposure_rolled = Exposure for { $survivor }: { $face }
event-roll_made = The die shows { $die }
event-sample_rolled = Sample roll { $die }: { $samples } samples now
event-relocated = { $survivor } goes from { $start } to { $location }
event-frostbite_drain = Frostbite bites on: { $survivors }
event-wounded = { $survivor } gets { $kind }
event-healed = { $survivor } is rid of { $kind }
event-bite_spread = The bite spreads to { $survivor } at { $location }
event-survivor_killed = { $survivor } of { $player } dies at { $location } ({ $cause }); equipment: { $items }
event-survivor_removed = { $survivor } of { $player } leaves the game ({ $cause }); equipment: { $items }
event-survivor_joined = { $survivor } joins { $player } at { $location }
event-survivor_passed = { $survivor } passes from { $start } to { $player }
event-leader_chosen = { $survivor } now leads the group of { $player }
event-helpless_changed = Helpless survivors: { $helpless } ({ $cause })
event-hand_removed = The { $count } cards of { $player } leave the game
event-hand_removed-you = Your hand leaves the game: { $cards }
event-player_eliminated = { $player } is out of the game
event-zombies_added = { $count } zombies at { $location } (entrances { $entrances })
event-zombie_killed = A zombie dies at { $location } (entrance { $entrance })
event-zombie_removed = A zombie leaves { $location } (entrance { $entrance })
event-zombies_moved = { $count } zombies are drawn from { $start } to { $location } (entrances { $taken }; { $entrances })
event-barricades_placed = { $count } barricades at { $location } (entrances { $entrances })
event-barricade_destroyed = A barricade breaks at { $location } (entrance { $entrance })
event-noise_changed = Noise at { $location }: { $noise }
event-noise_rolled = Noise at { $location }: the die shows { $die }, { $noise } left
event-food_changed = Food: { $food } ({ $cause })
event-starved = There is not enough to eat: { $starvation } starvation tokens
event-morale_changed = Morale: { $morale } ({ $cause })
event-round_track_moved = Rounds left: { $track }
event-attracted = { $survivor } draws zombies to { $location }
event-searched = { $survivor } searches { $location } (abilities: { $abilities }; items: { $items })
event-search_drawn = { $player } looks at { $count } cards at { $location }
event-search_drawn-you = You look at { $cards } at { $location }
event-search_kept = { $player } keeps { $count } cards at { $location }; { $under } go under the deck
event-search_kept-you = You keep { $cards }; { $under } go under the deck at { $location }
event-item_used = { $survivor } uses { $item }
event-message_posted = { $player } lets everybody know: { $words }
event-card_played = { $player } plays { $card } (from { $source })
event-card_equipped = { $player } gives { $card } to { $survivor }
event-card_discarded = { $player } discards { $card }
event-card_recovered = { $player } takes { $card } back
event-card_stolen = { $player } takes a card from { $start }
event-card_stolen-you = { $player } takes { $card } from { $start }
event-card_given = { $start } gives { $player } a card
event-card_given-you = { $start } gives { $player } { $card }
event-cards_drawn = { $player } draws { $count } cards at { $location }
event-cards_drawn-you = You draw { $cards } at { $location }
event-cards_shown = Shown at { $location }: { $cards }
event-cards_wasted = Onto the waste, from { $location }: { $cards }
event-hand_shown = { $player } shows { $cards }
event-hand_looked_at = { $player } looks at { $count } cards of { $target }
event-hand_looked_at-you = { $player } looks at these cards of { $target }: { $cards }
event-deck_looked_at = { $player } looks at { $count } cards on top of the deck at { $location }
event-deck_looked_at-you = On top of the deck at { $location }: { $cards }
event-crises_looked_at = { $player } looks at the next { $count } crises
event-crises_looked_at-you = The next crises: { $crises }
event-crises_shown = The next crises: { $crises }
event-deck_reordered = { $player } puts { $count } cards back in an order of choice
event-deck_shuffled = The deck at { $location } is shuffled
event-waste_removed = Out of the waste and the game: { $cards }; { $waste } left
event-handed_off = { $survivor } hands { $item } to { $target }
event-hand_off_refused = { $player } does not want { $item } of { $survivor }
event-request_declined = { $target } gives { $player } nothing
event-request_granted = { $target } gives { $player } { $card } to be played at once
event-contributed_to_crisis = { $player } adds { $count } cards to the crisis (equipment: { $items })
event-contributed_to_crisis-you = You add { $count } cards to the crisis: { $cards }; equipment: { $items }
event-crisis_card_turned = Turned up: { $card }; total { $total }
event-contributed_to_objective = { $player } adds to the objective: { $cards }
event-colony_despaired = Two innocents have been driven out, and the colony despairs
event-ballots_revealed = The ballots: { $ballots }
event-exiled-you = { $player } is exiled. Your new objective: { $card }
event-crossroads_resolved = { $crossroads }: option { $option } happens
event-effect_stored = Food may be ready for { $player } at { $location } in round { $round }
event-game_ended = { $reason } Winners: { $winners }. Objectives: { $objectives }; of exiles: { $exiled }. Hands: { $hands }; lost hands: { $lost_hands }

claim-hold = { $speaker } says: I hold { $number } of { $symbol }
claim-gave = { $speaker } says: I gave { $number } of { $symbol } to the crisis
claim-will_give = { $speaker } says: I will give { $number } of { $symbol } to the crisis
claim-need = { $speaker } says: I am looking for { $symbol }
claim-goal = { $speaker } says: for my own goal I still want { $number } of { $symbol }
claim-loyal = { $speaker } says: I am no betrayer
claim-suspect = { $speaker } says: I think { $seat } is the betrayer
claim-trust = { $speaker } says: I trust { $seat }
claim-ballot = { $speaker } says: I will vote { $ballot }
claim-go = { $speaker } says: I am going here: { $location }
claim-come = { $speaker } says: { $seat } should go here: { $location }
claim-seen_deck = { $speaker } says: I have seen { $card } near the top here: { $location }
claim-seen_hand = { $speaker } says: I have seen { $card } with { $seat }
claim-chip-hold = What I hold
claim-chip-gave = What I gave
claim-chip-will_give = What I will give
claim-chip-need = What I look for
claim-chip-goal = What my goal wants
claim-chip-loyal = I am no betrayer
claim-chip-suspect = Whom I suspect
claim-chip-trust = Whom I trust
claim-chip-ballot = How I will vote
claim-chip-go = Where I go
claim-chip-come = Where somebody should go
claim-chip-seen_deck = What lies on a deck
claim-chip-seen_hand = What somebody holds

option-survivor = { $survivor }
option-leader = { $survivor } leads
option-ability = With the ability of { $survivor }
option-from = Something that { $survivor } carries
option-location = { $location }
option-card = { $card }
option-item = { $card }, equipped
option-symbol = Any card with the symbol { $symbol }
option-crisis = { $crisis }
option-word = “{ $forecast }”
option-player = { $player }
option-ask = Ask { $player } for it
option-entrance = Entrance { $entrance }
option-die = The die showing { $die }
option-their_die = The { $die } of { $player }
option-number = { $number } tokens
option-option = Option { $option }
option-zombie = A zombie
option-go = Go ahead
option-stop = That is enough
option-done = That is all
option-one_more = One more
option-noise = Make noise for one more card
option-noise_flashlight = Make noise, with the flashlight: three more cards
option-none = None
option-neither = With neither
option-any = Any card
option-supply = For the food supply
option-on_die = To raise a die
option-wound = A regular wound
option-frostbite = Frostbite
option-fuel = With fuel from your hand
option-no_fuel = Without fuel
option-decline = Give nothing
option-accept = Accept
option-refuse = Refuse
option-yes = Yes
option-no = No
option-kill = Let the survivor die: the bite stops here
option-roll = Roll for it
option-leave_it = Leave it on top
option-under = Put it under the deck
option-ability_first = The ability first
option-frostbite_first = Frostbite first
option-play = Play it
option-to_crisis = Add it to the crisis

wish-any = any card

setting-mode = How the game is played: each with an own objective, or all together.
setting-mode-auto = as many players want it
setting-mode-standard = with secret objectives
setting-mode-coop = co-operative
setting-mode-two_player = for two
setting-main_objective = The main objective of the colony.
setting-main_objective-random = any
setting-side = The side of the main objective.
setting-side-auto = as the mode wants it
setting-side-normal = normal
setting-side-hardcore = hardcore
setting-betrayer = A betrayer is more likely.
setting-betrayal_card = There may be a betrayer at all.
setting-player_elimination = Whoever loses the last survivor is out.
setting-mature_filter = Leave out the harshest Crossroads cards.
setting-crisis_threshold = Who counts for the number of cards a crisis needs.
setting-crisis_threshold-all = everybody in the game
setting-crisis_threshold-non_exiled = those who are not exiled
setting-attract_count = How many zombies are attracted.
setting-attract_count-exact = two, or as many as can be
setting-attract_count-up_to = up to two
setting-outsider_request_to_crisis = An outsider that was asked for may go to the crisis.
setting-requested_equip_to_crisis = Equipment that was asked for may go to the crisis in the same round.
setting-morale_checkpoints = While zombies arrive, morale is looked at only after each part.
setting-max_declined_requests = How often one may be refused in a turn.
setting-max_hand_offs = How many items may change hands in a turn.
setting-coop_open_hands = In a co-operative game all hands are open.
setting-balance_profile = The numbers of the main objective.
setting-balance_profile-auto = as the mode wants it
setting-balance_profile-printed = as printed
setting-balance_profile-tuned = tuned for the number of players
setting-morale_offset = Added to the morale at the start.
setting-decision_timer_s = Seconds for an answer; 0 means no clocks.
setting-turn_timer_s = Seconds for a whole turn; 0 means as the pace says.
setting-discussion_timer_s = Seconds to talk before a vote; 0 means as the pace says.

wish-any_weapon = any card with the symbol { symbol-weapon }
wish-any_fuel = any card with the symbol { symbol-fuel }
wish-any_education = any card with the symbol { symbol-education }
wish-any_food = any card with the symbol { symbol-food }
wish-any_medicine = any card with the symbol { symbol-medicine }
wish-any_tool = any card with the symbol { symbol-tool }
wish-any_survivor = any card with the symbol { symbol-survivor }
wish-food_1 = { card-food_1 }
wish-food_2 = { card-food_2 }
wish-food_3 = { card-food_3 }
wish-medicine = { card-medicine }
wish-adrenaline = { card-adrenaline }
wish-fuel = { card-fuel }
wish-junk = { card-junk }
wish-padlock = { card-padlock }
wish-scissors = { card-scissors }
wish-reading_lamp = { card-reading_lamp }
wish-megaphone = { card-megaphone }
wish-night_goggles = { card-night_goggles }
wish-walkie_talkie = { card-walkie_talkie }
wish-rotten_flesh = { card-rotten_flesh }
wish-hammer = { card-hammer }
wish-snow_shoes = { card-snow_shoes }
wish-wrench = { card-wrench }
wish-baseball_bat = { card-baseball_bat }
wish-mop = { card-mop }
wish-flashlight = { card-flashlight }
wish-pistol = { card-pistol }
wish-shotgun = { card-shotgun }
wish-hunting_rifle = { card-hunting_rifle }
wish-lighter = { card-lighter }
wish-switchblade = { card-switchblade }
wish-book_breathing = { card-book_breathing }
wish-book_kitchen = { card-book_kitchen }
wish-book_captains = { card-book_captains }
wish-book_footwork = { card-book_footwork }
wish-book_joinery = { card-book_joinery }
wish-plan_police = { card-plan_police }
wish-plan_grocery = { card-plan_grocery }
wish-plan_school = { card-plan_school }
wish-plan_library = { card-plan_library }
wish-plan_hospital = { card-plan_hospital }
wish-plan_gas = { card-plan_gas }
wish-outsider_1 = { card-outsider_1 }
wish-outsider_2 = { card-outsider_2 }
wish-outsider_3 = { card-outsider_3 }

option-attack = { action-attack }
option-search = { action-search }
option-barricade = { action-barricade }
option-clean_waste = { action-clean_waste }
option-attract = { action-attract }
option-use_ability = { action-use_ability }
option-play_card = { action-play_card }
option-contribute_crisis = { action-contribute_crisis }
option-contribute_objective = { action-contribute_objective }
option-move = { action-move }
option-spend_food = { action-spend_food }
option-use_item = { action-use_item }
option-request = { action-request }
option-hand_off = { action-hand_off }
option-vote_exile = { action-vote_exile }
option-end_turn = { action-end_turn }

prompt-D01 = Which survivors do you keep?
prompt-D02 = Who leads your group?
prompt-D03 = Does somebody leave so that morale rises?
prompt-D04 = What do you do?
prompt-D05 = Which die do you spend?
prompt-D06 = Which survivor?
prompt-D07 = Whom do you attack?
prompt-D08 = With what help?
prompt-D09 = Which card goes with it?
prompt-D10 = Which zombie?
prompt-D11 = With what help?
prompt-D12 = Make noise?
prompt-D13 = Which card do you keep?
prompt-D14 = Where does the barricade go?
prompt-D15 = From where, or to where?
prompt-D16 = Which zombie comes?
prompt-D17 = Where does it go?
prompt-D18 = At whom or what?
prompt-D19 = Which card do you play?
prompt-D20 = How do you use it?
prompt-D21 = Who gets it?
prompt-D22 = Who is treated?
prompt-D23 = Which wound?
prompt-D24 = Which die?
prompt-D25 = Which value?
prompt-D26 = Which card goes to the crisis?
prompt-D27 = Which card goes to the objective?
prompt-D28 = Where to?
prompt-D29 = With fuel?
prompt-D30 = How many tokens?
prompt-D31 = Whom do you ask?
prompt-D32 = For what?
prompt-D33 = { $player } asks you for this: { $wish }. Do you give a card?
prompt-D34 = Which item?
prompt-D35 = To whom?
prompt-D36 = { $survivor } offers you { $card }. Do you take it?
prompt-D37 = Whom shall the table vote on?
prompt-D38 = Exile { $player }?
prompt-D38-DW-XR-09 = { $crossroads }. { $story } How do you vote?
prompt-D39 = The vote is tied. What do you say?
prompt-D40 = The bite reaches { $survivor }. What do you do?
prompt-D41 = Who leads now?
prompt-D42 = Who leaves first?
prompt-D43 = Where does your survivor go?
prompt-D44 = Whose place is taken?
prompt-D45 = Where does the newcomer go?
prompt-D46 = { $crossroads }. { $story } Which option?
prompt-D47 = Which survivor?
prompt-D48 = Where?
prompt-D49 = Which player?
prompt-D50 = What comes next from the top?
prompt-D51 = Do you do it?
prompt-D52 = Which die?
prompt-D53 = Whom do you pass on?
prompt-D54 = Who is hurt?
prompt-D55 = What comes first?
prompt-D56 = Which of the tied players?
prompt-D57 = Which follower do you give away?
prompt-D58 = Your first word?
prompt-D59 = Your second word?
prompt-D60 = Do you take an outsider?
prompt-D61 = Do you reroll a die?
prompt-D62 = Which card do you show?
prompt-D63 = Which card?
prompt-D64 = Whose die falls?
prompt-D65 = Which of your dice rises?
prompt-D66 = With what help?
prompt-D67 = Which die do you lose?
prompt-D68 = Play the outsider, or add it to the crisis?

event-moved = { $fuel ->
         [0] { $survivor } goes from { $start } to { $location }
        *[other] { $survivor } drives from { $start } to { $location }
    }
event-bite_answered = { $rolls ->
         [0] { $survivor } is given up to the bite
        *[other] There is a roll for { $survivor }
    }
event-crisis_resolved = { $prevented ->
         [0] { $crisis } was not prevented: { $total } of { $threshold }
        *[other] { $crisis } was prevented: { $total } of { $threshold }
    }
event-objective_checked = { $met ->
         [0] The main objective is not complete yet (fuel burned: { $removed })
        *[other] The main objective is complete
    }
event-tie_broken = { $passed ->
         [0] { $player } breaks the tie: no
        *[other] { $player } breaks the tie: yes
    }
event-crisis_card_moved = { $under ->
         [0] { $player } leaves the next crisis where it is
        *[other] { $player } puts the next crisis under the deck
    }
event-turn_started = { $held ->
         [0] It is the turn of { $player }; no Crossroads card is left
        *[other] It is the turn of { $player }; { $holder } holds a Crossroads card
    }
event-turn_started-you = It is the turn of { $player }; you hold { $crossroads }
event-vote_called = { $target ->
         [none] { $player } puts it to the vote
        *[other] { $player } calls a vote on exiling { $target }
    }
event-exiled = { $objective ->
         [none] { $player } is exiled, and shows no objective
        *[other] { $player } is exiled; the objective was { $objective }
    }
event-card_taken = { $card ->
         [none] { $player } finds nothing of the kind at { $location }
        *[other] { $player } takes { $card } at { $location }
    }
event-crossroads_triggered = { $survivor ->
         [none] { $player } has come to a crossroads: { $crossroads }
        *[other] { $player } has come to a crossroads with { $survivor }: { $crossroads }
    }
event-crossroads_put_under = { $player ->
         [none] The Crossroads card goes under the deck; it was none of these: { $cards }
        *[other] The Crossroads card of { $player } goes under the deck; it was none of these: { $cards }
    }
event-ability_used = { $player ->
         [none] { $survivor } uses the ability of { $ability }
        *[other] { $survivor } uses the ability of { $ability } on { $player }
    }
event-attacked = { $target ->
         [none] { $survivor } attacks zombies at { $location } (with: { $items })
        *[other] { $hit ->
            [0] { $survivor } attacks { $target }: the die shows { $die }, no hit
           *[other] { $survivor } attacks { $target }: the die shows { $die }, a hit
        }
    }
event-request_made = { $symbol ->
         [none] { $card ->
            [none] { $player } asks { $target } for any card
           *[other] { $player } asks { $target } for { $card }
        }
        *[other] { $player } asks { $target } for a card with the symbol { $symbol }
    }
event-game_set_up-you = { $own ->
         [none] The objective is { $objective } ({ $side }): morale { $morale }, { $track } rounds, { $helpless } helpless. Your { $hand } cards: { $cards }. Survivors to choose from: { $survivors }
        *[other] The objective is { $objective } ({ $side }): morale { $morale }, { $track } rounds, { $helpless } helpless. Your { $hand } cards: { $cards }. Survivors to choose from: { $survivors }. Your own objective: { $own }
    }
event-deck_reordered-you = You have put the cards back in an order of your own
