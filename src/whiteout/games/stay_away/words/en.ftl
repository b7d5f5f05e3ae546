# Stay Away! in English. it.ftl and es.ftl hold the same messages with the same variables.
# Lines of the log have no full stop: a card's name may end in a mark of its own.
# In `event-*`: `-you` is read by those who see the secret part, `-shown` by everybody else when
# the cards lie face up.

game-title = Stay Away!
game-line = A research station in the ice, and one of you is no longer human: find The Thing, or become it.

## Cards

card-the_thing = The Thing
    .text = Whoever holds this card is The Thing. It never leaves the hand.
card-infected = Infected!
    .text = Never played. It infects a Human only when The Thing gives it; drawing it does nothing. An Infected player always keeps one.
card-flamethrower = Flamethrower
    .text = Eliminates a neighbour; only { card-no_barbecue } saves the target.
card-analysis = Analysis
    .text = Look at the whole hand of a neighbour.
card-axe = Axe
    .text = Remove one { card-quarantine } or { card-barred_door } that affects you or a neighbour.
card-suspicious = Suspicious
    .text = Look at one random card of a neighbour.
card-whiskey = Whiskey
    .text = Show your whole hand to everybody.
card-resolute = Resolute
    .text = Look at three { back-stay_away } cards from the deck: keep one, discard two, then play or discard again.
card-watch_your_back = Watch Your Back
    .text = Reverse the direction of play, from this turn's exchange on.
card-change_places = Change Places!
    .text = Swap seats with a neighbour who is neither in Quarantine nor behind a Barred Door.
card-youd_better_run = You'd Better Run!
    .text = Swap seats with anybody who is not in Quarantine, past any Barred Door.
card-seduction = Seduction
    .text = Exchange a card with anybody who is not in Quarantine, but not through a Barred Door; then your turn ends.
card-scary = Scary
    .text = Refuse an exchange and look at the card you were offered; then draw a replacement.
card-im_comfortable = I'm Comfortable
    .text = Keep your seat: cancels { card-change_places } or { card-youd_better_run } when aimed at you; then draw a replacement.
card-no_thanks = No Thanks!
    .text = Refuse an exchange; then draw a replacement.
card-missed = Missed!
    .text = Refuse an exchange: the player after you must exchange instead. Then draw a replacement.
card-no_barbecue = No Barbecue!
    .text = Survive a { card-flamethrower } aimed at you; then draw a replacement.
card-quarantine = Quarantine
    .text = Isolates you or a neighbour, as a rule for three of that player's turns: no playing, no exchange, no being aimed at.
card-barred_door = Barred Door
    .text = Lies between you and a neighbour: no aiming, no exchange and no swap of seats between the two of you.
card-rotten_ropes = Rotten Ropes
    .text = Every Quarantine in play is discarded.
card-one_two = One, Two...
    .text = Swap seats with the third player to your left or right. Barred Doors do not stop it; Quarantine does.
card-three_four = Three, Four...
    .text = Every Barred Door in play is discarded.
card-the_party = So This Is the Party?
    .text = Every Quarantine and every Barred Door is discarded; then all players swap seats in pairs, clockwise from you.
card-out_of_here = Get Out of Here!
    .text = Swap seats with anybody who is not in Quarantine, but not through a Barred Door.
card-forgetful = Forgetful
    .text = Discard three cards, then draw three { back-stay_away } cards.
card-round_and_round = Round and Round
    .text = All players pass a card to the next player at the same time, and nothing can prevent it. Your turn ends.
card-cant_we_be_friends = Can't We Be Friends?
    .text = Exchange a card with anybody who is not in Quarantine, but not through a Barred Door.
card-blind_date = Blind Date
    .text = Swap a card of your hand for the next { back-stay_away } card of the deck. Your turn ends.
card-ooops = Ooops!
    .text = Show your whole hand to everybody.
card-between_us = Just Between Us...
    .text = Show your whole hand to one neighbour, but not through a Barred Door.
card-revelations = Revelations
    .text = Starting with you, each player in turn may show their hand, until an { card-infected } card has been shown.
card-lovecraft = Lovecraft
    .text = Look at the whole hand of anybody who is not in Quarantine, but not through a Barred Door.
