"""Phase 7, food: specification 6.20 (FOO)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.option import Option
from whiteout.games.the_thing.options import DISCARD
from whiteout.games.the_thing.position import FOOD_STEP, ThingPosition
from whiteout.games.the_thing.rules.asking import AskAll, distinct, tell, who
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.tables import ACTIONS

A_MEAL = 4
"""What everybody eats from the pantry if nothing was cooked (TT-FOO-02)."""


class Food(Step[ThingPosition]):
    """What was cooked, else four from the pantry (TT-FOO-01, TT-FOO-02, TT-FOO-05)."""

    def run(self, p: ThingPosition) -> None:
        begin(p, FOOD_STEP)
        cooked = p.kitchen > 0
        eaten = p.kitchen if cooked else min(A_MEAL, p.pantry)
        short = not cooked and eaten < A_MEAL
        if cooked:
            p.kitchen = 0
        else:
            p.pantry -= eaten
        p.food_removed += eaten
        tell(p, "food_eaten", {"cooked": cooked, "count": eaten})
        if p.settings.starve_by_shortage and short and not p.starving:
            p.starving = True
            tell(p, "starving_began", {})
        pantry_changed(p)


def pantry_changed(p: ThingPosition) -> None:
    """Starving begins the first time the pantry is empty (TT-FOO-04, TT-LOC-20); cards are
    discarded only where there are any (TT-CEND-03)."""
    if p.pantry > 0 or p.starving or p.settings.starve_by_shortage:
        return
    p.starving = True
    tell(p, "starving_began", {})
    if not p.settings.coop:
        p.then(Starve())


class Starve(AskAll):
    """D42: everybody with cards discards one (TT-FOO-04)."""

    POINT = "D42"

    def everybody(self, p: ThingPosition) -> list[int]:
        return [figure for figure in p.alive() if p.hands[figure]]

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [DISCARD[card] for card in distinct(p.hands[seat])]

    def resolve_all(self, p: ThingPosition, answers: list[Option | None]) -> None:
        for seat, answer in enumerate(answers):
            if answer is None:
                continue
            p.hands[seat].remove(answer.value)
            p.discard_down.append(answer.value)
            p.discard_from.append(seat)
            if p.history is not None:
                secret = {seat: {"action": ACTIONS[answer.value]}}
                tell(p, "card_starved", who(p, seat), secret)
