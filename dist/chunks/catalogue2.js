// src/rules/catalogue.ts
const FILE_SEVERITY = "Error when it lowers the verdict of a framework the card lists, warning when it hides or reorders tasks, else notice. Nothing is said where no framework is listed or loads.";
const TAG_RULES = [
	{
		id: "tags/missing-framework",
		severity: "error",
		title: "A framework loads the repo and the card does not list it",
		why: "The tag puts the repo in the framework’s library filter and creates its command under *Use this dataset*. Without it nobody who uses the framework finds the repo.",
		severityOf: "Notice, without a fix, when the verdict rests on a Python package in the repo: its text says that it loads, only running it proves it.",
		repair: "Add the tag; `envcard fix` does.",
		example: "tasks/a/task.toml …   # every task loads in Harbor\n---\ntags:\n- rl-environment\n---",
		fix: "safe"
	},
	{
		id: "tags/partial-framework",
		severity: "warning",
		title: "A framework loads only some of the tasks",
		why: "The loader stops at, or leaves out, the tasks named in the finding; the command on the Hub page does not give what the card promises.",
		severityOf: "Notice when the card does not list the framework: it says what stands in the way of listing it.",
		repair: "Repair the tasks that the finding names. Vouch for the tag with `assume` when you know better.",
		example: "tasks/a/   # complete\ntasks/b/   # no tests/test.sh\n---\ntags: [rl-environment, harbor]\n---",
		fix: "none"
	},
	{
		id: "tags/unsupported-framework",
		severity: "error",
		title: "The card lists a framework that loads nothing here",
		why: "Adding a tag converts nothing. The command that the Hub page shows for it fails for everyone who pastes it.",
		severityOf: "Warning, never removed, when another release of the framework loads it or the tag has another meaning that fits the files.",
		repair: "Do what the remedy says (often a small change makes the framework load the repo). Where there is none, remove the tag; `envcard fix --unsafe` does.",
		example: "data/train.parquet   # no task folder anywhere\n---\ntags: [rl-environment, harbor]\n---",
		fix: "unsafe"
	},
	{
		id: "tags/unproven-framework",
		severity: "notice",
		title: "Files alone cannot prove a listed framework",
		why: "Rows mean what the environment that reads them makes of them, and content that could not be seen proves nothing. The tag may be right.",
		severityOf: "",
		repair: "Name the environment in the card (a link or the install command), fetch the content (`git lfs pull`, `fetch-depth: 0`), or vouch for it with `assume`.",
		example: "data/train.parquet\n---\ntags: [rl-environment, verifiers]\n---",
		fix: "none"
	},
	{
		id: "tags/missing-environment",
		severity: "error",
		title: "An environment without the tag `rl-environment`",
		why: "Only this tag puts a dataset repo in the Hub’s RL Environments filter.",
		severityOf: "",
		repair: "Add `rl-environment`; `envcard fix` does.",
		example: "---\ntags:\n- harbor\n---",
		fix: "safe"
	},
	{
		id: "tags/no-framework",
		severity: "notice",
		title: "The tag `rl-environment` without a framework that loads the files",
		why: "People find the repo in the filter and then have no way to load it.",
		severityOf: "",
		repair: "If another framework loads it, ask the Hub to list that framework, and say so here with `other-framework: NAME`; else drop the tag.",
		example: "tasks.jsonl\n---\ntags: [rl-environment]\n---",
		fix: "none"
	},
	{
		id: "tags/near-miss",
		severity: "error",
		title: "A tag that is almost one of ours",
		why: "The Hub compares tags letter by letter; `RL-Environment` or `nemo_gym` matches no filter and no library.",
		severityOf: "",
		repair: "Write it exactly; `envcard fix` does, and drops it when the right one is there too.",
		example: "---\ntags: [RL_Environment, Harbor]\n---",
		fix: "safe"
	},
	{
		id: "tags/stale-environment",
		severity: "notice",
		title: "The tag `environment` of an early draft",
		why: "The Hub’s first documentation named `environment`; the filter uses `rl-environment`.",
		severityOf: "",
		repair: "Replace it by `rl-environment` unless you mean something else by it.",
		example: "---\ntags: [environment, harbor]\n---",
		fix: "none"
	},
	{
		id: "tags/not-a-list",
		severity: "warning",
		title: "`tags` is not a list",
		why: "The Hub documents `tags` as a list; a plain string reaches readers as one tag, or as none.",
		severityOf: "",
		repair: "Write one `- tag` per line. `envcard fix` does when it has a tag to add.",
		example: "---\ntags: harbor\n---",
		fix: "none"
	},
	{
		id: "tags/ambiguous",
		severity: "warning",
		title: "A tag that YAML readers see differently",
		why: "Unquoted `no`, `on`, `1_000` or `12:30` is a string for one YAML version and a boolean or a number for the other.",
		severityOf: "",
		repair: "Quote it.",
		example: "---\ntags:\n- no\n---",
		fix: "none"
	}
];
const CARD_RULES = [
	{
		id: "card/missing",
		severity: "error",
		title: "An environment without README.md",
		why: "No card, no tags: the repo is in no filter and has no commands.",
		severityOf: "",
		repair: "Write a card. `envcard fix --create-card` writes a minimal one; do so only where the Hub has none, since the next upload replaces it.",
		example: "tasks/a/task.toml …   # and no README.md",
		fix: "none"
	},
	{
		id: "card/no-header",
		severity: "warning",
		title: "An environment whose README.md has no header",
		why: "The Hub reads tags only from a YAML header: `---` alone on the first line, and a closing `---`.",
		severityOf: "",
		repair: "Add the header; `envcard fix` puts one in front of the text.",
		example: "# My environment\n…",
		fix: "none"
	},
	{
		id: "card/invalid-header",
		severity: "error",
		title: "The header is not valid YAML for the Hub",
		why: "The Hub refuses commits with such a header, or reads other tags than you wrote; readers disagree on what it means.",
		severityOf: "",
		repair: "Repair the place that the finding names by hand. envcard edits nothing in a header that it cannot read for sure.",
		example: "---\ntags: [a]\ntags: [b]\n---",
		fix: "none"
	},
	{
		id: "card/unreadable",
		severity: "error",
		title: "The card could not be read",
		why: "Its content is a Git LFS pointer, too large, or not accessible, so nothing can be said of its tags.",
		severityOf: "",
		repair: "Keep README.md out of Git LFS; give access to it.",
		example: "version https://git-lfs.github.com/spec/v1\noid sha256:…",
		fix: "none"
	},
	{
		id: "card/header-style",
		severity: "warning",
		title: "A header that some readers do not see as you mean it",
		why: "A byte order mark, spaces after the closing rule, or a key without a value make tools disagree, or the Hub refuse a commit.",
		severityOf: "",
		repair: "Change the place that the finding names.",
		example: "---\nlanguage:\ntags: [harbor]\n---   ",
		fix: "none"
	},
	{
		id: "card/library-name",
		severity: "notice",
		title: "`library_name` in a dataset card",
		why: "It belongs to model cards. On a dataset only tags name the frameworks.",
		severityOf: "",
		repair: "Remove it, and list the framework as a tag.",
		example: "---\nlibrary_name: harbor\n---",
		fix: "none"
	},
	{
		id: "card/viewer",
		severity: "notice",
		title: "The Hub’s viewer will hide or misread data",
		why: "The datasets library (5 and newer), which the viewer uses, takes any `task.toml` or `instruction.md` for Harbor tasks and then does not show plain row files in the same repo (V35). It stops at the first task without an `instruction.md` beside its `task.toml`, or whose files it cannot read; takes other `.md` and `.toml` files for tasks where they are most of what it finds; opens every config with the reader of the first one; and shows nothing of a config that finds no files, or after rows with other columns. Only what follows from the files that were seen is told.",
		severityOf: "",
		repair: "Name the files to show under `configs:` (`data_files`), one format for all configs, or switch the viewer off with `viewer: false`; the finding says what helps.",
		example: "tasks/a/task.toml\ntrain.jsonl\n---\ntags: [rl-environment, harbor]\n---",
		fix: "none"
	}
];
const FILE_RULES = [
	{
		id: "files/registry",
		severity: "error",
		title: "registry.json, or an entry of it, cannot be used",
		why: "Harbor and Verifiers read the whole file before they pick an entry: one malformed entry closes the door for all, a missing path stops the download of its dataset.",
		severityOf: FILE_SEVERITY,
		repair: "Change the entry that the finding names.",
		example: "{\"datasets\": [ … ]}   # must be a list",
		fix: "none"
	},
	{
		id: "files/broken-task",
		severity: "error",
		title: "A task that the loader refuses",
		why: "In Harbor one such task cancels its running siblings; Verifiers stops at it; OpenEnv gives it an index that never works.",
		severityOf: FILE_SEVERITY,
		repair: "Repair the file that the finding names.",
		example: "tasks/a/task.toml\ntasks/a/instruction.md   # and no tests/test.sh",
		fix: "none"
	},
	{
		id: "files/dropped-task",
		severity: "warning",
		title: "A task that is left out without a word",
		why: "Loaders list only the names and depths they know; the rest is skipped in silence.",
		severityOf: FILE_SEVERITY,
		repair: "Move or rename it, or name it in registry.json.",
		example: "tasks/a/task.toml\ntasks/more/b/task.toml   # one level too deep beside tasks/a",
		fix: "none"
	},
	{
		id: "files/stray-folder",
		severity: "warning",
		title: "A folder under tasks/ that is no task",
		why: "OpenEnv gives every direct sub-folder of tasks/ an index, task or not: later indexes shift and this one fails.",
		severityOf: FILE_SEVERITY,
		repair: "Move it out of tasks/, or let its name start with a dot.",
		example: "tasks/_shared/lib.py\ntasks/a/task.toml",
		fix: "none"
	},
	{
		id: "files/lfs-pointer",
		severity: "warning",
		title: "A Git LFS pointer in place of content",
		why: "The content is not here, so nothing can be said of it; loaders take the pointer’s text for the content when LFS is not set up on the user’s machine.",
		severityOf: FILE_SEVERITY,
		repair: "Run `git lfs pull` (in the Action: `lfs: true` of actions/checkout). Keep small text files out of LFS.",
		example: "tasks/a/task.toml: version https://git-lfs.github.com/spec/v1",
		fix: "none"
	},
	{
		id: "files/unsafe-name",
		severity: "warning",
		title: "A name that a loader cannot list or fetch",
		why: "Harbor lists folders through git without -z, which quotes non-ASCII names, and fetches them as patterns: such tasks are skipped, or the download fails.",
		severityOf: FILE_SEVERITY,
		repair: "Rename it with ASCII letters, digits, `-`, `_` and `.`, or name it in registry.json.",
		example: "tasks/größe/task.toml",
		fix: "none"
	},
	{
		id: "files/link",
		severity: "warning",
		title: "A symbolic link that a loader refuses or does not follow",
		why: "Harbor refuses links that leave the task; the Hub’s download turns links into small text files.",
		severityOf: FILE_SEVERITY,
		repair: "Put a copy of the file in place of the link.",
		example: "tasks/a/tests/test.sh -> ../../../shared/test.sh",
		fix: "none"
	},
	{
		id: "files/case-twins",
		severity: "warning",
		title: "Names that differ only in case",
		why: "On macOS and Windows one of them disappears in a clone or a download.",
		severityOf: FILE_SEVERITY,
		repair: "Rename one of them.",
		example: "tasks/Sort/\ntasks/sort/",
		fix: "none"
	},
	{
		id: "files/packed-tasks",
		severity: "notice",
		title: "Task folders packed in an archive or a table",
		why: "No loader unpacks them: a repo of packed tasks loads nowhere as it is.",
		severityOf: FILE_SEVERITY,
		repair: "Publish the folders themselves, or leave the framework tags out and tell people how to unpack.",
		example: "data/tasks.tar.gz\ndata/train.parquet   # columns path, task_binary",
		fix: "none"
	},
	{
		id: "files/rows",
		severity: "warning",
		title: "A row file that NeMo Gym cannot use as it is",
		why: "NeMo Gym’s own commands do not stop at bad rows: they fail later, one request at a time.",
		severityOf: FILE_SEVERITY,
		repair: "Repair the row that the finding names.",
		example: "{\"responses_create_params\": {\"messages\": []}}   # must be input",
		fix: "none"
	},
	{
		id: "files/row-schema",
		severity: "notice",
		title: "A row whose answer schema does not compile",
		why: "The verifier compiles the row’s JSON Schema to check the answer; when it does not compile, no answer can be right.",
		severityOf: "",
		repair: "Repair the schema in that row.",
		example: "{\"responses_create_params\": …, \"schema_str\": \"{\\\"type\\\": 5}\"}",
		fix: "none"
	},
	{
		id: "files/task-fields",
		severity: "notice",
		title: "A row without the fields that its verifier reads",
		why: "Beside the prompt each resources server of NeMo Gym reads fields of its own (`ground_truth`, `schema_str` …). A row that lacks one is refused when its answer is sent to be verified; `gym dataset collate` rarely looks (N18). Looked for with `--thorough` only, in the rows that are read, where the repo is one that a shipped configuration names or the rows name a shipped agent or server.",
		severityOf: "",
		repair: "Give the rows the field; `gym env schema --resources-server NAME` prints what the server wants. Custom servers with a shipped name: switch the rule off.",
		example: "{\"responses_create_params\": …, \"agent_ref\": {\"name\": \"structured_outputs_simple_agent\"}}   # no schema_str",
		fix: "none"
	},
	{
		id: "files/known-dataset",
		severity: "warning",
		title: "A dataset that a framework names, without the file it names",
		why: "A configuration shipped with the framework fetches that file from this very repo.",
		severityOf: FILE_SEVERITY,
		repair: "Add or rename the file, or ask the framework to change its configuration.",
		example: "nvidia/Nemotron-RL-agent-workplace_assistant without train.jsonl",
		fix: "none"
	},
	{
		id: "files/size",
		severity: "notice",
		title: "A folder that the Hub or a tool finds too large",
		why: "The Hub refuses pushes with more than 10,000 files in one folder.",
		severityOf: FILE_SEVERITY,
		repair: "Split the folder into groups.",
		example: "tasks/   # 10,050 entries",
		fix: "none"
	}
];
const META_RULES = [{
	id: "config/stale-ignore",
	severity: "notice",
	title: "An ignore in .envcard.yaml that matches nothing",
	why: "What it silenced is gone; left in place it would silence the next finding of its kind.",
	severityOf: "",
	repair: "Remove the entry.",
	example: "ignore:\n- rule: files/link\n  reason: fixed last year",
	fix: "none"
}, {
	id: "repository/incomplete",
	severity: "warning",
	title: "Part of the repository could not be seen",
	why: "What was not seen is never held against a tag: verdicts that rest on it are unknown.",
	severityOf: "",
	repair: "Do what the finding says, then check again.",
	example: "A folder without read permission",
	fix: "none"
}];
const RULES = [
	...TAG_RULES,
	...CARD_RULES,
	...FILE_RULES,
	...META_RULES
];
const RULE_IDS = RULES.map((rule) => rule.id);

export { RULE_IDS as n, RULES as t };
