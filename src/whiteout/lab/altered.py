"""A game whose data files say something else, in processes of their own.

The rules read their tables once, when they are imported. So that a number of a table can be varied
without any game knowing of it, a fresh process imports the game's package with another text in
place of the file; the files themselves, and every other process, stay as they are.

A number is named `FILE.ROW.FIELD`: `cards.joker.count` is the field `count` of the row of
cards.toml whose first field is `joker`. Rows may also be counted from 0: `cards.#3.count`.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module, resources
from importlib.machinery import SourceFileLoader
from importlib.resources.abc import Traversable, TraversableResources
from importlib.util import find_spec, module_from_spec
from io import BytesIO, StringIO
from os import PathLike
from typing import Any

from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.refusal import BadSetting, Refusal
from whiteout.games.registry import find_game

Value = int | list[int]


class Changes:
    """The data files of one game that read otherwise: their new texts by file name."""

    def __init__(self, package: str, texts: dict[str, str]) -> None:
        self.package = package
        self.texts = texts

    def digest(self) -> str:
        """A short name for this set of texts."""
        told = repr(sorted(self.texts.items())).encode()
        return hashlib.sha256(told).hexdigest()[:16]


NO_CHANGES = Changes("", {})


# -- which number, and what it becomes -------------------------------------------------------------


def change(game: Game, key: str, value: str) -> Changes:
    """The game's data with one number (or one list of numbers, `4+4+6`) put in place of another."""
    package = package_of(game)
    parts = key.split(".")
    if len(parts) != 3:
        raise BadSetting(f"data.{key} names no number", "data.FILE.ROW.FIELD")
    file, row, field = parts
    files = data_files(package)
    if file not in files:
        raise BadSetting(f"{game.id} has no data file {file!r}", " or ".join(sorted(files)))
    text = files[file]
    table, index = _find_row(tomllib.loads(text), file, row)
    fields = tomllib.loads(text)[table][index]
    if field not in fields:
        raise BadSetting(f"{file}.{row} has no field {field!r}", " or ".join(fields))
    old = fields[field]
    return Changes(package, {f"{file}.toml": _edit(text, table, index, field, old, value)})


def package_of(game: Game) -> str:
    """The package that holds a game and its `data` folder."""
    return type(game).__module__.rpartition(".")[0]