card-necronomicon = Necronomicon
    .text = Eliminates anybody who is not in Quarantine, but not through a Barred Door; there is no answer to it.

kind-contagion = Contagion
kind-action = Action
kind-defense = Defence
kind-obstacle = Obstacle
kind-panic = Panic

back-stay_away = STAY AWAY!
back-panic = PANIC!

## Roles, sides, ends

role-human = Human
    .want = Find out who The Thing is, and get rid of it before it has turned you all.
    .win = You win with every Human still alive, once The Thing is gone. If it infects you, you change sides.
role-infected = Infected
    .want = You belong to The Thing now: protect it, and give neither it nor yourself away.
    .win = You win with The Thing if you are alive when no Human is left; only the very last to be infected goes away empty-handed.
role-the_thing = The Thing
    .want = Stay hidden, and turn the others: slip them { card-infected } cards in exchanges.
    .win = You win when no Human is left and you say so. Say it too early, and the Humans win.

side-humans = Humans
side-the_thing = The Thing
side-infected = Infected
side-nobody = Nobody

end-thing_eliminated = The Thing is gone. The living Humans win.
end-thing_eliminated_no_human = The Thing is gone, but no Human lived to see it. Nobody wins.
end-declared_last_human_eliminated = The Thing declares, and it is true: no Human is left. The Thing and all living Infected win.
end-declared_last_human_infected = The Thing declares, and it is true: no Human is left. The Thing and the living Infected win, all but the last one infected.
end-declared_everybody_infected = The Thing declares, and it is true: everybody is infected and nobody was eliminated. The Thing wins alone.
end-declared_falsely = The Thing declares, but a Human is still alive. The living Humans win.
end-thing_last_alive = Only The Thing is left alive. The Thing wins.
end-turn_limit = The last turn allowed is over. Nobody wins.
end-revenge_humans = The Thing and all Infected are gone. The living Humans win.
end-revenge_infected = The Thing is gone, and so is every Human. The living Infected win.
end-thing_never_came = The Thing never came out of the deck. The last Human alive wins.

## The turn

step-start = Start of the turn
step-draw = Draw
step-act = Play or discard
step-panic = Panic
step-exchange = Exchange
step-end = End of the turn

direction-clockwise = clockwise
direction-counterclockwise = counterclockwise

side-left = left
side-right = right

## Questions

prompt-waiting = Waiting for { $names }.
prompt-D-02 = Play a card or discard one.
prompt-D-03 = You are in Quarantine: discard a card, or break out with an { card-axe } if you may.
prompt-D-04 = { $card }: choose a target.
prompt-D-05 = { $card }: choose the obstacle to remove.
prompt-D-06 = { $card }: on which side of you does it go?
prompt-D-07 = { $card }: choose the card to keep.
prompt-D-08 = { $player } aims { $card } at you. Do you answer?
prompt-D-09 = { $player } plays { $card } on you. Do you answer, or swap seats?
prompt-D-10 = Choose a card to offer { $player }{ $cause }.
prompt-D-11 = { $player } offers you a card{ $cause }: give one in return, or refuse with a Defence card.
prompt-D-12 = { $card } Choose a player to exchange with.
prompt-D-13 = { $card } Choose a player to swap seats with.
prompt-D-14 = { $card } Count to the left or to the right?
prompt-D-15 = { $card } Choose a neighbour who sees your hand.
prompt-D-16 = { $card }: { $remaining ->
        [one] choose the last card to discard.
       *[other] choose a card to discard, { $remaining } to go.
    }
prompt-D-17 = { $card }: choose the card to swap for one from the deck.
prompt-D-18 = { $card }: choose a card to pass to the next player.
prompt-D-19 = { $card }: do you show anything?

## What the others read meanwhile; `.player` is read by the one whom the question names

waiting-D-02 = { $who } decides which card to play or discard
waiting-D-03 = { $who } is in Quarantine and decides what to discard
waiting-D-04 = { $who } chooses a target for { $card }
waiting-D-05 = { $who } chooses an obstacle to remove
waiting-D-06 = { $who } decides which door to bar
waiting-D-07 = { $who } keeps one of three cards
waiting-D-08 = { $who } decides whether to answer the { $card } of { $player }
    .player = { $who } decides whether to answer your { $card }
