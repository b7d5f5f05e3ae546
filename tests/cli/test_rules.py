"""whiteout rules: the specification by id, and the rules that no test names."""

import re
from pathlib import Path

import pytest
from tests.cli.conftest import ROOT, Run

from whiteout.core.refusal import Refusal
from whiteout.games.registry import game_ids
from whiteout.lab.traceability import proofs, unknown, untested
from whiteout.words.rulebook import find_rule, parse_rules, read_rules, rules_about

BOOK = """\
# A game

## 1. Setup (SETUP)

Some words **AB-SETUP-09** in passing.

- **AB-SETUP-01** Deal the cards [P] and
  look at `them` [R, computed].

- **AB-SETUP-02** `axe`: cut [S].

| id | who | when |
|---|---|---|
| D-01 | active | \N{EN DASH} |
| D-02 | all | at night [P] |

- **X-01 A night.** Given snow.
"""


def test_rules_rows_and_examples_are_read() -> None:
    rules = parse_rules(BOOK)
    assert list(rules) == ["AB-SETUP-01", "AB-SETUP-02", "D-01", "D-02", "X-01"]
    assert rules["AB-SETUP-01"].text == "Deal the cards [P] and look at `them` [R, computed]."
    assert rules["AB-SETUP-01"].plain() == "Deal the cards and look at them."
    assert rules["AB-SETUP-01"].section == "1. Setup (SETUP)"
    assert rules["D-01"].plain() == "who: active"
    assert rules["D-02"].plain() == "who: all; when: at night"
    assert rules["X-01"].plain() == "A night. Given snow."
    assert [rule.id for rule in rules.values() if rule.is_rule] == ["AB-SETUP-01", "AB-SETUP-02"]
    assert [rule.id for rule in rules_about(rules, "axe")] == ["AB-SETUP-02"]
    assert find_rule(rules, "ab-setup-02").id == "AB-SETUP-02"
    with pytest.raises(Refusal, match="no rule 'AB-SETUP-03'"):
        find_rule(rules, "AB-SETUP-03")


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_of_every_specification_is_found(game: str) -> None:
    """Every id that begins a bullet or a table row is an entry, with a text of its own."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    rules = read_rules(game)
    begins = r"^(?:- \*\*|\| )([A-Z]+-[A-Z]+-\d+)(?:\*\*| \|)"
    written = re.findall(begins, text, flags=re.MULTILINE)
    assert written
    assert [rule.id for rule in rules.values() if rule.is_rule] == written
    assert all(len(rule.plain()) > 10 for rule in rules.values())
    assert not any(re.search(r"\[[SPR]\]", rule.plain()) for rule in rules.values())


def test_showing_rules(run: Run) -> None:
    done = run("rules", "stay_away")
    assert done.status == 0
    assert "SA-PAN-07 one_two: the drawer names left or right" in " ".join(done.out.split())
    one = run("rules", "stay_away", "d-11")
    assert "who: partner" in one.out
    (facts,) = run("rules", "stay_away", "SA-INF-03", "--json").data()
    assert facts["id"] == "SA-INF-03"
    assert facts["section"].startswith("6.9")


def test_rules_that_are_not_there(run: Run) -> None:
    done = run("rules", "stay_away", "SA-XYZ-01")
    assert done.status == 2
    assert "there is no rule 'SA-XYZ-01'" in done.err
    done = run("rules", "chess")
    assert done.status == 2
    assert "stay_away" in done.err


# -- which tests prove which rules ---------------------------------------------------------------

TESTS = '''
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rules("AB-A-01")]

# @pytest.mark.rules("AB-A-09")
TEXT = """@pytest.mark.rules("AB-A-08")"""

@pytest.mark.rules("AB-A-02", "AB-A-03")
def test_one() -> None: ...

class TestMore:
    @pytest.mark.rules("AB-A-02")
    async def test_two(self) -> None: ...

    @other.rules("AB-A-07")
    def test_three(self) -> None: ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rules("AB-A-04"))])
def test_four(x: int) -> None: ...
'''


def test_tests_are_read_as_python_not_as_text(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_a.py").write_text(TESTS, encoding="utf-8")
    scenario = (
        "game: ab\nrules: AB-A-05 AB-A-06 # AB-A-08\nrules: AB-A-10\nthen\n  rules: AB-A-11\n"
    )
    (tmp_path / "b.scenario").write_text(scenario, encoding="utf-8")
    found = proofs(tmp_path)
    assert found == {
        "AB-A-01": ["deep/test_a.py::module"],
        "AB-A-02": ["deep/test_a.py::test_one", "deep/test_a.py::test_two"],
        "AB-A-03": ["deep/test_a.py::test_one"],
        "AB-A-04": ["deep/test_a.py::parameter"],
        "AB-A-05": ["b.scenario"],
        "AB-A-06": ["b.scenario"],
        "AB-A-10": ["b.scenario"],
    }


def test_a_range_is_no_rule(tmp_path: Path) -> None:
    (tmp_path / "b.scenario").write_text("rules: AB-SETUP-01..02\nwhen\n", encoding="utf-8")
    rules = parse_rules(BOOK)
    proved = proofs(tmp_path)
    assert [rule.id for rule in untested(rules, proved)] == ["AB-SETUP-01", "AB-SETUP-02"]
    assert unknown(rules, proved, "AB-") == ["AB-SETUP-01..02"]


def test_untested_rules_fail_and_are_listed(run: Run, tmp_path: Path) -> None:
    everything = [rule.id for rule in read_rules("stay_away").values() if rule.is_rule]
    scenario = tmp_path / "tests" / "all.scenario"
    scenario.parent.mkdir()
    scenario.write_text("rules: " + " ".join(everything), encoding="utf-8")
    done = run("rules", "stay_away", "--untested")
    assert done.status == 0
    assert f"{len(everything)} of {len(everything)} rules are named by tests" in done.out
    scenario.write_text("rules: SA-SLIP-01 " + " ".join(everything[1:]), encoding="utf-8")
    done = run("rules", "stay_away", "--untested", "--tests", "tests")
    assert done.status == 1
    assert everything[0] in done.out
    assert "SA-SLIP-01  is named by all.scenario but is no rule" in done.out
    facts = run("rules", "stay_away", "--untested", "--json").data()
    assert facts["untested"] == [everything[0]]
    assert facts["unknown"] == ["SA-SLIP-01"]


def test_a_folder_of_tests_that_is_not_there(run: Run) -> None:
    done = run("rules", "stay_away", "--untested", "--tests", "nowhere")
    assert done.status == 2
    assert "there is no folder nowhere" in done.err