def data_files(package: str) -> dict[str, str]:
    """The texts of a game's data files, by name without `.toml`."""
    folder = resources.files(package).joinpath("data") if package else None
    if folder is None or not folder.is_dir():
        return {}
    return {
        file.name.removesuffix(".toml"): file.read_text("utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    }


def _find_row(data: Facts, file: str, row: str) -> tuple[str, int]:
    """The table and the place of a row: by its first field, or as `#number`."""
    names = []
    for table, rows in data.items():
        if not isinstance(rows, list):
            continue
        for index, fields in enumerate(rows):
            name = str(next(iter(fields.values()), ""))
            if row in (name, f"#{index}"):
                return table, index
            names.append(name)
    some = ", ".join(dict.fromkeys(names))
    raise BadSetting(f"{file}.toml has no row {row!r}", f"one of {some}; or its number, #0")


def _edit(text: str, table: str, index: int, field: str, old: object, value: str) -> str:
    """The file with another value on one line; read back, nothing else may have changed."""
    new = _read_value(field, old, value)
    head = list(re.finditer(rf"^\[\[{re.escape(table)}\]\]", text, re.MULTILINE))[index].end()
    pattern = re.compile(rf"^({re.escape(field)}\s*=\s*)[^#\n]*?(\s*(?:#.*)?)$", re.MULTILINE)
    line = pattern.search(text, head)
    edited = text if line is None else (
        f"{text[: line.start()]}{line[1]}{new}{line[2]}{text[line.end() :]}"
    )  # fmt: skip
    wanted = tomllib.loads(text)
    wanted[table][index][field] = new
    if tomllib.loads(edited) != wanted:
        raise BadSetting(f"the field {field!r} cannot be varied", "a number on one line")
    return edited


def _read_value(field: str, old: object, value: str) -> Value:
    """The new value, of the kind of the old one."""
    try:
        numbers = [int(part) for part in value.split("+")]
    except ValueError:
        raise BadSetting(f"{field} cannot be {value!r}", "a number, or numbers as 4+4+6") from None
    if isinstance(old, list) and all(type(number) is int for number in old):
        return numbers
    if type(old) is int and len(numbers) == 1:
        return numbers[0]
    kinds = "numbers as 4+4+6" if isinstance(old, list) else "a field that holds a number"
    raise BadSetting(f"{field} cannot be {value!r}", kinds)


# -- importing the game so -------------------------------------------------------------------------

_OPENED: dict[str, str] = {}
"""The packages imported with altered data in this process, and which data."""


def open_game(name: str, changes: Changes) -> Game:
    """The game, with altered data if there are any; then this process must not know it yet."""
    if not changes.texts:
        return find_game(name)
    package, digest = changes.package, changes.digest()
    if _OPENED.get(package) != digest:
        if package in sys.modules:
            raise Refusal(
                f"{package} is imported already, with other data", "a fresh process for it"
            )
        _import_altered(changes)
        _OPENED[package] = digest
    try:
        return find_game(name)
    except (AssertionError, ValueError) as error:
        raise BadSetting(f"{name} cannot be played with such data: {error}", "another") from None


def _import_altered(changes: Changes) -> None:
    """Import the package as ever, but for what its data files say."""
    spec = find_spec(changes.package)
    assert spec is not None
    assert isinstance(spec.loader, SourceFileLoader)
    spec.loader = _Loader(spec.loader.name, spec.loader.path, changes.texts)
    module = module_from_spec(spec)
    sys.modules[changes.package] = module
    spec.loader.exec_module(module)
    parent, _, name = changes.package.rpartition(".")
    if parent:
        setattr(import_module(parent), name, module)


class _Loader(SourceFileLoader):
    """Loads a package whose resources read otherwise."""

    def __init__(self, name: str, path: str, texts: dict[str, str]) -> None:
        super().__init__(name, path)
        self._texts = {f"data/{file}": text for file, text in texts.items()}

    def get_resource_reader(self, name: str) -> TraversableResources:  # type: ignore[override]
        reader: Any = super().get_resource_reader(name)
        return _Resources(_Overlay(reader.files(), "", self._texts))


class _Resources(TraversableResources):
    def __init__(self, root: _Overlay) -> None:
        self._root = root

    def files(self) -> Traversable:
        return self._root


class _Overlay(Traversable):
    """A folder or file of a package; some files are told from memory."""

    def __init__(self, real: Traversable, path: str, texts: dict[str, str]) -> None:
        self._real = real
        self._path = path
        self._texts = texts

    @property
    def name(self) -> str:
        return self._real.name

    def iterdir(self) -> Iterator[Traversable]:
        for entry in self._real.iterdir():
            yield self.joinpath(entry.name)

    def joinpath(self, *parts: str | PathLike[str]) -> Traversable:
        path = "/".join(str(part) for part in (self._path, *parts) if part)
        return _Overlay(self._real.joinpath(*parts), path, self._texts)

    def __truediv__(self, part: str | PathLike[str]) -> Traversable:
        return self.joinpath(part)

    def read_text(self, encoding: str | None = None) -> str:
        told = self._texts.get(self._path)
        return self._real.read_text(encoding) if told is None else told

    def read_bytes(self) -> bytes:
        told = self._texts.get(self._path)
        return self._real.read_bytes() if told is None else told.encode()

    def is_dir(self) -> bool:
        return self._real.is_dir()

    def is_file(self) -> bool:
        return self._real.is_file()

    def open(self, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
        told = self._texts.get(self._path)
        real: Any = self._real
        if told is None:
            return real.open(mode, *args, **kwargs)
        return BytesIO(told.encode()) if "b" in mode else StringIO(told)
