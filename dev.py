#!/usr/bin/env python3
"""The one command of this repository; needs Python 3.11 and nothing else.

    python3 dev.py               make the environment once, then start Whiteout
    python3 dev.py test          fetch the tools once, then run everything that CI runs
    python3 dev.py test WORDS    run pytest alone, with these words, on the sources
    python3 dev.py compile       build the compiled package into build/compiled
    python3 dev.py lab-setup     add what the laboratory's extras need (Parquet, ratings, Ray)
    python3 dev.py bench-setup   add the platforms that the benchmarks compare with
    python3 dev.py push-setup    add Web Push, by which tables that run for days call their people
    python3 dev.py WORDS         pass the words on: whiteout WORDS

The environment is .venv, checked by hash. It holds what requirements-play.lock names, which is all
that playing needs; the first `test` or `compile` adds the tools of requirements.lock. The pages of
the browser table are built when their sources change; WHITEOUT_SKIP_UI=1 leaves them alone.
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
import json
import os
import shlex
import shutil
import signal
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
TOO_LONG = 124  # as timeout(1) says it
SOME_FAILED = 1  # how pytest says that it ran, and not everything passed
PLAY_LOCK = "requirements-play.lock"
TOOLS_LOCK = "requirements.lock"  # what PLAY_LOCK names, and the tools besides
BUILD_FILES = [
    "pyproject.toml",
    "hatch_build.py",
    "build_ui.py",
    "build_compiled.py",
    "compile_groups.py",
]
SETUPS = (["lab-setup"], ["bench-setup"], ["push-setup"])
NEEDS_TOOLS = ("test", "compile", "bench-setup")  # a package of `bench` is built from source

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
        "server/test_crash",
        "server/test_faults",
        "server/test_stores",
        "test_build_ui",
        "test_compile",
        "test_dev",
        "test_documented",
        "test_load_tool",
        "test_plumbing",
        "test_words",
        *(f"{game.parent.name}/test_words" for game in (ROOT / "tests").glob("*/test_words.py")),
    )
]
# Apart: a browser wants its own event loop. It can swallow the signal by which pytest-timeout ends
# a test, so here a thread ends the whole worker, after printing where each thread stands.
BROWSER_TESTS = ["pytest", "-n", "2", "--timeout-method=thread", "tests/browser"]
# These meet real clocks, processes and browsers, and on a busy machine one of them can come late.
# The few that fail are run once more, alone, and named; a second failure is one.
UNHURRIED = ("tests/browser/", "tests/server/")
MOST_SECOND_TRIES = 5
LONGEST_CHECK = 1500.0  # seconds; a check that takes longer hangs
CHECKS: list[tuple[str, list[str]]] = [
    ("lint", ["ruff", "check", "."]),
    ("format", ["ruff", "format", "--check", "."]),
    ("types", ["mypy"]),
    ("layers", ["lint-imports", "--no-cache", "--no-logo"]),
    ("spelling", ["codespell"]),
    ("browser table", ["python", "build_ui.py", "check"]),
    ("tests, interpreted", PYTEST),
]


def main(words: list[str]) -> int:
    """Prepare the environment, then do what the first word says."""
    bootstrap(tools="".join(words[:1]) in NEEDS_TOOLS)
    if words not in (["compile"], *SETUPS):
        build_pages(checks=words == ["test"])
    if words == ["test"]:
        return run_all_checks()
    if words[:1] == ["test"]:
        return subprocess.call(tool(["pytest", *words[1:]]), cwd=ROOT, env=environment())
    if words == ["compile"]:
        return subprocess.call([str(PYTHON), "hatch_build.py"], cwd=ROOT, env=environment())
    if words in SETUPS:
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


def bootstrap(tools: bool) -> None:
    """Make .venv what the locks and the project say, and do nothing when it already is."""
    python = f"{sys.implementation.cache_tag} {sys.platform}"
    play = fingerprint(str(ROOT), python, files=[PLAY_LOCK])
    dev = fingerprint(play, files=[TOOLS_LOCK])
    installed = fingerprint(play, files=BUILD_FILES)
    if (
        PYTHON.exists()
        and (stamp("play"), stamp("installed")) == (play, installed)
        and (not tools or stamp("tools") == dev)
    ):
        return
    with only_one_at_a_time():
        # Tools of another lock would leave packages behind that no lock names: begin anew.
        outdated = tools and stamp("tools") not in ("", dev)
        if not PYTHON.exists() or stamp("play") != play or outdated:
            say(f"Making .venv from {PLAY_LOCK} (once, about 25 MB) ...")
            make_venv()
            install(PLAY_LOCK)
            write_stamp("play", play)
        if tools and stamp("tools") != dev:
            say(f"Adding the tools of {TOOLS_LOCK} (once, about 120 MB) ...")
            install(TOOLS_LOCK)
            write_stamp("tools", dev)
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
            say("Fetching Node into .venv (once, about 60 MB) ...")
            install(build_ui.NODE_LOCK)
        if build_ui.is_stale(ROOT):
            say("Building the browser table ...")
        built = [*command, "ready"] if checks else command
        status = subprocess.call(built, cwd=ROOT, env=environment())
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
    """Install a large extra from its own lock."""
    lock = f"requirements-{extra}.lock"
    locked = fingerprint(stamp("play"), files=[lock])
    if stamp(extra) != locked:
        say(f"Installing {lock} (large, once) ...")
        # A package of `push` is built from source, by what its own build asks for.
        install(lock, "--no-compile", *([] if extra == "push" else ["--no-build-isolation"]))
        write_stamp(extra, locked)
    say(f"What {lock} names is in .venv.")


def install(lock: str, *words: str) -> None:
    """Install exactly what a lock names, checked by hash."""
    pip("install", "--require-hashes", "--no-deps", *words, "-r", lock)


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
        with contextlib.suppress(subprocess.TimeoutExpired):
            ahead.wait(LONGEST_CHECK)
    # Not beside the compiler: a browser that gets no time says nothing about the pages.
    if check("tests in a browser", tool(BROWSER_TESTS), environment()):
        return 1
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
    """Run a command beside the block, in the time that the block leaves: compiling keeps all cores
    busy for minutes, and does nothing when it is asked again. What it has to say is heard then."""
    process = subprocess.Popen(
        ["nice", *command] if shutil.which("nice") else command,
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            end_group(process)


def check(name: str, command: list[str], env: dict[str, str], spared: int = 0) -> int:
    """Run one check under a headline; name the command when it fails."""
    say(f"\n=== {name}")
    begun = time.monotonic()
    if "pytest" in Path(command[0]).name:
        status = run_tests(name, command, env)
    else:
        status = call_within(LONGEST_CHECK, command, env)
    took = f"{time.monotonic() - begun:.1f} s"
    if status == 0:
        say(f"=== {name}: ok, {took}")
    elif status != spared:
        shown = shlex.join(command).replace(f"{ROOT}{os.sep}", "")
        say(f"=== {name}: FAILED after {took} (exit status {status}): {shown}")
    return status


def run_tests(name: str, command: list[str], env: dict[str, str]) -> int:
    """Run tests; give the few that depend on the machine's hurry a second try."""
    kept = ROOT / "build" / "checks" / name.replace(" ", "_")
    shutil.rmtree(kept, ignore_errors=True)
    command = [*command, "-o", f"cache_dir={kept}"]
    status = call_within(LONGEST_CHECK, command, env)
    again = late(kept) if status == SOME_FAILED else []
    if not again:
        return status
    say(f"=== {name}: once more, alone:\n" + "\n".join(again))
    # Of repeated options the last counts.
    return call_within(LONGEST_CHECK, [*command, "-n", "0", "--last-failed"], env)


def late(cache: Path) -> list[str]:
    """The failed tests, if all are of those that may have come late and they are few."""
    told = cache / "v" / "cache" / "lastfailed"
    failed = sorted(json.loads(told.read_text(encoding="utf-8"))) if told.exists() else []
    fair = len(failed) <= MOST_SECOND_TRIES and all(one.startswith(UNHURRIED) for one in failed)
    return failed if fair else []


def call_within(seconds: float, command: list[str], env: dict[str, str]) -> int:
    """Run a command; end it and all it has started when it takes longer than this."""
    process = subprocess.Popen(command, cwd=ROOT, env=env, start_new_session=True)
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        say(f"=== not done after {seconds:g} s: ended")
        return TOO_LONG
    finally:
        if process.poll() is None:
            end_group(process)


def end_group(process: "subprocess.Popen[bytes]") -> None:
    """Kill a process that leads a session of its own, and all that it has started."""
    if os.name == "posix":
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


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
