# The Thing: The Boardgame in English. it.ftl and es.ftl hold the same messages with the same variables.
# Lines of the log have no full stop. In `event-*`: `-you` is read by those who see the secret part.

game-title = The Thing: The Boardgame
game-line = Keep the station warm, find out who is still human, and leave before the winter does it for you.

## Cards and pieces

action-use = Use
    .text = Runs the function of the location.
action-repair = Repair
    .text = Removes damage.
action-sabotage = Sabotage
    .text = Harms the location.
face-use = { action-use }
face-repair = { action-repair }
face-sabotage = { action-sabotage }
face-threat = Threat
piece-flamethrower = Flamethrower
    .text = Lies open with its charges. Fights the alien, avoids a meeting, burns your location, and with a wire tests anybody.
piece-dynamite = Dynamite
    .text = Fights the alien or burns your location; then it is gone.
piece-firearm = Firearm
    .text = Avoids a meeting. You keep it, open.
piece-melee = Melee weapon
    .text = Avoids a meeting; then it is gone.
piece-keys = Keys
    .text = Start the base helicopter or the snowcat, once it is ready.
piece-torch = Torch
    .text = In the dark you choose your card; the special action draws two.
piece-toolbox = Toolbox
    .text = Removes one damage where you stand.
piece-fuel_can = Fuel can
    .text = Brings one barrel to where you stand.
piece-wire = Wire
    .text = With a charged flamethrower: test anybody.
piece-blood_bag = Blood bag
    .text = Tests the most suspected player.
piece-failure = Failure
    .text = Of no use.
back-weapon = weapon
back-object = object
back-token = laboratory token
role-human = human
    .want = You want everybody who is still human to get away, and no alien with you.
    .win = You win if a vehicle leaves with every living human and no alien aboard.
role-alien = alien
    .want = You want nobody human to leave: infect them, freeze them, or go with them.
    .win = You win if an alien gets aboard, a human is left behind, no human is left, or the station freezes.
token-human = human
token-alien = alien
laid-human = two human tokens
laid-alien = one human and one alien token
dog-healthy = healthy
dog-alien = alien
test-a = the blood test
test-b = the hot wire test

## The station

location-armory = Armory
location-kitchen = Kitchen
location-storage = Storage
location-base_helicopter = Base helicopter
location-laboratory = Laboratory
location-boiler_room = Boiler room
location-snowcat_shed = Snowcat shed
location-comms_room = Communications room
location-generator_room = Generator room
location-weather_station = Weather station
location-kennel = Kennel
location-rec_room = Rec room
location-dormitory = Dormitory
vehicle-rescue = the rescue helicopter
vehicle-base_helicopter = the base helicopter
vehicle-snowcat_shed = the snowcat
weather-sun = sun
weather-clouds = clouds
weather-snow = snow
weather-storm = storm
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-white = white
colour-black = black
colour-orange = orange
colour-purple = purple
character-bennings = Bennings
    .text = At the weather station: rolls twice and keeps what he likes.
character-norris = Norris
    .text = Has a torch of his own: the dark does not touch him.
character-clark = Clark
    .text = Dogs do him no harm.
character-blair = Dr. Blair
    .text = In the laboratory: may draw one token more.
character-garry = Garry
    .text = After drawing: may exchange one card (with dice: reroll one).
character-macready = MacReady
    .text = In the armory: looks at three weapons.
character-nauls = Nauls
    .text = In the kitchen: one food is enough.
character-windows = Windows
    .text = His repair removes one damage more.
