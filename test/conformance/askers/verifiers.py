"""Asks Verifiers what it can load from a dataset repository, and whether its command takes what is typed.

Ways in:
  harbor-taskset  `harbor download NAME@VERSION --repo URL` and Verifiers' own reader of what comes. The repository is
                  committed to a git repository of its own, and git is told to find it behind the address on the Hub
  package         the built wheel (or the folder on the import path), imported and iterated as the command does it
  rows            the built-in `nemo-gym` taskset on each row file; other rows are read by an environment's own code only
"""

from __future__ import annotations

import gc
import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path, PurePosixPath
from typing import Any

import harbor.cli.download
import harbor.cli.main
import harbor.registry.client.factory
import harbor.registry.client.git_repo
import harbor.tasks.client  # noqa: F401  imported before a copy of this process needs it
import typer.main
from askers.forks import aside, exit_code
from askers.verifiers_packages import package_doors
from askers.words import parse_setup
from verifiers.v1.cli.eval import main as eval_command
from verifiers.v1.tasksets.harbor import taskset as harbor_taskset
from verifiers.v1.tasksets.nemo_gym import NeMoGymConfig, NeMoGymTaskset

URL = "https://huggingface.co/datasets/local-org/local-repo"
# Other spellings of the same address that git can be told about; all are the repository itself on the Hub.
SPELLED = re.compile(
    r"(?:(?:https?|ssh|git)://(?:[^@/\s]+@)?(?:www\.)?(?:huggingface\.co|hf\.co)/|(?:[^@/\s]+@)?(?:huggingface\.co|hf\.co):)"
    r"datasets/local-org/local-repo(?:\.git)?/*",
    re.IGNORECASE,
)
REGISTRY = "registry.json"
ELSEWHERE = 3  # registries in other folders that are asked about
LINES = (".jsonl", ".ndjson")
DATA = (*LINES, ".parquet", ".json", ".csv", ".arrow")
NO_DATA = (REGISTRY, "dataset_infos.json", "package.json")
FULL_HASH = re.compile(r"[0-9a-fA-F]{40}|[0-9a-fA-F]{64}")
SKIPPED = {".git", "__pycache__", "node_modules", ".venv"}
TASK_FOLDERS = {"environment", "solution", "steps", "tests"}
SECONDS = 60.0
# Starts Harbor's command as Verifiers does, instead of running it in a copy of this process: to compare the two.
START = os.environ.get("ASKER_STARTS_HARBOR") == "1"

# What the command draws around its errors.
FRAME = dict.fromkeys(range(0x2500, 0x2580), " ")

Door = dict[str, Any]


# What calling the Typer application makes each time: most of the time its command takes to start.
COMMAND = typer.main.get_command(harbor.cli.main.app)
# What is here stays: copies of this process need not look through it for what is free.
gc.freeze()


def releases() -> dict[str, str]:
    """What answers."""
    return {name: version(name) for name in ("verifiers", "harbor")}


def load(root: Path, scratch: Path) -> dict[str, Any]:
    """Every way into the repository, and whether one of the usual ones loads all it finds."""
    publish(root, scratch / "published")
    shutil.rmtree(harbor_taskset.CACHE, ignore_errors=True)
    doors = [*harbor_doors(root, scratch / "published"), *package_doors(root, scratch), *row_doors(root)]
    usual = [door for door in doors if door["usual"]]
    if any(door["whole"] for door in usual):
        return {"loads": True, "doors": doors}
    open_question = any(door["outside"] or door.get("more", {}).get("undecided") for door in usual)
    return {"loads": None if open_question or any(door["door"] == "rows" for door in doors) else False, "doors": doors}


def door(kind: str, name: str | None, path: str | None, **known: Any) -> Door:
    """A way in that has opened nothing yet."""
    nothing = {"usual": True, "error": None, "whole": False, "good": [], "refused": [], "outside": 0}
    return {"door": kind, "name": name, "path": path, **nothing, **known}


def said(error: BaseException | str) -> str:
    """One line of an error."""
    text = error if isinstance(error, str) else f"{type(error).__name__}: {error}"
    text = " ".join(text.translate(FRAME).split())
    return text if len(text) <= 500 else f"{text[:200]} … {text[-280:]}"


def git(folder: Path, *words: str) -> str:
    """Runs git in a folder and answers what it prints."""
    done = subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True, errors="replace")
    return done.stdout


def publish(root: Path, place: Path) -> None:
    """Commits the tree to a repository that git finds behind the address on the Hub."""
    shutil.copytree(root, place, symlinks=True, ignore=shutil.ignore_patterns(".git"))
    git(place, "init", "-q", "-b", "main")
    git(place, "add", "-A", "-f", ".")
    git(place, "commit", "-q", "--allow-empty", "-m", "all")
    spelled = {URL, *(address for address in addresses(root) if SPELLED.fullmatch(address))}
    settings = [(f"url.file://{place}.insteadOf", address) for address in sorted(spelled)]
    # Serving what Harbor asks for needs the last two on the other side, which reads the same settings here.
    settings += [("protocol.file.allow", "always"), ("uploadpack.allowFilter", "true"), ("uploadpack.allowAnySHA1InWant", "true")]
    os.environ["GIT_CONFIG_COUNT"] = str(len(settings))
    for i, (key, value) in enumerate(settings):
        os.environ[f"GIT_CONFIG_KEY_{i}"], os.environ[f"GIT_CONFIG_VALUE_{i}"] = key, value


