"""Asks NeMo Gym (0.4 and newer) about row files: which of them, and which splits, it takes as tasks.

Two doors, as `gym dataset download` has them: one file as it is (`artifact`), or what `datasets` makes of the whole
repository (`split`). What comes out of a door is read by NeMo Gym's own code three times: by the validator and the
writer of `gym dataset collate`, and by the reader of `gym eval run`. The validator never fails: it counts the rows it
refuses, which the resources server would refuse when it is sent them. So a door is whole when no row is counted and
none of the three gives up.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.metadata
import io
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

os.environ["TQDM_DISABLE"] = "1"

import datasets.config  # noqa: E402
import nemo_gym  # noqa: E402
import pyarrow.json  # noqa: E402
from nemo_gym import config_types, global_config, hf_utils, rollout_collection, train_data_utils  # noqa: E402
from nemo_gym.base_resources_server import BaseRunRequest  # noqa: E402

from askers.words import parse_setup  # noqa: E402

PACKAGES = ("nemo-gym", "datasets", "huggingface-hub", "openai", "orjson", "pyarrow", "pydantic")
ROW_FILES = tuple(f".{kind}{packed}" for kind in ("jsonl", "ndjson", "json") for packed in ("", ".gz", ".zst"))
# Commands of snippets, without what they would start.
COMMANDS = ("gym", "ng_download_dataset_from_hf", "ng_run", "ng_collect_rollouts")
AGENT = "asked_agent"


def releases() -> dict[str, str]:
    """The releases that answer."""
    found = {name: importlib.metadata.version(name) for name in PACKAGES}
    return found | {"nemo-gym": nemo_gym.__version__, "python": ".".join(map(str, sys.version_info[:3]))}


def load(root: Path, scratch: Path) -> dict[str, Any]:
    """Both doors of the repository in `root`."""
    files = [path.relative_to(root).as_posix() for path in sorted(root.rglob("*")) if is_row_file(path, root)]
    # `datasets` would follow a link on this machine; on the Hub it is a file with a path in it.
    plain = scratch / "plain"
    shutil.copytree(root, plain, ignore=links, symlinks=True)
    with own_caches(scratch / "hf"):
        doors = [artifact(root, name, scratch / f"artifact-{n}") for n, name in enumerate(files)]
        doors += splits(plain, scratch / "splits")
    return {"loads": any(door["whole"] for door in doors), "doors": doors}


def links(folder: str, names: list[str]) -> list[str]:
    """The links of a folder."""
    return [name for name in names if os.path.islink(os.path.join(folder, name))]


def is_row_file(path: Path, root: Path) -> bool:
    """Whether the name promises lines of JSON. Links are no files on the Hub."""
    hidden = any(part == ".git" for part in path.relative_to(root).parts)
    return path.name.lower().endswith(ROW_FILES) and path.is_file() and not path.is_symlink() and not hidden


@contextlib.contextmanager
def own_caches(folder: Path) -> Iterator[None]:
    """Keeps what `datasets` remembers of one repository from all others."""
    places = {
        "HF_DATASETS_CACHE": folder / "datasets",
        "DOWNLOADED_DATASETS_PATH": folder / "downloads",
        "EXTRACTED_DATASETS_PATH": folder / "downloads/extracted",
    }
    with contextlib.ExitStack() as stack:
        for name, place in places.items():
            stack.enter_context(patch.object(datasets.config, name, place))
        yield


def artifact(root: Path, name: str, scratch: Path) -> dict[str, Any]:
    """One file as it lies in the repository."""
    config = config_types.DownloadJsonlDatasetHuggingFaceConfig(
        repo_id="owner/name", artifact_fpath=name, output_fpath=str(scratch / "rows.jsonl")
    )
    with patch.object(hf_utils, "hf_hub_download", lambda **asked: str(root / asked["filename"])):
        trouble = trouble_of(lambda: hf_utils.download_hf_dataset_as_jsonl(config))
    return door("artifact", None, name, scratch / "rows.jsonl", trouble)


def splits(root: Path, scratch: Path) -> list[dict[str, Any]]:
    """What `datasets` makes of the repository, one door for each split, in its order."""
    config = config_types.DownloadJsonlDatasetHuggingFaceConfig(repo_id=str(root), output_dirpath=str(scratch))
    order: list[str] = []
    real = hf_utils.load_dataset

    def load_dataset(*args: Any, **options: Any) -> Any:
        loaded = real(*args, **options)
        order.extend(loaded)
        return loaded

    readers = patch.object(pyarrow.json, "read_json", read_json)
    with readers, patch.object(hf_utils, "load_dataset", load_dataset):
        trouble = trouble_of(lambda: hf_utils.download_hf_dataset_as_jsonl(config))
    if trouble is not None:
        return [door("split", None, None, scratch, trouble)]
    return [door("split", name, None, scratch / f"{name}.jsonl", None) for name in order]


READ_JSON = pyarrow.json.read_json


def read_json(text: io.BytesIO, **options: Any) -> Any:
    """The reader of JSON, except where it ends its process: with null in place of the first row."""
    if text.getvalue().lstrip().startswith(b"null"):
        raise RuntimeError("the process dies of null in place of the first row")
    return READ_JSON(text, **options)


def door(kind: str, name: str | None, path: str | None, rows: Path, trouble: str | None) -> dict[str, Any]:
    """What NeMo Gym makes of the downloaded rows."""
    answer: dict[str, Any] = {"door": kind, "name": name, "path": path, "usual": True, "error": trouble}
    answer |= {"whole": False, "good": [], "refused": [], "outside": 0}
    if trouble is not None:
        return answer
    place = path or str(name)
    try:
        with open(rows) as file:
            lines = list(file)
    except UnicodeDecodeError as error:
        return answer | {"error": short(error)}
    if not lines:
        return answer | {"error": "no rows"}
    bad = {n: why for n, line in enumerate(lines) if (why := row_trouble(line, n)) is not None}
    tasks = [n for n, line in enumerate(lines) if n not in bad and is_task(json.loads(line))]
    loose = [n for n, line in enumerate(lines) if n not in bad and n not in tasks and is_loose(json.loads(line))]
    stages = {name: trouble_of(lambda: stage(rows)) for name, stage in STAGES.items()}
    answer["whole"] = not bad and not tasks and not any(stages.values())
    answer["good"] = [place] if answer["whole"] else []
    answer["refused"] = [{"path": place, "why": why} for why in bad.values()]
    answer["outside"] = len(tasks)
    more = {"rows": len(lines), "bad": list(bad), "loose": loose, "stages": {k: v for k, v in stages.items() if v}}
    return answer | {"more": more}


def row_trouble(line: str, index: int) -> str | None:
    """Why a row is refused: by the model of requests, or by the reader of rollouts."""
    try:
        _, refused = train_data_utils.compute_sample_metrics(line)
        if refused:
            BaseRunRequest.model_validate(json.loads(line))
            return "refused"
        rollout_collection.loads_jsonl_line(line, "rows.jsonl", index + 1)
    except Exception as error:  # noqa: BLE001  whatever it is, the row does not get through
        return short(error)
    return None


def is_task(row: Any) -> bool:
    """Whether newer releases take the row for a task of a taskset, which only a configuration with routes loads."""
    try:
        from nemo_gym.episode_types import is_materialized_task_row
    except ImportError:
        return False
    return is_materialized_task_row(row)


def is_loose(row: Any) -> bool:
    """Whether some item of the prompt fits no kind and only a model without any required field takes it."""
    prompt = row["responses_create_params"]["input"]
    if isinstance(prompt, str):
        return False
    items = BaseRunRequest.model_validate(row).responses_create_params.input
    return any(
        type(item).__name__ == "NeMoGymResponseMcpListTools" and given.get("type") is None
        for item, given in zip(items, prompt, strict=True)
    )


def validate(rows: Path) -> None:
    """The first half of `gym dataset collate`: metrics over all rows that are not refused."""
    train_data_utils.TrainDataProcessor()._validate_samples_and_aggregate_metrics_single_dataset(dataset(rows))


def collate(rows: Path) -> None:
    """The second half: all rows, with where they are to be sent."""
    server = SimpleNamespace(name=AGENT, datasets=[dataset(rows)], SERVER_TYPE="responses_api_agents")
    write = train_data_utils.TrainDataProcessor()._collate_samples_single_type
    # Schemas of single servers came later; they advise.
    options = {"task_data_validation": "off"} if "task_data_validation" in write.__code__.co_varnames else {}
    write(type="example", server_instance_configs=[server], **options)


def rollouts(rows: Path) -> None:
    """What `gym eval run --no-serve --agent NAME` reads before it sends anything."""
    config = rollout_collection.RolloutCollectionConfig(
        input_jsonl_fpath=str(rows), output_jsonl_fpath=str(rows.with_suffix(".out")), agent_name=AGENT
    )
    rollout_collection.RolloutCollectionHelper()._preprocess_rows_from_config(config)


STAGES: dict[str, Callable[[Path], None]] = {"validate": validate, "collate": collate, "rollouts": rollouts}


def dataset(rows: Path) -> config_types.DatasetConfig:
    """The rows as a dataset of a configuration."""
    return config_types.DatasetConfig(name="asked", type="example", jsonl_fpath=str(rows))


def trouble_of(action: Callable[[], Any]) -> str | None:
    """What an action raised."""
    try:
        action()
    except Exception as error:  # noqa: BLE001  any error of the loader is an answer
        return short(error)
    return None


def short(error: BaseException) -> str:
    """An error in one line; of a model's errors the first few."""
    errors = getattr(error, "errors", None)
    if callable(errors):
        listed = errors(include_url=False, include_input=False, include_context=False)
        texts = dict.fromkeys(f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in listed)
        return " | ".join(list(texts)[:3])[:300]
    # `datasets` wraps what went wrong in a file.
    while error.__cause__ is not None:
        error = error.__cause__
    return f"{type(error).__name__}: {' '.join(str(error).split())}"[:300]


