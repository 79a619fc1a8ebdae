import { DEFAULT_CONFIG } from './defaults.ts';
import { compileGlob } from './glob.ts';
import { normalPath } from './paths.ts';
import { schemaProblems, unknownRule } from './problems.ts';
import type { ConfigFile, ConfigProblem, FailOn, FrameworkConfig, Ignore, RootConfig, Severity } from './types.ts';
import { validate } from './validate.generated.js';
import { FRAMEWORK_KEYS } from './vocabulary.ts';
import type { FrameworkKey } from './vocabulary.ts';
import { parseYaml } from './yaml.ts';
import type { ParsedYaml } from './yaml.ts';

/** Most bytes of a settings file. */
const CONFIG_LIMIT = 256 * 1024;
/** Most faults that are listed. */
const MAX_PROBLEMS = 10;

/** What a settings file may name, and when it is read. */
export interface ConfigContext {
  /** Ids of all rules. */
  readonly rules: readonly string[];
  /** Today in UTC, `YYYY-MM-DD`, for `until`. */
  readonly today: string;
}

/** The settings, or what is wrong with the file, in the order of the file. */
export type ConfigResult =
  | { readonly ok: true; readonly config: ConfigFile }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

/** The file's data once the schema has passed it (schemas/config.json). */
interface RawRoot {
  readonly card?: string;
  readonly hub?: string;
  readonly rules?: Readonly<Record<string, Severity | 'off'>>;
  readonly frameworks?: Readonly<Partial<Record<FrameworkKey, RawStatement>>>;
  readonly 'other-framework'?: string;
  readonly ignore?: readonly RawIgnore[];
}

interface RawStatement {
  readonly assume?: 'loads';
  readonly reason: string;
  readonly until?: string;
}

interface RawIgnore {
  readonly rule?: string;
  readonly path?: string;
  readonly framework?: FrameworkKey;
  readonly reason: string;
}

interface RawFile extends RawRoot {
  readonly 'fail-on'?: FailOn;
  readonly roots?: Readonly<Record<string, RawRoot>>;
}

/**
 * Reads a settings file (`.envcard.yaml`). Nothing is guessed: an unknown key, rule or value is a fault with its place.
 * @param bytes the file's content; more than `CONFIG_LIMIT` bytes are refused
 * @param context names of rules, and the day
 */
export function readConfig(bytes: Uint8Array, context: ConfigContext): ConfigResult {
  const text = decode(bytes);
  if (typeof text !== 'string') return { ok: false, problems: [text] };
  const parsed = parseYaml(text);
  if (!parsed.ok) return { ok: false, problems: few(parsed.problems) };
  const { yaml } = parsed;
  // An empty file, or one of comments only, settles nothing.
  const data = yaml.data ?? {};
  if (typeof data !== 'object' || Array.isArray(data)) {
    return { ok: false, problems: [{ code: 'config-not-mapping', args: {}, line: 1, column: 1 }] };
  }
  if (!validate(data)) return { ok: false, problems: few(schemaProblems(validate.errors ?? [], yaml)) };
  return new Reading(yaml, context).file(data as RawFile);
}

function decode(bytes: Uint8Array): string | ConfigProblem {
  const top = { line: 1, column: 1 };
  if (bytes.length > CONFIG_LIMIT) return { code: 'config-too-large', args: { limit: CONFIG_LIMIT }, ...top };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { code: 'config-not-text', args: {}, ...top };
  }
}

/** The first faults by place; a last one says how many more there are. */
function few(problems: readonly ConfigProblem[]): ConfigProblem[] {
  const sorted = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  const shown = sorted.slice(0, MAX_PROBLEMS);
  const last = shown.at(-1);
  if (last !== undefined && sorted.length > MAX_PROBLEMS) {
    shown.push({ ...last, code: 'config-more', args: { count: sorted.length - MAX_PROBLEMS } });
  }
  return shown;
}

/** The second pass: what a schema cannot say, and the settings themselves. */
class Reading {
  private readonly yaml: ParsedYaml;
  private readonly context: ConfigContext;
  private readonly problems: ConfigProblem[] = [];
  private readonly hints: ConfigProblem[] = [];

