"""Runs something in a copy of this process: what is imported already need not be imported again, and nothing it does
stays here."""

from __future__ import annotations

import json
import os
import select
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

MOST_OUTPUT = 100_000


@dataclass(frozen=True)
class Ended:
    """How a copy ended: its exit code, what the function returned (None unless it returned), and what it printed."""

    code: int
    value: Any
    stdout: str
    stderr: str


def exit_code(stop: SystemExit) -> int:
    """The exit code of a program that stops so. A text goes to standard error, as Python does it."""
    if stop.code is None or isinstance(stop.code, int):
        return stop.code or 0
    print(stop.code, file=sys.stderr)
    return 1


def aside(work: Callable[[], Any], seconds: float) -> Ended:
    """Calls `work` in a copy of this process and waits for it. Its value must be JSON. A copy that takes too long is
    ended with everything it started (`code` -9)."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        sys.stdout.flush()
        sys.stderr.flush()
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            _run(work, out.fileno(), err.fileno(), writing)
        os.close(writing)
        text = _read(reading, child, seconds)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        printed = []
        for file in (out, err):
            file.seek(0)
            printed.append(file.read(MOST_OUTPUT).decode("utf-8", "replace"))
        return Ended(code, json.loads(text) if text else None, *printed)


def _run(work: Callable[[], Any], out: int, err: int, writing: int) -> None:
    code = 70
    try:
        os.setsid()
        os.dup2(out, 1)
        os.dup2(err, 2)
        sys.stdout = os.fdopen(1, "w", closefd=False, encoding="utf-8", errors="replace")
        sys.stderr = os.fdopen(2, "w", closefd=False, encoding="utf-8", errors="replace")
        try:
            value = json.dumps(work()).encode()
            sys.stdout.flush()
            while value:
                value = value[os.write(writing, value) :]
            code = 0
        except SystemExit as stop:
            code = exit_code(stop)
        except BaseException:  # noqa: BLE001  what a program does not catch ends it with 1
            traceback.print_exc()
            code = 1
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        os._exit(code)


def _read(pipe: int, child: int, seconds: float) -> bytes:
    """All that comes through the pipe until it is closed; the copy's process group is ended when time is up, and
    whatever it left behind afterwards."""
    end = time.monotonic() + seconds
    parts = []
    with os.fdopen(pipe, "rb", buffering=0) as source:
        while True:
            ready = select.select([source], [], [], max(0.0, end - time.monotonic()))[0]
            part = source.read(65536) if ready else b""
            if not part:
                break
            parts.append(part)
    if not ready:
        parts = []
        try:
            os.killpg(child, signal.SIGKILL)
        except ProcessLookupError:
            os.kill(child, signal.SIGKILL)
    return b"".join(parts)