def parse(words: list[str], files: dict[str, str]) -> tuple[bool, str | None]:
    """Lets the real command read its words and build its configuration, up to where it would start to work."""
    setup = parse_setup(words) if words[:1] == ["pip"] else None
    if setup is not None:
        return setup
    if words[0] not in COMMANDS:
        return False, f"no command that is asked: {words[0]}"
    [script] = importlib.metadata.entry_points(group="console_scripts", name=words[0])
    output = io.StringIO()
    reached: list[str] = []
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        for name, text in files.items():
            Path(folder, name).parent.mkdir(parents=True, exist_ok=True)
            Path(folder, name).write_text(text)
        before = os.getcwd()
        stack.callback(os.chdir, before)
        os.chdir(folder)
        for place in (patch.object(sys, "argv", words), patch.object(global_config, "_GLOBAL_CONFIG_DICT", None)):
            stack.enter_context(place)
        for ending in endings(reached):
            stack.enter_context(ending)
        stack.enter_context(contextlib.redirect_stdout(output))
        stack.enter_context(contextlib.redirect_stderr(output))
        try:
            script.load()()
        except SystemExit as stop:
            if stop.code not in (None, 0):
                return False, output.getvalue()[-300:] or str(stop.code)
        except Exception as error:  # noqa: BLE001  a crash is a refusal too
            return False, short(error)
    # `--help` and the like end well and start nothing.
    return bool(reached), None if reached else f"nothing would start: {output.getvalue()[:300]}"


def endings(reached: list[str]) -> Iterator[Any]:
    """Stands in for what the commands do with their configuration."""
    from nemo_gym.cli import dataset as dataset_commands
    from nemo_gym.cli import env as env_commands

    async def collect(*_: Any, **__: Any) -> None:
        await asyncio.sleep(0)
        reached.append("rollouts")

    yield patch.object(dataset_commands, "download_hf_dataset_as_jsonl", lambda *_, **__: reached.append("download"))
    yield patch.object(env_commands.RunHelper, "start", lambda *_, **__: reached.append("start"))
    yield patch.object(env_commands.RunHelper, "run_forever", lambda *_, **__: None)
    yield patch.object(rollout_collection.RolloutCollectionHelper, "run_from_config", collect)
