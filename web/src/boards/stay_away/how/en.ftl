# How to play Stay Away!, in ten minutes. One message per chapter: its title, its text (.text) and
# what its picture shows (.alt). Blank lines part paragraphs.

how-goal = One of you is not human
    .text =
        You are the crew of a station in the ice. Something has been dug up, and now it sits at the table with you, wearing a friend's face: The Thing.

        The Humans want to find it and burn it. The Thing wants to turn everybody else, one by one, without anyone noticing. Whoever is turned becomes Infected and from then on plays for The Thing.

        Nobody may show their cards. Everybody may say anything, true or not. That is the game.
    .alt = Six people around a table; the face of one is torn on one side.
how-table = What lies on the table
    .text =
        Everybody holds four cards. One of all those cards is The Thing, and whoever was dealt it is The Thing for the whole match.

        In the middle lies the deck. Most of its cards are for your hand; some have another back: these are the panics, and they happen the moment they are drawn.

        Your place matters. Nearly every card reaches only the player on your left or on your right.
    .alt = Four cards in a hand, a deck with two kinds of backs, and the neighbours left and right.
how-turn = Your turn: draw, play or discard, exchange
    .text =
        1. Draw a card. Now you hold five.

        2. Play one of them, or discard one face down. You are back to four.

        3. Exchange a card with the player who comes next: you put one forward face down, they put one forward, and the two change hands.

        Then it is the next player's turn. Play begins clockwise, but a card can turn it round.
    .alt = Three steps: a card comes from the deck, one goes to the table, two cross between neighbours.
how-infection = How The Thing spreads
    .text =
        The exchange is the dangerous moment. If The Thing hands you a card Infected!, you are turned: at once, in secret and for good. Only you two know.

        Nothing else turns anybody. You may draw an Infected! card from the deck and stay Human; it is just a card you must not give away. A Human never hands one on. An Infected player may give one only to The Thing, to refill its hand, and always keeps at least one.

        So an Infected! card seen in somebody's hand proves nothing. It is a reason to ask questions.
    .alt = The Thing hands a red card to a neighbour, whose face begins to tear.
how-defence = Saying no
    .text =
        You cannot simply refuse an exchange. You need a Defence card: No Thanks! stops it, Scary stops it and shows you what you would have got, Missed! sends it on to the player after you.

        Two more Defence cards save you from other things: No Barbecue! from the Flamethrower, I'm Comfortable from being moved to another seat.

        Every time you use one, you draw a new card for it. Keep one for the neighbour you fear most.
    .alt = A hand held up against an offered card.
how-search = Finding out
    .text =
        Suspicious shows you one card of a neighbour, by chance. Analysis shows you the whole hand. Whiskey makes you show yours to everybody, which can be a very good idea.

        Whatever you saw, you may tell the table, or keep it, or lie about it. The claims under the log are sentences you can say with one tap; bots listen to them, too.

        The notebook remembers for you what you were shown, who exchanged with whom, and what everybody claimed.
    .alt = An eye looks into a neighbour's cards, and a bubble tells the table.
how-fire = The Flamethrower
    .text =
        It burns a neighbour: that player is out of the match, unless they answer with No Barbecue!. If it was The Thing, the Humans win on the spot.

        If it was not, you have burned a friend, or an Infected; nobody will tell you which. Everybody can use a Flamethrower, The Thing too.
    .alt = A flame between two seats; one seat is empty and dark.
how-obstacles = Doors and Quarantine
    .text =
        A Barred Door between two neighbours keeps them apart: no aiming, no exchange, no swapping of seats. It stays where it is, even when people move.

        Quarantine shuts one player off for three of their own turns. They draw and discard, but play nothing, exchange nothing, and nobody can aim at them.

        An Axe breaks either. Swapping seats is the other way to get away from somebody, or next to somebody.
    .alt = A door with bars between two seats, and a player behind a yellow ring with the number three.
how-panic = Panic
    .text =
        A card with the other back is not for your hand: everybody sees it and it happens at once. People change seats, hands are shown, doors fly open, everybody passes a card on at the same time.

        You do not play or discard in such a turn. As a rule you still exchange a card afterwards.
    .alt = A purple card in the middle, arrows whirling around the table.
how-end = Who wins
    .text =
        The Humans win when The Thing is burned. All Humans still alive win together.

        The Thing wins by declaring that no Human is left. If that is true, it wins with the Infected who are alive; only the very last one turned loses. If everybody was turned and nobody was burned, The Thing wins alone. If a single Human is left, the declaration was a mistake and the Humans win.

        An Infected player wins and loses with The Thing. Once you are turned, help it: confuse the table, and keep The Thing out of the fire.
    .alt = A burning figure on one side; on the other a ring of torn faces.
how-tips = For your first match
    .text =
        As a Human: watch who exchanges with whom, and talk. A table that is silent loses.

        As The Thing: do not hurry. Give harmless cards first, and turn the player that nobody suspects. Turn two neighbours, and you sit between friends.

        As an Infected: your best card is your voice. Accuse a Human.
    .alt = Three faces: a calm one, a torn one, and one that smiles too much.
