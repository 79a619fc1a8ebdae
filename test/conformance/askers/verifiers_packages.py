"""Environment packages in a repository: built into a wheel, imported and iterated as the evaluation command does it."""

from __future__ import annotations

import importlib
import itertools
import os
import re
import shutil
import site
import sys
import tomllib
import zipfile
from contextlib import suppress
from email.parser import HeaderParser
from importlib.metadata import version
from pathlib import Path
from typing import Any

import hatchling.build  # noqa: F401  imported before a copy of this process needs it
import verifiers
from askers.forks import aside
from packaging.requirements import InvalidRequirement, Requirement
from pydantic_config import cli
from verifiers.v1.cli import resolve
from verifiers.v1.configs.cli.eval import EvalConfig
from verifiers.v1.utils import loaders

ROWS = 200  # tasks taken from a taskset
SECONDS = 50.0
SKIPPED = {".git", "__pycache__", "node_modules", ".venv"}
AWAY = ("Offline", "offline", "Couldn't reach", "Couldn't find", "ConnectionError", "resolve host", "LocalEntryNotFound")


def package_doors(root: Path, scratch: Path) -> list[dict[str, Any]]:
    """One door for each project that mentions Verifiers, else for each module at the root that does."""
    doors = []
    for number, (project, ident, built) in enumerate(projects(root)):
        path = project.relative_to(root).as_posix()
        found = {"door": "package", "name": ident, "path": path, "usual": True, "error": None, "whole": False}
        found |= {"good": [], "refused": [], "outside": 0, "more": {}}
        doors.append(found)
        place = project
        if built:
            place = scratch / f"installed{number}"
            error = install(project, scratch / f"project{number}", place)
            if error is not None:
                found |= error
                continue
        ended = aside(lambda: probe(place, ident, built), SECONDS)
        found |= ended.value or {"error": f"ended with {ended.code}: {last_line(ended.stderr)}"}
        found["good"] = [path] if found["whole"] else []
        found["refused"] = [] if found["whole"] else [{"path": path, "why": found["error"] or ""}]
    return doors


def last_line(text: str) -> str:
    """The last line of what a program said."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")[:400]


def mentions(path: Path) -> bool:
    """Whether a file has the word."""
    with suppress(OSError):
        return path.is_file() and "verifiers" in path.read_text(encoding="utf-8", errors="replace")
    return False


def projects(root: Path) -> list[tuple[Path, str, bool]]:
    """(folder, the id a user types, whether it is built). A Harbor task's own files are no environments."""
    found: list[tuple[Path, str, bool]] = []
    for name, inner, files in os.walk(root):
        folder = Path(name)
        inner[:] = [] if "task.toml" in files else sorted(set(inner) - SKIPPED)
        if "task.toml" in files or not (folder / "pyproject.toml").is_file():
            continue
        if mentions(folder / "pyproject.toml") or any(mentions(path) for path in folder.rglob("*.py")):
            ident = None
            with suppress(ValueError, OSError):
                project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8")).get("project")
                ident = project.get("name") if isinstance(project, dict) else None
            found.append((folder, ident if isinstance(ident, str) else folder.name, True))
    if found:
        return found
    for path in sorted(root.iterdir()):
        if path.suffix == ".py" and mentions(path):
            found.append((root, path.stem, False))
        elif (path / "__init__.py").is_file() and not (path / "task.toml").exists():
            if any(mentions(inside) for inside in path.rglob("*.py")):
                found.append((root, path.name, False))
    return found


def install(project: Path, copy: Path, place: Path) -> dict[str, Any] | None:
    """Builds the wheel with the project's own backend and unpacks it. Answers what went wrong."""
    shutil.copytree(project, copy, symlinks=True, ignore=shutil.ignore_patterns(".git"))
    ended = aside(lambda: build(copy), SECONDS)
    if ended.value is None:
        return {"error": f"build: {last_line(ended.stderr) or ended.code}"}
    if ended.value.get("no_backend"):
        return {"error": f"no {ended.value['no_backend']} here", "more": {"undecided": "build backend"}}
    with zipfile.ZipFile(ended.value["wheel"]) as wheel:
        wheel.extractall(place)
    for data in place.glob("*.data/*lib"):
        shutil.copytree(data, place, dirs_exist_ok=True)
    return unmet(place)


def build(copy: Path) -> dict[str, Any]:
    """Calls the build backend as an installer does."""
    os.chdir(copy)
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8")).get("build-system", {})
    module, _, attribute = settings.get("build-backend", "setuptools.build_meta:__legacy__").partition(":")
    sys.path[:0] = [str(copy / entry) for entry in settings.get("backend-path", [])]
    try:
        backend = importlib.import_module(module)
    except ModuleNotFoundError:
        return {"no_backend": module}
    out = copy.with_name(f"{copy.name}-wheel")
    out.mkdir()
    if attribute:
        backend = getattr(backend, attribute)
    return {"wheel": str(out / backend.build_wheel(str(out)))}