state-character = in play
state-revealed = revealed alien
state-dead = dead
state-turned = turned
mode-hidden = hidden aliens
mode-coop = co-operative
side-humans = the humans
side-aliens = the aliens
end-escaped = The humans have got away.
end-left_behind = A human was left behind.
end-alien_aboard = An alien has come aboard.
end-frozen = The station has frozen.
end-no_human_left = No human is left.
end-no_way_out = No way out is left.
end-winter = Winter has the last word.
end-nobody_left = Nobody of the crew is left.
reason-escaped = { end-escaped }
reason-left_behind = { end-left_behind }
reason-alien_aboard = { end-alien_aboard }
reason-frozen = { end-frozen }
reason-no_human_left = { end-no_human_left }
reason-no_way_out = { end-no_way_out }
reason-winter = { end-winter }
reason-nobody_left = { end-nobody_left }
channel-faction = Faction
step-setup = Setup
step-weather = Weather
step-maintenance = Maintenance and rescue
step-alien_plan = The alien plan
step-drawing = Drawing cards
step-moves = Moves
step-encounters = Encounters
step-alien = The alien
step-actions = Actions
step-rec_room = Rec room
step-tests = Tests
step-food = Food
step-dogs = Dogs and leader
step-escape = Escape
why-meeting = meeting
why-dog = dog
why-vote = vote
why-test = test
why-cancelled = a die cancelled
why_leader-succession = next on the left
why_leader-marker = by the leader marker
why_leader-round = next round
cause-own_wish = of his own will
cause-test = by a test
cause-threat = by the threat
cause-dog = by a dog
what-repair = damage removed
what-load = barrels loaded
what-cook = food prepared
what-nothing = nothing happens
move-move = ordinary move
move-special = special action
move-change = card change
outcome-stronger = the alien is stronger
outcome-equal = equal: it flees, all there lie down
outcome-weaker = the alien is weaker and flees
offer_end-declined = declined
offer_end-withdrawn = withdrawn
offer_end-lapsed = lapsed
die_change-rerolled = rerolled
die_change-set = set
die_change-cancelled = cancelled
dice_for-action = for an action
dice_for-escape = against the escape

## Questions

