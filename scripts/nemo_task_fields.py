"""Write the fields that NeMo Gym's servers want in a row, beside those of every row (N18).

    PYTHON_WITH_NEMO_GYM scripts/nemo_task_fields.py src/frameworks/nemo-gym/task-fields.generated.json
    PYTHON_WITH_NEMO_GYM scripts/nemo_task_fields.py --check src/frameworks/nemo-gym/task-fields.generated.json

Install `nemo-gym` at the release to follow: the first one whose servers ship such schemas is 0.7.0. The file holds

    types    every kind of value once, as JSON Schema without prose
    servers  server -> its fields, by type: `TYPE NAME NAME…;TYPE NAME…`. `!` after the type: a row must have them, `@`:
             the server sees them only inside `verifier_metadata`. Or a JSON Schema where such a list cannot say it. An
             agent that verifies its rows itself stands as `agent/NAME`
    agents   server -> the names of shipped agents and servers whose rows it reads, where that is certain; `~` stands for
             the server's own name
"""

import json
import sys
from importlib.metadata import version
from pathlib import Path

import nemo_gym
import yaml
from nemo_gym.task_data import load_task_data_schema

ROOT = Path(nemo_gym.__file__).resolve().parent.parent
CONFIGS = (
    "resources_servers/*/configs/*.yaml",
    "environments/*/config.yaml",
    "responses_api_agents/*/configs/*.yaml",
    "benchmarks/*/config.yaml",
)
KEPT = {
    "$ref", "additionalProperties", "anyOf", "const", "enum", "items", "maximum", "minItems", "minLength", "minimum",
    "pattern", "properties", "propertyNames", "required", "type",
}  # fmt: skip


def bare(node, definitions):
    """The schema with only what decides: references inlined, unions without their discriminator, no prose."""
    if isinstance(node, list):
        return [bare(item, definitions) for item in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        return bare(definitions[node["$ref"].removeprefix("#/$defs/")], definitions)
    kept = {key: node[key] for key in KEPT & node.keys()}
    if "oneOf" in node:
        kept["anyOf"] = node["oneOf"]
    if kept.get("additionalProperties") is True:
        del kept["additionalProperties"]
    for key in kept.keys() - {"const", "enum", "required", "properties"}:
        kept[key] = bare(kept[key], definitions)
    if "properties" in kept:
        kept["properties"] = {name: bare(value, definitions) for name, value in kept["properties"].items()}
    return dict(sorted(kept.items()))


class Types:
    """Numbers for kinds of values, the commonest first."""

    def __init__(self):
        self.uses = {}

    def use(self, schema):
        text = json.dumps(schema, separators=(",", ":"))
        self.uses[text] = self.uses.get(text, 0) + 1
        return text

    def ordered(self):
        return sorted(self.uses, key=lambda text: (-self.uses[text], text))


def fields(schema, types):
    """Name, kind of value and marks of every field that can be wrong; the whole schema where it is a union."""
    definitions = schema.get("$defs", {})
    if "properties" not in schema or schema.get("additionalProperties") is not True:
        return bare(schema, definitions)
    found = []
    for name, value in schema["properties"].items():
        marks = "!" if name in schema.get("required", []) else ""
        marks += "@" if value.get("legacy_location") == "verifier_metadata" else ""
        kind = bare(value, definitions)
        if kind == {"anyOf": [{}, {"type": "null"}]}:
            kind = {}
        if kind or marks:
            assert not set(name) & set(" ;!@~"), name
            found.append((name, types.use(kind), marks))
    return found


def schemas():
    """Server -> what `fields` makes of its schema, and all kinds of values."""
    types = Types()
    found = {}
    for path in sorted(ROOT.glob("*/*/task_data.py")):
        kind, server = path.parent.relative_to(ROOT).parts
        prefix = {"resources_servers": "", "responses_api_agents": "agent/"}[kind]
        found[prefix + server] = fields(load_task_data_schema(path.parent).json_schema(), types)
    order = {text: number for number, text in enumerate(types.ordered())}
    written = {server: listed(parts, order) if isinstance(parts, list) else parts for server, parts in found.items()}
    return [json.loads(text) for text in types.ordered()], written


def listed(parts, order):
    """The fields of one server as text."""
    groups = {}
    for name, kind, marks in parts:
        groups.setdefault(f"{order[kind]}{marks}", []).append(name)
    return ";".join(f"{kind} {' '.join(names)}" for kind, names in groups.items())


def instances():
    """Name of a config's part -> the servers that may own its rows; one of None is a server that ships no schema."""
    parts = []
    for pattern in CONFIGS:
        for path in sorted(ROOT.glob(pattern)):
            config = yaml.safe_load(path.read_text(encoding="utf-8"))
            parts += [(n, b) for n, b in (config.items() if isinstance(config, dict) else ()) if isinstance(b, dict)]
    servers, agents = {}, {}
    for name, block in parts:
        if isinstance(block.get("resources_servers"), dict):
            servers.setdefault(name, set()).update(block["resources_servers"])
    for name, block in parts:
        for agent, inner in (block.get("responses_api_agents") or {}).items():
            reference = inner.get("resources_server") if isinstance(inner, dict) else None
            if reference is None:
                owners = {f"agent/{agent}"}
            else:
                owners = servers.get(reference.get("name"), {None})
            agents.setdefault(name, set()).update(owners)
    return servers, agents


def routes(known):
    """Server -> names of agents and of servers whose rows nobody else reads."""
    found = {}
    servers, agents = instances()
    for name in sorted(servers.keys() | agents.keys()):
        owners = servers.get(name, set()) | agents.get(name, set())
        if len(owners) == 1 and (owner := next(iter(owners))) in known:
            found.setdefault(owner, []).append(name)
    return {server: " ".join(names).replace(server, "~") for server, names in sorted(found.items())}


def generated():
    types, servers = schemas()
    data = {
        "source": {"package": "nemo-gym", "version": version("nemo-gym")},
        "types": types,
        "servers": servers,
        "agents": routes(servers),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace('","', '",\n"') + "\n"


def main():
    path = Path(sys.argv[-1])
    text = generated()
    if "--check" not in sys.argv:
        path.write_text(text, encoding="utf-8")
    elif path.read_text(encoding="utf-8") != text:
        sys.exit(f"{path} is not what nemo-gym {version('nemo-gym')} says")


main()
