"""What the `datasets` library makes of a repository: the reader it chooses, configs, splits, and their rows."""

from __future__ import annotations

import os
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from typing import Any

# The library copies these when it is imported.
os.environ.setdefault("HF_HUB_OFFLINE", "1")
os.environ.setdefault("HF_DATASETS_OFFLINE", "1")

from datasets import disable_progress_bars, load_dataset_builder  # noqa: E402
from datasets.data_files import EmptyDatasetError  # noqa: E402
from datasets.exceptions import DataFilesNotFoundError  # noqa: E402
from datasets.load import dataset_module_factory  # noqa: E402

# The viewer shows the first hundred rows, and converts the rest.
ROWS = 1000
NO_FILES = (EmptyDatasetError, DataFilesNotFoundError)

disable_progress_bars()


def releases() -> dict[str, str]:
    """The library's release."""
    return {"datasets": version("datasets")}


def load(root: Path, scratch: Path) -> dict[str, Any]:
    """The splits of all configs, each with the files it reads and its first rows; one door with the error where it has none.

    An error is `KIND: text`, KIND the class of the exception. `more.stage` tells what failed: `module` (no reader or no
    configs), `config` (its files), `split` (reading the first rows), `table` (converting all rows, which the viewer needs to
    show more than the first ones). A repository without any data has no door.
    """
    try:
        module = dataset_module_factory(str(root), cache_dir=str(scratch))
    except NO_FILES as error:
        empty = not any(entry.is_file() for entry in root.rglob("*") if ".git" not in entry.relative_to(root).parts)
        return answer([] if empty else [door(None, error=error, stage="module")])
    except Exception as error:  # noqa: BLE001  whatever goes wrong is the answer
        return answer([door(None, error=error, stage="module")])
    reader = module.module_path.rpartition(".")[2]
    parameters = module.builder_configs_parameters
    names = [config.name for config in parameters.builder_configs or []] if parameters.metadata_configs else [None]
    return answer([one for name in names for one in config_doors(root, scratch, reader, name)])


def config_doors(root: Path, scratch: Path, reader: str, name: str | None) -> list[dict[str, Any]]:
    """The splits of one config, read as a stream."""
    try:
        builder = load_dataset_builder(str(root), name, cache_dir=str(scratch))
        files = {
            str(split): [relative(root, path) for path in paths]
            for split, paths in (builder.config.data_files or {}).items()
        }
        splits = builder.as_streaming_dataset()
    except Exception as error:  # noqa: BLE001
        return [door(name, error=error, stage="config", reader=reader)]
    doors = [split_door(name, str(split), rows, reader, files.get(str(split), [])) for split, rows in splits.items()]
    if all(one["whole"] for one in doors):
        try:
            builder.download_and_prepare()
        except Exception as error:  # noqa: BLE001
            return [one | {"error": told(error), "whole": False, "more": one["more"] | {"stage": "table"}} for one in doors]
    return doors


def split_door(name: str | None, split: str, rows: Any, reader: str, files: list[str]) -> dict[str, Any]:
    """The first rows of one split."""
    read, columns, error = 0, [], None
    try:
        for row in islice(rows, ROWS):
            read += 1
            columns = columns or sorted(row)
    except Exception as caught:  # noqa: BLE001
        error = caught
    return door(f"{name or 'default'}/{split}", error, "split", reader, files, read, columns)


def door(
    name: str | None,
    error: Exception | None,
    stage: str,
    reader: str | None = None,
    files: list[str] | None = None,
    rows: int = 0,
    columns: list[str] | None = None,
) -> dict[str, Any]:
    """One way into the data, as the protocol has it."""
    more = {"stage": stage, "reader": reader, "rows": rows, "columns": columns or []}
    return {
        "door": "split",
        "name": name,
        "path": None,
        "usual": True,
        "error": None if error is None else told(error),
        "whole": error is None,
        "good": files or [],
        "refused": [],
        "outside": 0,
        "more": more,
    }


def told(error: BaseException) -> str:
    """The error behind the one that says that there was one."""
    while type(error).__name__ == "DatasetGenerationError" and error.__cause__ is not None:
        error = error.__cause__
    return f"{type(error).__name__}: {error}"


def answer(doors: list[dict[str, Any]]) -> dict[str, Any]:
    """It loads when every split of every config does."""
    return {"loads": bool(doors) and all(one["whole"] for one in doors), "doors": doors}


def relative(root: Path, path: str) -> str:
    """A file as a path in the repository."""
    return os.path.relpath(path, root.resolve()).replace(os.sep, "/")


def parse(words: list[str], files: dict[str, str]) -> tuple[bool, str | None]:
    """The library has no command of its own."""
    return False, "no command"
