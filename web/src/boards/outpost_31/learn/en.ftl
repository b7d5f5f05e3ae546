# The lessons of Outpost 31 in English. it.ftl and es.ftl hold the same messages. `lesson-GAME-LESSON`
# is the title, `-0`, `-1`, ... what to do next after so many moves, `-end` what was learned.

lesson-outpost_31-01_hand_in = Handing in a card
lesson-outpost_31-01_hand_in-0 = Captain Mara has taken you along: the team is inside, in the { room-r12 }. Everybody on the team now hands in one card, face down. { mission-ml03 } needs an { card-axe }, and you have one: hand it in.
lesson-outpost_31-01_hand_in-end = The cards were mixed, the Captain looked at them, and some were turned up: there was the { card-axe }. So the room’s chip was turned up too: a { gear-rope }. Nobody knows who handed in what.

lesson-outpost_31-02_captain = You are the Captain
lesson-outpost_31-02_captain-0 = This turn you lead. { mission-ml04 } asks for a team of three with somebody of { department-maintenance }, and that is Mara. Whoever can be chosen glows: take Mara along.
lesson-outpost_31-02_captain-1 = One more. Take Jonas: nobody knows yet who can be trusted.
lesson-outpost_31-02_captain-2 = Which room do you search? Under a chip in each room lies Gear, supplies or worse. Choose the { room-r13 }: click it, and click it again.
lesson-outpost_31-02_captain-3 = A { card-copper_wire } is needed, and you have none. Hand in your { card-petri_dish } and hope.
lesson-outpost_31-02_captain-4 = As Captain you alone have seen the cards: two { card-copper_wire } cards are there. You could swap one card for an unseen one. There is no need: answer No.
lesson-outpost_31-02_captain-end = A { gear-flamethrower }, and it is yours: the Captain takes the Gear that is found. The next turn is led by the player to your left.

lesson-outpost_31-03_swap = The Captain looks
lesson-outpost_31-03_swap-0 = { mission-ml05 } needs a { card-petri_dish }, and you have looked: there is none among the cards handed in. You may swap one card for the top card of the deck, without seeing it. Swap out the { card-revolver }.
lesson-outpost_31-03_swap-end = Luck. The others saw that you swapped, and not what. A Captain can rescue a test this way, or ruin it.

lesson-outpost_31-04_sabotage = Sabotage
lesson-outpost_31-04_sabotage-0 = Somebody has handed in { card-sab_arson }. The test fails unless the team gives up a { card-fire_extinguisher }. Everybody offers in secret: offer yours.
lesson-outpost_31-04_sabotage-end = Cured, and the { card-axe } was there as well. One of three handed in { card-sab_arson }: you, Mara or Jonas. A { role-human } may do so only with nothing else in hand.

lesson-outpost_31-05_dice = Dice
lesson-outpost_31-05_dice-0 = { mission-ml01 }: every card that is turned up brings dice, and three alike are needed within three rolls. Keep the two fives: click one of them, then the button.
lesson-outpost_31-05_dice-1 = Not yet. Two fours have come, but the fives are as good: keep the fives and roll the rest once more.
lesson-outpost_31-05_dice-end = Three fives. Weapons and fuel bring the most dice; that is why good cards handed in matter even where no card is asked for by name.

lesson-outpost_31-06_dynamite = Dynamite
lesson-outpost_31-06_dynamite-0 = The same test, and two fives and a four. You have { gear-dynamite }: it turns one die up or down by 1. Click the four and turn it up.
lesson-outpost_31-06_dynamite-end = Three fives without another roll. { gear-dynamite } has two uses; everybody on the team may use their own.

