"""The lines of a scenario in the making, as the moments of every game fill them."""

from __future__ import annotations


class Lines:
    """What stands under `given` and `when`, and notes for readers."""

    def __init__(self) -> None:
        self.given: list[str] = []
        self.when: list[str] = []
        self.notes: list[str] = []
        self.again = ""
        """The card on the table, if `when` plays it again from the hand."""
        self.point = ""
        """The decision at which the scenario must stand once it is played, if that is checked."""
