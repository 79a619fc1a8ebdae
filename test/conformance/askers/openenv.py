"""Asks OpenEnv about a repository: which folders `openenv harbor rollout --dataset OWNER/NAME` counts as tasks, and which
of them start.

Only the download is replaced: it copies the files that the real filter picks. A task is asked up to the point where its
sandbox would boot. Of the machine two things are assumed: Docker can hold back the network, and the variables that a
task wants from its host are set.
"""

from __future__ import annotations

import asyncio
import functools
import importlib
import logging
import os
import re
import shutil
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import huggingface_hub
from harbor.environments.docker.docker import DockerEnvironment
from harbor.trial.trial import Trial
from huggingface_hub.utils import filter_repo_objects
from openenv.harbor import tasks
from openenv.harbor.rollout import build_trial_config

from askers.words import parse_setup, parse_with

REPO_ID = "local-org/local-repo"
HARNESS, SANDBOX = "opencode", "docker"
MISSING_VARIABLE = re.compile(r"Environment variable '([^']+)' not found in host environment")

DockerEnvironment._egress_control_kernel_support = classmethod(lambda cls: True)
logging.disable(logging.CRITICAL)


def releases() -> dict[str, str]:
    """The releases that answer: what a task must hold is a matter of the Harbor that comes with it."""
    return {"openenv": version("openenv"), "harbor": version("harbor")}


def files_of(root: Path) -> Iterator[str]:
    """Files and links as the Hub lists them."""
    for folder, folders, names in os.walk(root):
        links = [name for name in folders if os.path.islink(os.path.join(folder, name))]
        folders[:] = [name for name in folders if name != ".git" and name not in links]
        for name in (*names, *links):
            yield os.path.relpath(os.path.join(folder, name), root)


def download_from(root: Path) -> Any:
    """`snapshot_download` of the tree in `root`. A link arrives as a file that holds its target."""

    def snapshot_download(repo_id: str, *, repo_type: str, local_dir: str, **options: Any) -> str:
        patterns = {name: options.get(name) for name in ("allow_patterns", "ignore_patterns")}
        # The real one leaves its notes there.
        os.makedirs(os.path.join(local_dir, ".cache", "huggingface"), exist_ok=True)
        for path in filter_repo_objects(sorted(files_of(root)), **patterns):
            source, target = root / path, Path(local_dir, path)
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_symlink():
                target.write_bytes(os.fsencode(os.readlink(source)))
            else:
                shutil.copyfile(source, target)
        return local_dir

    return snapshot_download


async def start(folder: Path, trials: Path, variables: set[str]) -> None:
    """What a rollout does with a task before its sandbox boots; raises what keeps the task from it."""
    while True:
        config = build_trial_config(
            task_dir=folder,
            harness=HARNESS,
            sandbox=SANDBOX,
            intercept_url="http://127.0.0.1:9/v1",
            session_id="asker",
            model="org/model",
            trial_name="asker",
            trials_dir=trials,
        )
        try:
            trial = await Trial.create(config)
            break
        except ValueError as error:
            missing = MISSING_VARIABLE.search(str(error))
            if missing is None or missing[1] in variables:
                raise
            variables.add(missing[1])
            os.environ[missing[1]] = "set"
        finally:
            shutil.rmtree(trials, ignore_errors=True)
    trial._close_logger_handler()
    # Harbor keeps these two for the first moment of the run.
    wrong = getattr(trial, "_task_trajectory_error", None)
    if wrong is not None:
        raise wrong
    trial._validate_agent_capabilities()


def explain(error: BaseException, *places: Path) -> str:
    """What the loader said, without the paths of this run."""
    text = f"{type(error).__name__}: {error}"
    for place in places:
        text = text.replace(f"{place}/", "").replace(str(place), "<task>")
    text = re.sub(r"\s*For further information visit \S+", "", text)
    return re.sub(r"\s+", " ", text).strip()[:400]


async def all_tasks(root: Path, scratch: Path) -> dict[str, Any]:
    place = tasks._DATASET_ROOT / REPO_ID.replace("/", "__")
    door: dict[str, Any] = {"door": "tasks", "name": None, "path": "tasks", "usual": True, "error": None}
    door |= {"whole": False, "good": [], "refused": [], "outside": 0}
    try:
        folders = tasks.resolve_task_dirs(REPO_ID, refresh=True)
    except Exception as error:  # noqa: BLE001  whatever a loader raises is its answer
        return {**door, "error": explain(error, place)}
    variables: set[str] = set()
    for folder in folders:
        path = folder.relative_to(place).as_posix()
        try:
            await start(folder, scratch / "trials", variables)
        except Exception as error:  # noqa: BLE001
            door["refused"].append({"path": path, "why": explain(error, folder, place)})
        else:
            door["good"].append(path)
    order = [folder.relative_to(place).as_posix() for folder in folders]
    door["whole"] = bool(door["good"]) and not door["refused"]
    return {**door, "more": {"order": order, "variables": sorted(variables)}}


def load(root: Path, scratch: Path) -> dict[str, Any]:
    """The folders that OpenEnv counts, in the order of their indexes, and those of them that start."""
    # A folder of the dataset's name in the working folder would be taken instead.
    os.chdir(scratch)
    huggingface_hub.snapshot_download = download_from(root)
    tasks._DATASET_ROOT = scratch / "datasets"
    door = asyncio.run(all_tasks(root, scratch))
    return {"loads": bool(door["good"]), "doors": [door]}


@functools.cache
def command_line() -> Any:
    return importlib.import_module("openenv.cli.__main__").app


def parse(words: list[str], files: dict[str, str]) -> tuple[bool, str | None]:
    """Whether `openenv` takes these words."""
    setup = parse_setup(words)
    if setup is not None:
        return setup
    accepted, why, _ = parse_with("openenv", command_line(), words)
    return accepted, why
