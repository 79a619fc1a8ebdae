"""Writes parquet.ts: small parquet files of many kinds, as base64. Needs pyarrow; run it again after a change.

python parquet.py > parquet.ts
"""

import base64
import io

import pyarrow as pa
import pyarrow.parquet as pq

MESSAGE = {"role": "user", "content": "q"}
TOOL = {"type": "function", "name": "add", "parameters": {"type": "object"}, "strict": True}


def gym(rows: int = 2, **more: object) -> list[dict[str, object]]:
    """Rows of NeMo Gym with one message each."""
    return [{"responses_create_params": {"input": [MESSAGE], **more}, "answer": "a"} for _ in range(rows)]


def params(*values: object) -> list[dict[str, object]]:
    """Rows with the given parameters."""
    return [{"responses_create_params": value} for value in values]


KINDS: list[tuple[str, str, list[dict[str, object]], dict[str, object]]] = [
    ("gym", "{ 'nemo-gym': 6, else: 2 }", gym(), {}),
    ("gym-zstd", "{ 'nemo-gym': 3, else: 1 }", gym(3), {"compression": "zstd"}),
    ("gym-gzip", "1", gym(), {"compression": "gzip"}),
    ("gym-brotli", "1", gym(), {"compression": "brotli"}),
    ("gym-lz4", "1", gym(), {"compression": "lz4"}),
    ("gym-plain-pages", "1", gym(), {"compression": "none", "use_dictionary": False}),
    ("gym-two-page-versions", "1", gym(), {"data_page_version": "2.0"}),
    ("gym-groups", "1", gym(5), {"row_group_size": 2}),
    ("gym-text", "{ 'nemo-gym': 2, else: 1 }", params({"input": "q"}, {"input": ""}), {}),
    ("gym-tools", "{ 'nemo-gym': 2, else: 1 }", gym(tools=[TOOL]), {}),
    ("gym-tools-in-some", "{ 'nemo-gym': 2, else: 1 }", gym(1) + gym(1, tools=[TOOL]), {}),
    ("gym-sampling-in-some", "1", gym(1) + gym(1, temperature=0.5, max_output_tokens=9), {}),
    ("gym-choice-in-some", "1", gym(1) + gym(1, tool_choice="auto"), {}),
    (
        "gym-mixed-items",
        "{ 'nemo-gym': 2, else: 1 }",
        params({"input": [MESSAGE, {"type": "function_call", "call_id": "c", "name": "n", "arguments": "{}"}]}),
        {},
    ),
    ("gym-message-type", "1", params({"input": [{"type": "message", **MESSAGE}]}), {}),
    ("gym-unknown-key", "1", gym(max_tokens=3), {}),
    ("gym-json-text", "1", params('{"input": "q"}'), {}),
    ("gym-null-row", "1", params({"input": "q"}, None), {}),
    ("gym-no-input", "1", params({"model": "m"}), {}),
    ("gym-agent", "1", [row | {"agent_ref": {"type": "t", "name": "math_with_judge_simple_agent"}} for row in gym()], {}),
    ("gym-empty", "1", gym(0), {}),
    ("question", "{ verifiers: 3, datasets: 3, else: 1 }", [{"question": "q", "answer": "a", "n": 1}], {}),
    ("prompt", "{ verifiers: 2, else: 1 }", [{"prompt": [MESSAGE], "info": {"x": 1.5}}], {}),
    ("packed", "1", [{"path": "t1", "task_binary": b"\x1f\x8b\x08"}], {}),
]


def encoded(name: str, rows: list[dict[str, object]], options: dict[str, object]) -> str:
    """A parquet file of the rows, as base64."""
    table = pa.Table.from_pylist(rows) if rows else pa.Table.from_pylist(gym()).slice(0, 0)
    target = io.BytesIO()
    pq.write_table(table, target, store_schema=name.endswith("gzip"), **options)
    return base64.b64encode(target.getvalue()).decode()


def main() -> None:
    """Prints the file."""
    print("// Made by parquet.py. Small parquet files, as base64.")
    print("import { OF_ROWS } from '../draft.ts';")
    print("import type { Group } from '../draft.ts';\n")
    print("/** Parquet files of many kinds. */")
    print("export const PARQUETS: Group<string> = {\n  name: 'parquet',\n  loaders: OF_ROWS,\n  options: [")
    for name, weight, rows, options in KINDS:
        print(f"    {{\n      name: '{name}',\n      weight: {weight},\n      make: '{encoded(name, rows, options)}',\n    }},")
    print("  ],\n};")


main()