prompt-waiting = Waiting for { $names }.
prompt-D01 = Choose a character.
prompt-D02 = The forecast says { $weather }. Take it, or roll?
prompt-D03 = The die shows { $weather }. Which weather holds?
prompt-D04 = Plan your attack. Force at hand: { $force }
prompt-D05 = Your plan: another location, or finish? Force left: { $force }
prompt-D06 = How much force goes there? Left: { $force }
prompt-D07 = Garry: exchange a card?
prompt-D08 = { $player }: what do you do this round?
prompt-D09 = { $player }: where do you go?
prompt-D10 = Which card do you hand in?
prompt-D11 = Two cards drawn: which one do you hand in?
prompt-D12 = { $player }: which cards do you discard?
prompt-D13 = { $player }: which card do you take? Still to take: { $count }
prompt-D14 = Which location comes next?
prompt-D15 = { $location }: the alien is here with force { $force }. Do you fight?
prompt-D16 = { $location }: what do you do with force { $force }?
prompt-D17 = { $location }: do you avoid the meeting?
prompt-D18 = Which two tokens do you lay?
prompt-D19 = Whose token do you look at?
prompt-D20 = Confirm your role.
prompt-D21 = Before the leader goes on: do you play something?
prompt-D22 = Flip another card, or stop?
prompt-D23 = { $action }: who carries it out?
prompt-D24 = { $action }: nobody can. Who lies down?
prompt-D25 = { $location }: how many times? At most { $most }
prompt-D26 = Which weapon do you keep?
prompt-D27 = Which object do you keep?
prompt-D28 = Dr. Blair: draw one token more?
prompt-D29 = Keep the token?
prompt-D30 = Which weather do you store?
prompt-D31 = Where does the barrel go?
prompt-D32 = { $location }: show keys and leave?
prompt-D33 = The floor is open: trade, talk, or be ready for the vote.
prompt-D34 = Your offer: what do you give, what do you ask for?
prompt-D35 = You accept the offer of { $player }: which pieces do you hand over?
prompt-D36 = Whom do you accuse?
prompt-D37 = Last chance: reveal yourself?
prompt-D38 = The blood test: do you volunteer?
prompt-D39 = The hot wire test: do you volunteer?
prompt-D40 = Several volunteer for { $test }: who makes it?
prompt-D41 = Whom do you put to { $test }?
prompt-D42 = The pantry is empty: which card do you discard?
prompt-D43 = Does { $player } come aboard?
prompt-D44 = A tie: does { $player } come aboard?
prompt-D45 = You may come aboard. Do you?
prompt-D46 = Who may board the rescue helicopter?
prompt-D47 = { $player }: which character moves?
prompt-D48 = { $player }: where does { $character } go?
prompt-D49 = { $location }: does somebody avoid the meeting?
prompt-D50 = { $location }: the alien is here with force { $force }. Does somebody fight?
prompt-D51 = The threat has caught up: who is lost?
prompt-D52 = Who gets the roll?
prompt-D53 = { $character }: reroll a die?
prompt-D54 = From the dormitory: set a die for { $character }?
prompt-D55 = { $character }: cancel a die, for a step of suspicion?
prompt-D56 = { $character }: which action?
prompt-D57 = Roll again for somebody else, or stop?
prompt-D58 = Rec room: does a piece change hands?
prompt-D59 = Who gets it?
prompt-D60 = Who makes { $test }?
prompt-D61 = Whom do you put to { $test }?
prompt-D62 = Who comes aboard?
option-character = { $character }
option-weather = { $weather }
option-store = Store { $weather }
option-exchange = Exchange { $action }
option-hand_in = Hand in { $action }
option-discard = Discard { $action }
option-take = Take { $action }
option-go = { $location }
option-card = { $location }
option-location = { $location }
option-fuel = To: { $location }
option-assimilate = Assimilate { $player }
option-look = Look at a token of { $player }
option-assign = { $player }
option-lay_down = { $player } lies down
option-partner = To { $player }
option-accept = Accept the offer of { $player }
option-decline = Decline the offer of { $player }
option-vote = Accuse { $player }
option-tester = { $player } makes the test
option-test = Test { $player }
option-give = Give { $piece }
option-give_open = Give the open card: { $piece }
option-ask = Ask for a face-down piece: { $back }
option-ask_open = Ask for the open card: { $piece }
option-hand_over = Hand over { $piece }
option-keep = Keep { $piece }
option-play = Play { $piece }
option-burn = Burn the location: { $piece }
option-fight = Fight: { $piece }
option-avoid = Avoid it: { $piece }
option-give_flames = Give the flamethrower with charges: { $charges }
option-ask_flames = Ask for the flamethrower with charges: { $charges }
option-force = Force { $force }
option-confirm_plan = Confirm plan number { $proposal }
option-times = Times: { $times }
option-forecast = Take the forecast
option-roll = Roll
option-draft = Draw up a plan
option-finish = Finish
option-move = Ordinary move
option-move_torch = Ordinary move, showing a torch
option-special = Special action: throw the hand away
option-special_torch = Special action, showing a torch
option-change = Card change in the dormitory
option-board = Board
option-stay = Stay behind
option-no = No
option-assimilate_dog = Assimilate the dog
option-wreck = Sabotage
option-nothing = Do nothing
option-tokens_human = Two human tokens
option-tokens_alien = One human, one alien token
option-confirm = I know what I am
option-flip = Flip the next card
option-stop = That is all
option-one_more = One more
option-keep_token = Keep it
option-discard_token = Discard it face down
option-show_keys = Show the keys and leave
option-offer = Make an offer
option-withdraw = Withdraw your offer
option-reveal = Reveal yourself as an alien
option-call_vote = Call the vote
option-abstain = Accuse nobody
option-volunteer = Make the test
option-admit = Let in
option-refuse = Refuse
option-may_board = { $character } may board
option-figure = { $character }
option-taken = { $character }
option-give_roll = { $character }
option-to = To { $character }
option-tester_as = { $character }
option-test_as = Test { $character }
option-admit_as = { $character } comes aboard
option-leave_as = { $character } stays behind
option-reroll = Reroll: { $face }
option-cancel = Cancel: { $face }
option-dormitory = { location-dormitory }
option-use = { action-use }
option-repair = { action-repair }
option-play_as = { $character } plays { $piece }
option-fight_as = { $character } fights: { $piece }
option-avoid_as = { $character } avoids it: { $piece }
option-piece_as = { $piece } of { $character }
option-set = { $face } becomes { $to }
option-pass = Pass