waiting-D-09 = { $who } decides whether to answer the { $card } of { $player }
    .player = { $who } decides whether to answer your { $card }
waiting-D-10 = { $who } chooses a card to offer { $player }
    .player = { $who } chooses a card to offer you
waiting-D-11 = { $who } decides what to give { $player } in return, or to refuse
    .player = { $who } decides what to give you in return, or to refuse
waiting-D-12 = { $who } chooses somebody to exchange a card with
waiting-D-13 = { $who } chooses somebody to swap seats with
waiting-D-14 = { $who } decides which way to count
waiting-D-15 = { $who } chooses who sees their hand
waiting-D-16 = { $who } chooses cards to discard
waiting-D-17 = { $who } chooses a card to swap for one from the deck
waiting-D-18 = Passing cards round; still choosing: { $who }
waiting-D-19 = { $who } decides whether to show anything

option-discard = Discard { $card }
option-play = Play { $card }
option-offer = Offer { $card }
option-give = Give { $card }
option-respond = Answer with { $card }
    .act = Answer
option-keep = Keep { $card }
option-pass_on = Pass on { $card }
option-put_aside = Swap { $card }
option-target = Choose { $player }
option-free = Free { $player } from Quarantine
option-break = Break the Barred Door ({ $edge })
option-decline = Do not answer
option-left = Left
option-right = Right
option-pass = Show nothing
option-show_hand = Show your hand
option-show_infected = Show one { card-infected } card
option-declare_victory = Declare that no Human is left
option-request_declaration = Declare as soon as possible
option-withdraw_request = Withdraw the declaration

## The log

event-dealt = The cards are dealt; { $first } begins; { $deck ->
        [one] one card is in the deck
       *[other] { $deck } cards are in the deck
    }
event-dealt-you = The cards are dealt; { $first } begins. Your role: { $role }. Your hand: { $cards }
event-turn_began = Turn { $turn }: { $player }
    .player = Turn { $turn }: you
event-drew = { $player } draws a card{ $cause }{ $passed_over ->
        [0] { "" }
        [one] , passing over one { back-panic } card
       *[other] , passing over { $passed_over } { back-panic } cards
    }
    .player = You draw a card{ $cause }{ $passed_over ->
            [0] { "" }
            [one] , passing over one { back-panic } card
           *[other] , passing over { $passed_over } { back-panic } cards
        }
event-drew-you = You draw { $card }{ $cause }{ $passed_over ->
        [0] { "" }
        [one] , passing over one { back-panic } card
       *[other] , passing over { $passed_over } { back-panic } cards
    }
event-drew-shown = { $player } draws { $shown } face up{ $cause }{ $passed_over ->
        [0] { "" }
        [one] , passing over one { back-panic } card
       *[other] , passing over { $passed_over } { back-panic } cards
    }
    .player = You draw { $shown } face up{ $cause }{ $passed_over ->
            [0] { "" }
            [one] , passing over one { back-panic } card
           *[other] , passing over { $passed_over } { back-panic } cards
        }
event-reshuffled = The discard pile is shuffled: { $cards ->
        [one] one card is in the new deck
       *[other] { $cards } cards are in the new deck
    }
event-became_the_thing = { $player } becomes The Thing
    .player = You become The Thing
event-discarded = { $player } discards a card
    .player = You discard a card
event-discarded-you = You discard { $card }
event-discarded-shown = { $player } discards { $shown } face up
    .player = You discard { $shown } face up
event-played = { $player } plays { $card }
    .player = You play { $card }
event-aimed = { $player } plays { $card } on { $target }
    .player = You play { $card } on { $target }
    .target = { $player } plays { $card } on you
event-declined = { $player } does not answer { $card }
    .player = You do not answer { $card }
event-responded = { $player } answers with { $card }
    .player = You answer with { $card }
event-showed_hand = { $player } shows { $to } their hand{ $cause }
    .player = You show { $to } your hand{ $cause }
    .to = { $player } shows you their hand{ $cause }
event-showed_hand-you = { $player } shows { $to } their hand{ $cause }: { $cards }
    .player = You show { $to } your hand{ $cause }: { $cards }
    .to = { $player } shows you their hand{ $cause }: { $cards }
