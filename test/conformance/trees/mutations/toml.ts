import { OF_TASKS } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { BROKEN, DATES, EDGES, ENVIRONMENT, ROOT, TABLES, TEXT_EDGES, VALUES } from './toml-values.ts';
import { isToml, pickText } from './target.ts';
import type { Mutation, Mutations } from './target.ts';

const PAIR = /^(\s*)("[^"]*"|'[^']*'|[\w.-]+)(\s*=\s*)(.+?)(\r?)$/u;
const HEADER = /^\s*\[/u;

/** Changes one line of a task.toml; null leaves the line out. */
function line(word: string, wanted: RegExp, change: (line: string, draft: Draft) => string | null): Mutation {
  return (draft) => {
    const picked = pickText(draft, isToml);
    if (picked === null) return null;
    const lines = picked.text.split('\n');
    const candidates = lines.flatMap((text, at) => (wanted.test(text) ? [at] : []));
    if (candidates.length === 0) return null;
    const chosen = draft.random.pick(candidates);
    const old = lines[chosen] ?? '';
    const text = change(old, draft);
    draft.text(picked.path, lines.flatMap((line, at) => (at === chosen ? (text ?? []) : line)).join('\n'));
    return `${picked.path}: ${old.trim().slice(0, 60)} ${word}${text === null ? '' : ` → ${text.trim().slice(0, 80)}`}`;
  };
}

/** Adds a line to a task.toml, at its start, at its end, or below a header. */
function added(texts: readonly string[], place: 'start' | 'end' | 'environment'): Mutation {
  return (draft) => {
    const picked = pickText(draft, isToml);
    if (picked === null) return null;
    const text = draft.random.pick(texts);
    if (place === 'start') draft.text(picked.path, `${text}\n${picked.text}`);
    else if (place === 'end') draft.text(picked.path, `${picked.text}\n${text}\n`);
    else {
      const at = picked.text.indexOf('[environment]\n');
      if (at < 0) draft.text(picked.path, `${picked.text}\n[environment]\n${text}\n`);
      else draft.text(picked.path, `${picked.text.slice(0, at + 14)}${text}\n${picked.text.slice(at + 14)}`);
    }
    return `${picked.path}: ${text.slice(0, 80)} added`;
  };
}

function value(values: readonly string[]): (line: string, draft: Draft) => string {
  return (line, draft) =>
    line.replace(PAIR, (_all, space, key, sign) => `${space}${key}${sign}${draft.random.pick(values)}`);
}

function key(change: (key: string, draft: Draft) => string): (line: string, draft: Draft) => string {
  return (line, draft) =>
    line.replace(PAIR, (_all, space, key, sign, value) => `${space}${change(key, draft)}${sign}${value}`);
}

/** Changes to how task.toml is written. */
export const TOML_MUTATIONS: Mutations = {
  name: 'toml',
  loaders: OF_TASKS,
  options: [
    { name: 'drop-line', weight: 3, make: line('dropped', PAIR, () => null) },
    { name: 'drop-header', weight: 2, make: line('dropped', HEADER, () => null) },
    { name: 'retype', weight: 5, make: line('of another type', PAIR, value(VALUES)) },
    { name: 'date', weight: 2, make: line('a date', PAIR, value(DATES)) },
    { name: 'edge', weight: 4, make: line('at the edge', PAIR, value(EDGES)) },
    { name: 'text', weight: 3, make: line('an odd text', PAIR, value(TEXT_EDGES)) },
    { name: 'broken', weight: 3, make: line('no TOML', PAIR, value(BROKEN)) },
    {
      name: 'quoted',
      weight: 1,
      make: line('as text', PAIR, (text) =>
        text.replace(PAIR, (_all, space, key, sign, old) => `${space}${key}${sign}${JSON.stringify(old)}`),
      ),
    },
    {
      name: 'key-case',
      weight: 2,
      make: line(
        'in capitals',
        PAIR,
        key((text) => text.toUpperCase()),
      ),
    },
    {
      name: 'key-typo',
      weight: 2,
      make: line(
        'misspelled',
        PAIR,
        key((text) => (text.endsWith('"') ? text : `${text.slice(0, -1)}`) || 'x'),
      ),
    },
    {
      name: 'key-dotted',
      weight: 1,
      make: line(
        'below another key',
        PAIR,
        key((text) => `${text}.inner`),
      ),
    },
    {
      name: 'key-quoted',
      weight: 1,
      make: line(
        'quoted',
        PAIR,
        key((text) => (/^["']/u.test(text) ? text : `"${text}"`)),
      ),
    },
    { name: 'key-bare', weight: 1, make: line('without a value', PAIR, (text) => text.replace(PAIR, '$1$2')) },
    { name: 'twice', weight: 3, make: line('twice', PAIR, (text) => `${text}\n${text}`) },
    { name: 'header-twice', weight: 2, make: line('twice', HEADER, (text) => `${text}\n${text}`) },
    {
      name: 'header-array',
      weight: 2,
      make: line('an array of tables', HEADER, (text) => text.replace(/\[+([^\]]*)\]+/u, '[[$1]]')),
    },
    {
      name: 'header-table',
      weight: 4,
      make: line('a table', /^\s*\[\[/u, (text) => text.replace(/\[\[([^\]]*)\]\]/u, '[$1]')),
    },
    {
      name: 'header-below',
      weight: 1,
      make: line('below', HEADER, (text) => text.replace(/\[+([^\]]*)\]+/u, '[$1.x]')),
    },
    { name: 'comment', weight: 1, make: line('a comment', PAIR, (text) => `# ${text}`) },
    { name: 'control', weight: 1, make: line('with a control character', PAIR, (text) => `${text} # \u0001`) },
    { name: 'bare-cr', weight: 1, make: line('with a bare CR', PAIR, (text) => `${text}\r\r`) },
    { name: 'joined', weight: 1, make: line('two on a line', PAIR, (text) => `${text} x = 1`) },
    { name: 'line-split', weight: 2, make: line('over two lines', PAIR, (text) => text.replace(PAIR, '$1$2 =\n$4')) },
    { name: 'environment', weight: { 'nemo-gym': 4, datasets: 4, else: 16 }, make: added(ENVIRONMENT, 'environment') },
    { name: 'root', weight: { 'nemo-gym': 4, datasets: 4, else: 16 }, make: added(ROOT, 'start') },
    { name: 'table', weight: 4, make: added(TABLES, 'end') },
  ],
};
