"""Write the JSON Schema of a NeMo Gym row from the framework's own model.

    PYTHON_WITH_NEMO_GYM scripts/schemas_nemo.py schemas/nemo-gym-row.json

Install `nemo-gym` at the release to follow. Descriptions, titles and defaults are left out; `x-source` names the package
and its version; `x-tags` maps the kinds of input items to their models where the framework chooses by kind. The model
reads some lists lazily and never looks into them: those may be anything that Python can walk over.
"""

import json
import sys
from importlib.metadata import version
from pathlib import Path

from nemo_gym.base_resources_server import BaseRunRequest
from pydantic.json_schema import GenerateJsonSchema

DRAFT = "https://json-schema.org/draft/2020-12/schema"
WALKABLE = {"anyOf": [{"type": "array"}, {"type": "string"}, {"type": "object"}]}


class Generate(GenerateJsonSchema):
    def generator_schema(self, schema):
        return dict(WALKABLE)

    def tagged_union_schema(self, schema):
        result = super().tagged_union_schema(schema)
        if callable(schema["discriminator"]):
            # Pydantic shortens the references of a mapping; keys of our own it would leave as they are.
            mapping = {tag: self.generate_inner(choice)["$ref"] for tag, choice in schema["choices"].items()}
            result["discriminator"] = {"propertyName": "x-tags", "mapping": mapping}
        return result


def bare(node, names=False):
    """The schema without prose. Keys of `properties` and `$defs` are names, not keywords."""
    if isinstance(node, list):
        return [bare(item) for item in node]
    if not isinstance(node, dict):
        return node
    kept = {
        key: bare(value, key in ("properties", "$defs"))
        for key, value in node.items()
        if names or key not in ("title", "description", "default")
    }
    if not names and kept.get("discriminator", {}).get("propertyName") == "x-tags":
        kept["anyOf"] = kept.pop("oneOf")
        kept["x-tags"] = kept.pop("discriminator")["mapping"]
    return kept


def close_variables(definitions):
    """Typed dictionaries take over from the model around them whether unknown keys are errors. Those that stand both in
    an open message and in the closed prompt have one definition, the open one: give the prompt its own, closed copies."""
    variables = definitions["ResponsePromptParam"]["properties"]["variables"]
    for member in walk(variables):
        name = member.get("$ref", "").removeprefix("#/$defs/")
        if name in definitions:
            definitions[f"{name}Closed"] = {**definitions[name], "additionalProperties": False}
            member["$ref"] += "Closed"


def walk(node):
    if isinstance(node, dict):
        yield node
        node = list(node.values())
    if isinstance(node, list):
        for item in node:
            yield from walk(item)


def main():
    schema = BaseRunRequest.model_json_schema(mode="validation", schema_generator=Generate)
    close_variables(schema["$defs"])
    source = {"package": "nemo-gym", "version": version("nemo-gym")}
    text = json.dumps({"$schema": DRAFT, "x-source": source, **bare(schema)}, indent=1, ensure_ascii=False)
    Path(sys.argv[1]).write_text(text + "\n", encoding="utf-8")


main()