event-showed_hand-shown = { $player } shows everybody their hand{ $cause }: { $shown }
    .player = You show everybody your hand{ $cause }: { $shown }
event-glimpsed = { $player } looks at one card of { $target }
    .player = You look at one card of { $target }
    .target = { $player } looks at one of your cards
event-glimpsed-you = { $player } looks at one card of { $target }: { $card }
    .player = You look at one card of { $target }: { $card }
    .target = { $player } looks at one of your cards: { $card }
event-kept = { $player } keeps one card and discards { $discarded }
    .player = You keep one card and discard { $discarded }
event-kept-you = You keep { $card } and discard { $cards }
event-kept-shown = { $player } keeps one card and discards { $shown } face up
    .player = You keep one card and discard { $shown } face up
event-reversed = Play now goes { $direction }
event-swapped = { $player } and { $other } swap seats
    .player = You and { $other } swap seats
    .other = { $player } and you swap seats
event-counted_to_three = { $player } counts three players to the { $side }: { $target }
    .player = You count three players to the { $side }: { $target }
    .target = { $player } counts three players to the { $side }, and it is you
event-quarantined = { $player } is in Quarantine for { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
    .player = You are in Quarantine for { $turns ->
            [one] one turn
           *[other] { $turns } turns
        }
event-quarantine_lifted = { $player } is out of Quarantine{ $cause }
    .player = You are out of Quarantine{ $cause }
event-door_laid = { $player } bars a door ({ $edge })
    .player = You bar a door ({ $edge })
event-door_removed = The Barred Door ({ $edge }) is gone{ $cause }
event-offered = { $player } offers { $partner } a card{ $cause }
    .player = You offer { $partner } a card{ $cause }
    .partner = { $player } offers you a card{ $cause }
event-offered-you = You offer { $card } to { $partner }{ $cause }
event-offered-shown = { $player } offers { $shown } face up to { $partner }{ $cause }
    .player = You offer { $shown } face up to { $partner }{ $cause }
    .partner = { $player } offers you { $shown } face up{ $cause }
event-exchanged = { $player } and { $partner } exchange a card
    .player = You exchange a card with { $partner }
    .partner = { $player } exchanges a card with you
event-exchanged-you = { $player } and { $partner } exchange a card: you give { $gave } and receive { $received }
    .player = You exchange a card with { $partner }: you give { $gave } and get { $received }
    .partner = { $player } exchanges a card with you: you give { $gave } and get { $received }
event-exchanged-shown = { $player } and { $partner } exchange a card; { $partner } gives { $shown } face up
    .player = You exchange a card with { $partner }, who gives { $shown } face up
    .partner = { $player } exchanges a card with you; you give { $shown } face up
event-looked_at_offer = { $player } looks at the card that { $partner } offered
    .player = You look at the card that { $partner } offered
    .partner = { $player } looks at the card that you offered
event-looked_at_offer-you = { $player } looks at the card that { $partner } offered: { $card }
    .player = You look at the card that { $partner } offered: { $card }
    .partner = { $player } looks at the card that you offered: { $card }
event-redirected = { $player } sends the exchange on to { $partner }
    .player = You send the exchange on to { $partner }
    .partner = { $player } sends the exchange on to you
event-exchange_off = No exchange between { $player } and { $partner }: { $reason }
    .player = No exchange between you and { $partner }: { $reason }
    .partner = No exchange between { $player } and you: { $reason }
event-infected = { $by } infects { $player }
    .player = { $by } infects you: from now on you play for The Thing
    .by = You infect { $player }
event-overflowed = { $player } discards an { card-infected } card too many
    .player = You discard an { card-infected } card too many
event-panicked = { $player } draws a { back-panic } card: { $card }
    .player = You draw a { back-panic } card: { $card }
event-has_chosen = { $player } has chosen
    .player = You have chosen
event-left_out = { $player } has no card to pass on and is left out
    .player = You have no card to pass on and are left out
event-passed_on = A card passes from each to the next: { $chain }
event-passed_on-you = A card passes from each to the next ({ $chain }): you give { $gave } and receive { $received }
event-passed_on-shown = A card passes from each to the next ({ $chain }); face up: { $shown }
event-put_aside = { $player } swaps a card for one from the deck; it goes { $to_discard ->
        [0] back on top of the deck
        [false] back on top of the deck
       *[other] to the discard pile
    }
    .player = You swap a card for one from the deck; it goes { $to_discard ->
            [0] back on top of the deck
            [false] back on top of the deck
           *[other] to the discard pile
        }
event-put_aside-you = You swap { $card } for a card from the deck; it goes { $to_discard ->
        [0] back on top of the deck
        [false] back on top of the deck
       *[other] to the discard pile
    }
event-put_aside-shown = { $player } swaps { $shown } for a card from the deck; it goes { $to_discard ->
        [0] back on top of the deck
        [false] back on top of the deck
       *[other] to the discard pile
    }
    .player = You swap { $shown } for a card from the deck; it goes { $to_discard ->
            [0] back on top of the deck
            [false] back on top of the deck
           *[other] to the discard pile
        }
event-revealed = { $player } { $what }
event-eliminated = { $player } is out of the game{ $cause }
    .player = You are out of the game{ $cause }
event-eliminated-you = You are out of the game{ $cause }; your hand goes to the discard pile: { $cards }
event-declared = { $player } is The Thing and declares that no Human is left
    .player = You are The Thing, and you declare that no Human is left
event-request = { $standing ->
        [0] { $player } no longer wants to declare
        [false] { $player } no longer wants to declare
       *[other] { $player } will declare as soon as possible
    }
    .player = { $standing ->
            [0] You no longer want to declare
            [false] You no longer want to declare
           *[other] You will declare as soon as possible
        }
event-ended = The match is over. { $reason }

# Several of a kind in one line, in the browser: `.same` is one player several times.
events-has_chosen = { $players } have chosen
    .same = { $player } has chosen
events-drew = { $players } draw a card each{ $cause }
    .same = { $player } draws { $count } cards{ $cause }

what-pass = shows nothing
what-show_infected = shows an { card-infected } card

cause-turn = { "" }
cause-replacement = { " (" }replacement)
cause-overflow = { " (" }too many { card-infected } cards)
cause-resolute = { " (" }{ card-resolute })
cause-forgetful = { " (" }{ card-forgetful })
cause-blind_date = { " (" }{ card-blind_date })
cause-analysis = { " (" }{ card-analysis })
cause-lovecraft = { " (" }{ card-lovecraft })
cause-whiskey = { " (" }{ card-whiskey })
cause-ooops = { " (" }{ card-ooops })
cause-between_us = { " (" }{ card-between_us })
cause-revelations = { " (" }{ card-revelations })
cause-time = { " (" }time is up)
cause-axe = { " (" }{ card-axe })
cause-rotten_ropes = { " (" }{ card-rotten_ropes })
cause-three_four = { " (" }{ card-three_four })
cause-the_party = { " (" }{ card-the_party })
cause-flamethrower = { " (" }{ card-flamethrower })
cause-necronomicon = { " (" }{ card-necronomicon })
cause-left = { " (" }left the table)
cause-superinfection = { " (" }nothing but { card-infected } cards in hand)
cause-turn_end = { "" }
cause-seduction = { " (" }{ card-seduction })
cause-friends = { " (" }{ card-cant_we_be_friends })