def unmet(place: Path) -> dict[str, Any] | None:
    """What an installer would refuse in the wheel's metadata: another Verifiers, another Python."""
    for metadata in place.glob("*.dist-info/METADATA"):
        headers = HeaderParser().parsestr(metadata.read_text(encoding="utf-8"))
        python = headers.get("Requires-Python")
        wanted = [*headers.get_all("Requires-Dist", []), *([f"python {python}"] if python else [])]
        for text in wanted:
            with suppress(InvalidRequirement):
                need = Requirement(text)
                have = {"verifiers": version("verifiers"), "python": ".".join(map(str, sys.version_info[:3]))}.get(need.name)
                if have and not (need.marker and not need.marker.evaluate({"extra": ""})) and have not in need.specifier:
                    return {"error": f"needs {text}, not {have}"}
    return None


def declared(place: Path) -> set[str]:
    """Distributions that an installer would bring along."""
    names: set[str] = set()
    for metadata in place.glob("*.dist-info/METADATA"):
        headers = HeaderParser().parsestr(metadata.read_text(encoding="utf-8"))
        for text in headers.get_all("Requires-Dist", []):
            with suppress(InvalidRequirement):
                names.add(Requirement(text).name.lower().replace("_", "-"))
    return names - {"verifiers", "datasets"}


def probe(place: Path, ident: str, built: bool) -> dict[str, Any]:
    """Resolves the id, makes the config and takes tasks as `vf-eval ID` does before it runs any."""
    # An installed package is found after the standard library, a folder on PYTHONPATH before it.
    at = min((i for i, entry in enumerate(sys.path) if entry in site.getsitepackages()), default=0) if built else 0
    sys.path.insert(at, str(place))
    for top in {path.stem for path in place.iterdir()}:
        for name in [name for name in sys.modules if name == top or name.startswith(f"{top}.")]:
            if str(getattr(sys.modules[name], "__file__", "") or "").startswith(tuple(site.getsitepackages())):
                del sys.modules[name]
    importlib.invalidate_caches()
    found: dict[str, Any] = {"more": {}}
    try:
        cls = loaders.taskset_class(ident)
    except BaseException as error:  # noqa: BLE001  whatever importing a stranger's module raises
        return without_taskset(found, ident, error, place)
    found["more"]["exports"] = f"{cls.__module__}.{cls.__qualname__}"
    home = str(getattr(sys.modules.get(cls.__module__), "__file__", ""))
    resolved = str(getattr(loaders.import_taskset(ident), "__file__", "") or "")
    if not resolved.startswith(str(place.resolve())) and not resolved.startswith(str(place)):
        return found | {"error": f"the id means {resolved or home}, not this package"}
    count = 0
    try:
        for task in itertools.islice(made(["--env.taskset.id", ident]).taskset, ROWS):
            task.data.model_dump_json()
            count += 1
    except BaseException as error:  # noqa: BLE001
        return found | (unmade(found, error) or broken(error, place))
    if count == 0:
        return found | {"error": "load() yields no task"}
    found["more"]["tasks"] = count
    return found | {"whole": True}


def made(words: list[str]) -> Any:
    """The environment that the command makes of these words before it evaluates anything."""
    kind = resolve.narrow_config(EvalConfig, words)
    sys.argv = ["vf-eval", *words]
    return loaders.load_environment(cli(kind).env)


def unmade(found: dict[str, Any], error: BaseException) -> dict[str, Any] | None:
    """An environment without agents or `run`: its class is loaded (V24), and the command refuses to make one of it."""
    if not re.search(r"declares no agents|instantiate abstract class .* method 'run'", str(error)):
        return None
    return {"whole": True, "more": found["more"] | {"unmade": last_line(str(error))}}


def broken(error: BaseException, place: Path) -> dict[str, Any]:
    """An error of the package, with a word on what this machine lacks."""
    text = " ".join(f"{type(error).__name__}: {error}".split())[:400]
    answer: dict[str, Any] = {"error": text}
    if any(word in text for word in AWAY):
        answer["more"] = {"undecided": "network"}
    lacks = getattr(error, "name", None) if isinstance(error, ModuleNotFoundError) else None
    cause = error.__cause__
    if isinstance(cause, ModuleNotFoundError):
        lacks = cause.name
    if lacks and declared(place):
        answer["more"] = {"undecided": f"module {lacks}, which a dependency may bring"}
    return answer


def without_taskset(found: dict[str, Any], ident: str, error: BaseException, place: Path) -> dict[str, Any]:
    """The module has no taskset: it may have an environment class, or be one for the older interface."""
    with suppress(BaseException):
        found["more"] = {"exports": loaders.environment_class("", ident).__name__, "env": True}
        try:
            # An environment runs over some taskset; any that is here will do.
            made(["--env.taskset.id", "harbor", "--env.id", ident])
            return found | {"whole": True}
        except BaseException as unfit:  # noqa: BLE001
            return found | (unmade(found, unfit) or broken(unfit, place))
    module = sys.modules.get(loaders_module(ident))
    if hasattr(module, "load_environment") and hasattr(verifiers, "load_environment"):
        try:
            verifiers.load_environment(ident)
            return found | {"whole": True, "more": {"older": True}}
        except BaseException as older:  # noqa: BLE001
            return found | broken(older, place) | {"more": {"older": True}}
    return found | broken(error, place)


def loaders_module(ident: str) -> str:
    """The module that an id means."""
    return ident.rsplit("/", 1)[-1].split("@", 1)[0].replace("-", "_").lower()