## While others decide

waiting-D01 = { $who } chooses a character
waiting-D02 = { $who } decides on the forecast
waiting-D03 = { $who } decides which weather holds
waiting-D04 = The aliens plan: { $who }
waiting-D05 = { waiting-D04 }
waiting-D06 = { waiting-D04 }
waiting-D07 = { $who } may exchange a card
waiting-D08 = { $who } decides what to do this round
waiting-D09 = { $who } decides where to go
waiting-D10 = { $who } chooses a card to hand in
waiting-D11 = { $who } chooses one of two cards
waiting-D12 = { $who } changes cards
waiting-D13 = { $who } looks through the deck
waiting-D14 = { $who } picks the next location
waiting-D15 = { $who }: fight the alien or not
waiting-D16 = The aliens decide what they do: { $who }
waiting-D17 = { $who } may avoid the meeting
waiting-D18 = { $who }: laying tokens
waiting-D19 = { $who }: whose token to look at
waiting-D20 = { $who }: confirming the role
waiting-D21 = Before the leader goes on: { $who }
waiting-D22 = { $who } flips on or stops
waiting-D23 = { $who } decides who carries the card out
waiting-D24 = { $who } decides who lies down
waiting-D25 = { $who } decides how often
waiting-D26 = { $who } looks at weapons
waiting-D27 = { $who } looks at objects
waiting-D28 = { $who } may draw one token more
waiting-D29 = { $who } looks at a laboratory token
waiting-D30 = { $who } decides on the forecast to store
waiting-D31 = { $who } decides where the barrel goes
waiting-D32 = { $who } at a vehicle that is ready
waiting-D33 = The floor is open: { $who }
waiting-D34 = { waiting-D33 }
waiting-D35 = { waiting-D33 }
waiting-D36 = The vote: { $who }
waiting-D37 = Last chance to reveal oneself: { $who }
waiting-D38 = The blood test: { $who }
waiting-D39 = The hot wire test: { $who }
waiting-D40 = { $who } picks the tester
waiting-D41 = { $who } decides whom to test
waiting-D42 = The pantry is empty, a card goes: { $who }
waiting-D43 = Those aboard decide: { $who }
waiting-D44 = { $who } breaks the tie
waiting-D45 = { $who } may come aboard
waiting-D46 = { $who } names who may board
waiting-D47 = { $who } moves the characters
waiting-D48 = { waiting-D47 }
waiting-D49 = { $who } may have somebody avoid the meeting
waiting-D50 = { $who } may have somebody fight
waiting-D51 = { $who } decides who is lost
waiting-D52 = { $who } gives the roll to somebody
waiting-D53 = { $who } may reroll
waiting-D54 = { $who } may set a die
waiting-D55 = { $who } may cancel dice
waiting-D56 = { $who } chooses the action
waiting-D57 = { $who } rolls on or stops
waiting-D58 = { $who } moves pieces between characters
waiting-D59 = { waiting-D58 }
waiting-D60 = { $who } decides on a test
waiting-D61 = { waiting-D60 }
waiting-D62 = { $who } decides who comes aboard

## The log

event-set_up = { $leader } is the first leader. Characters: { $characters }{ $marker ->
        [none] { "" }
       *[other] { "" }. The leader marker lies here: { $marker }
    }
event-set_up-you = { $leader } is the first leader. You are { $role }. Your cards: { $cards }
event-character_taken = { $player } plays { $character }
    .player = You play { $character }
event-phase_began = Round { $round }: { $step }
event-weather_rolled = { $player } rolls the weather: { $weather }
    .player = You roll the weather: { $weather }
