"""Hands the words of a printed command to the real command's own parser, without running the command."""

from __future__ import annotations

import functools
import importlib
from typing import Any


def parse_with(program: str, app: Any, words: list[str]) -> tuple[bool, str | None, dict[str, Any]]:
    """What the parser of a Typer or Click application makes of a command.

    Returns whether it takes them, why not, and the values of the options
    of the last command in the chain. Callbacks of options run, as they belong to parsing; commands do not.
    """
    if words[:1] != [program]:
        return False, f"not a command of {program}", {}
    command = command_of(app)
    parent, name, rest = None, program, list(words[1:])
    try:
        while True:
            context = command.make_context(name, rest, parent=parent)
            if not hasattr(command, "resolve_command"):
                return True, None, context.params
            left = [*getattr(context, "_protected_args", []), *context.args]
            if not left:
                return False, f"{context.command_path} wants a command", {}
            name, command, rest = command.resolve_command(context, left)
            parent = context
    except Exception as error:  # noqa: BLE001  Typer brings its own Click, whose errors are other classes
        tell = getattr(error, "format_message", lambda: "")
        return False, tell() or f"{type(error).__name__}: {error}", {}


@functools.cache
def command_of(app: Any) -> Any:
    """The Click command of an application; making one of a large Typer application takes long."""
    # Not every loader brings Typer along.
    import typer

    return typer.main.get_command(app) if isinstance(app, typer.Typer) else app


def parse_setup(words: list[str]) -> tuple[bool, str | None] | None:
    """The same for the commands that stand before the loader's own: `pip install`, `hf`; None for other words."""
    if words[:2] == ["pip", "install"]:
        from packaging.requirements import InvalidRequirement, Requirement

        try:
            wanted = [Requirement(word) for word in words[2:]]
        except InvalidRequirement as error:
            return False, str(error)
        return (True, None) if wanted else (False, "pip install wants a requirement")
    if words[:1] == ["hf"]:
        accepted, why, _ = parse_with("hf", importlib.import_module("huggingface_hub.cli.hf").app, words)
        return accepted, why
    return None