reason-active_quarantined = Quarantine rules it out this turn
reason-partner_quarantined = the next player is in Quarantine
reason-barred = a Barred Door is in the way
reason-refused = it was refused
reason-back_at_initiator = nobody else is left to exchange with
reason-superinfection = a hand holds nothing but { card-infected } cards
reason-no_legal_card = a hand holds no card that may be given
reason-left = a player has left the table
reason-thing_eliminated = { end-thing_eliminated }
reason-thing_eliminated_no_human = { end-thing_eliminated_no_human }
reason-declared_last_human_eliminated = { end-declared_last_human_eliminated }
reason-declared_last_human_infected = { end-declared_last_human_infected }
reason-declared_everybody_infected = { end-declared_everybody_infected }
reason-declared_falsely = { end-declared_falsely }
reason-thing_last_alive = { end-thing_last_alive }
reason-turn_limit = { end-turn_limit }
reason-revenge_humans = { end-revenge_humans }
reason-revenge_infected = { end-revenge_infected }
reason-thing_never_came = { end-thing_never_came }

## Table talk

claim-is = { $speaker } says: { $seat } is { $role }
    .v1 = { $speaker } mutters: if you ask me, { $seat } is { $role }
    .v2 = { $speaker } insists: I tell you, { $seat } is { $role }
    .self = { $speaker } says: you have the wrong one, I am { $role }
