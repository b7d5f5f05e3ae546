# What the board of Outpost 31 says besides the words of the game. it.ftl and es.ftl hold the same
# messages with the same variables.

op31-base = The base
op31-crew = The crew
op31-test = What lies on the table
op31-mission-none = No Investigation yet
op31-not-met = The team is not what the Investigation asks for
op31-next = Next: { $fallout }
op31-last = The next level ends the match
op31-battle = Battle: { $need } alike
op31-assimilations = Assimilations: { $count }
op31-burned = Burned: { $count }
op31-supply = Supply deck: { $cards }, discarded: { $discard }
op31-missions = Mission Log: { $cards }
op31-dark = no power
op31-tried = tried in vain
op31-here = the team is here
op31-going = the team wants in
op31-lone = { $name } is here alone
op31-seen = you have seen: { $chip }
op31-open = still to find: { $slot }
op31-uses = { $gear }, uses left: { $uses }
op31-blood = Blood: { $role }
op31-tested = tested
op31-voted-yes = voted yes
op31-voted-no = voted no
op31-vote = Vote: { $yes } yes, { $no } no
op31-handed-in = You handed in: { $cards }
op31-offered = You offer: { $cards }
op31-offer = { $name } offers: { $what }
op31-offer-count = { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
op31-rolls = Rolls left: { $rolls }
op31-dice-count = Dice: { $count }
op31-die = die { $face }
op31-keep-hint = Click the dice to keep; the others are rolled again.
op31-shift-hint = Click a die to change it.
op31-failed = Failed
op31-pool = In the pool
op31-revealed = Turned up
op31-sabotage = Sabotage
op31-only-you = only you see this
op31-assimilated = Assimilation
op31-assimilated-text = You held { $held } and were dealt { $dealt }. You are now: { $kept }.
op31-escape = The Escape
op31-nominating = { $name } proposes a Final Captain
op31-nominee = { $player } proposes { $nominee }
op31-rejected = Rejected: { $names }
op31-tests = { $tests ->
        [one] One test is left
       *[other] { $tests } tests are left
    }
op31-tested-list = Tested: { $names }
op31-aboard = Aboard: { $count } of { $target }
op31-characters = Characters

op31-burned-in = burned in turn { $turn }
op31-got-away = aboard the helicopter at the end
op31-assimilation = Assimilation { $number }
op31-assimilation-none = Nobody turned.
op31-story = The Assimilations
op31-story-none = There was no Assimilation in this match.

op31-common = Rec Room
op31-contagion = Contagion
op31-of = { $level } of { $most }
op31-needs = needs
op31-dead = burned
op31-given = given
op31-thinking = thinking
op31-mission = Investigation
op31-departments = Departments
op31-left = { $count } left
op31-attack = The Thing attacks
op31-fight = Battle
op31-beaten = The Thing is beaten
op31-lost = The Thing gets away
op31-burns = { $name } burns
op31-your-turn = your move
op31-was-imitation = It was an Imitation.
op31-was-human = It was a Human.
op31-tests-blood = { $player } tests { $target }
op31-blood-test = Blood test
op31-secret-test = Only { $name } sees what comes out.
op31-new-blood = Everybody alive is dealt new blood and returns one.
op31-still-human = You are still Human
op31-turned = You are one of them now
op31-still-imitation = You remain an Imitation
op31-held = You held
op31-dealt = You were dealt
op31-humans-win = The Humans win
op31-imitations-win = The Imitations win
check-op31-captain = The dice for the first Captain fell as the secret says
check-op31-blood = Every Blood Sample was dealt as the secret says
check-op31-supply = The Supply deck lay as the secret says, to the last card
check-op31-missions = The Mission Log lay as the secret says, to the last card
check-op31-assimilation = The Assimilation Deck lay as the secret says
check-op31-chips = Every chip was laid as the secret says

op31-deed-burned-imitation = You had { $name } burned, and it was an Imitation
op31-deed-burned-human = You had { $name } burned, a Human
op31-deed-voted-imitation = Your vote helped to burn { $name }, an Imitation
op31-deed-voted-human = Your vote helped to burn { $name }, a Human
op31-deed-turned = The Assimilation turned you
op31-deed-sabotage = Your Sabotage made a test fail
op31-deed-aboard = You got aboard the helicopter
op31-deed-stowaway = You got aboard, and nobody knew what you were
