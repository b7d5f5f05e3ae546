"""The build of the browser table: when there is something to do, and with what."""

from pathlib import Path

import build_ui
import pytest


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository with the least that the build looks at."""
    for name in ("web/src/main.ts", "src/whiteout/games/frost/words/en.ftl", "web/package.json"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, encoding="utf-8")
    (tmp_path / "web" / "package-lock.json").write_text("{}", encoding="utf-8")
    return tmp_path


class Npm:
    """Stands in for npm: notes what it was asked for and leaves what a build leaves."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, root: Path, command: list[str], quiet: bool = True) -> None:
        self.asked.append(" ".join(word for word in command[1:] if not word.startswith("--no-")))
        made = "web/node_modules" if command[1] == "ci" else "src/whiteout/server/static"
        (root / made).mkdir(parents=True, exist_ok=True)


@pytest.fixture
def npm(monkeypatch: pytest.MonkeyPatch) -> Npm:
    npm = Npm()
    monkeypatch.setattr(build_ui, "_run", npm)
    monkeypatch.setattr(build_ui, "find_node", lambda: ["npm"])
    return npm


def test_builds_once_and_again_after_a_change(root: Path, npm: Npm) -> None:
    assert build_ui.build(root)
    assert npm.asked == ["ci --omit=dev", "run build"]
    assert not build_ui.build(root)
    (root / "web" / "src" / "main.ts").write_text("other", encoding="utf-8")
    assert build_ui.build(root)
    assert npm.asked == ["ci --omit=dev", "run build", "run build"]


def test_a_change_of_a_games_words_counts(root: Path, npm: Npm) -> None:
    build_ui.build(root)
    words = root / "src" / "whiteout" / "games" / "frost" / "words" / "en.ftl"
    words.write_text("a = b", encoding="utf-8")
    assert build_ui.is_stale(root)


def test_tests_and_notes_do_not_count(root: Path, npm: Npm) -> None:
    build_ui.build(root)
    (root / "web" / "src" / "main.test.ts").write_text("x", encoding="utf-8")
    (root / "web" / "src" / "notes.md").write_text("x", encoding="utf-8")
    assert not build_ui.is_stale(root)


def test_a_new_lock_fetches_the_packages_again(root: Path, npm: Npm) -> None:
    build_ui.build(root)
    (root / "web" / "package-lock.json").write_text('{"x": 1}', encoding="utf-8")
    build_ui.build(root)
    assert npm.asked.count("ci --omit=dev") == 2


def test_the_tools_of_the_checks_come_with_the_checks(root: Path, npm: Npm) -> None:
    """Who only plays fetches half as much; who has everything never fetches the half."""
    build_ui.check(root)
    checks = ["run check", "run test", "run size"]
    assert npm.asked == ["ci", "run build", *checks]
    (root / "web" / "src" / "main.ts").write_text("other", encoding="utf-8")
    build_ui.build(root)
    assert npm.asked == ["ci", "run build", *checks, "run build"]


def test_a_player_who_becomes_a_developer_gets_the_rest(root: Path, npm: Npm) -> None:
    build_ui.build(root)
    build_ui.ready(root)
    build_ui.ready(root)
    assert npm.asked == ["ci --omit=dev", "run build", "ci"]


def test_without_sources_the_pages_are_taken_as_they_are(tmp_path: Path) -> None:
    assert not build_ui.is_stale(tmp_path)


def test_without_node_it_says_what_is_needed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_ui, "find_node", lambda: None)
    with pytest.raises(build_ui.NoNodeError, match=r"Node 20\.19"):
        build_ui.build(root)


def test_it_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    for value, wanted in (("", True), ("0", True), ("1", False)):
        monkeypatch.setenv("WHITEOUT_SKIP_UI", value)
        assert build_ui.is_wanted() is wanted