def addresses(root: Path) -> set[str]:
    """Every `git_url` of the root's registry.json."""
    tasks = [task for spec in specs(root / REGISTRY) for task in entries(spec)]
    return {task["git_url"].strip() for task in tasks if isinstance(task.get("git_url"), str)}


def entries(spec: dict[str, Any]) -> list[dict[str, Any]]:
    """The tasks of a dataset that are objects at all."""
    tasks = spec.get("tasks")
    return [task for task in tasks if isinstance(task, dict)] if isinstance(tasks, list) else []


class HarborHere:
    """Stands for the `subprocess` module in Verifiers' Harbor taskset: Harbor's command runs in a copy of this process,
    by its own entry point and with the same words."""

    CalledProcessError = subprocess.CalledProcessError

    @staticmethod
    def run(command: list[str], *, check: bool, capture_output: bool, text: bool) -> subprocess.CompletedProcess[str]:
        """What `subprocess.run` answers for this command."""
        if START:
            return subprocess.run(command, check=check, capture_output=capture_output, text=text)

        def entry() -> None:
            sys.argv = [str(word) for word in command]
            COMMAND()

        ended = aside(entry, SECONDS)
        if check and ended.code:
            raise subprocess.CalledProcessError(ended.code, command, ended.stdout, ended.stderr)
        return subprocess.CompletedProcess(command, ended.code, ended.stdout, ended.stderr)


harbor_taskset.subprocess = HarborHere  # type: ignore[assignment]


def folders(root: Path) -> Iterator[tuple[Path, list[str], list[str]]]:
    """Folders with their sub-folders and files, in order; taking a sub-folder out of the list skips it."""
    for place, inner, files in os.walk(root):
        inner[:] = sorted(name for name in inner if name not in SKIPPED)
        yield Path(place), inner, sorted(files)


def harbor_doors(root: Path, published: Path) -> list[Door]:
    """Each dataset of registry.json as a user would name it; registries elsewhere. An empty
    name is a scan of tasks/, which no document mentions."""
    tasks = [place for place, _, files in folders(root) if "task.toml" in files]
    doors = [dataset_door(root, published, spec, None) for spec in specs(root / REGISTRY)]
    if not (root / REGISTRY).is_file():
        if not tasks:
            return doors
        doors.append(dataset_door(root, published, {"name": "missing"}, None))
    inside = {str(place) for place in tasks}
    others = [p for p in sorted(root.rglob(REGISTRY)) if p.is_file() and p.parent != root]
    others = [p for p in others if not any(str(parent) in inside for parent in p.parents)]
    for other in others[:ELSEWHERE]:
        folder = other.parent.relative_to(root).as_posix()
        doors += [dataset_door(root, published, spec, folder) for spec in specs(other)]
    return doors


def specs(registry: Path) -> list[dict[str, Any]]:
    """What can be named in a registry.json, each name and version once. A file that nobody can read has one nameless."""
    if not registry.is_file():
        return []
    try:
        rows = json.loads(registry.read_text(encoding="utf-8"))
    except (ValueError, OSError, RecursionError):
        return [{"name": "unreadable"}]
    rows = next((v for v in rows.values() if isinstance(v, list)), []) if isinstance(rows, dict) else rows
    found = {}
    for row in rows if isinstance(rows, list) else []:
        if isinstance(row, dict) and isinstance(row.get("name"), str):
            found.setdefault((row["name"], str(row.get("version"))), row)
    return list(found.values()) or [{"name": "unnamed"}]


def dataset_door(root: Path, published: Path, spec: dict[str, Any], elsewhere: str | None) -> Door:
    """Downloads one dataset by the name a user types, then reads its tasks."""
    wanted = spec.get("version")
    name = f"{spec['name']}@{wanted}" if isinstance(wanted, str) and wanted and spec["name"] else spec["name"]
    usual = elsewhere is None and spec["name"] != ""
    found = door("harbor-taskset", name, elsewhere, usual=usual, outside=outside(published, spec))
    try:
        config = harbor_taskset.HarborConfig(
            id="harbor", dataset=name, repo=URL, registry_path=None if elsewhere is None else Path(elsewhere)
        )
        export = harbor_taskset.dataset_dir(config)
    except Exception as error:  # noqa: BLE001  the loader's word
        return found | {"error": said(error)}
    try:
        found["whole"] = len(list(harbor_taskset.HarborTaskset(config))) > 0
    except Exception as error:  # noqa: BLE001
        found["error"] = said(error)
    for index, toml in enumerate(sorted(export.rglob("task.toml"))):
        path = origin(toml.parent.relative_to(export), spec, root)
        try:
            harbor_taskset.HarborTask(harbor_taskset.parse_task(toml.parent, index, config), config.task)
            found["good"].append(path)
        except Exception as error:  # noqa: BLE001
            found["refused"].append({"path": path, "why": said(error)})
    if found["good"] or found["refused"]:
        found["error"] = None
    return found