  constructor(yaml: ParsedYaml, context: ConfigContext) {
    this.yaml = yaml;
    this.context = context;
  }

  file(raw: RawFile): ConfigResult {
    const base = this.root(raw, '', DEFAULT_CONFIG);
    const shared: RootConfig = { ...base, hub: null, frameworks: {}, otherFramework: null };
    const roots = new Map<string, RootConfig>();
    for (const [key, value] of Object.entries(raw.roots ?? {})) {
      const path = normalPath(key);
      if (path === null) this.report('config-path', { key: 'roots', value: key }, '/roots', key);
      else if (roots.has(path)) this.report('config-root-twice', { path }, '/roots', key);
      else roots.set(path, this.root(value, `/roots/${escapePart(key)}`, shared));
    }
    if (this.problems.length > 0) return { ok: false, problems: few(this.problems) };
    return { ok: true, config: { base, failOn: raw['fail-on'] ?? null, roots, hints: few(this.hints) } };
  }

  /** Settings of one root over those that apply to all. */
  private root(raw: RawRoot, at: string, above: RootConfig): RootConfig {
    const card = raw.card === undefined ? above.card : normalPath(raw.card);
    if (card === null || card === '.') this.report('config-path', { key: 'card', value: raw.card ?? '' }, `${at}/card`);
    for (const rule of Object.keys(raw.rules ?? {})) this.checkRule(rule, `${at}/rules`, rule);
    return {
      card: card ?? above.card,
      hub: raw.hub ?? above.hub,
      rules: { ...above.rules, ...raw.rules },
      frameworks: { ...above.frameworks, ...this.frameworks(raw.frameworks ?? {}, `${at}/frameworks`) },
      otherFramework: raw['other-framework'] === undefined ? above.otherFramework : oneLine(raw['other-framework']),
      ignore: [...above.ignore, ...this.ignores(raw.ignore ?? [], `${at}/ignore`)],
    };
  }

  private frameworks(raw: NonNullable<RawRoot['frameworks']>, at: string): RootConfig['frameworks'] {
    const found: Partial<Record<FrameworkKey, FrameworkConfig>> = {};
    for (const key of FRAMEWORK_KEYS) {
      const statement = raw[key];
      if (statement === undefined) continue;
      const reason = oneLine(statement.reason);
      if (statement.assume === undefined) {
        found[key] = { declareNever: { reason } };
        continue;
      }
      const until = statement.until ?? null;
      const place = `${at}/${key}/until`;
      if (until !== null && !isDate(until)) this.report('config-until', { value: until }, place);
      if (until !== null && until < this.context.today) {
        // The owner's word has run out: the files decide again.
        this.hints.push({ code: 'config-assume-over', args: { framework: key, until }, ...this.yaml.place(place) });
        continue;
      }
      found[key] = { assume: { reason, until } };
    }
    return found;
  }

  private ignores(raw: readonly RawIgnore[], at: string): Ignore[] {
    return raw.map((entry, i) => {
      if (entry.rule !== undefined) this.checkRule(entry.rule, `${at}/${i}/rule`);
      return {
        rule: entry.rule ?? null,
        path: entry.path ?? null,
        framework: entry.framework ?? null,
        reason: oneLine(entry.reason),
        line: this.yaml.place(`${at}/${i}`).line,
        matches: entry.path === undefined ? () => true : compileGlob(entry.path),
      };
    });
  }

  private checkRule(rule: string, pointer: string, key?: string): void {
    if (this.context.rules.includes(rule)) return;
    const { code, args } = unknownRule(rule, this.context.rules);
    this.report(code, args, pointer, key);
  }

  private report(code: ConfigProblem['code'], args: ConfigProblem['args'], pointer: string, key?: string): void {
    this.problems.push({ code, args, ...this.yaml.place(pointer, key) });
  }
}

/** Prose of several lines as one. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Whether a `YYYY-MM-DD` is a day of the calendar. */
function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function escapePart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