claim-holds = { $speaker } says: I hold { $card }
claim-saw = { $speaker } says: I saw { $card } in the hand of { $seat }
    .v1 = { $speaker } whispers: there was { $card } in the hand of { $seat }, I swear
    .v2 = { $speaker } shouts: { $seat } has { $card }, I saw it
claim-gave = { $speaker } says: I gave { $card } to { $seat }
claim-received = { $speaker } says: I got { $card } from { $seat }
claim-trusts = { $speaker } says: I trust { $seat }
    .v1 = { $speaker } mutters: { $seat } seems all right to me
    .v2 = { $speaker } insists: leave { $seat } alone, I trust them
claim-suspects = { $speaker } says: I suspect { $seat }
    .v1 = { $speaker } mutters: I do not like the look of { $seat }
    .v2 = { $speaker } shouts: watch { $seat }, something is wrong there

## Options of a table

setting-fourth_analysis = The box holds a fourth { card-analysis } card, for 11 or 12 players.
setting-infected_split_6 = How many { card-infected } cards are added for 6 and for 7 players.
setting-infected_split_6-two_two = two, then two
setting-infected_split_6-one_three = one, then three
setting-infected_delta = How many { card-infected } cards to add; a negative number takes some away.
setting-promos = Play with the promotional cards { card-lovecraft } and { card-necronomicon } (6 and 10 players or more).
setting-custom_deck = A deck of your own: how many copies of each card.
setting-custom_deck-off = the usual deck
setting-thing_in_deck = The Thing starts in the deck; whoever draws the card becomes The Thing.
setting-hold_back_weapons = No starting hand holds a { card-flamethrower } or an { card-analysis }.
setting-short_reach = { card-seduction }, { card-youd_better_run }, { card-cant_we_be_friends } and { card-out_of_here } reach only neighbours, and no Barred Door lets them through.
setting-revenge = When The Thing is gone, Humans and Infected play on until only one group is left.
setting-quarantine_turns = How many of the isolated player's turns a Quarantine lasts.
setting-quarantine_mode = What a Quarantine does.
setting-quarantine_mode-isolation = no playing, no exchange, no being aimed at
setting-quarantine_mode-open_cards = cards are drawn, discarded and given face up; no { card-flamethrower }, no change of seats
setting-missed_shields = An exchange that { card-missed } has sent on infects nobody new.
setting-missed_offer = After { card-missed }, which card the next player is offered.
setting-missed_offer-fresh = a card chosen anew
setting-missed_offer-locked = the same card, if it may be given
setting-infected_cap = How many { card-infected } cards anybody may keep.
setting-infected_cap-3 = three
setting-infected_cap-none = any number
setting-superinfection = Whoever must exchange with nothing but { card-infected } cards is eliminated; The Thing is not, nor an Infected player facing it.
setting-no_legal_card = What happens when somebody has no card that may be given.
setting-no_legal_card-skip = the exchange does not take place
setting-seduction_ignores_doors = { card-seduction }, { card-cant_we_be_friends } and { card-out_of_here } pass through Barred Doors.
setting-axe_self_release = A player in Quarantine may break out with an { card-axe }.
setting-freed_exchanges = Whoever is freed from Quarantine in their own turn exchanges in that turn.
setting-blind_date_to = Where the card given for { card-blind_date } goes.
setting-blind_date_to-deck_top = on top of the deck
setting-blind_date_to-discard = to the discard pile
setting-after_move = Who has the next turn when seats were swapped.
setting-after_move-player = whoever follows the new seat of the player whose turn it was
setting-after_move-seat = whoever follows the seat in which the turn began
setting-auto_declare = The Thing declares by itself as soon as no Human is left.
setting-turn_limit = After this many turns the match stops without a winner; 0 means never.
setting-first_player = Who takes the first turn.
setting-first_player-random = drawn at random
setting-seating = In which order the players sit.
setting-seating-random = at random
setting-seating-given = as they came to the table
setting-decision_timer_s = Seconds for a decision before one is made for the player; 0 means no limit.
