# What the board of Stay Away! says besides the words of the game. it.ftl and es.ftl hold the same
# messages with the same variables.

sa-infection = The infection
sa-infection-none = Nobody was infected in this match.
sa-turned = { $by } turned { $player }
sa-how-turn_end = in the exchange at the end of a turn
sa-how-card = by { $card }

sa-burns = { $name } burns
sa-burned-by = { $name } held the Flamethrower.
sa-out = One chair is empty now.
sa-you-turned = You are one of them now
sa-you-turned-text = The card from { $name } was more than a card. You play for The Thing; nobody else knows.
sa-you-are-it = You are The Thing
sa-you-are-it-text = It was in the deck all the time. Give Infected! cards away, and trust nobody with your name.
sa-analysed = { $name } lays the hand open
sa-only-sees = Only { $name } sees the cards.
sa-humans-win = The Humans win
sa-thing-wins = The Thing wins
sa-nobody-wins = Nobody wins

sa-deed-burned = You burned { $name }: { $role }
sa-deed-turned = You turned { $name }
sa-deed-was-turned = { $name } slipped you an Infected! card
sa-deed-refused = You refused a card of { $name }: it was Infected!
sa-deed-right = You accused { $name }, and you were right
sa-deed-wrong = You accused { $name }, who was Human
