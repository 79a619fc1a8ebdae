"""Asks Harbor about a repository: every dataset of its registries, every folder of tasks, and a local copy of each.

The tree becomes one commit of a bare repository, and git's `insteadOf` turns the dataset's address on the Hub into it,
so Harbor resolves, downloads and reads as it does for a user. Like the Hub, it ignores filters: a clone brings all files.
"""

from __future__ import annotations

import asyncio
import functools
import importlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path, PurePosixPath
from typing import Any

from harbor.environments.definition import require_agent_environment_definition
from harbor.job_plan import JobPlan
from harbor.models.job.config import DatasetConfig, JobConfig
from harbor.models.task.task import Task
from harbor.registry.client.base import resolve_version
from harbor.registry.client.factory import RegistryClientFactory
from harbor.registry.client.git_repo import resolve_repo_source
from harbor.tasks.client import TaskClient

from askers.words import parse_setup, parse_with

REPO_ID = "local-org/local-repo"
ADDRESS = f"https://huggingface.co/datasets/{REPO_ID}"
MOST_PLACES = 40
FULL_HASH = re.compile(r"[0-9a-fA-F]{40}|[0-9a-fA-F]{64}")
SETTINGS = """
[core]
repositoryformatversion = 0
bare = true
[uploadpack]
allowAnySHA1InWant = true
[fastimport]
unpackLimit = 0
[gc]
auto = 0
"""


def releases() -> dict[str, str]:
    """The release that answers."""
    return {"harbor": version("harbor")}


class Hub:
    """A tree as the only commit of a repository that answers at its address on the Hub."""

    def __init__(self, root: Path, scratch: Path) -> None:
        self.bare = scratch / "hub"
        for folder in ("objects", "refs/heads"):
            (self.bare / folder).mkdir(parents=True)
        (self.bare / "HEAD").write_text("ref: refs/heads/main\n")
        (self.bare / "config").write_text(SETTINGS)
        # The address may be written with `.git` after it.
        (scratch / "hub.git").symlink_to("hub", target_is_directory=True)
        os.environ.update(
            GIT_CONFIG_COUNT="2",
            GIT_CONFIG_KEY_0=f"url.file://{self.bare}.insteadOf",
            GIT_CONFIG_VALUE_0=ADDRESS,
            GIT_CONFIG_KEY_1="init.templateDir",
            GIT_CONFIG_VALUE_1="",
        )
        entries = sorted(tree_entries(root))
        self.files = [os.fsdecode(name) for name, _, _ in entries]
        self.git("fast-import", "--quiet", given=commit_stream(entries))
        self.commit = (self.bare / "refs/heads/main").read_text().strip()
        # A local copy as git makes it: without empty folders.
        self.copy = scratch / "copy"
        self.copy.mkdir()
        self.git("--work-tree", str(self.copy), "checkout", "-q", "-f", "main", "--", *(["."] if entries else []))

    def git(self, *words: str, given: bytes | None = None) -> None:
        subprocess.run(
            ["git", "--git-dir", str(self.bare), *words], input=given, check=True, capture_output=True, cwd=self.bare
        )

    def has(self, commit: str) -> bool:
        found = subprocess.run(
            ["git", "--git-dir", str(self.bare), "cat-file", "-e", f"{commit}^{{commit}}"], capture_output=True
        )
        return found.returncode == 0

    def folders(self) -> dict[str, list[str]]:
        """Folder -> the tasks directly in it; those inside another task belong to that one, except below `tasks`."""
        tasks = {parent(name) for name in self.files if PurePosixPath(name).name == "task.toml"}

        def inside(folder: str) -> bool:
            return folder in tasks - {"."} or any(str(above) in tasks - {"."} for above in PurePosixPath(folder).parents)

        found: dict[str, list[str]] = {"tasks": []}
        for task in sorted(tasks - {"."}):
            folder = parent(task)
            if folder == "tasks" or not inside(folder):
                found.setdefault(folder, []).append(task)
        first = sorted(found, key=lambda folder: (folder != "tasks", folder != ".", folder))[:MOST_PLACES]
        return {folder: found[folder] for folder in first}

    def registries(self) -> list[str]:
        found = [name for name in self.files if PurePosixPath(name).name == "registry.json"]
        return sorted(found, key=lambda name: (name.count("/"), name))[:MOST_PLACES]


def parent(path: str) -> str:
    return PurePosixPath(path).parent.as_posix()


def tree_entries(root: Path) -> Iterator[tuple[bytes, bytes, bytes]]:
    """Path, mode and content of every file and link."""

    def walk(folder: bytes, prefix: bytes) -> Iterator[tuple[bytes, bytes, bytes]]:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_symlink():
                    yield prefix + entry.name, b"120000", os.readlink(entry.path)
                elif entry.is_dir():
                    if entry.name != b".git":
                        yield from walk(entry.path, prefix + entry.name + b"/")
                else:
                    with open(entry.path, "rb") as file:
                        yield prefix + entry.name, b"100644", file.read()

    return walk(os.fsencode(root), b"")