event-weather_set = The weather: { $weather }
event-forecast_stored = The forecast: { $weather }
event-maintained = { $location }: barrels burned { $barrels }, new damage { $damage }
event-boiler_lost = The boiler is lost: the station begins to freeze
event-froze = It gets colder by { $steps }: freezing stands at { $space }
event-outage_changed = { $on ->
        [0] The lights are on again
       *[other] The power is out: it is dark
    }
event-rescue_moved = { $left ->
        [0] The rescue helicopter is at { $space }, its fuel at { $fuel }
       *[other] The rescue helicopter has turned back
    }
event-plan_proposed = { $player } proposes plan number { $proposal }: { $locations }; force { $forces }
    .player = You propose plan number { $proposal }: { $locations }; force { $forces }
event-plan_confirmed = { $player } confirms plan number { $proposal }
    .player = You confirm plan number { $proposal }
event-plan_done = { $player } has nothing to add
    .player = You have nothing to add
event-plan_laid = The alien's cards lie face down; force on each: { $forces }
event-plan_laid-you = The plan lies face down: { $locations }; force { $forces }
event-cards_drawn = { $player } draws cards: { $count }
    .player = You draw cards: { $count }
event-cards_drawn-you = You draw { $cards }
event-extra_card_laid = One more card goes unseen onto the leader sheet
event-deck_refilled = The action deck is shuffled anew: { $deck }
event-hand_exchanged = { $player } exchanges a card
    .player = You exchange a card
event-hand_exchanged-you = You exchange { $out } for { $into }
event-hand_discarded = { $player } throws the hand away: { $count }
    .player = You throw the hand away: { $count }
event-hand_discarded-you = You throw the hand away: { $cards }
event-card_handed_in = { $player } hands in a card{ $shown ->
        [none] { "" }
       *[other] , for all to see: { $shown }
    }
    .player = You hand in a card{ $shown ->
        [none] { "" }
       *[other] , for all to see: { $shown }
    }
event-card_handed_in-you = You hand in { $action }
event-cards_changed = { $player } changes cards: { $count }
    .player = You change cards: { $count }
event-cards_changed-you = You discard { $out } and look through the deck
event-moved = { $player } ({ $character }): { $move }, { $location }{ $torch ->
        [0] { "" }
       *[other] , with a torch
    }
    .player = You ({ $character }): { $move }, { $location }{ $torch ->
        [0] { "" }
       *[other] , with a torch
    }
event-marker_taken = { $player } takes the leader marker
    .player = You take the leader marker
event-boarding_declared = { $player } ({ $character }) wants to leave: { $vehicle }
    .player = You ({ $character }) want to leave: { $vehicle }
event-plan_turned_up = The alien strikes: { $locations }; force { $forces }
event-plan_taken_back = The alien gathers its force again: { $force }
event-location_chosen = { $location }: { $players }
event-alien_fought = { $player } ({ $character }) drives the alien off with { $piece }; its force: { $force }
    .player = You ({ $character }) drive the alien off with { $piece }; its force: { $force }
event-active_card_lost = One active card is lost{ $action ->
        [none] { "" } unseen
       *[other] : { $action }
    }
event-alien_compared = { $location }: force { $force } against { $count }; { $outcome }
event-faction_named = { $player } has named a choice
    .player = You have named a choice
event-assimilated = { $player } ({ $character }) is assimilated; the alien's force: { $force }
    .player = You ({ $character }) are assimilated; the alien's force: { $force }
event-dog_assimilated = { $location }: a dog is assimilated; the alien's force: { $force }
event-alien_sabotaged = { $location }: the alien wrecks it, effect { $count }
event-alien_idle = { $location }: the alien does nothing
event-fled = Fled to the rec room: { $players }
event-pieces_given_up = What { $player } held is gone; cards: { $cards }, weapons: { $weapons }, objects: { $objects }, tokens: { $tokens }
    .player = What you held is gone; cards: { $cards }, weapons: { $weapons }, objects: { $objects }, tokens: { $tokens }
event-pieces_given_up-you = What you held is gone: { $held }
event-dog_captured = { $location }: the dog is taken to the kennel
event-meeting_avoided = { $player } ({ $character }) avoids the meeting: { $piece }
    .player = You ({ $character }) avoid the meeting: { $piece }
