"""The house: packaging, locks, the two builds, and what may not be in the repository."""

import ast
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib import metadata
from itertools import combinations
from pathlib import Path
from typing import Any

import build_compiled
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import whiteout
from whiteout.build_kind import COMPILED

ROOT = Path(__file__).resolve().parent.parent
EXPECT_COMPILED = bool(os.environ.get("EXPECT_COMPILED"))
LOCKS = {
    "requirements-play.lock": "build",
    "requirements.lock": "dev",
    "requirements-lab.lock": "lab-dev",
    "requirements-bench.lock": "bench",
}

# Written in pieces, so that this file does not hold what it forbids.
REGISTRIES = [
    "pypi" + r"\.org",
    "python" + r"hosted\.org",
    "registry" + r"\.npm",
    "npm" + r"js\.",
    r"--(extra-)?" + "index-url",
    r"https?://[^\s\"']*/" + "simple",
    r"file:" + "//",
]
MACHINE_PATHS = [r"(?<![\w./-])/" + f"{top}/" for top in ("work", "root", "farm", "home", "Users")]


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def run_python(*words: str, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        cwd=cwd,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )


def repository_files() -> list[str]:
    """Every file that git tracks or would add."""
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    assert COMPILED == EXPECT_COMPILED
    home = "build/compiled" if EXPECT_COMPILED else "src"
    assert Path(whiteout.__file__) == ROOT / home / "whiteout" / "__init__.py"


def test_every_module_of_the_rules_is_of_that_build() -> None:
    """One module left interpreted would be slow and, worse, untested as compiled."""
    wish = project()["tool"]["whiteout"]["compile"]
    source = ROOT / "src" / "whiteout"
    for path in build_compiled.modules_to_compile(source, wish["include"], wish["exclude"]):
        found = importlib.util.find_spec(path.removesuffix(".py").replace("/", "."))
        assert found is not None, path
        assert found.origin is not None, path
        assert found.origin.endswith(".py") != EXPECT_COMPILED, path


def test_versions_agree() -> None:
    assert whiteout.__version__ == project()["project"]["version"] == metadata.version("whiteout")


def test_public_names_exist() -> None:
    assert set(whiteout.__all__) == {"__version__", *whiteout._HOMES}
    for name in whiteout.__all__:
        assert getattr(whiteout, name) is not None
        assert name in dir(whiteout)
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = whiteout.no_such_name  # type: ignore[attr-defined]


def test_importing_whiteout_loads_nothing_else() -> None:
    code = "import sys, whiteout; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    done = run_python("-c", code)
    assert done.returncode == 0, done.stderr
    assert "whiteout" in done.stdout.split()
    assert not {"typer", "rich", "fluent", "asyncio", "numpy"} & set(done.stdout.split())


def test_source_tree_holds_nothing_built() -> None:
    built = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd", ".c")]
    assert built == []


def test_no_registries_and_no_machine_paths() -> None:
    forbidden = re.compile("|".join(REGISTRIES + MACHINE_PATHS))
    hits = []
    for name in repository_files():
        text = (ROOT / name).read_bytes().decode("utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), 1):
            if forbidden.search(line):
                hits.append(f"{name}:{number}: {line.strip()[:120]}")
    assert hits == []


def test_the_forbidden_patterns_do_match() -> None:
    """A pattern that matches nothing would guard nothing."""
    forbidden = re.compile("|".join(REGISTRIES + MACHINE_PATHS))
    for bad in (
        "https://files.python" + "hosted.org/x.whl",
        "--index" + "-url https://example.net",
        "https://mirror.example.net/api/" + "simple/rich",
        'cd "/' + 'root/x"',
        "see /" + "home/me/notes",
    ):
        assert forbidden.search(bad), bad
    for good in ("https://example.net/docs", "src/work/x.py", "a simple rule"):
        assert not forbidden.search(good), good


def locked_versions(name: str) -> dict[str, list[str]]:
    text = (ROOT / name).read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for package, version in re.findall(r"^([a-z0-9.-]+)==(\S+)", text, flags=re.MULTILINE):
        found.setdefault(package, []).append(version)
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_locks_hold_hashes_and_no_addresses(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    allowed = re.compile(r"[a-z0-9.-]+==\S+( ;.*)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?| *#.*")
    strange = [line for line in text.splitlines() if not allowed.fullmatch(line)]
    assert strange == []
    pins = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert pins
    assert [pin for pin in pins if "--hash=sha256:" not in pin] == []


@pytest.mark.parametrize(("name", "extra"), LOCKS.items())
def test_locks_satisfy_the_project(name: str, extra: str) -> None:
    """A dependency changed without its lock would only be missed on a fresh clone."""
    extras = project()["project"]["optional-dependencies"]
    wanted = [Requirement(text) for text in project()["project"]["dependencies"] + extras[extra]]
    own = [need for need in wanted if need.name == "whiteout"]
    wanted += [Requirement(text) for need in own for part in need.extras for text in extras[part]]
    locked = locked_versions(name)
    for need in wanted:
        if need.name == "whiteout":
            continue
        versions = locked.get(canonicalize_name(need.name))
        assert versions, f"{need} is not in {name}"
        assert all(need.specifier.contains(version) for version in versions), (need, versions)


def test_the_locks_agree() -> None:
    """All of them go into one environment."""
    for one, other in combinations(LOCKS, 2):
        first, second = locked_versions(one), locked_versions(other)
        assert {p: second[p] for p in first.keys() & second.keys()} == {
            p: first[p] for p in first.keys() & second.keys()
        }, (one, other)


def test_players_have_nothing_that_developers_lack() -> None:
    """dev.py installs the tools over the player's environment."""
    play, tools = locked_versions("requirements-play.lock"), locked_versions("requirements.lock")
    assert play.keys() < tools.keys()
    assert not {"mypy", "playwright", "pytest", "ruff"} & play.keys()


def test_first_example_of_the_readme_runs(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"^```python\n(.*?)^```", readme, flags=re.MULTILINE | re.DOTALL)
    assert block, "README.md has no python example"
    example = tmp_path / "example.py"
    example.write_text(block[1], encoding="utf-8")
    done = run_python("-W", "error", str(example), cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_wheel_holds_the_whole_package(tmp_path: Path) -> None:
    """Built as users would build it; the compiled half reuses what ``dev.py compile`` has made."""
    wish = "1" if EXPECT_COMPILED else ""
    words = ("-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    done = run_python(*words, WHITEOUT_COMPILE=wish)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl") != EXPECT_COMPILED
    names = zipfile.ZipFile(wheel).namelist()
    tracked = [name for name in repository_files() if name.startswith("src/whiteout/")]
    assert {name.removeprefix("src/") for name in tracked} <= set(names)
    assert any(name.startswith("whiteout/build_kind.cpython-") for name in names) == EXPECT_COMPILED
    assert {name.split("/")[0] for name in names if not name.startswith("whiteout")} == set()


def test_dev_script_can_refuse_an_old_python() -> None:
    """An old Python must be able to read the file to say that it is too old."""
    ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 7))