def commit_stream(entries: list[tuple[bytes, bytes, bytes]]) -> bytes:
    """The commit as `git fast-import` reads it."""
    parts = [b"commit refs/heads/main\ncommitter asker <asker@localhost> 946684800 +0000\ndata 4\ntree\n"]
    for name, mode, content in entries:
        quoted = b"".join(b"\\%03o" % byte if byte < 32 or byte in b'"\\' else bytes([byte]) for byte in name)
        parts.append(b'M %s inline "%s"\ndata %d\n%s\n' % (mode, quoted, len(content), content))
    return b"".join(parts)


@contextmanager
def one_clone(hub: Hub, scratch: Path) -> Iterator[None]:
    """Clones the repository once instead of for every download: each gets a copy, which lacks nothing to fetch."""
    run_git, temporary = TaskClient._run_git, tempfile.tempdir
    tempfile.tempdir = str(scratch)
    pristine = scratch / "clone"

    async def run(self: TaskClient, *words: str | Path, **options: Any) -> None:
        if words[:2] == ("git", "clone") and words[-2] == ADDRESS:
            if not pristine.exists():
                unfiltered = [word for word in words[:-1] if not str(word).startswith("--filter")]
                await run_git(self, *unfiltered, pristine, **options)
            shutil.copytree(pristine, words[-1], dirs_exist_ok=True)
        elif words[:2] != ("git", "fetch") or words[-1] != hub.commit:
            await run_git(self, *words, **options)

    TaskClient._run_git = run
    try:
        yield
    finally:
        TaskClient._run_git, tempfile.tempdir = run_git, temporary


def explain(error: BaseException, task: Path | None = None) -> str:
    """What the loader said, the same in every run."""
    text = f"{type(error).__name__}: {error}"
    if task is not None:
        text = text.replace(str(task), "<task>").replace(str(task.parent), "<tasks>")
    if isinstance(error, subprocess.CalledProcessError):
        told = (error.stderr or b"").decode(errors="replace").splitlines()
        said = [line for line in told if line.startswith(("fatal", "error"))] or told
        text = f"{' '.join(map(str, error.cmd[:2]))}: {'; '.join(said)}"
    text = re.sub(r"\s*For further information visit \S+", "", text)
    text = re.sub(r"\b[0-9a-f]{40}\b", "<commit>", re.sub(r"\btmp[a-z0-9_]{8}\b", "<temporary>", text))
    return re.sub(r"\s+", " ", text).strip()[:400]


def why_not(folder: Path) -> str | None:
    """What keeps a downloaded task from starting: its files, or that nothing says what to run it in."""
    try:
        task = Task(folder)
        require_agent_environment_definition(
            task.paths.environment_dir, docker_image=task.config.environment.docker_image
        )
    except Exception as error:  # noqa: BLE001  whatever a loader raises is its answer
        return explain(error, folder)
    return None


def door(kind: str, *, name: str | None = None, path: str | None = None, usual: bool = True) -> dict[str, Any]:
    """A way in, with nothing found yet."""
    start = {"door": kind, "name": name, "path": path, "usual": usual, "error": None, "whole": False}
    return {**start, "good": [], "refused": [], "outside": 0}


def take(answer: dict[str, Any], path: str, why: str | None) -> None:
    if why is None:
        answer["good"].append(path)
    else:
        answer["refused"].append({"path": path, "why": why})


async def through_git(answer: dict[str, Any], hub: Hub, dataset: DatasetConfig, downloads: Path) -> None:
    """Resolves, downloads in one batch as a job does, and reads task by task."""
    dataset.download_dir = fresh(downloads)
    try:
        configs = await JobPlan.resolve_task_configs(JobConfig(datasets=[dataset]))
    except Exception as error:  # noqa: BLE001
        answer["error"] = explain(error)
        return
    here = []
    for config in configs:
        own = config.git_url is None or config.git_url.rstrip("/").removesuffix(".git") == ADDRESS
        commit = config.git_commit_id
        if not own and commit == hub.commit:
            # No commit was given: Harbor fills in the one of this repository, which the other one does not have.
            take(answer, config.path.as_posix(), "the other repository does not have this repository's commit")
        elif not own or (commit is not None and FULL_HASH.fullmatch(commit) and not hub.has(commit)):
            answer["outside"] += 1
        else:
            here.append(config)
    try:
        results = await JobPlan.cache_tasks(here)
    except Exception as error:  # noqa: BLE001
        results = {}
        answer.setdefault("more", {})["batch"] = explain(error)
    for config in here:
        path = config.path.as_posix()
        try:
            id = config.get_task_id()
            # The batch fails as a whole: one by one shows which tasks are to blame.
            if id not in results:
                config.download_dir = fresh(downloads)
                results |= await JobPlan.cache_tasks([config])
        except Exception as error:  # noqa: BLE001
            take(answer, path, explain(error))
        else:
            take(answer, path, why_not(results[id].path))
    closed = answer["refused"] or answer["outside"] or "batch" in answer.get("more", {})
    answer["whole"] = bool(answer["good"]) and not closed


