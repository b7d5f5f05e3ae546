# How to play Outpost 31, in ten minutes. One message per chapter: its title, its text (.text) and
# what its picture shows (.alt). Blank lines part paragraphs.

how-goal = Get out, but not with everybody
    .text =
        You are the crew of an outpost in the ice. The only way home is the helicopter, and to reach it you must clear the base, sector by sector.

        One of you is an Imitation from the start, and later there may be more. Nobody knows who. Humans win if they fly out and nobody aboard is an Imitation. Imitations win if one of them gets aboard, or if the base falls apart before that.

        Nobody may show blood or cards. Everybody may say anything, true or not.
    .alt = A helicopter on its pad before a dark base; one of the waiting faces is torn.
how-crew = Who you are
    .text =
        You choose one of twelve people. Each belongs to a department: Operations, Maintenance or Science. Missions ask for departments.

        Each has two powers of their own. They count only while you are Captain, and you may use one a turn.

        You also get a Blood Sample, Human or Imitation, which only you see, and five cards.
    .alt = Three portraits in three departments, and a sample of blood that lies face down.
how-base = The base
    .text =
        Three Sectors of six rooms. In every room lies a chip, face down: Gear, spare supplies, or The Thing itself.

        In each Sector you must find one kind of Gear and beat one Thing. That opens the next Sector; after the third, the Escape begins.

        At first only Sector 1 is open.
    .alt = A row of six rooms with question marks; behind it two more rows, closed by snow.
how-turn = A turn in one breath
    .text =
        Each turn one of you is Captain. A mission is turned up. The Captain picks a team and a room. Everybody on the team hands in a card in secret. If the cards do what the mission asks, the chip of that room is turned up. If not, Contagion rises.

        Then all draw new cards, and the next player is Captain.
    .alt = Five steps in a line: mission, team, room, cards, chip.
how-team = Mission, team, room
    .text =
        The mission says how many go, which departments must be among them, and what the cards must do: show certain things, or give dice for a roll.

        The Captain picks the team and always goes along. If the departments cannot be filled, the Captain loses the right to swap a card later.

        Then the Captain names the room. A room in the dark costs the team a Flashlight, a room with Smoke or Fire a Fire Extinguisher. If nobody has one, or says so, another room must do.
    .alt = A mission card asking for four people, and figures with lamps before a dark room.
how-handin = The cards nobody saw
    .text =
        Everybody on the team hands in one card, face down. They are shuffled: nobody knows whose is whose.

        Humans hand in what helps. They may give Sabotage only if they hold nothing else. Imitations may give whatever they like.

        The Captain alone looks at the cards, and may say about them what they like. Sabotage is turned up for all to see: somebody on the team must cure it with the right card, or the test fails at once. If the team was right, the Captain may swap one card for an unseen one.
    .alt = Four cards face down in a pile; one of them glows red.
how-test = The test
    .text =
        Some missions only want to see things among the cards that are turned up: an Axe, two weapons, a Petri Dish.

        Others want a roll. Every card brings as many dice as it says, six at most. The mission wants dice alike, dice that are high, or a sum. After each roll some dice are kept and the others rolled again, as often as the mission allows.

        Dynamite turns a die up or down by one. A Flamethrower gives three more rolls.
    .alt = Six dice, three of them lifted because they show the same face.
how-chip = What you find
    .text =
        If the test succeeds, the chip is turned up. Gear goes to the Captain and, if it is what the Sector needs, counts as found. Spare supplies let the team trade cards.

        The Thing means Battle, at once, with the same team: everybody hands in another card, all are turned up, and three dice alike are needed, later four. Won, it counts for the Sector. Lost, the chips of that Sector are shuffled again, and Contagion rises.
    .alt = A chip turned over in a room: arms reach out of the dark.
how-fire = Smoke, Fire, ruins
    .text =
        Smoke that nobody puts out turns to Fire. Fire that nobody puts out destroys the room, with the chip in it. With four rooms in ruins, or when something you need is lost for good, the Imitations win.

        Entering a room with a Fire Extinguisher puts it out. The Captain may also send somebody who is not on the team to put out a fire elsewhere.
    .alt = Three rooms: smoke, fire, ruin.
how-contagion = Contagion and Assimilation
    .text =
        Every turn with a failed test raises Contagion by one, and each step does harm to the room you were in: the power goes, then Smoke, Fire, ruin. At eight, the Imitations win.

        When Sector 1 and Sector 2 are cleared, there is an Assimilation. Everybody is dealt another Blood Sample. Whoever gets an Imitation is one from then on; whoever is one stays one. Nobody else knows. So the friend you trusted before may be another now.
    .alt = A root in the ice, red up to the fifth step; beside it a hand takes a new sample.
how-gear = Gear, and fire against people
    .text =
        Before the team is picked, Gear can be used. A Rope ties the Captain, or with the Captain's consent somebody else, for one turn: no team, no cards.

        A Flamethrower with both uses can test somebody's blood, for your eyes only. Or you accuse somebody: the table votes, and with more yes than no that player burns. Burn an Imitation and you are safer. Burn a Human and Contagion rises.
    .alt = A rope around a figure, a drop of blood under a lens, hands raised in a vote.
how-escape = The Escape
    .text =
        When the last Sector is cleared, the table elects a Final Captain. With more yes than no it is settled; every second refusal raises Contagion.

        The Final Captain may test as many people as Contagion stands high, for all to see, and then chooses who flies. The Final Captain always flies.

        All aboard turn up their blood. One Imitation, and the Imitations win. Only Humans, and enough of them, and the Humans win.
    .alt = People climb into a helicopter one by one, and each shows a sample.
how-tips = For your first match
    .text =
        As a Human: remember who was on the teams that failed. Put people together in different ways, and see when Sabotage turns up.

        As an Imitation: do not spoil everything. A trusted friend flies. One Sabotage at the right moment is worth more than three.

        As Captain: ask aloud who can give what. Whoever promised and did not keep it is worth a look.
    .alt = A notebook with names, some struck out, one underlined.
