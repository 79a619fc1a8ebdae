import { At as halt, Ct as hasVersion, Dt as strings, Et as readProject, Gt as decodeUtf8, Kt as universalNewlines, Ot as table, St as buildFault, Tt as oldestWanted, Zt as isLfsPointer, jt as unseen, kt as unmetNeed, on as directoryOf, sn as joinPath, wt as normalizedName } from "./core.js";
import { t as parser } from "./python.js";

// src/frameworks/verifiers/python-names.ts
const BUILTINS = words(`
  Ellipsis None bool bytearray bytes classmethod complex dict enumerate filter float frozenset int list map memoryview
  object property range reversed set slice staticmethod str super tuple type zip KeyboardInterrupt StopIteration
  StopAsyncIteration SystemExit GeneratorExit BaseExceptionGroup ExceptionGroup __build_class__
`);
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
const WITH_EXTRAS = words(`
  boto3 botocore datasets dateutil deprecation dill dirhash dotenv fastapi fastuuid h2 harbor hpack hyperframe
  importlib_metadata jmespath litellm litellm_cli multiprocess pandas platformdirs postgrest pyarrow
  pydantic_settings realtime s3transfer scantree semver shortuuid six storage3 supabase supabase_auth
  supabase_functions toml tomlkit websockets xxhash zipp
`);
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
const MAX_HOPS = 30;
var ModuleNames = class {
	visited = /* @__PURE__ */ new Map();
	space;
	constructor(space) {
		this.space = space;
	}
	owns(name) {
		return this.space.tops.has(name.split(".")[0] ?? name);
	}
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
	moduleOf(loaded, statement) {
		const target = absolute(loaded, statement);
		return target === null ? null : this.visited.get(target) ?? null;
	}
	functionOf(loaded, name, hops = 0) {
		const binding = loaded.module.bindings.get(name);
		if (binding?.kind === "function") return {
			owner: loaded,
			fn: binding.fn
		};
		if (binding?.kind !== "import" || binding.name === null || hops > MAX_HOPS) return null;
		const source = this.moduleOf(loaded, binding);
		return source === null ? null : this.functionOf(source, binding.name, hops + 1);
	}
	methodOf(start, name, hops = 0) {
		const fn = start.cls.methods.get(name);
		if (fn !== void 0) return {
			owner: start.owner,
			fn
		};
		if (hops > MAX_HOPS) return null;
		for (const base of start.cls.bases) {
			const meaning = base.name === null ? null : this.meaning(start.owner, base.name);
			const found = meaning?.kind === "class" ? this.methodOf(meaning, name, hops + 1) : null;
			if (found !== null) return found;
		}
		return null;
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
function inVerifiers(name) {
	const [top, second, third] = name.split(".");
	if (top !== "verifiers" || second === void 0 || second === "__version__") return true;
	return second === "v1" && (third === void 0 || third.startsWith("__") || VERIFIERS_V1.has(third));
}
function absolute(loaded, statement) {
	if (statement.level === 0) return statement.module;
	const parts = loaded.name.split(".");
	const keep = parts.length - statement.level + (loaded.isPackage ? 1 : 0);
	if (keep <= 0) return null;
	return [...parts.slice(0, keep), ...statement.module === "" ? [] : [statement.module]].join(".");
}
function isOwnChild(loaded, name) {
	const binding = loaded.module.bindings.get(name);
	return binding?.kind === "import" && binding.name === name && absolute(loaded, binding) === loaded.name;
}

// src/frameworks/verifiers/module-finder.ts
const MOST_IN_FOLDER = 2e3;
var ModuleFinder = class extends ModuleNames {
	doubt = null;
	repository;
	states = /* @__PURE__ */ new Map();
	constructor(repository, space) {
		super(space);
		this.repository = repository;
	}
	isShipped(path) {
		const ships = this.space.ships(path);
		if (ships === null) this.doubt ??= halt("unknown", "verifiers-package-ships-unproven", { path }, path, null);
		return ships !== false;
	}
	fileState(path) {
		const state = this.states.get(path) ?? this.lookUp(path);
		this.states.set(path, state);
		return state;
	}
	lookUp(path) {
		const { listing } = this.repository;
		if (listing.get(path) === void 0 && !listing.isDirectory(path)) return listing.complete ? "missing" : "unseen";
		if (this.space.bare === true) return "there";
		if (![...this.space.tops.values()].some((top) => path === top.path || path.startsWith(`${top.path}/`))) return "not-shipped";
		const all = listing.isDirectory(path) ? listing.under(path).map((entry) => entry.path) : [path];
		const files = all.slice(0, MOST_IN_FOLDER);
		const shipped = new Set(files.map((file) => this.space.ships(file)));
		if (shipped.has(true)) return "there";
		return shipped.has(null) || files.length < all.length ? "unproven" : "not-shipped";
	}
	find(name) {
		const [top = "", ...rest] = name.split(".");
		const root = this.space.tops.get(top);
		if (root === void 0) return { kind: "missing" };
		const { listing } = this.repository;
		if (root.kind === "module") return rest.length === 0 && this.isShipped(root.path) ? {
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
		if (listing.isFile(init) && this.space.includes(name) && this.isShipped(init)) return {
			kind: "file",
			path: init,
			isPackage: true
		};
		if (rest.length > 0 && listing.isFile(file) && this.space.includes(parent) && this.isShipped(file)) return {
			kind: "file",
			path: file,
			isPackage: false
		};
		return listing.isDirectory(base) && this.space.includes(name) && listing.under(base).some((entry) => entry.kind === "file" && this.isShipped(entry.path)) ? { kind: "namespace" } : { kind: "missing" };
	}
};

// src/frameworks/verifiers/python-nodes.ts
function childrenOf(node) {
	const found = [];
	for (let child = node.firstChild; child !== null; child = child.nextSibling) found.push(child);
	return found;
}
function statementsOf(body) {
	return childrenOf(body).filter((node) => node.name !== ":");
}
function itemsOf(node) {
	return childrenOf(node).filter((child) => !"()[]{},".includes(child.name) && child.name !== "Comment");
}
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
function stringValue(node, text) {
	if (node.name === "ContinuedString") {
		const parts = childrenOf(node).map((part) => stringValue(part, text));
		return parts.includes(null) ? null : parts.join("");
	}
	if (node.name !== "String") return null;
	return /^[uUrR]?("""|'''|"|')([^\\]*)\1$/.exec(text.slice(node.from, node.to))?.[2] ?? null;
}
function integerValue(node, text) {
	const found = /^-?[0-9][0-9_]*$/.exec(text.slice(node.from, node.to).replaceAll(" ", ""));
	return found === null ? null : Number(found[0].replaceAll("_", ""));
}
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
const MAX_DEPTH$4 = 40;
function className(node, text) {
	const name = node.getChild("VariableName");
	return name === null ? "" : text.slice(name.from, name.to);
}
function callBases(list, text) {
	const parts = itemsOf(list);
	return parts.filter((part, i) => part.name !== "AssignOp" && parts[i + 1]?.name !== "AssignOp" && parts[i - 1]?.name !== "AssignOp").map((part) => typeOf(part, text));
}
function stringList(node, text, depth = 0) {
	if (depth > MAX_DEPTH$4) return null;
	if (node.name === "BinaryExpression" || node.name === "ParenthesizedExpression") {
		const lists = itemsOf(node).filter((part) => part.name !== "ArithOp").map((part) => stringList(part, text, depth + 1));
		return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? []);
	}
	if (node.name !== "ArrayExpression" && node.name !== "TupleExpression") return null;
	const values = itemsOf(node).map((item) => stringValue(item, text));
	return values.some((value) => value === null) ? null : values.flatMap((value) => value ?? []);
}
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
function lineStarts(text) {
	const starts = [0];
	for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) starts.push(i + 1);
	return starts;
}
const MAX_BRACKETS = 200;
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
const LITERALS = /* @__PURE__ */ new Set([
	"Number",
	"String",
	"Boolean",
	"None",
	"ArrayExpression",
	"TupleExpression",
	"DictionaryExpression"
]);
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
function readFunction(file, node) {
	const name = node.getChild("VariableName");
	const body = node.getChild("Body");
	if (name === null || body === null) return null;
	const isAsync = node.getChild("async") !== null;
	const imports = statementsOf(body).filter((statement) => statement.name === "ImportStatement").flatMap((statement) => readImports(file, statement, false));
	return {
		name: source$2(file, name),
		async: isAsync,
		body,
		imports,
		line: file.lineAt(node.from)
	};
}
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
			const name = source$2(file, target);
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
function source$2(file, node) {
	return file.text.slice(node.from, node.to);
}

// src/frameworks/verifiers/python-flow.ts
const PYTHON = [3, 13];
const EXITS = /* @__PURE__ */ new Set([
	"sys.exit",
	"exit",
	"quit",
	"os._exit",
	"os.abort"
]);
const LONGEST$2 = 200;
function stopping(node, text) {
	if (node.name === "RaiseStatement") return "yes";
	if (node.name === "AssertStatement") {
		const condition = node.firstChild?.nextSibling ?? null;
		const source = condition === null ? "" : text.slice(condition.from, condition.to);
		if (source === "True") return "no";
		return [
			"False",
			"0",
			"None"
		].includes(source) ? "yes" : "maybe";
	}
	const expression = node.name === "ExpressionStatement" ? node.firstChild : null;
	const name = expression === null ? null : callOf(expression, text)?.name ?? null;
	return name !== null && EXITS.has(name) ? "yes" : "no";
}
function raisesAgain(node) {
	let clause = "try";
	for (const child of childrenOf(node)) {
		if ([
			"try",
			"except",
			"else",
			"finally"
		].includes(child.name)) clause = child.name;
		if (child.name === "Body" && clause === "except") {
			if (statementsOf(child).some((statement) => statement.name === "RaiseStatement")) return true;
		}
	}
	return false;
}
function holdsHere(condition) {
	if (condition.length > LONGEST$2) return null;
	if ([
		"TYPE_CHECKING",
		"typing.TYPE_CHECKING",
		"False"
	].includes(condition)) return false;
	if (condition === "True") return true;
	if (/^__name__\s*==/.test(condition)) return false;
	const found = /^sys\.version_info\s*(<=?|>=?)\s*\(\s*(\d+)\s*,?\s*(?:(\d+)\s*,?\s*)?\)$/.exec(condition);
	if (found === null) return null;
	const [, operator = "", major = "", minor] = found;
	const order = PYTHON[0] - Number(major) || (minor === void 0 ? 1 : PYTHON[1] - Number(minor)) || 1;
	return operator.startsWith("<") ? order < 0 : order > 0;
}
function oddSyntax(tree, text) {
	let older = null;
	let newer = null;
	if (!/\bexcept\b[^\n:]{0,1000},|\bprint[ \t]/.test(text)) return {
		older,
		newer
	};
	tree.iterate({ enter({ name, node }) {
		if (name === "PrintStatement") older ??= node.from;
		if (name === "TryStatement") newer ??= node.getChildren(",")[0]?.from ?? null;
	} });
	return {
		older,
		newer
	};
}

// src/frameworks/verifiers/python-tree.ts
const strict = parser.configure({ strict: true });
function parse(text) {
	const parse = strict.startParse(text);
	try {
		let tree = null;
		while (tree === null) tree = parse.advance();
		return indentFault(tree, text) ?? tree;
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		return Math.min(parse.parsedPos, text.length);
	}
}
function indentFault(tree, text) {
	let fault = null;
	if (!text.includes("@")) return fault;
	const indent = (offset) => text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
	tree.iterate({ enter({ name, node }) {
		if (name !== "DecoratedStatement") return;
		const wanted = indent(node.lastChild?.from ?? node.from);
		if (node.getChildren("Decorator").some(({ from }) => indent(from) !== wanted)) fault ??= node.from;
	} });
	return fault;
}
const BARE_YIELD = /\byield(?=[ \t]*(?:[\r\n)\]}:;,#]|$))/g;
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
const MAX_DEPTH$3 = 40;
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
	stop = null;
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
		const { older, newer } = typeof tree === "number" ? {
			older: null,
			newer: null
		} : oddSyntax(tree, text);
		this.module = {
			path,
			text,
			syntaxErrorLine: typeof tree === "number" ? this.lineAt(tree) : null,
			imports: this.imports,
			bindings: this.bindings,
			exports: this.exports,
			openEnded: this.openEnded || this.bindings.has("__getattr__"),
			top: typeof tree === "number" ? [] : childrenOf(tree.topNode),
			stop: this.stop,
			olderSyntaxLine: older === null ? null : this.lineAt(older),
			newerSyntaxLine: newer === null ? null : this.lineAt(newer),
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
		if (flow.depth > MAX_DEPTH$3) {
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
			case "RaiseStatement":
			case "AssertStatement": return this.mayStop(node, flow);
			case "UpdateStatement":
			case "ExpressionStatement":
				this.mayStop(node, flow);
				return this.exportsChange(node, flow);
			case "TryStatement": return this.tryStatement(node, inner);
			case "IfStatement": return this.ifStatement(node, inner);
			case "WithStatement": return this.bodies(node, {
				...inner,
				caught: true
			});
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
	tryStatement(node, flow) {
		let clause = "try";
		const guarded = flow.guarded || !raisesAgain(node);
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
				guarded,
				caught: true
			});
			else if (clause === "except") this.handler(child, flow);
			else this.block(statementsOf(child), flow);
		}
	}
	handler(body, flow) {
		const before = new Map(this.bindings);
		const imports = this.imports.length;
		const { stop } = this;
		this.block(statementsOf(body), {
			...flow,
			certain: false
		});
		this.imports.length = imports;
		this.stop = stop;
		for (const [name, binding] of before) this.bindings.set(name, binding);
	}
	ifStatement(node, flow) {
		let condition = null;
		for (const child of childrenOf(node)) if (child.name === "else") condition = null;
		else if (child.name === "Body") {
			const holds = condition === null ? null : holdsHere(condition);
			if (holds === true) return this.block(statementsOf(child), flow);
			if (holds === null) this.block(statementsOf(child), {
				...flow,
				certain: false,
				guarded: true
			});
		} else if (child.name !== "if" && child.name !== "elif") condition = this.source(child);
	}
	mayStop(node, flow) {
		const stops = stopping(node, this.text);
		if (stops === "no" || this.stop?.certain === true) return;
		const certain = stops === "yes" && flow.certain && flow.caught !== true;
		if (certain || this.stop === null) this.stop = {
			line: this.lineAt(node.from),
			certain
		};
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
const MAX_FILE = 131072;
const MAX_BYTES = 1048576;
const MAX_FILES = 100;
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
var Importer = class extends ModuleFinder {
	remarks = [];
	dependencies;
	undeclared = /* @__PURE__ */ new Set();
	bytes = 0;
	constructor(repository, space, dependencies) {
		super(repository, space);
		this.dependencies = dependencies;
	}
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
		if (module.olderSyntaxLine !== null) return halt("fails", "verifiers-package-python2", {}, found.path, module.olderSyntaxLine);
		if (module.syntaxErrorLine !== null) return halt("unknown", "verifiers-package-syntax", {}, found.path, module.syntaxErrorLine);
		for (const statement of module.imports) {
			const trouble = await this.importStatement(loaded, statement);
			if (trouble !== null && !statement.guarded) return trouble;
		}
		return this.missingBase(loaded) ?? this.endsEarly(loaded);
	}
	endsEarly({ module }) {
		const { path, stop, newerSyntaxLine } = module;
		if (newerSyntaxLine !== null) this.doubt ??= halt("unknown", "verifiers-package-newer-python", { python: "3.14" }, path, newerSyntaxLine);
		if (stop === null) return null;
		if (stop.certain) return halt("fails", "verifiers-package-stops", {}, path, stop.line);
		this.doubt ??= halt("unknown", "verifiers-package-may-stop", {}, path, stop.line);
		return null;
	}
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
	unexplained() {
		return [...this.dependencies.names].some((name) => name !== "verifiers" && name !== "datasets");
	}
	isUnbound(loaded, dotted) {
		const [head = ""] = dotted.split(".");
		if (loaded.module.openEnded || loaded.module.bindings.has(head) || BUILTINS.has(head)) return false;
		return !/(?:Error|Exception|Warning)$/.test(head) && this.meaning(loaded, head).kind === "missing";
	}
	missingBase(loaded) {
		for (const binding of loaded.module.bindings.values()) {
			if (binding.kind !== "class" || !binding.certain) continue;
			for (const base of binding.cls.bases) {
				const unbound = [base, ...base.args].find((type) => type.name !== null && this.isUnbound(loaded, type.name));
				if (unbound !== void 0) {
					const args = { name: unbound.name ?? "" };
					return halt("fails", "verifiers-package-name-missing", args, loaded.module.path, binding.cls.line);
				}
				const meaning = base.name === null ? null : this.meaning(loaded, base.name);
				if (meaning?.kind !== "external" || inVerifiers(meaning.name)) continue;
				return halt("fails", "verifiers-package-older-verifiers", { name: meaning.name }, loaded.module.path, binding.cls.line);
			}
		}
		return null;
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
const BUILT_IN_REQUIRED = /* @__PURE__ */ new Map([["NeMoGymConfig", "dataset"], ["TextArenaConfig", "game"]]);
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
function descendsFrom(importer, start, root) {
	const { external, open } = lineage(importer, start);
	if (external.some((name) => isRoot(name, root))) return true;
	return open || external.some(mayHide) ? null : false;
}
function isRoot(name, root) {
	if (!name.startsWith("verifiers.v1.")) return false;
	const last = name.slice(name.lastIndexOf(".") + 1);
	if (root === "TasksetConfig") return last === "TasksetConfig" || name.startsWith("verifiers.v1.tasksets.") && last.endsWith("Config") && !last.endsWith("EnvConfig");
	if (root === "EnvConfig") return last.endsWith("EnvConfig");
	return last === root || last.endsWith(root);
}
function mayHide(name) {
	const top = name.split(".")[0] ?? "";
	return !STANDARD_LIBRARY.has(top) && ![
		"verifiers",
		"typing_extensions",
		"pydantic",
		"pydantic_config"
	].includes(top);
}
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
function source$1(node, owner) {
	return owner.module.text.slice(node.from, node.to);
}
function isClassVariable(field, owner) {
	return field.name === "model_config" || /^["']?(?:\w+\.)?ClassVar\b/.test(source$1(field.annotation, owner));
}
function hasDefault(field, owner) {
	if (field.value !== null) return givesDefault(field.value, owner);
	if (!/^(?:\w+\.)?Annotated\[/.test(source$1(field.annotation, owner))) return false;
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
	return ["...", "Ellipsis"].includes(source$1(node, owner));
}
function configDefault(importer, taskset, field) {
	for (const { owner, cls } of lineage(importer, taskset).own) for (const arg of cls.bases.flatMap((base) => base.args)) {
		const meaning = arg.name === null ? null : importer.meaning(owner, arg.name);
		if (meaning?.kind !== "class") continue;
		for (const config of lineage(importer, meaning).own) {
			const value = config.cls.fields.get(field)?.value;
			if (value !== null && value !== void 0) return {
				node: plainValue(value, config.owner),
				text: config.owner.module.text,
				owner: config.owner
			};
		}
	}
	return null;
}
function plainValue(value, owner) {
	const call = callOf(value, owner.module.text);
	if (call === null || !/^(?:\w+\.)*Field$/.test(call.name ?? "")) return value;
	return call.positional[0] ?? call.keywords.get("default") ?? value;
}
function loadMethod(importer, taskset) {
	const { own, external, open } = lineage(importer, taskset);
	for (const { owner, cls } of own) if (cls.methods.has("load")) return {
		owner,
		cls
	};
	if (open || own.some(({ cls }) => cls.others.has("load"))) return "unknown";
	return external.some((name) => name.startsWith("verifiers.v1.tasksets.")) ? "built-in" : "none";
}

// src/frameworks/verifiers/python-walk.ts
const MOST_NODES = 2e4;
const MAX_DEPTH$2 = 80;
const OWN_SCOPES = /* @__PURE__ */ new Set([
	"FunctionDefinition",
	"LambdaExpression",
	"ImportStatement",
	"TypeDef"
]);
function walkBlock(statements, visit) {
	let left = MOST_NODES;
	const block = (nodes, certain, depth) => {
		for (const node of nodes) {
			walk(node, certain, depth);
			if (node.name === "ReturnStatement" || node.name === "RaiseStatement") return;
		}
	};
	const walk = (node, certain, depth) => {
		left -= 1;
		if (left < 0 || depth > MAX_DEPTH$2 || OWN_SCOPES.has(node.name)) return;
		visit(node, certain);
		let clause = node.name === "TryStatement" ? "try" : "";
		let first = true;
		for (const child of childrenOf(node)) {
			if ([
				"except",
				"else",
				"finally"
			].includes(child.name)) clause = child.name;
			const sure = certain && childIsCertain(node, child, clause, first);
			if (child.name === "Body") block(statementsOf(child), sure, depth + 1);
			else walk(child, sure, depth + 1);
			first = false;
		}
	};
	block(statements, true, 0);
}
function childIsCertain(node, child, clause, first) {
	switch (node.name) {
		case "TryStatement": return clause === "finally";
		case "IfStatement":
		case "MatchStatement":
		case "MatchBody":
		case "MatchClause": return child.name !== "Body" && child.name !== "MatchBody" && child.name !== "MatchClause";
		case "ForStatement":
		case "WhileStatement": return clause !== "else";
		case "ConditionalExpression": return false;
		case "BinaryExpression": return first || node.getChild("and") === null && node.getChild("or") === null;
		default: return true;
	}
}

// src/frameworks/verifiers/package-config.ts
const PLAIN_TYPES = new Set("int str float bool bytes None list dict set tuple Path Any Optional Union Literal typing pathlib".split(" "));
const COMMON = /* @__PURE__ */ new Set([
	"task",
	"system_prompt",
	"id",
	"name",
	"dict",
	"json",
	"copy",
	"schema"
]);
function configReadTrouble(importer, taskset, owner, fn) {
	const known = configFields(importer, taskset);
	if (known === null) return null;
	const { text, path } = owner.module;
	let found = null;
	walkBlock(statementsOf(fn.body), (node, certain) => {
		const name = node.name === "MemberExpression" ? dottedName(node, text) : null;
		const field = name === null ? void 0 : /^self\.config\.(\w+)$/.exec(name)?.[1];
		if (field === void 0 || known.has(field) || COMMON.has(field) || /^(?:model_|_)/.test(field)) return;
		const line = owner.module.lineAt(node.from);
		if (certain) found ??= halt("fails", "verifiers-package-config-missing", { field }, path, line);
		else importer.doubt ??= halt("unknown", "verifiers-package-config-read-unproven", { field }, path, line);
	});
	return found;
}
function configFields(importer, taskset) {
	const { own, external, open } = lineage(importer, taskset);
	if (open || external.some((name) => !isPlainRoot(name, "Taskset") && isRoot(name, "Taskset"))) return null;
	if (own.some(({ cls }) => cls.methods.has("__init__") || cls.others.has("config") || cls.fields.has("config"))) return null;
	const config = configMeaning(importer, own);
	if (config === null) return /* @__PURE__ */ new Set();
	if (config.kind === "external") return isPlainRoot(config.name, "TasksetConfig") ? /* @__PURE__ */ new Set() : null;
	if (config.kind !== "class") return null;
	const classes = lineage(importer, config);
	if (classes.open || classes.external.some((name) => !isPlainRoot(name, "TasksetConfig"))) return null;
	const names = /* @__PURE__ */ new Set();
	for (const { cls } of classes.own) for (const name of [...cls.fields.keys(), ...cls.others]) names.add(name);
	return names;
}
function configMeaning(importer, classes) {
	for (const { owner, cls } of classes) for (const base of cls.bases) {
		const origin = base.name === null ? null : importer.meaning(owner, base.name);
		if (origin?.kind !== "external" || !isRoot(origin.name, "Taskset")) continue;
		for (const arg of base.args) {
			const meaning = arg.name === null ? { kind: "unknown" } : importer.meaning(owner, arg.name);
			if (meaning.kind === "external" && !isRoot(meaning.name, "TasksetConfig")) continue;
			if (meaning.kind !== "class") return meaning;
			const { external, open } = lineage(importer, meaning);
			if (open || external.some((name) => isRoot(name, "TasksetConfig"))) return meaning;
		}
	}
	return null;
}
function isPlainRoot(name, last) {
	return name.startsWith("verifiers.v1.") && name.slice(name.lastIndexOf(".") + 1) === last;
}
function withoutAgents(importer, environment) {
	const { own, external, open } = lineage(importer, environment);
	if (open || external.some((name) => isRoot(name, "Env") && !isPlainRoot(name, "Env"))) return null;
	for (const { owner, cls } of own) for (const arg of cls.bases.flatMap((base) => base.args)) {
		const meaning = arg.name === null ? { kind: "unknown" } : importer.meaning(owner, arg.name);
		if (meaning.kind === "external" && isPlainRoot(meaning.name, "EnvConfig")) continue;
		if (meaning.kind !== "class" || mayHaveAgents(importer, meaning)) return null;
	}
	const place = {
		path: environment.owner.module.path,
		line: environment.cls.line
	};
	return {
		code: "verifiers-package-env-no-agents",
		args: { name: environment.cls.name },
		place,
		fact: "V24"
	};
}
function mayHaveAgents(importer, configClass) {
	const { own, external, open } = lineage(importer, configClass);
	if (open || external.some((name) => isRoot(name, "EnvConfig") && !isPlainRoot(name, "EnvConfig"))) return true;
	return own.flatMap(({ owner, cls }) => [...cls.fields.values()].map((field) => owner.module.text.slice(field.annotation.from, field.annotation.to))).some((type) => (type.match(/\w+/g) ?? []).some((word) => !PLAIN_TYPES.has(word)));
}

// src/frameworks/verifiers/python-paths.ts
const MAX_DEPTH$1 = 20;
const MOST_EXPRESSIONS = 2e4;
const LONGEST$1 = 4096;
const UNKNOWN = { kind: "unknown" };
const SAME = /* @__PURE__ */ new Set([
	"resolve",
	"absolute",
	"expanduser",
	"as_posix",
	"__str__",
	"__fspath__"
]);
const HIDING = /* @__PURE__ */ new Set([
	"ForStatement",
	"WithStatement",
	"NamedExpression",
	"UpdateStatement"
]);
const WRAPPERS$1 = /^(?:(?:pathlib\.)?(?:Pure)?(?:Posix)?Path|str|os\.fspath|os\.path\.(?:abspath|realpath|normpath|expanduser))$/;
function pathEffort() {
	return {
		left: MOST_EXPRESSIONS,
		locals: /* @__PURE__ */ new Map()
	};
}
function pathValue(node, scope, depth = 0) {
	scope.effort.left -= 1;
	if (depth > MAX_DEPTH$1 || scope.effort.left < 0) return UNKNOWN;
	const { text } = scope.owner.module;
	const again = (inner) => inner === void 0 || inner === null ? UNKNOWN : pathValue(inner, scope, depth + 1);
	switch (node.name) {
		case "String":
		case "ContinuedString": {
			const value = stringValue(node, text);
			return value === null ? UNKNOWN : literal(value);
		}
		case "ParenthesizedExpression": return again(itemsOf(node)[0]);
		case "BinaryExpression": {
			const [left, operator, right] = childrenOf(node);
			if (operator === void 0 || text.slice(operator.from, operator.to) !== "/") return UNKNOWN;
			return joined(again(left), again(right));
		}
		case "CallExpression": return callPath(node, scope, again);
		case "MemberExpression": return memberPath(node, scope, depth, again);
		case "VariableName": return namedPath(text.slice(node.from, node.to), scope, depth);
		default: return UNKNOWN;
	}
}
function literal(value) {
	return value.startsWith("/") || value.startsWith("~") || /^[A-Za-z][\w+.-]*:/.test(value) ? {
		kind: "absolute",
		path: value
	} : {
		kind: "relative",
		path: value
	};
}
function joined(left, right) {
	if (right.kind === "absolute") return right;
	if (left.kind === "unknown" || right.kind !== "relative") return UNKNOWN;
	if (left.path.length + right.path.length > LONGEST$1) return UNKNOWN;
	return left.kind === "own" ? own(`${left.path}/${right.path}`) : {
		kind: left.kind,
		path: `${left.path}/${right.path}`
	};
}
function own(path) {
	const parts = [];
	for (const part of path.split("/")) {
		if (part === "" || part === ".") continue;
		if (part !== "..") parts.push(part);
		else if (parts.pop() === void 0) return UNKNOWN;
	}
	return {
		kind: "own",
		path: parts.join("/")
	};
}
function parent(value, levels) {
	return value.kind === "own" ? own(`${value.path}${"/..".repeat(Math.min(levels, MAX_DEPTH$1))}`) : UNKNOWN;
}
function callPath(node, scope, again) {
	const { text, path } = scope.owner.module;
	const call = callOf(node, text);
	const name = call?.name ?? "";
	const args = call?.positional ?? [];
	if (WRAPPERS$1.test(name)) return args.slice(1).reduce((left, right) => joined(left, again(right)), again(args[0]));
	if (/^(?:os\.)?path\.dirname$/.test(name)) return parent(again(args[0]), 1);
	if (/^(?:os\.)?path\.join$/.test(name)) return args.slice(1).reduce((left, right) => joined(left, again(right)), again(args[0]));
	if (/^(?:importlib\.)?(?:resources\.)?files$/.test(name)) {
		const given = args[0] === void 0 ? "" : text.slice(args[0].from, args[0].to);
		return given === "__package__" || given === `"${scope.owner.name}"` || given === "__name__" && scope.owner.isPackage || given === "" ? parent({
			kind: "own",
			path
		}, 1) : packagePath(args[0], scope);
	}
	const callee = node.firstChild;
	if (callee?.name !== "MemberExpression") return UNKNOWN;
	const method = callee.lastChild === null ? "" : text.slice(callee.lastChild.from, callee.lastChild.to);
	const base = again(callee.firstChild);
	if (SAME.has(method)) return base;
	if (method === "joinpath") return args.reduce((left, right) => joined(left, again(right)), base);
	if (method === "with_name") return joined(parent(base, 1), again(args[0]));
	return UNKNOWN;
}
function packagePath(argument, { importer, owner }) {
	const name = argument === void 0 ? null : stringValue(argument, owner.module.text);
	const loaded = name === null ? void 0 : importer.visited.get(name);
	return loaded?.isPackage === true && loaded.module.path !== "" ? parent({
		kind: "own",
		path: loaded.module.path
	}, 1) : UNKNOWN;
}
function memberPath(node, scope, depth, again) {
	const { text } = scope.owner.module;
	const [base, dot, last] = childrenOf(node);
	if (last === void 0 || base === void 0) return UNKNOWN;
	if (dot?.name === ".") {
		if (text.slice(last.from, last.to) === "parent") return parent(again(base), 1);
		const name = dottedName(node, text);
		if (name?.startsWith("self.config.") !== true || scope.taskset === null) return UNKNOWN;
		const value = configDefault(scope.importer, scope.taskset, name.slice(12));
		return value === null ? UNKNOWN : pathValue(value.node, {
			...scope,
			owner: value.owner,
			body: null
		}, depth + 1);
	}
	const level = integerValue(last, text);
	const property = base.lastChild;
	return base.name === "MemberExpression" && property !== null && text.slice(property.from, property.to) === "parents" && level !== null && level >= 0 ? parent(again(base.firstChild), level + 1) : UNKNOWN;
}
function namedPath(name, scope, depth) {
	const { owner, body, importer } = scope;
	if (name === "__file__") return {
		kind: "own",
		path: owner.module.path
	};
	if (body !== null) {
		const found = localsOf(body, scope).get(name);
		if (found === "hidden") return UNKNOWN;
		if (found !== void 0) return pathValue(found, scope, depth + 1);
	}
	const binding = owner.module.bindings.get(name);
	if (binding === void 0 || !binding.certain) return UNKNOWN;
	const top = {
		...scope,
		body: null
	};
	if (binding.kind === "value") return binding.value === null ? UNKNOWN : pathValue(binding.value, top, depth + 1);
	if (binding.kind === "alias") return namedPath(binding.target, top, depth + 1);
	if (binding.kind !== "import" || binding.name === null) return UNKNOWN;
	const source = importer.moduleOf(owner, binding);
	return source === null ? UNKNOWN : namedPath(binding.name, {
		...top,
		owner: source
	}, depth + 1);
}
function localsOf(body, { owner, effort }) {
	const known = effort.locals.get(body) ?? readLocals(body, owner.module.text);
	effort.locals.set(body, known);
	return known;
}
function readLocals(body, text) {
	const locals = /* @__PURE__ */ new Map();
	const namesIn = (nodes) => nodes.filter((node) => node.name === "VariableName").map((node) => text.slice(node.from, node.to));
	const parameters = body.parent?.getChild("ParamList") ?? null;
	for (const name of namesIn(parameters === null ? [] : childrenOf(parameters))) locals.set(name, "hidden");
	const cursor = body.cursor();
	do {
		if (cursor.from >= body.to) break;
		if (cursor.name === "AssignStatement") {
			const parts = childrenOf(cursor.node);
			const [target] = namesIn(parts.slice(0, 1));
			if (target !== void 0) {
				const value = parts.length === 3 && !locals.has(target) ? parts[2] : void 0;
				locals.set(target, value ?? "hidden");
			}
		} else if (HIDING.has(cursor.name)) {
			for (const name of namesIn(childrenOf(cursor.node))) if (!locals.has(name)) locals.set(name, "hidden");
		}
	} while (cursor.next());
	return locals;
}

// src/frameworks/verifiers/package-files.ts
const MOST_FUNCTIONS = 60;
const MOST_READS = 500;
const OPENS = /* @__PURE__ */ new Set([
	"open",
	"io.open",
	"gzip.open",
	"bz2.open",
	"codecs.open",
	"lzma.open"
]);
const TAKES_PATH = /(?:^|\.)(?:read_(?:json|csv|parquet|excel|table|pickle|feather)|from_(?:json|csv|parquet)|load_from_disk|listdir|scandir|scan_(?:csv|ndjson|parquet)|read_ndjson)$/;
const OF_PATH = /* @__PURE__ */ new Set([
	"read_text",
	"read_bytes",
	"open",
	"iterdir"
]);
const LOCAL_FORMATS = /^["'](?:json|csv|parquet|text|arrow)["']$/;
const CAREFUL = /\b(?:exists|is_file|isfile|is_dir|isdir|write_text|write_bytes|urlretrieve|snapshot_download|hf_hub_download|makedirs|mkdir)\b|["'][wax]b?\+?["']/;
function filesTrouble(importer, taskset, load) {
	return new FileReads(importer, taskset).trouble(load);
}
var FileReads = class {
	importer;
	taskset;
	followed = /* @__PURE__ */ new Set();
	effort = pathEffort();
	left = MOST_READS;
	found = null;
	constructor(importer, taskset) {
		this.importer = importer;
		this.taskset = taskset;
	}
	trouble(load) {
		for (const owner of this.importer.visited.values()) this.run(owner, owner.module.top, null, true);
		this.run(load.owner, statementsOf(load.fn.body), load.fn.body, true);
		return this.found;
	}
	run(owner, statements, body, certain) {
		const scope = {
			importer: this.importer,
			owner,
			taskset: this.taskset,
			body,
			effort: this.effort
		};
		walkBlock(statements, (node, sure) => {
			if (node.name === "CallExpression") this.call(node, scope, certain && sure);
		});
	}
	call(node, scope, certain) {
		const { text } = scope.owner.module;
		const read = readPath(node, text);
		if (read !== null) {
			this.left -= 1;
			const value = this.left < 0 ? { kind: "unknown" } : pathValue(read, scope);
			this.read(value, node, scope, certain);
		}
		const target = this.callee(callOf(node, text)?.name ?? null, scope);
		if (target === null || this.followed.has(target.fn.body) || this.followed.size >= MOST_FUNCTIONS) return;
		this.followed.add(target.fn.body);
		this.run(target.owner, statementsOf(target.fn.body), target.fn.body, certain);
	}
	callee(name, { owner }) {
		if (name === null) return null;
		const method = /^self\.(\w+)$/.exec(name)?.[1];
		if (method !== void 0) return this.importer.methodOf(this.taskset, method);
		return this.importer.functionOf(owner, name);
	}
	read(value, node, { owner }, certain) {
		const { path: from, text } = owner.module;
		const line = owner.module.lineAt(node.from);
		const doubt = (code, path) => {
			this.importer.doubt ??= halt("unknown", code, { path }, from, line);
		};
		if (value.kind === "absolute") return;
		if (value.kind === "unknown") return doubt("verifiers-package-file-unproven", source(node, text));
		if (value.kind === "relative") return doubt("verifiers-package-file-relative", value.path);
		const { path } = value;
		const state = this.importer.fileState(path);
		if (state === "there") return;
		if (state === "unseen") {
			this.importer.doubt ??= unseen(path, "listing-cut");
			return;
		}
		if (state === "unproven") return doubt("verifiers-package-file-unproven", path);
		if (!certain || CAREFUL.test(text)) return doubt("verifiers-package-file-unproven", path);
		const code = state === "missing" ? "verifiers-package-file-missing" : "verifiers-package-file-not-shipped";
		this.found ??= halt("fails", code, { path }, from, line);
	}
};
function source(node, text) {
	return text.slice(node.from, Math.min(node.to, node.from + 80));
}
function readPath(node, text) {
	const call = callOf(node, text);
	if (call === null) return null;
	const [first, second] = call.positional;
	const name = call.name ?? "";
	if (OPENS.has(name)) return isReading(second ?? call.keywords.get("mode"), text) ? first ?? null : null;
	if (TAKES_PATH.test(name)) return first ?? null;
	if (/(?:^|\.)load_dataset$/.test(name)) {
		const files = call.keywords.get("data_files");
		if (first === void 0 || files === void 0 || !LOCAL_FORMATS.test(text.slice(first.from, first.to))) return null;
		return files.name === "ArrayExpression" ? itemsOf(files)[0] ?? null : files;
	}
	const callee = node.firstChild;
	const method = callee?.name === "MemberExpression" ? callee.lastChild : null;
	if (method === null || callee === null || !OF_PATH.has(text.slice(method.from, method.to))) return null;
	if (text.slice(method.from, method.to) === "open" && !isReading(first ?? call.keywords.get("mode"), text)) return null;
	return childrenOf(callee)[0] ?? null;
}
function isReading(mode, text) {
	return mode === void 0 || /^["']r[bt+]*["']$/.test(text.slice(mode.from, mode.to));
}

// src/frameworks/verifiers/package-load.ts
const MAX_DEPTH = 30;
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
	holds(node, kinds, depth) {
		if (depth > MAX_DEPTH || kinds.includes(node.name)) return true;
		if (depth > 0 && [
			"FunctionDefinition",
			"ClassDefinition",
			"LambdaExpression"
		].includes(node.name)) return false;
		return childrenOf(node).some((child) => this.holds(child, kinds, depth + 1));
	}
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
function matchesWildcards(pattern, name, steps) {
	let p = 0;
	let n = 0;
	let star = -1;
	let mark = 0;
	while (n < name.length) {
		if (steps !== void 0) {
			steps.left -= 1;
			if (steps.left < 0) return false;
		}
		if (pattern[p] === "*") {
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
	}
	while (pattern[p] === "*") p += 1;
	return p === pattern.length;
}

// src/frameworks/verifiers/ignore-patterns.ts
const MOST_PATTERNS = 500;
const LONGEST = 300;
const MOST_STEPS$1 = 2e7;
function ignorePatterns(lines) {
	const patterns = lines.slice(0, MOST_PATTERNS).flatMap(readPattern);
	const strange = lines.length > MOST_PATTERNS || lines.some((line) => line.length > LONGEST || !line.startsWith("#") && /[[\\]/.test(line));
	const steps = { left: MOST_STEPS$1 };
	return (path) => {
		if (strange || steps.left < 0) return null;
		const parts = path.split("/");
		const last = patterns.findLast((pattern) => fits(pattern, parts, steps));
		return steps.left < 0 ? null : last?.negated === false;
	};
}
function readPattern(line) {
	if (line.length > LONGEST) return [];
	const text = line.replace(/[ \t\r\n]+$/, "");
	if (text === "" || text.startsWith("#")) return [];
	const negated = text.startsWith("!");
	const bare = negated ? text.slice(1) : text;
	const folderOnly = bare.endsWith("/");
	const body = folderOnly ? bare.slice(0, -1) : bare;
	const anchored = body.includes("/");
	const parts = body.split("/").filter((part) => part !== "");
	if (parts.length === 0) return [];
	return [{
		negated,
		folderOnly,
		parts: anchored || parts[0] === "**" ? parts : ["**", ...parts]
	}];
}
function fits({ parts, folderOnly }, path, steps) {
	const longest = folderOnly ? path.length - 1 : path.length;
	let states = closed(/* @__PURE__ */ new Set([0]), parts);
	for (let i = 0; i < longest; i += 1) {
		const next = /* @__PURE__ */ new Set();
		steps.left -= 1;
		if (steps.left < 0) return false;
		for (const state of states) {
			const part = parts[state];
			if (part === "**") next.add(state === parts.length - 1 ? state + 1 : state);
			else if (part !== void 0 && matchesWildcards(part, path[i] ?? "", steps)) next.add(state + 1);
		}
		states = closed(next, parts);
		if (states.has(parts.length)) return true;
	}
	return false;
}
function closed(states, parts) {
	for (const state of states) if (parts[state] === "**" && state < parts.length - 1) states.add(state + 1);
	return states;
}

// src/frameworks/verifiers/wheel-setuptools.ts
const NOT_PACKAGES = new Set(`ci bin debian doc docs documentation manpages news newsfragments changelog test tests unit_test unit_tests example
  examples scripts tools util utils python build dist venv env requirements tasks fabfile site_scons benchmark
  benchmarks exercise exercises htmlcov ez_setup`.split(/\s+/));
const NOT_MODULES = new Set(`setup conftest test tests example examples build toxfile noxfile pavement dodo tasks fabfile SConstruct Sconstruct
  sConstruct sconstruct conanfile manage benchmark benchmarks exercise exercises`.split(/\s+/));
const MOST_STEPS = 2e7;
function setuptoolsWheel(listing, project) {
	const built = modulesOf(listing, project);
	if ("verdict" in built) return built;
	const { space, open } = built;
	const options = table(project.root, "tool", "setuptools") ?? {};
	return {
		space: withData(space, listing, project.directory, open, options),
		open
	};
}
function modulesOf(listing, project) {
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
function withData(space, listing, directory, open, options) {
	const data = Object.entries(table(options, "package-data") ?? {});
	const left = Object.keys(table(options, "exclude-package-data") ?? {}).length > 0;
	const find = table(options, "packages", "find");
	const wanted = [...strings(find?.["include"]) ?? [], ...strings(find?.["exclude"]) ?? []].length;
	const patternCount = data.reduce((sum, [, patterns]) => sum + 1 + (strings(patterns) ?? []).length, wanted);
	const steps = { left: MOST_STEPS };
	const more = open || left || listing.get(joinPath(directory, "MANIFEST.in")) !== void 0;
	return {
		...space,
		ships(path) {
			if (path.endsWith(".py")) return true;
			steps.left -= path.split("/").length * patternCount;
			if (steps.left < 0) return null;
			const named = new Set(packagesAround(space, path).flatMap(([name, rest]) => data.filter(([key]) => key === name || key === "*" || key === "").flatMap(([, patterns]) => strings(patterns) ?? []).map((pattern) => pattern.includes("**") ? null : fitsParts(pattern.split("/"), rest, steps))));
			if (steps.left < 0) return null;
			if (named.has(true) && !left) return true;
			return more || named.has(null) || named.has(true) ? null : false;
		}
	};
}
function packagesAround({ tops, includes }, path) {
	const found = [];
	for (const [top, { path: folder }] of tops) {
		if (!path.startsWith(`${folder}/`)) continue;
		const inner = path.slice(folder.length + 1).split("/");
		for (let i = 0; i < inner.length; i += 1) {
			const name = [top, ...inner.slice(0, i)].join(".");
			if (includes(name)) found.push([name, inner.slice(i)]);
		}
	}
	return found;
}
function fitsParts(pattern, parts, steps) {
	return pattern.length === parts.length && pattern.every((part, i) => matchesWildcards(part, parts[i] ?? "", steps));
}
function baseFolder(folders) {
	const base = folders[""];
	return typeof base === "string" ? base : "";
}
function join(...parts) {
	return parts.flatMap((part) => part.split("/")).filter((part) => part !== "" && part !== ".").join("/");
}
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
function wholeSpace(tops, ships = () => true) {
	return {
		tops,
		includes: () => true,
		ships
	};
}
async function wheelOf(repository, project) {
	const { listing } = repository;
	const readme = project.project?.["readme"];
	const file = typeof readme === "string" ? readme : table(project.project, "readme")?.["file"];
	const backend = project.backend.split(":")[0] ?? project.backend;
	if (!(typeof file !== "string" || listing.get(joinPath(project.directory, file)) !== void 0) && listing.complete && !backend.startsWith("setuptools")) return buildFault(project, `readme ${file} is missing`);
	if (backend.startsWith("hatchling")) {
		const wheel = hatchlingWheel(listing, project);
		if ("verdict" in wheel) return wheel;
		const ships = await hatchlingShips(repository, project);
		return {
			...wheel,
			space: {
				...wheel.space,
				ships
			}
		};
	}
	if (backend.startsWith("setuptools")) return setuptoolsWheel(listing, project);
	return otherWheel(listing, project);
}
async function hatchlingShips(repository, project) {
	const { directory } = project;
	const build = table(project.root, "tool", "hatch", "build") ?? {};
	const target = table(build, "targets", "wheel") ?? {};
	const lines = (key) => strings(Object.hasOwn(target, key) ? target[key] : build[key]) ?? [];
	const flag = (key) => (Object.hasOwn(target, key) ? target[key] : build[key]) === true;
	const vcs = flag("ignore-vcs") ? [] : await ignoredByGit(repository, directory);
	const excludes = ignorePatterns([...vcs, ...lines("exclude")]);
	const named = lines("only-include").length + lines("packages").length > 0 ? [] : lines("include");
	const includes = named.length === 0 ? () => true : ignorePatterns(named);
	const artifacts = ignorePatterns(lines("artifacts"));
	const forced = Object.keys(table(target, "force-include") ?? table(build, "force-include") ?? {}).map(clean);
	return (path) => {
		const inside = directory === "" ? path : path.slice(directory.length + 1);
		if (artifacts(inside) === true || forced.some((from) => `${inside}/`.startsWith(`${from}/`))) return true;
		const [out, into] = [excludes(inside), includes(inside)];
		return out === true || into === false ? false : out === null || into === null ? null : true;
	};
}
const MAX_IGNORE = 65536;
async function ignoredByGit(repository, directory) {
	for (let at = directory;; at = directoryOf(at)) {
		const path = joinPath(at, ".gitignore");
		if (repository.listing.isFile(path)) {
			const read = await repository.read(path, MAX_IGNORE);
			return (read.ok ? new TextDecoder().decode(read.bytes).split("\n") : []).filter((line) => !/^\*\.py\[[a-z]+\]/.test(line));
		}
		if (at === "") return [];
	}
}
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
const BUILT_IN_TASKSETS = /* @__PURE__ */ new Set([
	"harbor",
	"nemo_gym",
	"openenv",
	"textarena"
]);
const FETCHES = /\b(?:load_dataset|hf_hub_download|snapshot_download|urlopen|requests\.(?:get|post)|httpx\.(?:get|post|stream))\s*\(/;
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
	const remarks = [...importer.remarks, ...source.remarks];
	const { doubt } = importer;
	if (!("verdict" in outcome) && doubt !== null) return {
		candidate,
		module,
		verdict: "unknown",
		kind: null,
		reason: doubt,
		remarks
	};
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
function fetchesElsewhere(module, place) {
	return {
		code: "verifiers-package-data-elsewhere",
		args: { module },
		place,
		fact: "V30"
	};
}
function moduleName(ident) {
	return (ident.slice(ident.lastIndexOf("/") + 1).split("@")[0] ?? "").replaceAll("-", "_").toLowerCase();
}
async function sourceOf(repository, candidate) {
	if (candidate.pyproject === null) return {
		space: bareSpace(repository),
		open: false,
		dependencies: {
			names: /* @__PURE__ */ new Set(),
			open: false
		},
		remarks: []
	};
	const project = await readProject(repository, candidate.directory);
	if ("verdict" in project) return project;
	const wheel = await wheelOf(repository, project);
	const unmet = "verdict" in wheel ? wheel : unmetNeed(project);
	if (unmet !== null) return unmet;
	if ("verdict" in wheel) return wheel;
	const oldest = oldestWanted(project);
	const place = {
		path: project.path,
		line: null
	};
	const remarks = oldest === null ? [] : [{
		code: "verifiers-package-newer-wanted",
		args: { ...oldest },
		place,
		fact: "V28"
	}];
	return {
		...wheel,
		dependencies: project.dependencies,
		remarks
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
		includes: () => true,
		bare: true,
		ships: () => true
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
	const [environment] = environments;
	if (environments.length > 1) return fail("fails", "verifiers-package-exports-many", { names }, line);
	const remark = environment === void 0 ? null : withoutAgents(importer, environment);
	if (remark !== null) importer.remarks.push(remark);
	if (taskset !== void 0 && tasksets.length === 1) return judgeTaskset(importer, taskset);
	if (environment !== void 0 && tasksets.length === 0) {
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
	if (tasksets.length > 1) return fail("fails", "verifiers-package-exports-many", { names }, line);
	return fail("fails", "verifiers-package-exports-nothing", { names }, line);
}
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
	return configReadTrouble(importer, taskset, method.owner, fn) ?? filesTrouble(importer, taskset, {
		owner: method.owner,
		fn
	}) ?? loads;
}

export { readPackages };