def fresh(downloads: Path) -> Path:
    """A folder of its own: what a failed download left behind would count as downloaded."""
    downloads.mkdir(exist_ok=True)
    return Path(tempfile.mkdtemp(dir=downloads))


async def registry_doors(hub: Hub, downloads: Path) -> list[dict[str, Any]]:
    doors = []
    address = f"{ADDRESS}@{hub.commit}"
    for file in hub.registries():
        usual = file == "registry.json"
        place = None if usual else Path(file)
        more = {} if usual else {"more": {"registry": file}}
        try:
            datasets = await RegistryClientFactory.create(repo=address, registry_path=place).list_datasets()
            if not datasets:
                raise ValueError("the registry lists no dataset")
        except Exception as error:  # noqa: BLE001
            doors.append({**door("registry", usual=usual), **more, "error": explain(error)})
            continue
        seen: set[str] = set()
        for dataset in datasets:
            reference = f"{dataset.name}@{dataset.version}"
            answer = {**door("registry", name=reference, usual=usual), **more}
            doors.append(answer)
            if reference in seen:
                answer["error"] = "an earlier dataset has this name and version"
                continue
            seen.add(reference)
            if dataset.name == "" and usual:
                answer["error"] = "a command without a name means the folder tasks"
                continue
            versions = [other.version for other in datasets if other.name == dataset.name]
            if dataset.version == "" and resolve_version(versions) != "":
                answer["error"] = f"a command without a version means {resolve_version(versions)}"
                continue
            # The command splits at the first "@".
            name, _, wanted = reference.partition("@")
            try:
                config = DatasetConfig(repo=address, name=name, version=wanted, registry_path=place)
            except Exception as error:  # noqa: BLE001
                answer["error"] = explain(error)
                continue
            await through_git(answer, hub, config, downloads)
    return doors


async def folder_doors(hub: Hub, downloads: Path) -> list[dict[str, Any]]:
    doors = []
    for folder, tasks in hub.folders().items():
        usual = folder == "tasks"
        answer = door("tasks" if usual else "path", path=folder, usual=usual)
        doors.append(answer)
        config = DatasetConfig(repo=f"{ADDRESS}@{hub.commit}", path=None if usual else Path(folder))
        await through_git(answer, hub, config, downloads)
        if answer["error"] is not None:
            continue
        if folder == "." and "task.toml" in hub.files:
            take(answer, ".", "the root is no folder in the root")
            answer["whole"] = False
        reached = {*answer["good"], *(task["path"] for task in answer["refused"])}
        for task in tasks:
            if task not in reached:
                take(answer, task, "not among the folders that git lists")
                answer["whole"] = False
    return doors


async def local_doors(hub: Hub) -> list[dict[str, Any]]:
    doors = []
    if "task.toml" in hub.files:
        answer = door("local", path=".", usual=False)
        take(answer, ".", why_not(hub.copy) or (None if Task.is_valid_dir(hub.copy) else "not a valid task folder"))
        answer["whole"] = bool(answer["good"])
        doors.append(answer)
    for folder, tasks in hub.folders().items():
        answer = door("local", path=folder, usual=False)
        listed: set[str] = set()
        try:
            config = JobConfig(datasets=[DatasetConfig(path=hub.copy / folder)])
            listed = {found.path.name for found in await JobPlan.resolve_task_configs(config)}
        except Exception as error:  # noqa: BLE001
            answer["error"] = explain(error)
        for task in tasks:
            why = why_not(hub.copy / task)
            if why is None and PurePosixPath(task).name not in listed:
                why = "not a valid task folder"
            take(answer, task, why)
        answer["whole"] = bool(answer["good"]) and not answer["refused"]
        if tasks:
            doors.append(answer)
    return doors


async def all_doors(root: Path, scratch: Path) -> list[dict[str, Any]]:
    hub = Hub(root, scratch)
    downloads = scratch / "downloads"
    with one_clone(hub, scratch):
        doors = await registry_doors(hub, downloads)
        doors += await folder_doors(hub, downloads)
    return doors + await local_doors(hub)


def load(root: Path, scratch: Path) -> dict[str, Any]:
    """Every way into the repository, and the tasks that load and do not load through it."""
    doors = asyncio.run(all_doors(root, scratch))
    shutil.rmtree(scratch / "downloads", ignore_errors=True)
    return {"loads": any(found["good"] for found in doors), "doors": doors}


@functools.cache
def command_line() -> Any:
    return importlib.import_module("harbor.cli.main").app


def parse(words: list[str], files: dict[str, str]) -> tuple[bool, str | None]:
    """Whether `harbor` takes these words, and whether the address in them leads to a repository."""
    setup = parse_setup(words)
    if setup is not None:
        return setup
    accepted, why, values = parse_with("harbor", command_line(), words)
    if accepted and values.get("repo"):
        try:
            resolve_repo_source(values["repo"])
        except ValueError as error:
            return False, str(error)
    return accepted, why
