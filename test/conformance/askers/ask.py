"""Asks one loader for as long as standard input lasts: one JSON request a line, one JSON reply a line.

    python -P ask.py LOADER        LOADER: harbor, openenv, verifiers, nemo-gym, datasets; or the path of an asker

The first line says which releases answer. An asker is a module with

    releases() -> dict[str, str]                                    package -> release
    load(root: Path, scratch: Path) -> dict                         what the loader makes of the tree in `root`
    parse(words: list[str], files: dict[str, str]) -> (bool, why)   whether the real command takes these words

and may import its neighbours with `from askers import NAME`. Whatever a loader prints goes to standard error. Home and
caches are empty folders below the temporary folder; nothing but this machine is reachable. After each request, the
working folder, environment, arguments and import path are as before, and paths of the request are taken out of the
reply, so that the same question has the same answer everywhere.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import re
import socket
import sys
import tempfile
import traceback
import types
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

HERE = Path(__file__).resolve().parent
MODULES = {"nemo-gym": "nemo_gym", "datasets": "datasets_viewer"}
MAX_TEXT = 600
# Nothing listens there: whoever goes by the proxy fails at once.
NOWHERE = "http://127.0.0.1:9"


def isolate(home: Path) -> None:
    """Gives this process and its children an empty home, no network and one fixed git identity."""
    for name in list(os.environ):
        if name.startswith(("GIT_", "HF_", "HUGGING", "XDG_", "OPENAI_", "PRIME_", "WANDB_", "HARBOR_")):
            del os.environ[name]
    os.environ.update(
        HOME=str(home),
        XDG_CACHE_HOME=str(home / ".cache"),
        XDG_CONFIG_HOME=str(home / ".config"),
        XDG_DATA_HOME=str(home / ".local/share"),
        HF_HOME=str(home / "hf"),
        HF_HUB_OFFLINE="1",
        HF_DATASETS_OFFLINE="1",
        HF_DATASETS_DISABLE_PROGRESS_BARS="1",
        HF_HUB_DISABLE_TELEMETRY="1",
        HF_HUB_DISABLE_PROGRESS_BARS="1",
        DO_NOT_TRACK="1",
        HARBOR_TELEMETRY="0",
        WANDB_MODE="disabled",
        LITELLM_LOCAL_MODEL_COST_MAP="True",
        NO_COLOR="1",
        TERM="dumb",
        COLUMNS="200",
        GIT_ALLOW_PROTOCOL="file",
        GIT_CONFIG_GLOBAL=os.devnull,
        GIT_CONFIG_NOSYSTEM="1",
        GIT_TERMINAL_PROMPT="0",
        GIT_LFS_SKIP_SMUDGE="1",
        GIT_AUTHOR_NAME="asker",
        GIT_AUTHOR_EMAIL="asker@localhost",
        GIT_COMMITTER_NAME="asker",
        GIT_COMMITTER_EMAIL="asker@localhost",
        GIT_AUTHOR_DATE="2000-01-01T00:00:00Z",
        GIT_COMMITTER_DATE="2000-01-01T00:00:00Z",
        **{name: NOWHERE for name in ("http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY")},
    )
    os.environ.pop("no_proxy", None)
    os.environ.pop("NO_PROXY", None)
    refuse_network()


def refuse_network() -> None:
    """Makes every connection to another machine fail at once in this process."""

    def local(address: Any) -> bool:
        return not isinstance(address, tuple) or address[0] in ("127.0.0.1", "::1", "localhost")

    def guard(name: str) -> None:
        real = getattr(socket.socket, name)

        def connect(self: socket.socket, address: Any) -> Any:
            if not local(address):
                raise OSError(101, "Network is unreachable")
            return real(self, address)

        setattr(socket.socket, name, connect)

    guard("connect")
    guard("connect_ex")
    resolve = socket.getaddrinfo

    def getaddrinfo(host: Any, *args: Any, **options: Any) -> Any:
        if host not in (None, "", "127.0.0.1", "::1", "localhost"):
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
        return resolve(host, *args, **options)

    socket.getaddrinfo = getaddrinfo


def asker(loader: str) -> types.ModuleType:
    """The module that speaks to the loader. Its folder is no place to import from: it has files named like loaders."""
    package = types.ModuleType("askers")
    package.__path__ = [str(HERE)]
    sys.modules["askers"] = package
    if not loader.endswith(".py"):
        return importlib.import_module(f"askers.{MODULES.get(loader, loader)}")
    spec = importlib.util.spec_from_file_location("askers.given", loader)
    if spec is None or spec.loader is None:
        raise ImportError(loader)
    module = importlib.util.module_from_spec(spec)
    sys.modules["askers.given"] = module
    spec.loader.exec_module(module)
    return module


@contextmanager
def restored() -> Iterator[None]:
    """Puts the working folder, the environment, the arguments and the import path back afterwards."""
    folder, environment, arguments, path = os.getcwd(), dict(os.environ), list(sys.argv), list(sys.path)
    try:
        yield
    finally:
        os.chdir(folder)
        for name in set(os.environ) - set(environment):
            del os.environ[name]
        for name, value in environment.items():
            if os.environ.get(name) != value:
                os.environ[name] = value
        sys.argv[:] = arguments
        sys.path[:] = path


def without_places(value: Any, places: list[tuple[str, str]]) -> Any:
    """The value with the paths of one request, and what else differs from run to run, replaced in every text."""
    if isinstance(value, str):
        for place, name in places:
            value = value.replace(place, name)
        # Where this machine keeps Python and its packages.
        value = re.sub(r"/[^\s'\":,)\]]*/(?=lib/python3\.\d+/)", "<python>/", value)
        value = re.sub(re.escape(tempfile.gettempdir()) + r"/[^\s'\":,)\]]+", "<temporary>", value)
        return re.sub(r"\b0x[0-9a-f]{6,16}\b", "0x0", value)
    if isinstance(value, dict):
        return {without_places(str(key), places): without_places(item, places) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [without_places(item, places) for item in value]
    return value


def short(text: str) -> str:
    """One line of bounded length."""
    text = re.sub(r"\s+", " ", text).strip()
    return text if len(text) <= MAX_TEXT else f"{text[:MAX_TEXT]}…"


def reply(module: types.ModuleType, request: dict[str, Any]) -> dict[str, Any]:
    """The answer to one request; whatever goes wrong is told as `trouble`."""
    try:
        with restored():
            if request["ask"] == "parse":
                accepted, why = module.parse(list(request["words"]), dict(request["files"]))
                return {"id": request["id"], "accepted": bool(accepted), "why": why if why is None else short(str(why))}
            root, scratch = Path(request["root"]), Path(request["scratch"])
            answer = module.load(root, scratch)
            places = {str(root): "<repo>", str(scratch): "<scratch>"}
            places |= {str(root.resolve()): "<repo>", str(scratch.resolve()): "<scratch>"}
            longest = sorted(places.items(), key=lambda place: -len(place[0]))
            return {"id": request["id"], "answer": without_places(answer, longest)}
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001  an asker must outlive whatever a loader does, SystemExit too
        traceback.print_exc(file=sys.stderr)
        return {"id": request.get("id"), "trouble": short(f"{type(error).__name__}: {error}")}


def send(pipe: BinaryIO, value: dict[str, Any]) -> None:
    """Writes one line; lone surrogates and control characters stand as escapes."""
    pipe.write(json.dumps(value, ensure_ascii=True, separators=(",", ":"), default=str).encode() + b"\n")
    pipe.flush()


def main() -> None:
    """Takes the two pipes for itself, gets the loader ready, and answers until the input ends."""
    loader = sys.argv[1]
    sys.argv[1:] = []
    requests = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    warnings.simplefilter("ignore")
    home = Path(tempfile.mkdtemp(prefix="home-"))
    isolate(home)
    os.chdir(home)
    module = asker(loader)
    send(replies, {"ready": module.releases()})
    for line in requests:
        send(replies, reply(module, json.loads(line)))
        sys.stderr.flush()


if __name__ == "__main__":
    main()
