"""The compiled build: which groups there are, and which of them an edit makes anew."""

import json
import sysconfig
from pathlib import Path

import build_compiled
import compile_groups
import pytest
from compile_groups import Group

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = """[tool.whiteout.compile]
include = ["core", "games", "absent"]
exclude = ["core/slow.py"]
apart = ["games"]
"""


class Compiler:
    """Stands in for mypyc: notes what it was asked for and leaves a library per group."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.known: dict[str, dict[str, list[str]]] = {}
        self.header = "the same"

    def __call__(self, name: str, groups: dict[str, list[str]], work: Path) -> Path:
        self.asked.append(name)
        self.known[name] = groups
        out = work / f"{name}-lib"
        out.mkdir()
        text = "".join((work / "src" / m).read_text(encoding="utf-8") for m in groups[name])
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        (out / f"{compile_groups.library(name)}__mypyc{suffix}").write_text(text, encoding="utf-8")
        seen = json.dumps({"core": self.header})
        (out / compile_groups.HEADERS).write_text(seen, encoding="utf-8")
        return out

    def took(self) -> list[str]:
        """The groups compiled since this was asked last."""
        asked, self.asked = sorted(self.asked), []
        return asked


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    compiler = Compiler()
    monkeypatch.setattr(build_compiled, "build_group", compiler)
    return compiler


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository with a core and two games."""
    (tmp_path / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    for name in (
        "__init__.py",
        "words.ftl",
        "core/fast.py",
        "core/slow.py",
        "games/registry.py",
        "games/frost/game.py",
        "games/frost/rules/cold.py",
        "games/thaw/game.py",
    ):
        edit(tmp_path, name, f"# {name}")
    return tmp_path


def edit(root: Path, name: str, text: str) -> None:
    path = root / "src" / "whiteout" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def compiled(root: Path) -> dict[str, str]:
    """Compile; what every shared object was made from."""
    out = root / "build" / "compiled"
    built = build_compiled.compile_package(root, out)
    return {path.name.split("__")[0]: path.read_text(encoding="utf-8") for path in built}


def test_core_and_each_game_are_groups(root: Path, compiler: Compiler) -> None:
    made = compiled(root)
    assert sorted(made) == ["whiteout_core", "whiteout_frost", "whiteout_thaw"]
    assert compiler.took() == ["core", "frost", "thaw"]
    core = ["whiteout/core/fast.py", "whiteout/games/registry.py"]
    frost = ["whiteout/games/frost/game.py", "whiteout/games/frost/rules/cold.py"]
    assert compiler.known["core"] == {"core": core}
    assert compiler.known["frost"] == {"core": core, "frost": frost}, "a game knows no other"
    copied = root / "build" / "compiled" / "whiteout" / "words.ftl"
    assert copied.read_text(encoding="utf-8") == "# words.ftl"


def test_only_what_an_edit_concerns_is_compiled_again(root: Path, compiler: Compiler) -> None:
    compiled(root)
    compiler.took()
    out = root / "build" / "compiled"
    first = out.stat().st_ino
    compiled(root)
    assert out.stat().st_ino == first, "nothing has changed, so nothing is touched"

    edit(root, "words.ftl", "two")
    compiled(root)
    assert compiler.took() == [], "only an interpreted file has changed"
    assert (out / "whiteout" / "words.ftl").read_text(encoding="utf-8") == "two"

    edit(root, "games/frost/rules/cold.py", "# colder")
    made = compiled(root)
    assert compiler.took() == ["frost"]
    assert made["whiteout_frost"].endswith("# colder")

    edit(root, "games/frost/rules/new.py", "# a new chapter")
    compiled(root)
    assert compiler.took() == ["frost"]

    edit(root, "core/slow.py", "# interpreted, but read by the type checker")
    compiled(root)
    assert compiler.took() == ["core", "frost", "thaw"]


def test_an_edit_taken_back_costs_nothing(root: Path, compiler: Compiler) -> None:
    compiled(root)
    edit(root, "games/thaw/game.py", "# another")
    compiled(root)
    compiler.took()
    edit(root, "games/thaw/game.py", "# games/thaw/game.py")
    assert compiled(root)["whiteout_thaw"] == "# games/thaw/game.py"
    assert compiler.took() == []


def test_old_forms_are_forgotten(root: Path, compiler: Compiler) -> None:
    for number in range(6):
        edit(root, "games/thaw/game.py", f"# {number}")
        compiled(root)
    kept = [path.name.split("-")[0] for path in (root / "build" / "groups").iterdir()]
    assert sorted(kept) == ["core", "frost", *["thaw"] * build_compiled.KEPT]
    assert sorted(path.name for path in (root / "build").iterdir()) == ["compiled", "groups"]


def test_a_failure_keeps_what_was_there(
    root: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled(root)

    def fail(name: str, groups: dict[str, list[str]], work: Path) -> Path:
        raise build_compiled.CompileError(f"mypyc failed on {name}")

    edit(root, "games/frost/game.py", "# wrong")
    with monkeypatch.context() as patch:
        patch.setattr(build_compiled, "build_group", fail)
        with pytest.raises(build_compiled.CompileError, match="failed on frost"):
            compiled(root)
    assert sorted(path.name for path in (root / "build").iterdir()) == ["compiled", "groups"]
    edit(root, "games/frost/game.py", "# games/frost/game.py")
    compiled(root)
    assert compiler.took() == ["core", "frost", "thaw"]


def test_groups_that_saw_another_core_are_refused(root: Path, compiler: Compiler) -> None:
    """Two libraries that disagree about a layout would read each other's memory wrongly."""
    compiled(root)
    compiler.header = "another"
    edit(root, "games/frost/game.py", "# new")
    with pytest.raises(build_compiled.CompileError, match="another core than the one here: frost"):
        compiled(root)


def test_a_game_may_derive_only_from_marked_classes(root: Path, compiler: Compiler) -> None:
    edit(root, "core/fast.py", "class Step: ...\nclass Choice(Step): ...\n")
    derived = "from whiteout.core.fast import Choice as Base\nclass Move(Base): ...\n"
    edit(root, "games/frost/game.py", derived)
    with pytest.raises(
        build_compiled.CompileError, match=r"fast\.Choice, whiteout\.core\.fast\.Step"
    ):
        compiled(root)
    mark = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
    edit(root, "core/fast.py", f"{mark}class Step: ...\n{mark}class Choice(Step): ...\n")
    compiled(root)
    assert compiler.took() == ["core", "frost", "thaw"]


def test_the_groups_of_this_repository() -> None:
    """Every game is one; none holds a module of another."""
    groups = {group.name: group for group in build_compiled.read_groups(ROOT)}
    games = ROOT / "src" / "whiteout" / "games"
    assert set(groups) == {"core", *(path.parent.name for path in games.glob("*/game.py"))}
    for name, group in groups.items():
        inside = [module.startswith(f"whiteout/games/{name}/") for module in group.modules]
        assert inside
        assert set(inside) == {name != "core"}
    assert isinstance(groups["core"], Group)
