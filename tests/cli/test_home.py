"""whiteout terminal: the home menu, by piped answers."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("steady_secrets")


def test_nothing_typed_ends_politely(run: Run) -> None:
    done = run("terminal")
    assert done.status == 0
    assert "What would you like to do?" in done.out


def test_quitting(run: Run) -> None:
    for typed in ("5\n", "\n"):
        done = run("terminal", typed=typed)
        assert done.status == 0
        assert done.out.rstrip().endswith("Goodbye.")


def test_a_match_from_the_menu(run: Run) -> None:
    """Play, the first game, six seats, the first bots, a name, no entropy; then a bot plays on and
    it is saved."""
    lines = ["1", "1", "", "1", "Zelda", "", "q", "2", "mine.jsonl", "5"]
    done = run("terminal", typed="\n".join(lines) + "\n")
    assert done.status == 0
    assert "Zelda: " in done.out.split("The reveal")[1]
    assert done.out.rstrip().endswith("Goodbye.")
    assert run("verify", "mine.jsonl").status == 0


def test_a_name_that_a_bot_has_already(run: Run) -> None:
    lines = ["1", "1", "4", "1", "x" * 99, "Carla", "", "q", "3", "a.jsonl", "5"]
    done = run("terminal", typed="\n".join(lines) + "\n")
    assert done.status == 0
    assert "1 to 16 printable characters" in done.out
    header = Path("a.jsonl").read_text("utf-8").splitlines()[0]
    assert '"names":["Carla","Bruno","Elsa","Dario"]' in header


def test_wrong_numbers_are_asked_again(run: Run) -> None:
    done = run("terminal", typed="9\nx\n1\n1\n3\n13\n4\n")
    assert '"9" is not in the list' in done.out
    assert '"x" is not in the list' in done.out
    assert '"3" does not fit: type a number from 4 to 12' in done.out
    assert '"13" does not fit' in done.out


def test_watching_bots_and_opening_the_replay(run: Run) -> None:
    done = run("terminal", typed="2\n1\n4\n1\nseen.jsonl\n3\nseen.jsonl\n3\n\n3\nno.jsonl\n5\n")
    assert done.status == 0
    assert done.out.count("The reveal") == 2
    assert "no.jsonl: No such file or directory" in done.out
    assert done.out.rstrip().endswith("Goodbye.")


def test_the_other_game_from_the_menu(run: Run) -> None:
    done = run("terminal", typed="1\n2\n5\n1\nZelda\n\nq\n2\nmine.jsonl\n5\n")
    assert done.status == 0
    assert "Zelda: " in done.out.split("The reveal")[1]
    assert run("verify", "mine.jsonl").status == 0


def test_no_game_is_no_match(run: Run) -> None:
    done = run("terminal", typed="1\n\n5\n")
    assert "Which game?" in done.out
    assert done.out.rstrip().endswith("Goodbye.")


def test_another_language(run: Run) -> None:
    done = run("terminal", typed="4\n2\n5\n")
    assert "Which language?" in done.out
    assert "Che cosa vuoi fare?" in done.out
    assert done.out.rstrip().endswith("Arrivederci.")


def test_the_language_of_the_system(run: Run) -> None:
    assert "¿Qué quieres hacer?" in run("terminal", typed="5\n", LANG="es_ES.UTF-8").out
    assert "What would you like to do?" in run("terminal", typed="5\n", LANG="xx_XX.UTF-8").out
    assert (
        "Che cosa vuoi fare?"
        in run("terminal", "--lang", "it", typed="5\n", LANG="es_ES.UTF-8").out
    )