lesson-outpost_31-07_fire = Smoke
lesson-outpost_31-07_fire-0 = There is Smoke in the { room-r11 }. Left alone it turns to Fire, and Fire destroys the room with whatever lies there. Lead the team in.
lesson-outpost_31-07_fire-1 = Somebody must give up a { card-fire_extinguisher } to get in. You have none: offer nothing.
lesson-outpost_31-07_fire-2 = Two have offered one. You decide whose is used: take Mara’s.
lesson-outpost_31-07_fire-3 = You are in, and the Smoke is gone. { mission-ml03 } needs an { card-axe }: hand yours in.
lesson-outpost_31-07_fire-4 = The { card-axe } is there. Swap nothing.
lesson-outpost_31-07_fire-end = Room saved, chip found. Too many ruins lose the match for the { role-human } players; so does contagion, which rises with every failed test.

lesson-outpost_31-08_rope = A Rope
lesson-outpost_31-08_rope-0 = Before the team is chosen, Gear may be used. You do not want Sven on the team. You have a { gear-rope }: tie somebody, if the Captain agrees.
lesson-outpost_31-08_rope-1 = Choose Sven.
lesson-outpost_31-08_rope-end = Mara agreed: Sven is tied until the end of the turn and cannot join the team. The Captain can be tied as well, and nobody has to agree to that; then the next player leads.

lesson-outpost_31-09_blood = Blood
lesson-outpost_31-09_blood-0 = You have a { gear-flamethrower } with both uses left. It can test blood: look at somebody’s Blood Sample.
lesson-outpost_31-09_blood-1 = Look at Sven’s.
lesson-outpost_31-09_blood-2 = { role-imitation }! Only you have seen it; the others must believe you. One use is left, too few to burn anybody yourself. Pass, and see whether somebody acts.
lesson-outpost_31-09_blood-3 = Mara accuses Sven. Everybody alive votes, and most must agree. Vote yes.
lesson-outpost_31-09_blood-end = Sven is burned, and the Blood Sample is shown: you were right. Burning a { role-human } would have raised contagion. At most a few can be burned in a match.

lesson-outpost_31-10_battle = The Thing attacks
lesson-outpost_31-10_battle-0 = The chip was { chip-thing }: the team must fight, and hands in cards once more. Dice are all that counts. Hand in your { card-shotgun }: it brings three.
lesson-outpost_31-10_battle-1 = Six dice in all. Swap nothing.
lesson-outpost_31-10_battle-2 = Three dice alike win; the higher contagion stands, the more are needed. Keep the fours.
lesson-outpost_31-10_battle-end = Won. The Battle and the Gear of a Sector are what you are here for: both found in all three Sectors, and the helicopter can fly.

lesson-outpost_31-11_assimilation = Assimilation
lesson-outpost_31-11_assimilation-0 = Sector 1 is done and Sector 2 opens. Now everybody alive is dealt a Blood Sample and returns one. You were dealt { role-imitation }: you are one from now on, and nobody knows. Pass, as if nothing had happened.
lesson-outpost_31-11_assimilation-1 = Mara takes you along. Hand in { card-sab_barred_door }: what a { role-human } may hardly ever do, you may always.
lesson-outpost_31-11_assimilation-2 = The Captain has found it. A weapon would cure it, and you have a { card-revolver }. Offer nothing.
lesson-outpost_31-11_assimilation-end = The test has failed, and suspicion falls on three. You win if contagion or ruins go too far, or if you get aboard the helicopter.

lesson-outpost_31-12_escape = The Escape
lesson-outpost_31-12_escape-0 = The way out is clear. The table elects a Final Captain, and Mara proposes you. Agree.
lesson-outpost_31-12_escape-1 = You are Final Captain. You may test as many as the Contagion Level says: two. Test Tuva.
lesson-outpost_31-12_escape-2 = { role-imitation }, and everybody sees it: Tuva stays behind. Test Mara.
lesson-outpost_31-12_escape-3 = { role-human }. Now choose who flies. Three should get away, you among them. Take Mara aboard.
lesson-outpost_31-12_escape-4 = Jonas is not tested, and no test is left: you have to trust somebody. Take Jonas aboard.
lesson-outpost_31-12_escape-end = Nobody but { role-human } players aboard: you have won. One { role-imitation } among you, and all would have been lost.
