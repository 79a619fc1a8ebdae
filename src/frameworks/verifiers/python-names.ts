/** Names that a Python environment with Verifiers 0.4.0 on Python 3.13 knows, read off an installed one. */

/** Builtins that may stand as a base class, or in its brackets; exceptions apart. */
export const BUILTINS: ReadonlySet<string> = words(`
  Ellipsis None bool bytearray bytes classmethod complex dict enumerate filter float frozenset int list map memoryview
  object property range reversed set slice staticmethod str super tuple type zip KeyboardInterrupt StopIteration
  StopAsyncIteration SystemExit GeneratorExit BaseExceptionGroup ExceptionGroup __build_class__
`);

/** Top-level modules of Python 3.13's standard library. */
export const STANDARD_LIBRARY: ReadonlySet<string> = words(`
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
export const WITH_VERIFIERS: ReadonlySet<string> = words(`
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
export const WITH_EXTRAS: ReadonlySet<string> = words(`
  boto3 botocore datasets dateutil deprecation dill dirhash dotenv fastapi fastuuid h2 harbor hpack hyperframe
  importlib_metadata jmespath litellm litellm_cli multiprocess pandas platformdirs postgrest pyarrow
  pydantic_settings realtime s3transfer scantree semver shortuuid six storage3 supabase supabase_auth
  supabase_functions toml tomlkit websockets xxhash zipp
`);

/** What `import verifiers.v1 as vf` gives: public names and sub-modules. */
export const VERIFIERS_V1: ReadonlySet<string> = words(`
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

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