def outside(published: Path, spec: dict[str, Any]) -> int:
    """How many tasks of a dataset lie in another repository or in a commit that is not here."""
    count = 0
    for task in entries(spec):
        address, commit = task.get("git_url"), task.get("git_commit_id")
        if not isinstance(commit, str):
            continue
        if isinstance(address, str) and address and not SPELLED.fullmatch(address.strip()):
            count += 1
        elif FULL_HASH.fullmatch(commit):
            known = subprocess.run(["git", "cat-file", "-e", f"{commit}^{{commit}}"], cwd=published, capture_output=True)
            count += known.returncode != 0
    return count


def origin(exported: Path, spec: dict[str, Any], root: Path) -> str:
    """Where an exported folder (DATASET/last part of the listed path/…) stands in the repository."""
    parts = exported.parts[1:]
    for task in entries(spec):
        if not isinstance(task.get("path"), str):
            continue
        path = PurePosixPath(task["path"])
        if parts[:1] == (path.name,):
            return posixpath.normpath(path.joinpath(*parts[1:]).as_posix())
    scanned = PurePosixPath("tasks", *parts)
    return scanned.as_posix() if (root / scanned).exists() else PurePosixPath(*exported.parts).as_posix()


def row_doors(root: Path) -> list[Door]:
    """Row files: the built-in taskset for NeMo Gym rows, which needs a server; of other rows only that they are there."""
    doors = []
    for place, inner, files in folders(root):
        if "task.toml" in files:
            # A task's own files are no rows; at the root they may stand beside its folders.
            inner[:] = [] if place != root else [name for name in inner if name not in TASK_FOLDERS]
            if place != root:
                continue
        for name in files:
            path = place / name
            if not path.is_file() or not name.lower().endswith(DATA) or name.lower() in NO_DATA:
                continue
            row = door("rows", None, path.relative_to(root).as_posix(), usual=False)
            doors.append(gym_rows(path, row) if is_gym(path) else row | {"error": "only an environment's own code reads it"})
    return doors


def is_gym(path: Path) -> bool:
    """Whether the first row of a file of JSON lines mentions a NeMo Gym request."""
    if path.suffix.lower() not in LINES:
        return False
    with path.open(errors="replace") as lines:
        return "responses_create_params" in next((line for line in lines if line.strip()), "")


def gym_rows(path: Path, row: Door) -> Door:
    """How many rows the taskset yields, and what stops it."""
    count = 0
    try:
        for _ in NeMoGymTaskset(NeMoGymConfig(id="nemo-gym", dataset=path)):
            count += 1
    except Exception as error:  # noqa: BLE001
        row |= {"error": said(error)}
    more = {"rows": count, "needs": "a NeMo Gym resources server"}
    return row | {"whole": row["error"] is None, "good": [row["path"]] if count else [], "more": more}


STUB = """import verifiers.v1 as vf
class Stub(vf.{base}):
    def load(self): return []
    async def run(self, task, agents): return None
__all__ = ["Stub"]
"""


def parse(words: list[str], files: dict[str, str]) -> tuple[bool, str | None]:
    """Lets the evaluation command's own parser read the words after its name and write the config it makes of them;
    nothing is evaluated. An environment that is not installed here is stood for by one without settings."""
    setup = parse_setup(words)
    if setup is not None:
        return setup
    at = next((i for i, word in enumerate(words) if word in ("vf-eval", "eval")), None)
    if at is None:
        raise LookupError(f"no command of Verifiers: {words[:1]}")
    given = words[at + 1 :]

    def read() -> None:
        for name, text in files.items():
            Path(name).write_text(text, encoding="utf-8")
        ids = [("Taskset", given[0])] if given and not given[0].startswith(("-", "@")) else []
        ids += [("Env", given[i + 1]) for i, word in enumerate(given[:-1]) if word == "--env.id"]
        for base, ident in ids:
            module = ident.rsplit("/", 1)[-1].split("@", 1)[0].replace("-", "_").lower()
            if not (Path(harbor_taskset.__file__).parents[1] / module).exists():
                Path(f"{module}.py").write_text(STUB.format(base=base), encoding="utf-8")
        sys.path.insert(0, os.getcwd())
        eval_command.main([*given, "--dry-run"])

    def here() -> str:
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                read()
            except SystemExit as stop:
                if exit_code(stop):
                    raise
            written = sorted(path.name for path in Path(folder).rglob("*") if path.suffix in (".toml", ".json"))
            return " ".join(written)

    ended = aside(here, SECONDS)
    return ended.code == 0, None if ended.code == 0 else said(ended.stderr or ended.stdout)
