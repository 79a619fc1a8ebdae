"""Write the JSON Schemas of Harbor's and OpenEnv's files from the frameworks' own models.

    PYTHON_WITH_HARBOR  scripts/schemas.py harbor  schemas
    PYTHON_WITH_OPENENV scripts/schemas.py openenv schemas

Install `harbor` or `openenv[harbor]` at the release to follow (Python 3.12 or newer). Descriptions and titles are left
out; `x-source` names the package and its version.
"""

import json
import sys
from importlib.metadata import version
from pathlib import Path

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def bare(node, inside_properties=False):
    """The schema without prose. Keys of `properties` and `$defs` are names, not keywords."""
    if isinstance(node, list):
        return [bare(item) for item in node]
    if not isinstance(node, dict):
        return node
    return {
        key: bare(value, key in ("properties", "$defs"))
        for key, value in node.items()
        if inside_properties or key not in ("title", "description")
    }


def write(path, schema, package):
    head = {"$schema": DRAFT, "x-source": {"package": package, "version": version(package)}}
    text = json.dumps({**head, **bare(schema)}, indent=2, ensure_ascii=False) + "\n"
    path.write_text(text, encoding="utf-8")
    print(path, version(package))


def harbor(folder):
    from harbor.models.registry import DatasetSpec
    from harbor.models.task.config import TaskConfig

    write(folder / "harbor-task.json", TaskConfig.model_json_schema(mode="validation"), "harbor")
    spec = DatasetSpec.model_json_schema(mode="validation")
    # The file is a bare list of datasets; references need their definitions at the root.
    definitions = spec.pop("$defs")
    write(folder / "harbor-registry.json", {"type": "array", "items": spec, "$defs": definitions}, "harbor")


def openenv(folder):
    from openenv.validation.manifest import NormalizedManifestV2

    model = NormalizedManifestV2.model_json_schema(mode="validation")
    parts = ("reward", "judge", "resources", "task_distribution", "network", "capabilities", "types", "execution")
    validation = {
        "type": "object",
        "properties": {part: model["properties"][part] for part in parts},
        "required": ["reward", "resources", "capabilities", "types"],
        "additionalProperties": False,
    }
    text = {"type": "string"}
    # Outside `validation` the manifest has no model: these are the keys that the commands read.
    manifest = {
        "type": "object",
        "properties": {
            "spec_version": {},
            "name": {"type": "string", "minLength": 1},
            "version": text,
            "description": text,
            "type": text,
            "runtime": text,
            "app": text,
            "port": {"type": "integer"},
            "action": text,
            "observation": text,
            "variables": {"type": "object"},
            "validation": validation,
        },
        "required": ["name"],
    }
    definitions = {name: part for name, part in model["$defs"].items() if name != "SignatureKind"}
    write(folder / "openenv-manifest.json", {**manifest, "$defs": definitions}, "openenv")


def main():
    writers = {"harbor": harbor, "openenv": openenv}
    if len(sys.argv) != 3 or sys.argv[1] not in writers:
        print(__doc__, file=sys.stderr)
        return 2
    writers[sys.argv[1]](Path(sys.argv[2]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
