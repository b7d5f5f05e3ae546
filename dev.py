#!/usr/bin/env python3
"""The one command of this repository; needs Python 3.11 and nothing else.

    python3 dev.py               make the environment once, then start Whiteout
    python3 dev.py test          run everything that CI runs
    python3 dev.py test WORDS    run pytest alone, with these words, on the sources
    python3 dev.py compile       build the compiled package into build/compiled
    python3 dev.py lab-setup     add what the laboratory's extras need (Parquet, ratings, Ray)
    python3 dev.py bench-setup   add the platforms that the benchmarks compare with
    python3 dev.py WORDS         pass the words on: whiteout WORDS

The environment is .venv; it holds exactly what requirements.lock names, checked by hash. The pages
of the browser table are built when their sources change; WHITEOUT_SKIP_UI=1 leaves them alone.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Whiteout needs Python 3.11 or newer; this is %d.%d (%s)."
        % (sys.version_info[0], sys.version_info[1], sys.executable)
    )

import contextlib
import hashlib
import importlib.util
import os
import shlex
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
COMPILED = ROOT / "build" / "compiled"
NO_TOOLS = 3  # how hatch_build.py says that there is no compiler

PYTEST = ["pytest", "-n", "auto", "--maxprocesses", "8", "--ignore=tests/browser"]
# These prove words, commands, crashes, stores, reports, files, a cluster and pages of the
# documentation, which are compiled nowhere. (Rooms, sockets, balance, tournaments and engines run
# again: they hand much to what is compiled, or send it to other processes.)
SAME_ON_BOTH_BUILDS = [
    f"--ignore=tests/{name}.py"
    for name in (
        "adapters/test_research_docs",
        "cli/test_commands",
        "cli/test_home",
        "cli/test_outpost_31",
        "cli/test_records",
        "lab/test_dataset",
        "lab/test_docs",
        "lab/test_ray",
        "outpost_31/test_words",
        "server/test_crash",
        "server/test_faults",
        "server/test_stores",
        "stay_away/test_words",
        "test_load_tool",
        "test_words",
    )
]
BROWSER_TESTS = ["pytest", "-n", "2", "tests/browser"]  # apart: a browser wants its own event loop
CHECKS: list[tuple[str, list[str]]] = [
    ("lint", ["ruff", "check", "."]),
    ("format", ["ruff", "format", "--check", "."]),
    ("types", ["mypy"]),
    ("layers", ["lint-imports", "--no-cache", "--no-logo"]),
    ("spelling", ["codespell"]),
    ("browser table", ["python", "build_ui.py", "check"]),
    ("tests, interpreted", PYTEST),
    ("tests in a browser", BROWSER_TESTS),
]


def main(words: list[str]) -> int:
    """Prepare the environment, then do what the first word says."""
    bootstrap()
    if words not in (["compile"], ["lab-setup"], ["bench-setup"]):
        build_pages(checks=words == ["test"])
    if words == ["test"]:
        return run_all_checks()
    if words[:1] == ["test"]:
        return subprocess.call(tool(["pytest", *words[1:]]), cwd=ROOT, env=environment())
    if words == ["compile"]:
        return subprocess.call([str(PYTHON), "hatch_build.py"], cwd=ROOT, env=environment())
    if words in (["lab-setup"], ["bench-setup"]):
        set_up(words[0].removesuffix("-setup"))
        return 0
    return start(tool(["whiteout", *words]))


def start(command: list[str]) -> int:
    """Become the command where the system can, so that signals and exit codes are its own."""
    if os.name == "posix":
        os.execve(command[0], command, environment())
    return subprocess.call(command, env=environment())


def tool(command: list[str]) -> list[str]:
    """Name a program of the environment by its full path."""
    return [str(BIN / command[0]), *command[1:]]


def environment(**extra: str) -> dict[str, str]:
    """Put the environment's programs first, as activating it would."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONHOME"}
    return {**kept, "PATH": path, "VIRTUAL_ENV": str(VENV), **extra}


# --- the environment ---------------------------------------------------------------------------


def bootstrap() -> None:
    """Make .venv what the lock and the project say, and do nothing when it already is."""
    python = f"{sys.implementation.cache_tag} {sys.platform}"
    locked = fingerprint(str(ROOT), python, files=["requirements.lock"])
    installed = fingerprint(locked, files=["pyproject.toml", "hatch_build.py", "build_ui.py"])
    if PYTHON.exists() and stamp("installed") == installed:
        return
    with only_one_at_a_time():
        if not PYTHON.exists() or stamp("locked") != locked:
            say("Making .venv from requirements.lock (once, about half a minute) ...")
            make_venv()
            pip("install", "--require-hashes", "--no-deps", "-r", "requirements.lock")
            write_stamp("locked", locked)
        if stamp("installed") != installed:
            # The lock brings the build backend too, so pip has nothing left to download.
            # The pages come after, from build_pages(), which can fetch Node.
            pip("install", "--no-deps", "--no-build-isolation", "-e", ".", WHITEOUT_SKIP_UI="1")
            write_stamp("installed", installed)


