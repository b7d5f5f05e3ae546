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
op31-level = Level { $level }: { $fallout }
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
op31-close = Got it
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