event-meeting_began = { $location }: a meeting of { $players }
event-tokens_laid = Tokens laid by { $players }
event-tokens_laid-you = { $alien ->
        [0] You lay two human tokens
       *[other] You lay one human and one alien token
    }
event-looks_chosen = { $players } look at { $targets }
event-token_seen = { $player } looks at a token of { $target }
    .player = You look at a token of { $target }
event-token_seen-you = { $player } sees a token of { $target }: { $token }
    .player = You see a token of { $target }: { $token }
event-dog_token_drawn = { $player } ({ $character }) draws a dog token{ $token ->
        [none] { "" }
       *[other] : { $token }
    }
    .player = You ({ $character }) draw a dog token{ $token ->
        [none] { "" }
       *[other] : { $token }
    }
event-dog_token_drawn-you = You draw a dog token: { $token }
event-role_confirmed = Roles confirmed: { $players }
event-role_confirmed-you = You are { $role }
event-suspicion_moved = Suspicion of { $player } ({ $character }): { $before } to { $space } ({ $why })
    .player = Suspicion of you ({ $character }): { $before } to { $space } ({ $why })
event-pile_shuffled = The active cards are shuffled: { $pile }
event-card_flipped = The leader flips { $action }
event-card_assigned = { $lost ->
        [0] { $action } goes to { $player } ({ $character })
       *[other] { $action } is lost: { $player } ({ $character }) lies down
    }
    .player = { $lost ->
        [0] { $action } goes to you ({ $character })
       *[other] { $action } is lost: you ({ $character }) lie down
    }
event-action_done = { $location }, { $character }: { $what } ({ $count })
event-cards_looked_at = { $player } ({ $character }) looks at { $count } cards{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }
    .player = You ({ $character }) look at { $count } cards{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }
event-cards_looked_at-you = You look at { $cards }
event-card_kept = { $player } ({ $character }) keeps one{ $piece ->
        [none] { "" }
       *[other] : { $piece }
    }
    .player = You ({ $character }) keep one{ $piece ->
        [none] { "" }
       *[other] : { $piece }
    }
event-card_kept-you = You keep { $piece }
event-lab_token_drawn = { $player } ({ $character }) draws a laboratory token{ $piece ->
        [none] { "" }
       *[other] : { $piece }
    }
    .player = You ({ $character }) draw a laboratory token{ $piece ->
        [none] { "" }
       *[other] : { $piece }
    }
event-lab_token_drawn-you = You draw a laboratory token: { $piece }
event-lab_token_kept = { $kept ->
        [0] { $player } discards it face down
       *[other] { $player } keeps it
    }
    .player = { $kept ->
        [0] You discard it face down
       *[other] You keep it
    }
event-sabotaged = { $location }: sabotage, effect { $count }
event-barrel_placed = A barrel goes here: { $location }
event-sos_sent = { $player } ({ $character }) sends the S.O.S.
    .player = You ({ $character }) send the S.O.S.
event-bonus_played = { $player } ({ $character }) plays { $piece }: { $location }
    .player = You ({ $character }) play { $piece }: { $location }
event-location_burned = { $player } ({ $character }) burns down a location: { $location }
    .player = You ({ $character }) burn down a location: { $location }
event-pile_put_away = The leader stops; cards left unseen: { $count }
event-laid_down = { $player } ({ $character }) lies down
    .player = You ({ $character }) lie down
event-returned = Everybody is back in the rec room
event-offer_made = { $player } offers { $partner } (weapons, objects, tokens): { $gives } for { $asks }; open cards: { $gives_open } for { $asks_open }
    .player = You offer { $partner } (weapons, objects, tokens): { $gives } for { $asks }; open cards: { $gives_open } for { $asks_open }
event-offer_made-you = You offer { $partner } face down: { $pieces }; you ask (weapons, objects, tokens): { $asks }
event-offer_ended = The offer of { $player } to { $partner }: { $how }
    .player = Your offer to { $partner }: { $how }