def build_pages(checks: bool) -> None:
    """Build the browser table if its sources have changed; everything else works without it.

    The checks want Node in any case.
    """
    import build_ui

    if not build_ui.is_wanted() or not (checks or build_ui.is_stale(ROOT)):
        return
    command = [str(PYTHON), "build_ui.py"]
    with only_one_at_a_time():
        if subprocess.call([*command, "node"], cwd=ROOT, env=environment()) == build_ui.NO_NODE:
            say("Fetching Node into .venv (once) ...")
            pip("install", "--require-hashes", "--no-deps", "-r", build_ui.NODE_LOCK)
        if build_ui.is_stale(ROOT):
            say("Building the browser table ...")
        status = subprocess.call(command, cwd=ROOT, env=environment())
    if status and in_ci():
        sys.exit(status)
    if status:
        say("Going on without the pages of the browser table.")


def make_venv() -> None:
    """Make an empty .venv, or say what the system lacks."""
    if importlib.util.find_spec("ensurepip") is None:
        sys.exit(
            "This Python cannot make virtual environments (no ensurepip). On Debian or Ubuntu:\n"
            "    sudo apt-get install python3-venv\n"
            "then run the same command again."
        )
    base = getattr(sys, "_base_executable", None) or sys.executable
    must([base, "-m", "venv", "--clear", str(VENV)])


def set_up(extra: str) -> None:
    """Install a large extra from its own lock; a package of `bench` has no wheel, hence the build
    tools here."""
    lock = f"requirements-{extra}.lock"
    locked = fingerprint(stamp("locked"), files=[lock])
    if stamp(extra) != locked:
        say(f"Installing {lock} (large, once) ...")
        hashed = ("--require-hashes", "--no-deps", "--no-build-isolation")
        pip("install", "--no-compile", *hashed, "-r", lock)
        write_stamp(extra, locked)
    say(f"What {lock} names is in .venv.")


def pip(*words: str, **env: str) -> None:
    """Run the environment's pip, quiet but for errors."""
    must([str(PYTHON), "-m", "pip", "-qq", "--disable-pip-version-check", *words], **env)


def must(command: list[str], **env: str) -> None:
    """Run a step of the bootstrap; stop with the command's name when it fails."""
    status = subprocess.call(command, cwd=ROOT, env={**os.environ, **env})
    if status:
        sys.exit(f"Setting up .venv failed (exit status {status}): {shlex.join(command)}")


def fingerprint(*words: str, files: list[str]) -> str:
    """Hash words and the contents of files."""
    total = hashlib.sha256("\0".join(words).encode())
    for name in files:
        total.update(hashlib.sha256((ROOT / name).read_bytes()).digest())
    return total.hexdigest()


def stamp(name: str) -> str:
    """Read what the last finished step was made from; empty when there is none."""
    path = VENV / f"{name}.stamp"
    return path.read_text(encoding="ascii") if path.exists() else ""


def write_stamp(name: str, value: str) -> None:
    """Note that a step has finished."""
    (VENV / f"{name}.stamp").write_text(value, encoding="ascii")


@contextlib.contextmanager
def only_one_at_a_time() -> Iterator[None]:
    """Keep two first runs in two terminals from making the same .venv at once."""
    if os.name != "posix":
        yield
        return
    import fcntl

    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "bootstrap.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# --- the checks --------------------------------------------------------------------------------


def run_all_checks() -> int:
    """Run what CI runs, in order, and stop at the first failure."""
    begun = time.monotonic()
    compiling = [str(PYTHON), "hatch_build.py"]
    with begun_already(compiling) as ahead:
        set_up("lab")
        for name, command in CHECKS:
            if check(name, tool(command), environment()):
                return 1
        ahead.wait()
    status = check("compile", compiling, environment(), spared=NO_TOOLS)
    if status == NO_TOOLS:
        say("\nNOT RUN: the tests of the compiled build, because this machine cannot compile.")
        say("On Debian or Ubuntu: sudo apt-get install gcc python3-dev")
        return 1 if in_ci() else 0
    if status:
        return 1
    compiled = environment(PYTHONPATH=str(COMPILED), EXPECT_COMPILED="1")
    if check("tests, compiled", tool([*PYTEST, *SAME_ON_BOTH_BUILDS]), compiled):
        return 1
    say(f"\nEverything passed in {time.monotonic() - begun:.0f} s.")
    return 0


@contextlib.contextmanager
def begun_already(command: list[str]) -> Iterator["subprocess.Popen[bytes]"]:
    """Run a command beside the block: compiling keeps one core busy for minutes, and does nothing
    when it is asked again. What it has to say is heard then."""
    silence = subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=silence, stderr=silence)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def check(name: str, command: list[str], env: dict[str, str], spared: int = 0) -> int:
    """Run one check under a headline; name the command when it fails."""
    say(f"\n=== {name}")
    begun = time.monotonic()
    status = subprocess.call(command, cwd=ROOT, env=env)
    took = f"{time.monotonic() - begun:.1f} s"
    if status == 0:
        say(f"=== {name}: ok, {took}")
    elif status != spared:
        shown = shlex.join(command).replace(f"{ROOT}{os.sep}", "")
        say(f"=== {name}: FAILED after {took} (exit status {status}): {shown}")
    return status


def in_ci() -> bool:
    """Whether nothing may be left out."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def say(text: str) -> None:
    """Speak on stderr: stdout belongs to the program that is started."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
