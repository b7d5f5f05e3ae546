lesson-stay_away-01_your_turn = Your turn
lesson-stay_away-01_your_turn-0 = Your turn begins with a card from the deck: you hold five now. Get rid of one. Discard { card-im_comfortable }: click the card, then the button.
lesson-stay_away-01_your_turn-1 = Every turn ends with an exchange. You give a card, face down, to the next player, and get one back. Offer { card-whiskey } to Blair.
lesson-stay_away-01_your_turn-end = Draw, play or discard, exchange: that is a turn. You are { role-human }. Somebody at this table is not, and the exchange is how it spreads.

lesson-stay_away-02_play_a_card = Playing a card
lesson-stay_away-02_play_a_card-0 = Instead of discarding you may play a card. { card-suspicious } shows you one card of a neighbour. Play it; you may also drag it onto somebody.
lesson-stay_away-02_play_a_card-1 = Those who may be chosen glow. Choose Norris, on your right.
lesson-stay_away-02_play_a_card-2 = One { card-infected } card in a hand proves nothing yet: drawing it does no harm. But keep it in mind. Now finish your turn: offer { card-whiskey }.
lesson-stay_away-02_play_a_card-end = What you have seen stays in your notebook. Nobody else knows which card it was.

lesson-stay_away-03_panic = Panic
lesson-stay_away-03_panic-0 = You drew a { back-panic } card. It never joins your hand: it happens at once. { card-blind_date } makes you swap one card for a new one. Give { card-change_places } away.
lesson-stay_away-03_panic-end = The back of the deck’s top card tells everybody when panic comes next. This card also ended your turn.

lesson-stay_away-04_exchange = Being offered a card
lesson-stay_away-04_exchange-0 = Norris, the player before you, offers you a card, face down. You must answer before you see it. Give { card-whiskey } in return.
lesson-stay_away-04_exchange-1 = You received { card-change_places }; nobody else saw it. Now it is your turn. Discard { card-seduction }.
lesson-stay_away-04_exchange-2 = Pass { card-change_places } on to Blair.
lesson-stay_away-04_exchange-end = Two know what moved, the others know only that something did. Watch who exchanges with whom.

lesson-stay_away-05_infected = Becoming infected
lesson-stay_away-05_infected-0 = Norris offers you a card. Give { card-whiskey } in return and see.
lesson-stay_away-05_infected-1 = That was { card-infected }, and it came from { card-the_thing }: you are { role-infected } now, and you know who did it. From here on you win together. You may not discard your last { card-infected } card. Discard { card-resolute }.
lesson-stay_away-05_infected-2 = You cannot infect anybody yourself: only { card-the_thing } can. So { card-infected } is not among the cards you may offer. Give Blair { card-seduction }.
lesson-stay_away-05_infected-end = Nobody at the table has noticed. Play as if nothing had happened, and shield { card-the_thing }.

lesson-stay_away-06_refuse = Saying no
lesson-stay_away-06_refuse-0 = Norris offers you a card again, and you do not trust Norris. You hold { card-no_thanks }: answer with it.
lesson-stay_away-06_refuse-end = No exchange, and you drew a new card for the one you used. The card you refused was the one that infects. Defence cards are few: keep them for the right moment.

lesson-stay_away-07_fire = Fire
lesson-stay_away-07_fire-0 = Norris aims { card-flamethrower } at you. Without an answer you would be out of the game. Answer with { card-no_barbecue }.
lesson-stay_away-07_fire-1 = You live. The turn goes on with the exchange: give { card-whiskey }.
lesson-stay_away-07_fire-2 = Now it is your turn, and you have fire of your own. Play { card-flamethrower }.
lesson-stay_away-07_fire-3 = It reaches only the players beside you. Choose Norris.
lesson-stay_away-07_fire-end = Norris is out for good. Whether Norris was { card-the_thing }? The game goes on, so no. Burning { role-human } players helps nobody but { card-the_thing }.

lesson-stay_away-08_door = A barred door
lesson-stay_away-08_door-0 = You fear Blair, who is next. Play { card-barred_door }.
lesson-stay_away-08_door-1 = The door goes between you and a neighbour. Blair sits on your left: click the glowing space there.
lesson-stay_away-08_door-end = No exchange through a door, no aiming and no change of seats. It stays until somebody takes an { card-axe } to it or panic blows it away.

lesson-stay_away-09_quarantine = Quarantine
lesson-stay_away-09_quarantine-0 = { card-quarantine } isolates you or a neighbour. Play it.
lesson-stay_away-09_quarantine-1 = Put Blair in { card-quarantine }.
lesson-stay_away-09_quarantine-end = Your exchange with Blair is off. While it lasts, Blair plays nothing, exchanges nothing and cannot be aimed at; the number counts Blair’s own turns.

lesson-stay_away-10_the_thing = You are The Thing
lesson-stay_away-10_the_thing-0 = Now the other side: you hold { card-the_thing }. The card never leaves your hand. Discard { card-resolute }, as innocently as you can.
lesson-stay_away-10_the_thing-1 = Offer { card-infected } to Blair.
lesson-stay_away-10_the_thing-end = Blair is { role-infected } and yours. You see who is what; the others see two people exchanging a card.

lesson-stay_away-11_declare = Declaring
lesson-stay_away-11_declare-0 = One { role-human } is left: Blair, who is next. Discard { card-resolute } first.
lesson-stay_away-11_declare-1 = Offer { card-infected } to Blair.
lesson-stay_away-11_declare-2 = No { role-human } is left. Nobody wins until you say so: declare it. If you were wrong, the { role-human } players would win on the spot.
lesson-stay_away-11_declare-end = You win, and with you all living { role-infected } players except Blair: whoever was turned last does not share the victory.

lesson-stay_away-12_win = The last flame
lesson-stay_away-12_win-0 = You are { role-human } again, and you suspect Palmer on your right. { card-analysis } shows you a neighbour’s whole hand. Play it.
lesson-stay_away-12_win-1 = Choose Palmer.
lesson-stay_away-12_win-2 = There it is: { card-the_thing }. Your turn is almost over. Offer { card-whiskey } to Blair and hope to live until your next one.
lesson-stay_away-12_win-3 = Palmer offers you a card, and you hold nothing to refuse it with. Give { card-resolute } and hope.
lesson-stay_away-12_win-4 = It was harmless: you are still { role-human }. Now play { card-flamethrower }.
lesson-stay_away-12_win-5 = Choose Palmer.
lesson-stay_away-12_win-end = { card-the_thing } is gone, and all living { role-human } players win. That is the whole game: find it, or become it.