event-exchanged = { $player } and { $partner } trade (weapons, objects, tokens): { $gives } for { $asks }
    .player = You and { $partner } trade (weapons, objects, tokens): { $gives } for { $asks }
event-exchanged-you = You give { $gave } and get { $got }
event-draft_dropped = What { $player } was putting together is no longer possible
    .player = What you were putting together is no longer possible
event-ready = { $player } is ready
    .player = You are ready
event-vote_called = { $player ->
        [none] All are ready for the vote
       *[other] { $player } calls the vote
    }
    .player = You call the vote
event-votes_shown = { $players ->
        [none] Nobody accuses anybody
       *[other] { $players } accuse { $targets }
    }
event-revealed = { $player } ({ $character }) is an alien, revealed { $cause }; force: { $force }
    .player = You ({ $character }) are revealed as an alien, { $cause }; force: { $force }
event-test_volunteers = { $players } volunteer for { $test }
event-tested = { $player } ({ $character }) makes { $test } on { $target } ({ $tested }): { $role }
    .player = You ({ $character }) make { $test } on { $target } ({ $tested }): { $role }
event-food_eaten = { $cooked ->
        [0] Eaten from the pantry: { $count }
       *[other] Everybody eats what was cooked: { $count }
    }
event-starving_began = The crew begins to starve
event-card_starved = { $player } discards a card
    .player = You discard a card
event-card_starved-you = You discard { $action }
event-dog_placed = { $location ->
        [none] A dog stays beside the board
       *[other] A dog runs here: { $location }
    }
event-kennel_opened = The kennel opens; dogs freed: { $count }
event-leader_changed = { $player } is leader now: { $why }
    .player = You are leader now: { $why }
event-marker_placed = { $location ->
        [none] The leader marker stays beside the board
       *[other] The leader marker lies here: { $location }
    }
event-candidate_voted = { $player } aboard? In favour: { $in_favour }; against: { $against }
    .player = You aboard? In favour: { $in_favour }; against: { $against }
event-candidate_decided = { $boarded ->
        [0] { $player } ({ $character }) does not come aboard
       *[other] { $player } ({ $character }) comes aboard
    }
    .player = { $boarded ->
        [0] You ({ $character }) do not come aboard
       *[other] You ({ $character }) come aboard
    }
event-role_shown = { $aboard ->
        [0] { $player } ({ $character }) stays behind: { $role }
       *[other] { $player } ({ $character }) is aboard: { $role }
    }
    .player = { $aboard ->
        [0] You ({ $character }) stay behind: { $role }
       *[other] You ({ $character }) are aboard: { $role }
    }
event-departed = They leave ({ $vehicle }): { $passengers }
event-boarder_named = { $character } may board in this phase
event-dice_rolled = The dice, { $why }: { $faces }
event-roll_given = The roll goes to { $character }
event-die_changed = A die is { $how }: { $before }, { $face }
event-threat_moved = The threat moves from { $before } to { $space }
event-turned = { $character } has turned, { $cause }; the alien's force: { $force }
event-piece_moved = { $giver } hands { $taker } a piece: { $piece }
event-escape_broken_off = The alien is too close: everybody turns back
event-ended = { $reason } Winners: { $winners }. Roles: { $roles }

## Talk

