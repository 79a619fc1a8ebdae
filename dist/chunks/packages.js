import { Ct as table, Ht as isLfsPointer, It as decodeUtf8, Lt as universalNewlines, Qt as joinPath, St as strings, Tt as unseen, bt as normalizedName, vt as buildFault, wt as halt, xt as readProject, yt as hasVersion } from "./core.js";
import { t as parser } from "./python.js";

// src/frameworks/verifiers/python-names.ts
/** Names that a Python environment with Verifiers 0.4.0 on Python 3.13 knows, read off an installed one. */
/** Top-level modules of Python 3.13's standard library. */
const STANDARD_LIBRARY = words(`
  __future__ abc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 cProfile calendar cmath
  cmd code codecs codeop collections colorsys compileall concurrent configparser contextlib contextvars copy copyreg
  csv ctypes curses dataclasses datetime dbm decimal difflib dis doctest email encodings ensurepip enum errno
  faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc genericpath getopt getpass gettext glob
  graphlib grp gzip hashlib heapq hmac html http imaplib importlib inspect io ipaddress itertools json keyword
  linecache locale logging lzma mailbox marshal math mimetypes mmap modulefinder msvcrt multiprocessing netrc nt
  ntpath nturl2path numbers opcode operator optparse os pathlib pdb pickle pickletools pkgutil platform plistlib
  poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri
  random re readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal
  site smtplib socket socketserver sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep
  struct subprocess symtable sys sysconfig syslog tabnanny tarfile tempfile termios textwrap threading time timeit
  tkinter token tokenize tomllib trace traceback tracemalloc tty turtle types typing unicodedata unittest urllib
  uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xml xmlrpc zipapp zipfile zipimport zlib
  zoneinfo
`);
/** Top-level modules that installing `verifiers` alone brings. */
const WITH_VERIFIERS = words(`
  PIL aiofiles aiohappyeyeballs aiohttp aiosignal annotated_doc annotated_types anthropic antlr4 anyio attr attrs
  certifi cffi charset_normalizer click connectrpc cryptography distro docstring_parser filelock frozenlist fsspec
  gepa google h11 hf_xet httpcore httpcore2 httpx httpx2 huggingface_hub idna isympy jinja2 jiter jsonschema
  jsonschema_specifications jwt latex2sympy2_extended loguru markdown_it markupsafe math_verify mcp mcp_types mdurl
  mpmath msgpack multidict multipart numpy openai openai_harmony opentelemetry packaging prime_runs prime_sandboxes
  prime_traces prime_tunnel propcache protobuf protobuf_ext pycparser pydantic pydantic_config pydantic_core
  pygments pyqwest python_multipart referencing regex renderers requests rich rpds safetensors shellingham sniffio
  sse_starlette starlette sympy tenacity tiktoken tiktoken_ext tokenizers tomli tomli_w tqdm transformers truststore
  typer typing_extensions typing_inspection urllib3 uvicorn verifiers yaml yarl zmq
`);
/** Top-level modules that `verifiers[harbor]` and `datasets` bring in addition: often there, but a package should declare them. */
const WITH_EXTRAS = words(`
  boto3 botocore datasets dateutil deprecation dill dirhash dotenv fastapi fastuuid h2 harbor hpack hyperframe
  importlib_metadata jmespath litellm litellm_cli multiprocess pandas platformdirs postgrest pyarrow
  pydantic_settings realtime s3transfer scantree semver shortuuid six storage3 supabase supabase_auth
  supabase_functions toml tomlkit websockets xxhash zipp
`);
/** What `import verifiers.v1 as vf` gives: public names and sub-modules. */
const VERIFIERS_V1 = words(`
  ACPConfig ACPHarness ACPInfo ACPTurn ACP_SEMANTIC_EDGES_METADATA_KEY ARTIFACTS_DIR Agent AgentConfig AgentInfo
  AgentSpan Agents ApptainerConfig Artifact AssistantMessage BaseClientConfig BaseConfig Branch Client ClientConfig
  ContentPart Criterion DecisionJudge DecisionJudgeConfig DecoratedFunctionConfig DockerConfig ElasticPoolConfig Env
  EnvConfig EnvError EnvInfo Episode Error EvalClientConfig EvalRunInfo EvalWorkInfo GroupInfo Harness HarnessConfig
  HarnessError HarnessSession ID ImageUrlContentPart ImageUrlSource Interaction InterceptRecord InterceptionError
  Judge JudgeConfig JudgeResponse JudgeView Judges Message MessageContent MessageNode Messages ModelCall
  ModelContext PATCH_CAP_BYTES ParentLink PodmanConfig PolicyEvent PolicySpan PrimeConfig ProgramResult
  ProviderError ReferenceJudge ReferenceJudgeConfig Request Response RetryConfig RetryRule Reward
  RewardFunctionConfig RolloutError RubricJudge RubricJudgeConfig RunInfo Runtime RuntimeConfig RuntimeInfo
  RuntimeProcess Sampling SamplingConfig SamplingMask SandboxError Segment SelectCLIConfig SelectConfig SemanticEdge
  SemanticEdgeSet ServeConfig SharedEnvConfig SharedTasksetConfig SharedToolsetConfig SingleAgentEnv
  SingleAgentEnvConfig State StateT StaticPoolConfig SubprocessConfig SystemMessage TRACE_VERSION Task TaskConfig
  TaskData TaskError TaskMatchConfig TaskResources TaskTimeout Taskset TasksetConfig TextContentPart TimeSpan
  TimeSplit Timing Tool ToolCall ToolMessage Toolset ToolsetConfig ToolsetError Trace TraceTask TrainClientConfig
  TrainRunInfo TrainWorkInfo TunnelError TurnTokens Usage UserMessage VersionInfo WireEpisode WireTaskData WireTrace
  WorkInfo acp agent capture_patch cli clients collect compare_stdout_results configs default_agent_harness
  default_harness_id dialects env env_config_type environment_class envs episode errors extract_boxed_answer gepa
  graph harness harness_config_type harnesses import_environment import_harness import_judge import_taskset
  intercept interception judge judge_config_type judges load_environment load_harness load_judge load_taskset
  make_agent mcp merge_defaults metric narrowed_env_annotation parse_judge_choice parse_pytest_outcomes
  pool_serve_kwargs read_answer_file_or_last_reply resolve_client resolve_env_config resolve_env_field resolve_head
  restore reward rollout runtimes semantic serve session state stop task task_type taskset taskset_config_type
  tasksets tool trace types utils verify_boxed_math_answer
`);
function words(text) {
	return new Set(text.trim().split(/\s+/));
}

// src/frameworks/verifiers/module-names.ts
/** Links of one name that are followed. */
const MAX_HOPS = 30;
/** What names mean in the modules of a project that were read so far. */
var ModuleNames = class {
	visited = /* @__PURE__ */ new Map();
	space;
	constructor(space) {
		this.space = space;
	}
	/** Whether a top-level name is the project's own. */
	owns(name) {
		return this.space.tops.has(name.split(".")[0] ?? name);
	}
	/**
	* What a dotted name stands for in a module whose imports were followed.
	* @param loaded the module it is written in
	* @param dotted `ATaskset`, `vf.Taskset`
	*/
	meaning(loaded, dotted, hops = 0) {
		if (hops > MAX_HOPS) return { kind: "unknown" };
		const [head = "", ...rest] = dotted.split(".");
		const binding = loaded.module.bindings.get(head);
		if (binding === void 0) return this.unbound(loaded, head, rest, hops);
		if (!binding.certain) return { kind: "unknown" };
		if (binding.kind === "class") return rest.length === 0 ? {
			kind: "class",
			owner: loaded,
			cls: binding.cls
		} : { kind: "unknown" };
		if (binding.kind === "alias") return this.meaning(loaded, [binding.target, ...rest].join("."), hops + 1);
		if (binding.kind !== "import") return { kind: "value" };
		const target = absolute(loaded, {
			level: binding.level,
			module: binding.module
		});
		if (target === null) return { kind: "missing" };
		return this.ofModule(target, binding.name === null ? rest : [binding.name, ...rest], hops + 1);
	}
	ofModule(target, names, hops) {
		if (!this.owns(target)) return {
			kind: "external",
			name: [target, ...names].join(".")
		};
		const loaded = this.visited.get(target);
		if (loaded === void 0) return { kind: "unknown" };
		const [first, ...rest] = names;
		if (first === void 0) return {
			kind: "module",
			loaded
		};
		const child = `${target}.${first}`;
		if (this.visited.has(child) && (!loaded.module.bindings.has(first) || isOwnChild(loaded, first))) return this.ofModule(child, rest, hops + 1);
		return this.meaning(loaded, names.join("."), hops + 1);
	}
	/** A name no statement of the module binds: a star import, a sub-module, a builtin, or nothing. */
	unbound(loaded, head, rest, hops) {
		if (loaded.isPackage && this.visited.has(`${loaded.name}.${head}`)) return this.ofModule(`${loaded.name}.${head}`, rest, hops + 1);
		for (const statement of loaded.module.imports.toReversed()) {
			const target = statement.names === "star" ? absolute(loaded, statement) : null;
			if (target === "verifiers.v1" && VERIFIERS_V1.has(head)) return {
				kind: "external",
				name: [
					target,
					head,
					...rest
				].join(".")
			};
			const owner = target === null ? void 0 : this.visited.get(target);
			if (owner?.module.bindings.has(head)) return this.meaning(owner, [head, ...rest].join("."), hops + 1);
		}
		return { kind: loaded.module.openEnded ? "unknown" : "missing" };
	}
};
/** Whether Verifiers 0.4.0 has this dotted name, as far as the first part below `verifiers.v1`. */
function inVerifiers(name) {
	const [top, second, third] = name.split(".");
	if (top !== "verifiers" || second === void 0 || second === "__version__") return true;
	return second === "v1" && (third === void 0 || third.startsWith("__") || VERIFIERS_V1.has(third));
}
/** Absolute name of the module an import statement names; null when its dots leave the top-level package. */
function absolute(loaded, statement) {
	if (statement.level === 0) return statement.module;
	const parts = loaded.name.split(".");
	const keep = parts.length - statement.level + (loaded.isPackage ? 1 : 0);
	if (keep <= 0) return null;
	return [...parts.slice(0, keep), ...statement.module === "" ? [] : [statement.module]].join(".");
}
/** `from . import taskset` in a package binds the name of the sub-module to the sub-module. */
function isOwnChild(loaded, name) {
	const binding = loaded.module.bindings.get(name);
	return binding?.kind === "import" && binding.name === name && absolute(loaded, binding) === loaded.name;
}