claim-is = { $speaker } says: { $seat } is { $role }
claim-trusts = { $speaker } says: I trust { $seat }
claim-suspects = { $speaker } says: I suspect { $seat }
claim-going = { $speaker } says: I mean to go here: { $location }
claim-needed = { $speaker } says: we need { $action } here: { $location }
claim-handed_in = { $speaker } says: I handed in { $action }
claim-holds = { $speaker } says: I hold { $piece }
claim-saw = { $speaker } says: the token of { $seat } that I saw was { $token }
claim-laid = { $speaker } says: the token that { $seat } saw of mine was { $token }
claim-dog_was = { $speaker } says: the dog was { $dog }
claim-gave = { $speaker } says: I gave { $seat } { $piece }
claim-received = { $speaker } says: I got { $piece } from { $seat }
claim-drew = { $speaker } says: I found { $piece }
claim-votes = { $speaker } says: I will vote for { $seat }
claim-asks_test = { $speaker } says: { $test } should be made on { $seat }
claim-advises = { $speaker } says: I would choose { $character }
claim-chip-is = Somebody is ...
claim-chip-trusts = I trust ...
claim-chip-suspects = I suspect ...
claim-chip-going = I go to ...
claim-chip-needed = We need ...
claim-chip-handed_in = I handed in ...
claim-chip-holds = I hold ...
claim-chip-saw = I saw a token
claim-chip-laid = My token was ...
claim-chip-dog_was = The dog was ...
claim-chip-gave = I gave ...
claim-chip-received = I got ...
claim-chip-drew = I found ...
claim-chip-votes = I will vote for ...
claim-chip-asks_test = Test somebody
claim-chip-advises = I would choose ...

## Settings

setting-character_choice = How characters are given out.
setting-character_choice-random = at random
setting-character_choice-choose = everybody chooses
setting-kennel_card_removed = The kennel card stays out: captured dogs never come out again.
setting-vehicle_damage_limit = The most damage that helicopter and communications room take.
setting-vehicle_damage_limit-start = what they start with
setting-vehicle_damage_limit-printed = always 6 and 8
setting-weather_faces = The faces of the weather die.
setting-weather_faces-standard = standard
setting-weather_faces-mild = mild
setting-weather_faces-harsh = harsh
setting-sos_length = The way of the rescue helicopter, in spaces.
setting-rescue_fuel_length = The fuel of the rescue helicopter, in spaces.
setting-freezing_length = The freezing track, in spaces.
setting-windows_bonus = What Windows adds to a repair with helpers.
setting-windows_bonus-plus_one = one more
setting-windows_bonus-double = twice as much
setting-torch_kept = A torch is kept after use.
setting-wire_kept = A wire is kept after use.
setting-kitchen_repeat = More food may be prepared when some is ready.
setting-threat_floor = The lowest space of the threat (1 to 3 players).
setting-earliest_reveal = The first round in which an alien may reveal itself.
setting-auto_end = The match ends by itself when no human is left.
setting-max_rounds = After this round winter wins; 0 means no limit.
setting-no_exit_ends = The match ends when no way out is left.
setting-first_leader = Who is the first leader.
setting-card_change = How many cards a card change exchanges.
setting-card_change-any = any number
setting-card_change-whole_hand = the whole hand
setting-starving_trigger = When the crew begins to starve.
setting-starving_trigger-pantry_empty = when the pantry is empty
setting-starving_trigger-shortage = when a meal falls short
setting-boarding_vote = What it takes to be let aboard.
setting-boarding_vote-majority = a majority
setting-boarding_vote-literal = everybody's consent
setting-last_infected_loses = When the last person infected loses.
setting-last_infected_loses-always = always
setting-last_infected_loses-unrevealed_only = only if no alien is revealed
setting-clark_counts = Clark counts when characters face a dog.
setting-lab_sabotage = When the laboratory can be sabotaged.
setting-lab_sabotage-any_token = while any token is in the bag
setting-lab_sabotage-blood_only = while there is blood in the bag
setting-coop_meetings = How often characters meet in a round (1 to 3 players).
setting-coop_meetings-once = once
setting-coop_meetings-twice = twice
setting-threat_start = Where the threat begins: the higher, the easier (1 to 3 players).
setting-threat_pace = Every how many rounds the threat moves (1 to 3 players).
setting-threat_recoil = How far the threat recoils (1 to 3 players).
setting-threat_recoil-space = by the discs left in its space
setting-threat_recoil-all = by all discs left outside the green zone
setting-coop_force = The force of the first alien (1 to 3 players).
setting-offers_per_phase = How many offers a player may make in one phase.
setting-claims_per_phase = How many claims a player may make in one phase.
setting-decision_timer_s = Seconds for a decision at the usual pace; 0 means no limit.