// src/frameworks/verifiers/python-nodes.ts
/** Direct children of a node. */
function childrenOf(node) {
	const found = [];
	for (let child = node.firstChild; child !== null; child = child.nextSibling) found.push(child);
	return found;
}
/** Statements of a `Body` node. */
function statementsOf(body) {
	return childrenOf(body).filter((node) => node.name !== ":");
}
/** Items of a list, tuple, argument list or subscript: children between brackets and commas. */
function itemsOf(node) {
	return childrenOf(node).filter((child) => !"()[]{},".includes(child.name) && child.name !== "Comment");
}
/** `a.b.c` of a name or attribute chain; null for anything else. */
function dottedName(node, text) {
	const parts = [];
	let current = node;
	while (current?.name === "MemberExpression") {
		const property = current.lastChild;
		if (property?.name !== "PropertyName") return null;
		parts.push(text.slice(property.from, property.to));
		current = current.firstChild;
	}
	if (current?.name !== "VariableName") return null;
	parts.push(text.slice(current.from, current.to));
	return parts.toReversed().join(".");
}
/** A base class expression: a dotted name, with or without subscript. */
function typeOf(node, text, depth = 0) {
	if (depth > 8) return {
		name: null,
		args: []
	};
	const name = dottedName(node, text);
	if (name !== null) return {
		name,
		args: []
	};
	const parts = childrenOf(node);
	const [base, bracket] = parts;
	if (node.name !== "MemberExpression" || base === void 0 || bracket?.name !== "[") return {
		name: null,
		args: []
	};
	const args = parts.slice(2).flatMap((part) => part.name === "TupleExpression" ? itemsOf(part) : [part]).filter((part) => ![
		"]",
		",",
		"(",
		")"
	].includes(part.name));
	return {
		name: dottedName(base, text),
		args: args.map((arg) => typeOf(arg, text, depth + 1))
	};
}
/** Value of a plain string literal (no escapes, no formatting, not bytes); null for anything else. */
function stringValue(node, text) {
	if (node.name === "ContinuedString") {
		const parts = childrenOf(node).map((part) => stringValue(part, text));
		return parts.includes(null) ? null : parts.join("");
	}
	if (node.name !== "String") return null;
	return /^[uUrR]?("""|'''|"|')([^\\]*)\1$/.exec(text.slice(node.from, node.to))?.[2] ?? null;
}
/** Value of an integer literal, with a sign; null for anything else. */
function integerValue(node, text) {
	const found = /^-?[0-9][0-9_]*$/.exec(text.slice(node.from, node.to).replaceAll(" ", ""));
	return found === null ? null : Number(found[0].replaceAll("_", ""));
}
/** Called name and arguments of a call; null for anything else. */
function callOf(node, text) {
	if (node.name !== "CallExpression" || node.firstChild === null) return null;
	const list = node.getChild("ArgList");
	const positional = [];
	const keywords = /* @__PURE__ */ new Map();
	const parts = list === null ? [] : itemsOf(list);
	for (let i = 0; i < parts.length; i += 1) {
		const part = parts[i];
		const value = parts[i + 2];
		if (part === void 0) break;
		if (part.name === "VariableName" && parts[i + 1]?.name === "AssignOp" && value !== void 0) {
			keywords.set(text.slice(part.from, part.to), value);
			i += 2;
		} else positional.push(part);
	}
	return {
		name: dottedName(node.firstChild, text),
		positional,
		keywords
	};
}

// src/frameworks/verifiers/python-parts.ts
/** Sums of lists nested deeper than this are not read. */
const MAX_DEPTH$2 = 40;
/** Name of a class definition. */
function className(node, text) {
	const name = node.getChild("VariableName");
	return name === null ? "" : text.slice(name.from, name.to);
}
/** Positional bases of a class; keywords such as `metaclass=` are left out. */
function callBases(list, text) {
	const parts = itemsOf(list);
	return parts.filter((part, i) => part.name !== "AssignOp" && parts[i + 1]?.name !== "AssignOp" && parts[i - 1]?.name !== "AssignOp").map((part) => typeOf(part, text));
}
/** Strings of a list or tuple literal, or of a sum of such; null when it holds anything else. */
function stringList(node, text, depth = 0) {
	if (depth > MAX_DEPTH$2) return null;
	if (node.name === "BinaryExpression" || node.name === "ParenthesizedExpression") {
		const lists = itemsOf(node).filter((part) => part.name !== "ArithOp").map((part) => stringList(part, text, depth + 1));
		return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? []);
	}
	if (node.name !== "ArrayExpression" && node.name !== "TupleExpression") return null;
	const values = itemsOf(node).map((item) => stringValue(item, text));
	return values.some((value) => value === null) ? null : values.flatMap((value) => value ?? []);
}
/** `from ..a import b as c` and `import a.b as c, d`. */
function readImport(parts, text) {
	const source = (node) => text.slice(node.from, node.to);
	const at = parts.findIndex((part) => part.name === "import");
	const head = parts.slice(0, at).filter((part) => part.name !== "from");
	const tail = splitAtCommas(parts.slice(at + 1).filter((part) => part.name !== "(" && part.name !== ")"));
	if (parts[0]?.name !== "from") return tail.map((words) => {
		const as = words.findIndex((word) => word.name === "as");
		const path = (as < 0 ? words : words.slice(0, as)).map(source).join("");
		const alias = as < 0 ? void 0 : words[as + 1];
		return {
			module: path,
			level: 0,
			names: null,
			as: alias === void 0 ? null : source(alias)
		};
	});
	const [, dots = "", module = ""] = /^(\.*)(.*)$/s.exec(head.map(source).join("")) ?? [];
	const level = dots.length;
	if (tail.some((words) => words[0]?.name === "*")) return [{
		module,
		level,
		names: "star",
		as: null
	}];
	return [{
		module,
		level,
		names: tail.flatMap((words) => {
			const [name] = words;
			const last = words.at(-1);
			return name === void 0 || last === void 0 ? [] : [{
				name: source(name),
				as: source(last)
			}];
		}),
		as: null
	}];
}
function splitAtCommas(nodes) {
	const groups = [[]];
	for (const node of nodes) if (node.name === ",") groups.push([]);
	else groups.at(-1)?.push(node);
	return groups.filter((group) => group.length > 0);
}
/** `__name__ == …`: the block of a script, which an import does not run. */
function isMain(condition) {
	return condition !== null && /^__name__\s*==/.test(condition);
}
/** Offsets at which lines start. */
function lineStarts(text) {
	const starts = [0];
	for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) starts.push(i + 1);
	return starts;
}
/** Brackets within one another; Python itself refuses one more. */
const MAX_BRACKETS = 200;
/** Line on which more brackets are open than Python takes, those in strings counted too; null: on none. */
function lineOfNesting(text) {
	let open = 0;
	let line = 1;
	for (const character of text) {
		if (character === "\n") line += 1;
		else if ("([{".includes(character)) open += 1;
		else if (")]}".includes(character) && open > 0) open -= 1;
		if (open > MAX_BRACKETS) return line;
	}
	return null;
}

// src/frameworks/verifiers/python-definitions.ts
/** Nodes of values that cannot be a function, a class or a descriptor. */
const LITERALS = /* @__PURE__ */ new Set([
	"Number",
	"String",
	"Boolean",
	"None",
	"ArrayExpression",
	"TupleExpression",
	"DictionaryExpression"
]);
/** The imports of one statement. */
function readImports(file, node, guarded) {
	const parts = childrenOf(node).filter((part) => part.name !== "Comment");
	const line = file.lineAt(node.from);
	return readImport(parts, file.text).map(({ module, level, names, as }) => ({
		module,
		level,
		names,
		as,
		line,
		guarded
	}));
}
/** A function's name, body and the imports in it. */
function readFunction(file, node) {
	const name = node.getChild("VariableName");
	const body = node.getChild("Body");
	if (name === null || body === null) return null;
	const isAsync = node.getChild("async") !== null;
	const imports = statementsOf(body).filter((statement) => statement.name === "ImportStatement").flatMap((statement) => readImports(file, statement, false));
	return {
		name: source$1(file, name),
		async: isAsync,
		body,
		imports,
		line: file.lineAt(node.from)
	};
}
/** Bases, fields and methods of a class. */
function readClass(file, node) {
	const list = node.getChild("ArgList");
	const body = node.getChild("Body");
	const fields = /* @__PURE__ */ new Map();
	const others = /* @__PURE__ */ new Set();
	const methods = /* @__PURE__ */ new Map();
	const literals = /* @__PURE__ */ new Map();
	for (const statement of body === null ? [] : statementsOf(body)) {
		const inner = statement.name === "DecoratedStatement" ? statement.lastChild ?? statement : statement;
		const parts = childrenOf(inner);
		const [target, definition] = parts;
		if (inner.name === "FunctionDefinition") {
			const fn = readFunction(file, inner);
			if (fn !== null) methods.set(fn.name, fn);
			if (fn !== null) others.add(fn.name);
		} else if (inner.name === "AssignStatement" && target?.name === "VariableName") {
			const name = source$1(file, target);
			const annotation = definition?.name === "TypeDef" ? definition.lastChild : null;
			const line = file.lineAt(inner.from);
			if (annotation !== null) fields.set(name, {
				name,
				annotation,
				value: parts[3] ?? null,
				line
			});
			else others.add(name);
			if (annotation === null && LITERALS.has(parts[2]?.name ?? "")) literals.set(name, line);
		}
	}
	return {
		name: className(node, file.text),
		bases: list === null ? [] : callBases(list, file.text),
		fields,
		others,
		methods,
		literals,
		line: file.lineAt(node.from)
	};
}
function source$1(file, node) {
	return file.text.slice(node.from, node.to);
}

// src/frameworks/verifiers/python-tree.ts
/** Gives up at the first error: to go on after thousands of them takes minutes. */
const strict = parser.configure({ strict: true });
/** The tree of a text, or the offset up to which it is Python. */
function parse(text) {
	const parse = strict.startParse(text);
	try {
		let tree = null;
		while (tree === null) tree = parse.advance();
		return tree;
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		return Math.min(parse.parsedPos, text.length);
	}
}
/** The grammar wants a value after every `yield`: Python does not. */
const BARE_YIELD = /\byield(?=[ \t]*(?:[\r\n)\]}:;,#]|$))/g;
/**
* Parses one Python file strictly.
* @returns the tree, or the offset up to which the text is Python; and the text that offsets mean: the grammar takes
* some files only with a value after each `yield`. Lines stay as they are.
*/
function parseText(text) {
	const tree = parse(text);
	if (typeof tree !== "number" || !text.includes("yield")) return {
		text,
		tree
	};
	const filled = text.replace(BARE_YIELD, "yield None");
	const again = parse(filled);
	return typeof again === "number" ? {
		text,
		tree
	} : {
		text: filled,
		tree: again
	};
}

// src/frameworks/verifiers/python.ts
/** Blocks nested deeper than this are not looked into: nobody writes them, and a hostile file must not exhaust the stack. */
const MAX_DEPTH$1 = 40;
/**
* Reads one Python file by grammar: its imports, top-level names and `__all__` (V24). Nothing is run.
* @param path where the file is, for messages
* @param text its decoded text
*/
function readPython(path, text) {
	return new ModuleReader(path, text).module;
}
var ModuleReader = class {
	module;
	file;
	text;
	starts;
	imports = [];
	bindings = /* @__PURE__ */ new Map();
	exports = null;
	openEnded = false;
	constructor(path, original) {
		const { text, tree } = parseText(original);
		this.text = text;
		this.file = {
			text,
			lineAt: (offset) => this.lineAt(offset)
		};
		this.starts = lineStarts(text);
		if (typeof tree !== "number") this.block(childrenOf(tree.topNode), {
			certain: true,
			guarded: false,
			depth: 0
		});
		this.module = {
			path,
			text,
			syntaxErrorLine: typeof tree === "number" ? this.lineAt(tree) : null,
			imports: this.imports,
			bindings: this.bindings,
			exports: this.exports,
			openEnded: this.openEnded || this.bindings.has("__getattr__"),
			lineAt: (offset) => this.lineAt(offset)
		};
	}
	lineAt(offset) {
		let low = 0;
		let high = this.starts.length;
		while (low < high) {
			const middle = low + high >>> 1;
			if ((this.starts[middle] ?? 0) <= offset) low = middle + 1;
			else high = middle;
		}
		return low;
	}
	source(node) {
		return this.text.slice(node.from, node.to);
	}
	block(nodes, flow) {
		if (flow.depth > MAX_DEPTH$1) {
			this.openEnded = true;
			return;
		}
		for (const node of nodes) this.statement(node, flow);
	}
	statement(node, flow) {
		const inner = {
			...flow,
			depth: flow.depth + 1
		};
		switch (node.name) {
			case "StatementGroup": return this.block(childrenOf(node), inner);
			case "ImportStatement": return this.importStatement(node, flow);
			case "ClassDefinition": return this.bind(className(node, this.text), node, flow, {
				kind: "class",
				cls: readClass(this.file, node)
			});
			case "FunctionDefinition": return this.functionBinding(node, flow);
			case "DecoratedStatement": return this.statement(node.lastChild ?? node, flow);
			case "AssignStatement": return this.assignment(node, flow);
			case "UpdateStatement":
			case "ExpressionStatement": return this.exportsChange(node, flow);
			case "TryStatement": return this.tryStatement(node, inner);
			case "IfStatement": return this.ifStatement(node, inner);
			case "WithStatement": return this.bodies(node, inner);
			case "ForStatement":
			case "WhileStatement":
			case "MatchStatement": return this.bodies(node, {
				...inner,
				certain: false
			});
			default: return;
		}
	}
	bodies(node, flow) {
		for (const child of childrenOf(node)) if (child.name === "Body") this.block(statementsOf(child), flow);
		else if (child.name === "MatchBody" || child.name === "MatchClause") this.bodies(child, flow);
	}
	/** The `try` body is taken to run; handlers only name what is not bound yet. */
	tryStatement(node, flow) {
		let clause = "try";
		for (const child of childrenOf(node)) {
			if ([
				"try",
				"except",
				"else",
				"finally"
			].includes(child.name)) clause = child.name;
			if (child.name !== "Body") continue;
			if (clause === "try") this.block(statementsOf(child), {
				...flow,
				guarded: true
			});
			else if (clause === "except") this.handler(child, flow);
			else this.block(statementsOf(child), flow);
		}
	}
	handler(body, flow) {
		const before = new Map(this.bindings);
		const imports = this.imports.length;
		this.block(statementsOf(body), {
			...flow,
			certain: false
		});
		this.imports.length = imports;
		for (const [name, binding] of before) this.bindings.set(name, binding);
	}
	/** `if TYPE_CHECKING:` never runs; of any other condition nothing is known. */
	ifStatement(node, flow) {
		let condition = null;
		for (const child of childrenOf(node)) if (child.name === "else") condition = null;
		else if (child.name === "Body") {
			if (!(condition === "TYPE_CHECKING" || condition === "typing.TYPE_CHECKING" || isMain(condition))) this.block(statementsOf(child), {
				...flow,
				certain: false,
				guarded: true
			});
		} else if (child.name !== "if" && child.name !== "elif") condition = this.source(child);
	}
	importStatement(node, flow) {
		for (const { module, level, names, as, ...rest } of readImports(this.file, node, flow.guarded)) {
			this.imports.push({
				module,
				level,
				names,
				...rest
			});
			if (names === "star") this.openEnded = true;
			else if (names === null) {
				const top = module.split(".")[0] ?? module;
				this.bind(as ?? top, node, flow, {
					kind: "import",
					level,
					module: as === null ? top : module,
					name: null
				});
			} else for (const item of names) this.bind(item.as, node, flow, {
				kind: "import",
				level,
				module,
				name: item.name
			});
		}
	}
	assignment(node, flow) {
		const parts = childrenOf(node);
		const [target] = parts;
		const annotated = parts[1]?.name === "TypeDef";
		const operator = parts[annotated ? 2 : 1];
		const value = parts[annotated ? 3 : 2] ?? null;
		if (target?.name === "VariableName" && (annotated || operator?.name === "AssignOp")) {
			const name = this.source(target);
			if (name === "__all__") this.setExports(value === null ? null : stringList(value, this.text), node, flow);
			if (value === null) return;
			const alias = parts.length > (annotated ? 4 : 3) ? null : dottedName(value, this.text);
			this.bind(name, node, flow, alias === null ? {
				kind: "value",
				value
			} : {
				kind: "alias",
				target: alias
			});
			return;
		}
		for (const part of parts) {
			if (part.name === "AssignOp") break;
			if (part.name === "VariableName") this.bind(this.source(part), node, flow, {
				kind: "value",
				value: null
			});
		}
		if (this.source(node).includes("__all__")) this.exports = {
			kind: "computed",
			line: this.lineAt(node.from)
		};
	}
	/** `__all__ += […]`, `__all__.append(…)`, `__all__.extend(…)`, `globals()[…] = …`. */
	exportsChange(node, flow) {
		const text = this.source(node);
		if (/\b(?:globals|setattr|exec|eval)\s*\(/.test(text)) this.openEnded = true;
		if (!text.includes("__all__")) return;
		const added = this.addedExports(node);
		const before = this.exports?.kind === "names" ? this.exports.names : null;
		this.setExports(added === null || before === null ? null : [...before, ...added], node, flow);
	}
	addedExports(node) {
		const first = node.firstChild;
		if (first === null) return null;
		if (node.name === "UpdateStatement") {
			const value = node.lastChild;
			return this.source(first) === "__all__" && value !== null ? stringList(value, this.text) : null;
		}
		const call = callOf(first, this.text);
		const [argument] = call?.positional ?? [];
		if (argument === void 0) return null;
		if (call?.name === "__all__.extend") return stringList(argument, this.text);
		const single = call?.name === "__all__.append" ? stringValue(argument, this.text) : null;
		return single === null ? null : [single];
	}
	setExports(names, node, flow) {
		const line = this.lineAt(node.from);
		this.exports = names === null || !flow.certain ? {
			kind: "computed",
			line
		} : {
			kind: "names",
			names,
			line
		};
	}
	functionBinding(node, flow) {
		const fn = readFunction(this.file, node);
		if (fn !== null) this.bind(fn.name, node, flow, {
			kind: "function",
			fn
		});
	}
	bind(name, node, flow, what) {
		this.bindings.set(name, {
			...what,
			certain: flow.certain,
			line: this.lineAt(node.from)
		});
	}
};

// src/frameworks/verifiers/importer.ts
/** Bytes of one Python file, bytes and files of one package that are looked into: hostile nesting is slow to parse. */
const MAX_FILE = 131072;
const MAX_BYTES = 1048576;
const MAX_FILES = 100;
/** Distributions whose import name is another word; the key is the import name. */
const DISTRIBUTIONS = /* @__PURE__ */ new Map([
	["PIL", ["pillow"]],
	["bs4", ["beautifulsoup4"]],
	["cv2", [
		"opencv-python",
		"opencv-python-headless",
		"opencv-contrib-python"
	]],
	["dateutil", ["python-dateutil"]],
	["docx", ["python-docx"]],
	["dotenv", ["python-dotenv"]],
	["fitz", ["pymupdf"]],
	["git", ["gitpython"]],
	["jwt", ["pyjwt"]],
	["skimage", ["scikit-image"]],
	["sklearn", ["scikit-learn"]],
	["yaml", ["pyyaml"]]
]);
/**
* Follows the imports of a package as Python would, by text alone: which modules run, whether one is missing or not
* installed (V27). The first trouble ends it.
*/
var Importer = class extends ModuleNames {
	remarks = [];
	repository;
	dependencies;
	undeclared = /* @__PURE__ */ new Set();
	bytes = 0;
	constructor(repository, space, dependencies) {
		super(space);
		this.repository = repository;
		this.dependencies = dependencies;
	}
	/**
	* Runs an import of one of the project's own modules, its parents first.
	* @returns what ends it, or null
	*/
	async importOwn(name, from) {
		const parts = name.split(".");
		for (let i = 1; i <= parts.length; i += 1) {
			const part = parts.slice(0, i).join(".");
			const halt = this.visited.has(part) ? null : await this.visit(part, from);
			if (halt !== null) return halt;
		}
		return null;
	}
	async visit(name, from) {
		const found = this.find(name);
		if (found.kind === "namespace") {
			const empty = readPython("", "");
			this.visited.set(name, {
				name,
				isPackage: true,
				module: {
					...empty,
					openEnded: false
				}
			});
			return null;
		}
		if (found.kind === "missing") {
			if (!this.repository.listing.complete) return unseen(from.path ?? name, "listing-cut");
			return halt("fails", "verifiers-package-import-missing", { module: name }, from.path, from.line);
		}
		if (found.kind === "unseen") return unseen(found.path, "link");
		if (this.visited.size >= MAX_FILES || this.bytes >= MAX_BYTES) return halt("unknown", "verifiers-package-too-large", {}, found.path, null);
		const module = await this.read(found.path);
		if ("verdict" in module) return module;
		const loaded = {
			name,
			isPackage: found.isPackage,
			module
		};
		this.visited.set(name, loaded);
		if (module.syntaxErrorLine !== null) return halt("unknown", "verifiers-package-syntax", {}, found.path, module.syntaxErrorLine);
		for (const statement of module.imports) {
			const trouble = await this.importStatement(loaded, statement);
			if (trouble !== null && !statement.guarded) return trouble;
		}
		return this.missingBase(loaded);
	}
	/** Runs one import statement of a module; also used for those at the start of `load()`. */
	async importStatement(loaded, statement) {
		const target = absolute(loaded, statement);
		const place = {
			path: loaded.module.path,
			line: statement.line
		};
		if (target === null) return halt("fails", "verifiers-package-import-missing", { module: ".".repeat(statement.level) + statement.module }, place.path, place.line);
		if (!this.owns(target)) return this.importExternal(target, statement, place);
		const trouble = await this.importOwn(target, place);
		if (trouble !== null || !Array.isArray(statement.names)) return trouble;
		for (const { name } of statement.names) {
			const missing = await this.importName(target, name, place);
			if (missing !== null) return missing;
		}
		return null;
	}
	/** `from own.module import name`: a name of the module, else a sub-module. */
	async importName(target, name, place) {
		const owner = this.visited.get(target);
		if (owner === void 0 || owner.module.openEnded) return null;
		if (owner.module.bindings.has(name) && !isOwnChild(owner, name)) return null;
		const child = `${target}.${name}`;
		if (owner.isPackage && this.find(child).kind !== "missing") return this.importOwn(child, place);
		if (!this.repository.listing.complete) return unseen(place.path, "listing-cut");
		return halt("fails", "verifiers-package-import-name-missing", {
			name,
			module: target
		}, place.path, place.line);
	}
	importExternal(target, statement, place) {
		const top = target.split(".")[0] ?? target;
		if (top === "verifiers") {
			const older = (Array.isArray(statement.names) ? statement.names.map(({ name }) => `${target}.${name}`) : [target]).find((name) => !inVerifiers(name));
			if (older === void 0) return null;
			return halt("fails", "verifiers-package-older-verifiers", { name: older }, place.path, place.line);
		}
		if (STANDARD_LIBRARY.has(top) || top.startsWith("_") || WITH_VERIFIERS.has(top)) return null;
		if (this.declares(top)) return null;
		if (WITH_EXTRAS.has(top)) {
			if (!this.undeclared.has(top)) this.remarks.push(remark("verifiers-package-undeclared-import", { module: top }, place));
			this.undeclared.add(top);
			return null;
		}
		const verdict = this.dependencies.open || this.unexplained() ? "unknown" : "fails";
		return halt(verdict, verdict === "fails" ? "verifiers-package-import-not-installed" : "verifiers-package-import-unproven", { module: top }, place.path, place.line);
	}
	declares(top) {
		return [top.toLowerCase().replaceAll("_", "-"), ...DISTRIBUTIONS.get(top) ?? []].some((name) => this.dependencies.names.has(name));
	}
	/** Dependencies that may bring modules under names of their own. */
	unexplained() {
		return [...this.dependencies.names].some((name) => name !== "verifiers" && name !== "datasets");
	}
	/** A base class that Verifiers does not have any more stops the import of its module. */
	missingBase(loaded) {
		for (const binding of loaded.module.bindings.values()) {
			if (binding.kind !== "class" || !binding.certain) continue;
			for (const base of binding.cls.bases) {
				const meaning = base.name === null ? null : this.meaning(loaded, base.name);
				if (meaning?.kind !== "external" || inVerifiers(meaning.name)) continue;
				return halt("fails", "verifiers-package-older-verifiers", { name: meaning.name }, loaded.module.path, binding.cls.line);
			}
		}
		return null;
	}
	find(name) {
		const [top = "", ...rest] = name.split(".");
		const root = this.space.tops.get(top);
		if (root === void 0) return { kind: "missing" };
		const { listing } = this.repository;
		if (root.kind === "module") return rest.length === 0 ? {
			kind: "file",
			path: root.path,
			isPackage: false
		} : { kind: "missing" };
		const base = [root.path, ...rest].filter((part) => part !== "").join("/");
		const parent = name.split(".").slice(0, -1).join(".");
		const init = joinPath(base, "__init__.py");
		const file = `${base}.py`;
		for (const path of [
			base,
			init,
			file
		]) if (listing.get(path)?.kind === "link") return {
			kind: "unseen",
			path
		};
		if (listing.isFile(init) && this.space.includes(name)) return {
			kind: "file",
			path: init,
			isPackage: true
		};
		if (rest.length > 0 && listing.isFile(file) && this.space.includes(parent)) return {
			kind: "file",
			path: file,
			isPackage: false
		};
		return listing.isDirectory(base) && this.space.includes(name) ? { kind: "namespace" } : { kind: "missing" };
	}
	async read(path) {
		const read = await this.repository.read(path, MAX_FILE);
		if (!read.ok) return unseen(path, read.why.code);
		if (isLfsPointer(read.bytes)) return unseen(path, "lfs-pointer");
		this.bytes += read.bytes.length;
		const text = decodeUtf8(read.bytes);
		if (text === null || text.includes("\0")) return halt("unknown", "verifiers-package-syntax", {}, path, null);
		const deep = lineOfNesting(text);
		if (deep !== null) return halt("unknown", "verifiers-package-syntax", {}, path, deep);
		try {
			return readPython(path, universalNewlines(text.startsWith("﻿") ? text.slice(1) : text));
		} catch (error) {
			if (!(error instanceof RangeError)) throw error;
			return halt("unknown", "verifiers-package-syntax", {}, path, null);
		}
	}
};
function remark(code, args, place) {
	return {
		code,
		args,
		place,
		fact: "V27"
	};
}

// src/frameworks/verifiers/package-class.ts
const MAX_CLASSES = 60;
/** Config fields without a default of the tasksets that ship with Verifiers (V27). */
const BUILT_IN_REQUIRED = /* @__PURE__ */ new Map([["NeMoGymConfig", "dataset"], ["TextArenaConfig", "game"]]);
/** Every class a class is made of, itself first, bases depth first; `open` when one of them cannot be seen. */
function lineage(importer, start) {
	const own = [];
	const external = [];
	let open = false;
	const waiting = [{
		kind: "class",
		...start
	}];
	for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) if (next.kind === "external") external.push(next.name);
	else if (next.kind !== "class") open = true;
	else if (own.length >= MAX_CLASSES) open = true;
	else if (!own.some(({ cls }) => next.kind === "class" && cls === next.cls)) {
		const { owner, cls } = next;
		own.push({
			owner,
			cls
		});
		for (const base of cls.bases.toReversed()) {
			if (base.name !== null && PLAIN_BASES.has(base.name)) continue;
			waiting.push(base.name === null ? { kind: "unknown" } : importer.meaning(owner, base.name));
		}
	}
	return {
		own,
		external,
		open
	};
}
const PLAIN_BASES = /* @__PURE__ */ new Set([
	"object",
	"Exception",
	"BaseException",
	"ValueError",
	"dict",
	"list",
	"str",
	"int",
	"float"
]);
/** Whether a class descends from one of Verifiers' own; null when its bases cannot be followed. */
function descendsFrom(importer, start, root) {
	const { external, open } = lineage(importer, start);
	if (external.some((name) => isRoot(name, root))) return true;
	return open || external.some(mayHide) ? null : false;
}
/** Whether a name of the Verifiers package is this class or a built-in descendant of it. */
function isRoot(name, root) {
	if (!name.startsWith("verifiers.v1.")) return false;
	const last = name.slice(name.lastIndexOf(".") + 1);
	if (root === "TasksetConfig") return last === "TasksetConfig" || name.startsWith("verifiers.v1.tasksets.") && last.endsWith("Config") && !last.endsWith("EnvConfig");
	return last === root || last.endsWith(root);
}
/** Classes of other installed packages may themselves descend from Verifiers. */
function mayHide(name) {
	const top = name.split(".")[0] ?? "";
	return !STANDARD_LIBRARY.has(top) && ![
		"verifiers",
		"typing_extensions",
		"pydantic",
		"pydantic_config"
	].includes(top);
}
/**
* The config field that has no default, if there is one: the command line builds the config from the id alone (V27).
* @param taskset the exported class
*/
function configTrouble(importer, taskset) {
	const { own } = lineage(importer, taskset);
	for (const { owner, cls } of own) for (const base of cls.bases) {
		const origin = base.name === null ? null : importer.meaning(owner, base.name);
		if (origin?.kind !== "external" || !isRoot(origin.name, "Taskset")) continue;
		for (const arg of base.args) {
			const meaning = arg.name === null ? null : importer.meaning(owner, arg.name);
			if (meaning?.kind === "external" && isRoot(meaning.name, "TasksetConfig")) return builtInTrouble(meaning.name, owner, cls);
			if (meaning?.kind !== "class") continue;
			const config = descendsFrom(importer, meaning, "TasksetConfig");
			if (config === true) return fieldTrouble(importer, meaning);
			if (config === null) return halt("unknown", "verifiers-package-config-unproven", { name: meaning.cls.name }, meaning.owner.module.path, meaning.cls.line);
		}
	}
	return null;
}
function builtInTrouble(name, owner, cls) {
	const field = BUILT_IN_REQUIRED.get(name.slice(name.lastIndexOf(".") + 1));
	return field === void 0 ? null : halt("fails", "verifiers-package-config-field", { field }, owner.module.path, cls.line);
}
function fieldTrouble(importer, config) {
	const { own, external } = lineage(importer, config);
	const fields = /* @__PURE__ */ new Map();
	for (const name of external) {
		const field = isRoot(name, "TasksetConfig") ? BUILT_IN_REQUIRED.get(name.slice(name.lastIndexOf(".") + 1)) : void 0;
		if (field !== void 0) fields.set(field, {
			required: true,
			path: config.owner.module.path,
			line: config.cls.line
		});
	}
	for (const { owner, cls } of own.toReversed()) {
		const bare = [...cls.literals].find(([name]) => !name.startsWith("_") && name !== "model_config");
		if (bare !== void 0) return halt("fails", "verifiers-package-config-bare", { field: bare[0] }, owner.module.path, bare[1]);
		for (const field of cls.fields.values()) {
			if (field.name.startsWith("_") || isClassVariable(field, owner)) continue;
			fields.set(field.name, {
				required: !hasDefault(field, owner),
				path: owner.module.path,
				line: field.line
			});
		}
	}
	for (const [field, { required, path, line }] of fields) if (required) return halt("fails", "verifiers-package-config-field", { field }, path, line);
	return null;
}
function source(node, owner) {
	return owner.module.text.slice(node.from, node.to);
}
function isClassVariable(field, owner) {
	return field.name === "model_config" || /^["']?(?:\w+\.)?ClassVar\b/.test(source(field.annotation, owner));
}
/** Whether pydantic finds a default: a value, or a `Field(...)` that carries one. */
function hasDefault(field, owner) {
	if (field.value !== null) return givesDefault(field.value, owner);
	if (!/^(?:\w+\.)?Annotated\[/.test(source(field.annotation, owner))) return false;
	return itemsOf(field.annotation).some((item) => callOf(item, owner.module.text) !== null && givesDefault(item, owner));
}
function givesDefault(value, owner) {
	if (isEllipsis(value, owner)) return false;
	const call = callOf(value, owner.module.text);
	if (call === null || !/^(?:\w+\.)*Field$/.test(call.name ?? "")) return true;
	const [first] = call.positional;
	const given = first ?? call.keywords.get("default");
	if (given !== void 0) return !isEllipsis(given, owner);
	return call.keywords.has("default_factory");
}
function isEllipsis(node, owner) {
	return ["...", "Ellipsis"].includes(source(node, owner));
}
/** The value of `self.config.FIELD` when it is a plain default of the config; used to see loops that never run. */
function configDefault(importer, taskset, field) {
	for (const { owner, cls } of lineage(importer, taskset).own) for (const arg of cls.bases.flatMap((base) => base.args)) {
		const meaning = arg.name === null ? null : importer.meaning(owner, arg.name);
		if (meaning?.kind !== "class") continue;
		for (const config of lineage(importer, meaning).own) {
			const value = config.cls.fields.get(field)?.value;
			if (value !== null && value !== void 0) return {
				node: plainValue(value, config.owner),
				text: config.owner.module.text
			};
		}
	}
	return null;
}
/** `Field(3)` and `Field(default=3)` count as `3`. */
function plainValue(value, owner) {
	const call = callOf(value, owner.module.text);
	if (call === null || !/^(?:\w+\.)*Field$/.test(call.name ?? "")) return value;
	return call.positional[0] ?? call.keywords.get("default") ?? value;
}
/** The method that `load()` runs: the nearest definition in the line of classes, or null when a built-in one is inherited. */
function loadMethod(importer, taskset) {
	const { own, external, open } = lineage(importer, taskset);
	for (const { owner, cls } of own) if (cls.methods.has("load")) return {
		owner,
		cls
	};
	if (open || own.some(({ cls }) => cls.others.has("load"))) return "unknown";
	return external.some((name) => name.startsWith("verifiers.v1.tasksets.")) ? "built-in" : "none";
}

// src/frameworks/verifiers/package-load.ts
const MAX_DEPTH = 30;
/** Calls that change nothing about whether their argument is empty. */
const WRAPPERS = /* @__PURE__ */ new Set([
	"iter",
	"list",
	"tuple",
	"sorted",
	"reversed",
	"enumerate",
	"set",
	"map",
	"filter"
]);
const EMPTY_CALLS = /* @__PURE__ */ new Set([
	"list",
	"tuple",
	"set",
	"dict",
	"frozenset",
	"iter"
]);
/**
* Whether a `load()` can yield a task, decided only where text leaves no doubt (V27): empty literals, loops over an
* empty or non-positive range, no `return` or `yield` at all.
*/
function readLoad(importer, taskset, owner, body) {
	return new LoadReader(importer, taskset, owner, body).outcome();
}
var LoadReader = class {
	importer;
	taskset;
	owner;
	text;
	body;
	constructor(importer, taskset, owner, body) {
		this.importer = importer;
		this.taskset = taskset;
		this.owner = owner;
		this.text = owner.module.text;
		this.body = body;
	}
	outcome() {
		if (statementsOf(this.body).find((node) => !this.isDocstring(node))?.name === "RaiseStatement") return "raises";
		const generator = this.holds(this.body, ["YieldStatement", "YieldExpression"], 0);
		return this.gives(statementsOf(this.body), generator, 0).gives ? "may-yield" : "yields-nothing";
	}
	isDocstring(node) {
		return node.name === "ExpressionStatement" && node.firstChild?.name === "String";
	}
	/** Whether a node of these kinds stands in the function's own scope. */
	holds(node, kinds, depth) {
		if (depth > MAX_DEPTH || kinds.includes(node.name)) return true;
		if (depth > 0 && [
			"FunctionDefinition",
			"ClassDefinition",
			"LambdaExpression"
		].includes(node.name)) return false;
		return childrenOf(node).some((child) => this.holds(child, kinds, depth + 1));
	}
	/** Whether a block can give a task, and whether it always ends the function. */
	gives(nodes, generator, depth) {
		if (depth > MAX_DEPTH) return {
			gives: true,
			ends: false
		};
		for (const node of nodes) {
			if (this.statementGives(node, generator, depth)) return {
				gives: true,
				ends: false
			};
			if (node.name === "ReturnStatement" || node.name === "RaiseStatement") return {
				gives: false,
				ends: true
			};
		}
		return {
			gives: false,
			ends: false
		};
	}
	statementGives(node, generator, depth) {
		switch (node.name) {
			case "ReturnStatement": return !generator && !this.isEmpty(node.getChild("return")?.nextSibling ?? null, depth);
			case "YieldStatement": return node.getChild("from") === null || !this.isEmpty(node.lastChild, depth);
			case "ForStatement": return !this.loopsOverNothing(node, depth) && this.bodiesGive(node, generator, depth);
			case "WhileStatement":
			case "IfStatement": {
				const condition = node.firstChild?.nextSibling;
				const never = condition !== null && condition !== void 0 && ["False", "0"].includes(this.source(condition));
				const single = childrenOf(node).filter((child) => child.name === "Body").length === 1;
				return !(never && single) && this.bodiesGive(node, generator, depth);
			}
			case "FunctionDefinition":
			case "ClassDefinition":
			case "DecoratedStatement": return false;
			default: return this.bodiesGive(node, generator, depth) || this.holds(node, ["YieldExpression"], 1);
		}
	}
	bodiesGive(node, generator, depth) {
		return childrenOf(node).some((child) => {
			if (child.name === "Body") return this.gives(statementsOf(child), generator, depth + 1).gives;
			return (child.name === "MatchBody" || child.name === "MatchClause") && this.bodiesGive(child, generator, depth + 1);
		});
	}
	loopsOverNothing(node, depth) {
		const over = node.getChild("in")?.nextSibling ?? null;
		return over !== null && this.isEmpty(over, depth);
	}
	/** Whether an expression is certainly an empty iterable (or `None`, which is none at all). */
	isEmpty(node, depth) {
		if (node === null) return true;
		if (depth > MAX_DEPTH) return false;
		switch (node.name) {
			case "None": return true;
			case "ArrayExpression":
			case "TupleExpression":
			case "DictionaryExpression": return itemsOf(node).length === 0;
			case "ParenthesizedExpression": return this.isEmpty(itemsOf(node)[0] ?? null, depth + 1);
			case "ArrayComprehensionExpression":
			case "ComprehensionExpression":
			case "SetComprehensionExpression": return this.loopsOverNothing(node, depth + 1);
			case "CallExpression": return this.isEmptyCall(node, depth + 1);
			case "VariableName": return this.isEmptyVariable(node, depth + 1);
			default: return false;
		}
	}
	isEmptyCall(node, depth) {
		const call = callOf(node, this.text);
		const name = call?.name ?? "";
		const args = call?.positional ?? [];
		if (name === "range" && args.length === 1) {
			const count = this.integer(args[0] ?? null);
			return count !== null && count <= 0;
		}
		if (args.length === 0) return EMPTY_CALLS.has(name);
		const argument = name === "map" || name === "filter" ? args[1] : args[0];
		return WRAPPERS.has(name) && argument !== void 0 && this.isEmpty(argument, depth);
	}
	/** A local that is set once, to something empty, and otherwise only returned or looped over. */
	isEmptyVariable(node, depth) {
		const name = this.source(node);
		const uses = this.text.slice(this.body.from, this.body.to).match(new RegExp(`(?<![\\w.])${name}(?!\\w)`, "g"));
		const set = statementsOf(this.body).find((statement) => statement.name === "AssignStatement" && statement.firstChild !== null && this.source(statement.firstChild) === name);
		return set !== void 0 && uses?.length === 2 && this.isEmpty(set.lastChild, depth);
	}
	integer(node) {
		if (node === null) return null;
		const literal = integerValue(node, this.text);
		if (literal !== null) return literal;
		const name = dottedName(node, this.text);
		if (name?.startsWith("self.config.")) {
			const value = configDefault(this.importer, this.taskset, name.slice(12));
			return value === null ? null : integerValue(value.node, value.text);
		}
		const binding = name === null ? void 0 : this.owner.module.bindings.get(name);
		return binding?.kind === "value" && binding.value !== null ? integerValue(binding.value, this.text) : null;
	}
	source(node) {
		return this.text.slice(node.from, node.to);
	}
};

// src/frameworks/verifiers/wildcards.ts
/**
* Whether a name matches a pattern in which `*` stands for any text and `?` for one character. Never more than
* pattern × name steps, whatever the pattern.
*/
function matchesWildcards(pattern, name) {
	let p = 0;
	let n = 0;
	let star = -1;
	let mark = 0;
	while (n < name.length) if (pattern[p] === "*") {
		star = p;
		mark = n;
		p += 1;
	} else if (p < pattern.length && (pattern[p] === "?" || pattern[p] === name[n])) {
		p += 1;
		n += 1;
	} else if (star >= 0) {
		p = star + 1;
		mark += 1;
		n = mark;
	} else return false;
	while (pattern[p] === "*") p += 1;
	return p === pattern.length;
}

// src/frameworks/verifiers/wheel-setuptools.ts
/** Top-level folders that automatic discovery in a flat layout leaves out. */
const NOT_PACKAGES = new Set(`ci bin debian doc docs documentation manpages news newsfragments changelog test tests unit_test unit_tests example
  examples scripts tools util utils python build dist venv env requirements tasks fabfile site_scons benchmark
  benchmarks exercise exercises htmlcov ez_setup`.split(/\s+/));
/** Files that it leaves out. */
const NOT_MODULES = new Set(`setup conftest test tests example examples build toxfile noxfile pavement dodo tasks fabfile SConstruct Sconstruct
  sConstruct sconstruct conanfile manage benchmark benchmarks exercise exercises`.split(/\s+/));
/** The wheel setuptools builds: listed packages, `find`, or automatic discovery. */
function setuptoolsWheel(listing, project) {
	if (project.project !== null) {
		if (typeof project.project["name"] !== "string") return buildFault(project, "[project].name is missing");
		if (!hasVersion(project.project)) return buildFault(project, "[project].version is missing");
	}
	const { directory } = project;
	const open = ["setup.py", "setup.cfg"].some((name) => listing.get(joinPath(directory, name)) !== void 0);
	const options = table(project.root, "tool", "setuptools") ?? {};
	const folders = table(options, "package-dir") ?? {};
	const listed = strings(options["packages"]);
	const modules = strings(options["py-modules"]);
	const find = table(options, "packages", "find");
	if (listed !== null || modules !== null || find !== null) {
		const tops = /* @__PURE__ */ new Map();
		const includes = [];
		if (listed !== null) {
			const missing = addListed(listing, directory, folders, listed, tops);
			if (missing !== null && listing.complete) return buildFault(project, `package directory ${missing} does not exist`);
			includes.push((name) => listed.includes(name));
		}
		for (const name of modules ?? []) {
			const path = joinPath(directory, join(baseFolder(folders), `${name}.py`));
			if (listing.isFile(path)) tops.set(name, {
				kind: "module",
				path
			});
		}
		if (find !== null) includes.push(addFound(listing, directory, find, tops));
		return {
			space: {
				tops,
				includes: (name) => includes.some((test) => test(name))
			},
			open
		};
	}
	return guessed(listing, project, folders, open);
}
function baseFolder(folders) {
	const base = folders[""];
	return typeof base === "string" ? base : "";
}
function join(...parts) {
	return parts.flatMap((part) => part.split("/")).filter((part) => part !== "" && part !== ".").join("/");
}
/** Adds explicitly listed packages; answers the first folder that is not there. */
function addListed(listing, directory, folders, listed, tops) {
	let missing = null;
	for (const name of listed) {
		const own = Object.hasOwn(folders, name) ? folders[name] : void 0;
		const folder = typeof own === "string" ? join(own) : join(baseFolder(folders), name.replaceAll(".", "/"));
		const path = joinPath(directory, folder);
		if (!listing.isDirectory(path)) missing ??= folder;
		else if (!name.includes(".")) tops.set(name, {
			kind: "package",
			path
		});
	}
	return missing;
}
/** `[tool.setuptools.packages.find]`: folders below `where` whose dotted name matches. */
function addFound(listing, directory, find, tops) {
	const include = strings(find["include"]) ?? ["*"];
	const exclude = strings(find["exclude"]) ?? [];
	const matches = (name) => include.some((pattern) => matchesWildcards(pattern, name)) && !exclude.some((pattern) => matchesWildcards(pattern, name));
	for (const where of strings(find["where"]) ?? ["."]) {
		const folder = join(directory, where);
		for (const child of listing.children(folder)) {
			if (child.kind !== "directory" || child.name.includes(".")) continue;
			if (find["namespaces"] === false && !listing.isFile(joinPath(folder, `${child.name}/__init__.py`))) continue;
			if (!tops.has(child.name)) tops.set(child.name, {
				kind: "package",
				path: joinPath(folder, child.name)
			});
		}
	}
	return matches;
}
/** Automatic discovery: a `src` folder, else exactly one package or module at the root of the project. */
function guessed(listing, project, folders, open) {
	const { directory } = project;
	const explicit = Object.entries(folders).filter(([name]) => name !== "");
	if (explicit.length > 0) {
		const tops = /* @__PURE__ */ new Map();
		for (const [name, folder] of explicit) if (typeof folder === "string") tops.set(name, {
			kind: "package",
			path: join(directory, folder)
		});
		return {
			space: {
				tops,
				includes: () => true
			},
			open
		};
	}
	const source = join(directory, baseFolder(folders) === "" ? "src" : baseFolder(folders));
	if (listing.isDirectory(source)) return {
		space: sourceLayout(listing, source),
		open
	};
	const children = listing.children(directory);
	const packages = children.filter((child) => child.kind === "directory" && isPackageName(child.name));
	const modules = children.filter((child) => child.kind === "file" && isModuleName(child.name));
	const kind = packages.length > 0 ? "packages" : "modules";
	const chosen = packages.length > 0 ? packages : modules;
	if (chosen.length > 1 && !open) {
		const names = chosen.map((child) => child.name);
		return {
			...halt("fails", "verifiers-package-build", { reason: `several top-level ${kind}: ${names.slice(0, 6).join(", ")}` }, project.path, null),
			fact: "V28"
		};
	}
	const tops = /* @__PURE__ */ new Map();
	for (const child of chosen) {
		const path = joinPath(directory, child.name);
		if (kind === "packages") tops.set(child.name, {
			kind: "package",
			path
		});
		else tops.set(child.name.slice(0, -3), {
			kind: "module",
			path
		});
	}
	return {
		space: {
			tops,
			includes: () => true
		},
		open
	};
}
function sourceLayout(listing, source) {
	const tops = /* @__PURE__ */ new Map();
	for (const child of listing.children(source)) {
		const path = joinPath(source, child.name);
		if (child.kind === "directory" && !child.name.includes(".")) tops.set(child.name, {
			kind: "package",
			path
		});
		else if (child.kind === "file" && child.name.endsWith(".py")) tops.set(child.name.slice(0, -3), {
			kind: "module",
			path
		});
	}
	return {
		tops,
		includes: () => true
	};
}
function isPackageName(name) {
	return /^[A-Za-z]\w*(?:-stubs)?$/.test(name) && !NOT_PACKAGES.has(name) && !name.endsWith("__pycache__") && !name.endsWith("-stubs");
}
function isModuleName(name) {
	const module = name.endsWith(".py") ? name.slice(0, -3) : "";
	return /^[A-Za-z]\w*$/.test(module) && !NOT_MODULES.has(module);
}

// src/frameworks/verifiers/wheel.ts
/** A space that holds every sub-package of its top-level names. */
function wholeSpace(tops) {
	return {
		tops,
		includes: () => true
	};
}
/**
* Which modules installing a project brings (V25, V28): the obvious forms of hatchling and setuptools; of other build
* backends only the place they all look at.
*/
function wheelOf(listing, project) {
	const readme = project.project?.["readme"];
	const file = typeof readme === "string" ? readme : table(project.project, "readme")?.["file"];
	if (typeof file === "string" && listing.complete && listing.get(joinPath(project.directory, file)) === void 0) return buildFault(project, `readme ${file} is missing`);
	const backend = project.backend.split(":")[0] ?? project.backend;
	if (backend.startsWith("hatchling")) return hatchlingWheel(listing, project);
	if (backend.startsWith("setuptools")) return setuptoolsWheel(listing, project);
	return otherWheel(listing, project);
}
/** Patterns that take every Python file. */
const ANY_PYTHON = /* @__PURE__ */ new Set([
	"*",
	"**",
	"/*",
	"/**",
	"*.py",
	"**/*.py",
	"/**/*.py",
	"**/*"
]);
function hatchlingWheel(listing, project) {
	if (typeof project.project?.["name"] !== "string") return buildFault(project, "[project].name is missing");
	if (!hasVersion(project.project)) return buildFault(project, "[project].version is missing");
	const build = table(project.root, "tool", "hatch", "build") ?? {};
	const target = table(build, "targets", "wheel") ?? {};
	const option = (key) => Object.hasOwn(target, key) ? target[key] : build[key];
	const packages = strings(option("packages")) ?? [];
	const only = strings(option("only-include")) ?? [];
	const include = strings(option("include")) ?? [];
	const sources = strings(option("sources")) ?? [];
	const forced = table(target, "force-include") ?? table(build, "force-include") ?? {};
	const tops = /* @__PURE__ */ new Map();
	for (const [from, to] of Object.entries(forced)) if (typeof to === "string") addTop(listing, project, tops, from, to);
	const strip = (path) => {
		const source = sources.map((item) => clean(item)).find((item) => `${path}/`.startsWith(`${item}/`));
		return source === void 0 ? path : path.slice(source.length + 1);
	};
	for (const path of only.map(clean)) addTop(listing, project, tops, path, strip(path));
	if (only.length === 0) for (const path of packages.map(clean)) addTop(listing, project, tops, path, path.slice(path.lastIndexOf("/") + 1));
	if (only.length + packages.length > 0) return {
		space: wholeSpace(tops),
		open: Object.hasOwn(build, "hooks")
	};
	if (include.length > 0) {
		if (include.some((pattern) => ANY_PYTHON.has(pattern))) {
			for (const child of listing.children(project.directory)) addTop(listing, project, tops, child.name, child.name);
			return {
				space: wholeSpace(tops),
				open: false
			};
		}
		const plain = include.map((pattern) => /^\/?([\w.-]+(?:\/[\w.-]+)*)(?:\/|\/\*\*|\/\*|\/\*\*\/\*(?:\.py)?|\/\*\.py)?$/.exec(pattern)?.[1]);
		for (const path of plain) if (path !== void 0) addTop(listing, project, tops, path, strip(path));
		return {
			space: wholeSpace(tops),
			open: plain.includes(void 0)
		};
	}
	return hatchlingGuess(listing, project, tops);
}
/** What hatchling ships when nothing is configured: what is named like the project. */
function hatchlingGuess(listing, project, forced) {
	const raw = String(project.project?.["name"]);
	const found = namedLike(listing, project.directory, [fileName(raw), fileName(normalizedName(raw))]);
	if (found !== null) {
		const [name, top] = found;
		if (forced.get(name)?.path === top.path) return buildFault(project, `force-include ships ${name} a second time`);
		return {
			space: wholeSpace(new Map([...forced, found])),
			open: false
		};
	}
	if (forced.size > 0) return {
		space: wholeSpace(forced),
		open: false
	};
	return listing.complete ? {
		...halt("fails", "verifiers-package-discovery", { name: fileName(raw) }, project.path, null),
		fact: "V28"
	} : unseen(project.path, "listing-cut");
}
function namedLike(listing, directory, names) {
	for (const name of names) {
		for (const place of [name, `src/${name}`]) if (listing.isFile(joinPath(directory, `${place}/__init__.py`))) return [name, {
			kind: "package",
			path: joinPath(directory, place)
		}];
		const module = joinPath(directory, `${name}.py`);
		if (listing.isFile(module)) return [name, {
			kind: "module",
			path: module
		}];
		const spaces = listing.children(directory).filter((child) => listing.isFile(joinPath(directory, `${child.name}/${name}/__init__.py`)));
		const [single] = spaces;
		if (spaces.length === 1 && single !== void 0) return [single.name, {
			kind: "package",
			path: joinPath(directory, single.name)
		}];
	}
	return null;
}
/** Flit, Poetry, PDM, uv and others: a package or module named like the project, at the root or in `src`. */
function otherWheel(listing, project) {
	const poetry = table(project.root, "tool", "poetry")?.["name"];
	const module = ((project.project === null && typeof poetry === "string" ? poetry : project.name) ?? "").replaceAll(/[-.]/g, "_").toLowerCase();
	const tops = /* @__PURE__ */ new Map();
	for (const place of [module, `src/${module}`]) addTop(listing, project, tops, place, module);
	for (const place of [`${module}.py`, `src/${module}.py`]) addTop(listing, project, tops, place, `${module}.py`);
	return {
		space: wholeSpace(tops),
		open: true
	};
}
/** Puts a folder or file of the project into the wheel under another path. */
function addTop(listing, project, tops, from, to) {
	const path = joinPath(project.directory, clean(from));
	if (clean(to) === "") {
		for (const { name } of listing.children(path)) addTop(listing, project, tops, joinPath(from, name), name);
		return;
	}
	const [top = "", ...rest] = clean(to).split("/");
	if (rest.length === 0 && top.endsWith(".py") && listing.isFile(path)) tops.set(top.slice(0, -3), {
		kind: "module",
		path
	});
	if (!listing.isDirectory(path)) return;
	const root = rest.length === 0 ? path : path.split("/").slice(0, -rest.length).join("/");
	if (!tops.has(top)) tops.set(top, {
		kind: "package",
		path: root
	});
}
function clean(path) {
	return path.split("/").filter((part) => part !== "" && part !== ".").join("/");
}
function fileName(name) {
	return name.replaceAll(/[^\w.]+/g, "_");
}

// src/frameworks/verifiers/packages.ts
/** Tasksets and environments that ship with Verifiers; their names win over a package's (V26). */
const BUILT_IN_TASKSETS = /* @__PURE__ */ new Set([
	"harbor",
	"nemo_gym",
	"openenv",
	"textarena"
]);
/** Calls that fetch rows from elsewhere (V30). */
const FETCHES = /\b(?:load_dataset|hf_hub_download|snapshot_download|urlopen|requests\.(?:get|post)|httpx\.(?:get|post|stream))\s*\(/;
/** What the candidates' text tells of each. */
async function readPackages(repository, candidates) {
	const packages = [];
	for (const candidate of candidates) packages.push(await readPackage(repository, candidate));
	return packages;
}
async function readPackage(repository, candidate) {
	const module = moduleName(candidate.ident);
	const source = await sourceOf(repository, candidate);
	if ("verdict" in source) return {
		candidate,
		module,
		verdict: source.verdict,
		kind: null,
		reason: source,
		remarks: []
	};
	const importer = new Importer(repository, source.space, source.dependencies);
	const outcome = await judge(importer, candidate, module, source.space, source.open);
	const remarks = [...importer.remarks];
	if ("verdict" in outcome) return {
		candidate,
		module,
		verdict: outcome.verdict,
		kind: null,
		reason: outcome,
		remarks
	};
	const fetching = [...importer.visited.values()].find((loaded) => FETCHES.test(loaded.module.text));
	if (fetching !== void 0) remarks.push(fetchesElsewhere(module, {
		path: fetching.module.path,
		line: null
	}));
	return {
		candidate,
		module,
		verdict: "loads",
		...outcome,
		remarks
	};
}
/** Rows that come from elsewhere are not checked (V30). */
function fetchesElsewhere(module, place) {
	return {
		code: "verifiers-package-data-elsewhere",
		args: { module },
		place,
		fact: "V30"
	};
}
/** The module that an id names: its last part, before `@`, `-` as `_`, in lower case (V25). */
function moduleName(ident) {
	return (ident.slice(ident.lastIndexOf("/") + 1).split("@")[0] ?? "").replaceAll("-", "_").toLowerCase();
}
/** Where importing finds the candidate's modules: its wheel, or the root of the repository on PYTHONPATH. */
async function sourceOf(repository, candidate) {
	if (candidate.pyproject === null) return {
		space: bareSpace(repository),
		open: false,
		dependencies: {
			names: /* @__PURE__ */ new Set(),
			open: false
		}
	};
	const project = await readProject(repository, candidate.directory);
	if ("verdict" in project) return project;
	const wheel = wheelOf(repository.listing, project);
	return "verdict" in wheel ? wheel : {
		...wheel,
		dependencies: project.dependencies
	};
}
function bareSpace(repository) {
	const tops = /* @__PURE__ */ new Map();
	for (const child of repository.listing.children("")) if (child.kind === "file" && child.name.endsWith(".py")) tops.set(child.name.slice(0, -3), {
		kind: "module",
		path: child.name
	});
	for (const child of repository.listing.children("")) if (child.kind === "directory" && repository.listing.isFile(joinPath(child.name, "__init__.py"))) tops.set(child.name, {
		kind: "package",
		path: child.name
	});
	return {
		tops,
		includes: () => true
	};
}
async function judge(importer, candidate, module, space, open) {
	const path = candidate.pyproject ?? (space.tops.get(module)?.path || null);
	if (BUILT_IN_TASKSETS.has(module)) return {
		...halt("fails", "verifiers-package-name-taken", { module }, path, null),
		fact: "V26"
	};
	if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(module)) return {
		...halt("fails", "verifiers-package-name-form", { module }, path, null),
		fact: "V25"
	};
	if (!space.tops.has(module)) {
		const modules = [...space.tops.keys()].toSorted();
		return {
			...halt(open ? "unknown" : "fails", open ? "verifiers-package-module-unproven" : "verifiers-package-module-missing", {
				name: candidate.ident,
				module,
				modules
			}, path, null),
			fact: "V25"
		};
	}
	const stopped = await importer.importOwn(module, {
		path,
		line: null
	});
	if (stopped !== null) return stopped;
	const loaded = importer.visited.get(module);
	return loaded === void 0 ? unseen(path ?? module, "budget") : judgeExports(importer, loaded);
}
/** What `__all__` exports: exactly one taskset, else exactly one environment (V24). */
async function judgeExports(importer, loaded) {
	const { module } = loaded;
	const fail = (verdict, code, args, line) => ({
		...halt(verdict, code, args, module.path === "" ? null : module.path, line),
		fact: "V24"
	});
	if (module.exports === null) {
		if (module.openEnded) return fail("unknown", "verifiers-package-all-computed", {}, null);
		const v0 = module.bindings.get("load_environment");
		if (v0 !== void 0) return {
			...fail("fails", "verifiers-package-v0", {}, v0.line),
			fact: "V29"
		};
		return fail("fails", "verifiers-package-no-all", { module: loaded.name }, null);
	}
	if (module.exports.kind === "computed") return fail("unknown", "verifiers-package-all-computed", {}, module.exports.line);
	const { names, line } = module.exports;
	const tasksets = [];
	const environments = [];
	const foreign = [];
	for (const name of names) {
		const meaning = importer.meaning(loaded, name);
		if (meaning.kind === "external" && meaning.name.startsWith("verifiers.")) {
			if (/(?:Taskset|Env)$/.test(meaning.name) && !/\.(?:Taskset|Env)$/.test(meaning.name)) foreign.push(name);
			continue;
		}
		if (meaning.kind === "unknown" || meaning.kind === "external") return fail("unknown", "verifiers-package-class-unproven", { name }, line);
		if (meaning.kind !== "class") continue;
		const isTaskset = descendsFrom(importer, meaning, "Taskset");
		const isEnvironment = descendsFrom(importer, meaning, "Env");
		if (isTaskset === true) tasksets.push(meaning);
		else if (isEnvironment === true) environments.push(meaning);
		else if (isTaskset === null || isEnvironment === null) return fail("unknown", "verifiers-package-class-unproven", { name }, line);
	}
	const [other] = foreign;
	if (other !== void 0 && tasksets.length !== 1) return fail("unknown", "verifiers-package-class-unproven", { name: other }, line);
	const [taskset] = tasksets;
	if (taskset !== void 0 && tasksets.length === 1) return judgeTaskset(importer, taskset);
	const [environment] = environments;
	if (environment !== void 0 && environments.length === 1) {
		const reason = fail("unknown", "verifiers-package-loads-env", { name: environment.cls.name }, line);
		return {
			kind: "env",
			reason: {
				code: reason.code,
				args: reason.args,
				place: reason.place,
				fact: reason.fact
			}
		};
	}
	if (Math.max(tasksets.length, environments.length) > 1) return fail("fails", "verifiers-package-exports-many", { names }, line);
	return fail("fails", "verifiers-package-exports-nothing", { names }, line);
}
/** Its config can be made from the id alone, and its `load()` can yield (V27). */
async function judgeTaskset(importer, taskset) {
	const { owner, cls } = taskset;
	const config = configTrouble(importer, taskset);
	if (config !== null) return config;
	const loads = {
		kind: "taskset",
		reason: {
			code: "verifiers-package-loads",
			args: { name: cls.name },
			place: {
				path: owner.module.path,
				line: cls.line
			},
			fact: "V24"
		}
	};
	const method = loadMethod(importer, taskset);
	if (method === "none") return halt("fails", "verifiers-package-no-load", { name: cls.name }, owner.module.path, cls.line);
	if (method === "built-in") importer.remarks.push(fetchesElsewhere(cls.name, loads.reason.place));
	if (method === "built-in" || method === "unknown") return loads;
	const fn = method.cls.methods.get("load");
	if (fn === void 0) return loads;
	const { path } = method.owner.module;
	if (fn.async) return halt("fails", "verifiers-package-load-async", { name: cls.name }, path, fn.line);
	if (readLoad(importer, taskset, method.owner, fn.body) !== "may-yield") return halt("fails", "verifiers-package-load-empty", { name: cls.name }, path, fn.line);
	for (const statement of fn.imports) {
		const trouble = await importer.importStatement(method.owner, statement);
		if (trouble !== null) return trouble;
	}
	return loads;
}

export { readPackages };
