import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS, COMMAND_SPECS, OPTIONS } from '../src/cli/commands.ts';
import type { OptionName } from '../src/cli/commands.ts';
import { EXIT } from '../src/cli/exit.ts';
import { readConfig } from '../src/config/read.ts';
import { FRAMEWORK_KEYS } from '../src/config/vocabulary.ts';
import { CHECKED_AGAINST } from '../src/frameworks/releases.ts';
import { FRAMEWORK_LABELS } from '../src/report/words.ts';
import { RULE_IDS } from '../src/rules/catalogue.ts';
import { CLI } from './support/cli.ts';
import { anchors, blocks, document, prose, ROOT, table } from './support/markdown.ts';

const README = document('README.md');
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const code = (text: string): string => `\`${text}\``;
const codes = (text: string): string[] => [...prose(text).matchAll(/`([^`\n]+)`/gu)].map((match) => match[1] ?? '');

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
}

const action = parse(document('action.yml')) as Action;

describe('commands of the README', () => {
  const list = blocks(README);
  const runs = list.flatMap((block, i) => {
    const status = /^run: (\d+)$/u.exec(block.mark)?.[1];
    if (status === undefined) return [];
    const next = list[i + 1];
    return [{ command: block.text.trim(), status: Number(status), output: next?.mark === 'output' ? next.text : null }];
  });
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'envcard-docs-'));
    cpSync(join(ROOT, 'examples'), join(copy, 'examples'), { recursive: true, verbatimSymlinks: true });
  });
  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  test('are there, with the first one that people try', () => {
    expect(runs.map(({ command }) => command)).toContain('node dist/cli.js check examples/faults/missing-tags');
    expect(list.filter((block) => block.mark === 'output')).toHaveLength(runs.length);
  });

  test.each(runs)('$command', ({ command, status, output }) => {
    const [program, script, ...args] = command.split(' ');
    expect([program, script]).toEqual(['node', 'dist/cli.js']);
    const done = spawnSync(process.execPath, [CLI, ...args], { cwd: copy, encoding: 'utf8' });
    expect(done.stderr).toBe('');
    expect(done.stdout).toBe(output);
    expect(done.status).toBe(status);
  });

  test('that are only shown use commands and options that exist', () => {
    const shown = DOCUMENTS.flatMap((path) => blocks(document(path)))
      .filter((block) => block.language === 'bash')
      .flatMap((block) => block.text.split('\n'))
      .map((line) => line.replace(/ +#.*$/u, '').replace(/ \|.*$/u, ''))
      .filter((line) => /^(?:envcard|node dist\/cli\.js) /u.test(line));
    expect(shown.length).toBeGreaterThan(5);
    for (const line of shown) {
      const words = line.replace(/^(?:envcard|node dist\/cli\.js) /u, '').split(' ');
      expect(COMMANDS, line).toContain(words[0]);
      const { options } = COMMAND_SPECS[words[0] as (typeof COMMANDS)[number]];
      for (const word of words.filter((one) => one.startsWith('--'))) expect(options, line).toContain(word.slice(2));
    }
  });
});

describe('tables of the README', () => {
  test('commands', () => {
    const help = blocks(README).find((block) => block.language === 'text' && block.text.startsWith('envcard [check]'));
    const lines = help?.text.trimEnd().split('\n') ?? [];
    expect(lines.map((line) => line.split(/ {2,}/u)[0])).toEqual(COMMANDS.map((name) => COMMAND_SPECS[name].usage));
  });

  test('options, and which command takes them', () => {
    const wanted = (Object.keys(OPTIONS) as OptionName[]).map((name) => {
      const { short, value } = OPTIONS[name];
      const long = code(`--${name}${value === undefined ? '' : ` ${value}`}`);
      const takers = COMMANDS.filter((command) => COMMAND_SPECS[command].options.includes(name));
      return [
        short === undefined ? long : `${code(`-${short}`)}, ${long}`,
        takers.length === COMMANDS.length ? 'all' : takers.join(', '),
      ];
    });
    const rows = table(README, ['option', 'of', 'what']);
    expect(rows.map(([option, of]) => [option, of])).toEqual(wanted);
    expect(rows.filter((row) => row[2] === '')).toEqual([]);
  });

  test('exit codes', () => {
    const rows = table(README, ['code', 'meaning']);
    expect(rows.map(([status]) => Number(status))).toEqual(Object.values(EXIT));
  });

  test('formats', () => {
    const rows = table(README, ['format', 'for']);
    expect(rows.flatMap(([format = '']) => codes(format))).toEqual(COMMAND_SPECS.check.formats);
  });

  test('inputs', () => {
    const rows = table(README, ['input', 'default', 'what']);
    const wanted = Object.entries(action.inputs).map(([name, input]) => [
      code(name),
      input.default === '' ? '' : code(input.default),
    ]);
    expect(rows.map(([name, standard]) => [name, standard])).toEqual(wanted);
  });

  test('outputs', () => {
    const rows = table(README, ['output', 'what']);
    expect(rows.map(([name]) => name)).toEqual(Object.keys(action.outputs).map(code));
  });

  test('pre-commit hooks', () => {
    const hooks = parse(document('.pre-commit-hooks.yaml')) as readonly { readonly id: string }[];
    expect(table(README, ['hook', 'what']).map(([id]) => id)).toEqual(hooks.map(({ id }) => code(id)));
  });

  test('releases', () => {
    const rows = table(document('docs/frameworks.md'), ['framework', 'tag', 'release', 'comes with']);
    expect(rows.map((row) => row.slice(0, 3))).toEqual(
      FRAMEWORK_KEYS.map((key) => [FRAMEWORK_LABELS[key], code(key), CHECKED_AGAINST[key]]),
    );
    for (const key of FRAMEWORK_KEYS) expect(README).toContain(`${FRAMEWORK_LABELS[key]} ${CHECKED_AGAINST[key]}`);
  });
});

describe('files to paste', () => {
  const marked = blocks(README).flatMap((block) => {
    const path = /^same as: (\S+)$/u.exec(block.mark)?.[1];
    return path === undefined ? [] : [{ path, text: block.text }];
  });

  test.each(marked)('is $path', ({ path, text }) => {
    expect(text).toBe(document(path));
  });

  test('the workflows and the hook are among them', () => {
    expect(marked.map(({ path }) => path.split('/').at(-1))).toEqual([
      'check.yml',
      'propose.yml',
      'hub-bot.yml',
      'pre-commit-config.yaml',
    ]);
  });
});

describe('settings in the README', () => {
  const schema = JSON.parse(document('schemas/config.json')) as {
    readonly properties: Readonly<Record<string, unknown>>;
  };
  const validate = new Ajv2020({ strict: false }).compile(schema);
  const settings = blocks(README).filter((block) => block.mark === 'settings');

  test.each(settings)('are valid', ({ text }) => {
    expect(validate(parse(text)), JSON.stringify(validate.errors)).toBe(true);
    const read = readConfig(new TextEncoder().encode(text), { rules: RULE_IDS, today: '2026-01-01' });
    expect(read).toMatchObject({ ok: true, config: { hints: [] } });
  });

  test('show every key', () => {
    const keys = settings.flatMap(({ text }) => Object.keys(parse(text) as object));
    expect([...new Set(keys)].toSorted()).toEqual(Object.keys(schema.properties).toSorted());
  });
});

describe.each(DOCUMENTS)('%s', (path) => {
  const text = document(path);

  test('links to what exists', () => {
    const links = [...prose(text).matchAll(/\]\(([^)\s]+)\)/gu)].map((match) => match[1] ?? '');
    for (const link of links) {
      if (link.startsWith('https://')) continue;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : normalize(join(dirname(path), decodeURIComponent(file)));
      expect(existsSync(join(ROOT, target)), link).toBe(true);
      if (anchor !== undefined) expect([...anchors(document(target))], link).toContain(anchor);
    }
  });
});

describe('facts', () => {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(ROOT, 'src', name), 'utf8'));
  const facts = document('docs/frameworks.md');
  const documented = new Set([...facts.matchAll(/^- \*\*([A-Z]\d+)\*\*/gmu)].map((match) => match[1] ?? ''));
  const letters = [...new Set([...documented].map((fact) => fact.slice(0, 1)))];
  const FACT = new RegExp(`\\b[${letters.join('')}][1-9]\\d?\\b`, 'gu');

  test('that reports can carry are explained', () => {
    const carried = new Set(
      sources.flatMap((text) => [...text.matchAll(/'([A-Z][1-9]\d?)'/gu)].map((match) => match[1])),
    );
    expect(carried.size).toBeGreaterThan(50);
    expect([...carried].filter((fact) => fact !== undefined && !documented.has(fact))).toEqual([]);
  });

  test('that documents name are explained, and mirrored by the code', () => {
    const mirrored = new Set(sources.flatMap((text) => text.match(FACT) ?? []));
    expect([...documented].filter((fact) => !mirrored.has(fact))).toEqual([]);
    const named = new Set(DOCUMENTS.flatMap((path) => document(path).match(FACT) ?? []));
    expect([...named].filter((fact) => !documented.has(fact))).toEqual([]);
  });

  test('stand in order, once each', () => {
    const list = [...facts.matchAll(/^- \*\*([A-Z])(\d+)\*\*/gmu)].map(
      (match) => `${match[1]}${match[2]?.padStart(2, '0')}`,
    );
    for (const letter of letters) {
      const own = list.filter((fact) => fact.startsWith(letter));
      expect(own).toEqual([...new Set(own)].toSorted());
    }
  });
});

test('docs/report.md names every field of the schema', () => {
  const fields = new Set<string>();
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') for (const name of Object.keys(value as object)) fields.add(name);
      collect(value);
    }
  };
  collect(JSON.parse(document('schemas/report.json')));
  const named = new Set(codes(document('docs/report.md')));
  expect(fields.size).toBeGreaterThan(40);
  expect([...fields].filter((field) => !named.has(field))).toEqual([]);
});

describe('CONTRIBUTING.md', () => {
  const text = document('CONTRIBUTING.md');
  const scripts = (JSON.parse(document('package.json')) as { readonly scripts: Readonly<Record<string, string>> })
    .scripts;

  test('names paths that exist', () => {
    const paths = codes(text).filter((one) => /^(?:src|test|scripts|schemas|examples|docs|\.ci)\/[\w./-]*$/u.test(one));
    expect(paths.length).toBeGreaterThan(30);
    const templates = /\bNAME\b/u;
    expect(paths.filter((path) => !templates.test(path) && !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('names scripts that exist', () => {
    const named = [...text.matchAll(/npm run ([a-z:]+)/gu)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const files = [...text.matchAll(/\bscripts\/[\w.-]+\.(?:mjs|py|ts)\b/gu)].map((match) => match[0]);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('lists every folder of src', () => {
    const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.filter(({ name }) => !text.includes(code(`src/${name}/`))).map(({ name }) => name)).toEqual([]);
  });
});

test('docs/design.md counts the requests of a proposal as the tests do', () => {
  const requests = (path: string): ReadonlyMap<string, string> =>
    new Map(
      table(document(path), ['step', 'what envcard does', 'reads', 'writes']).map(([step = '', , reads, writes]) => [
        step,
        `${reads} + ${writes}`,
      ]),
    );
  const [github, hub] = [requests('docs/github-life-cycle.md'), requests('docs/hub-life-cycle.md')];
  const rows = table(document('docs/design.md'), ['step', 'what envcard does', 'GitHub', 'Hub']);
  expect(rows.map(([step, , onGithub, onHub]) => [step, onGithub, onHub])).toEqual(
    [...new Set([...github.keys(), ...hub.keys()])].map((step) => [step, github.get(step) ?? '', hub.get(step) ?? '']),
  );
});

describe('docs/agreement.md', () => {
  const text = document('docs/agreement.md');

  test('names the pinned releases', () => {
    const { environments } = JSON.parse(document('test/conformance/environments.json')) as {
      readonly environments: readonly { readonly loader: string; readonly release: string; readonly role: string }[];
    };
    const rows = table(text, ['loader', 'newest', 'older']);
    const named = rows.map(([loader = '', newest, older = '']) => [
      loader.toLowerCase().replace(' ', '-'),
      newest,
      [...older.replaceAll(/\([^)]*\)/gu, '').matchAll(/[\d.]+/gu)].map((match) => match[0]).toSorted(),
    ]);
    const loaders = [...new Set(environments.map(({ loader }) => loader))];
    const wanted = loaders.map((loader) => {
      const own = environments.filter((one) => one.loader === loader);
      const older = own.filter(({ role }) => role !== 'newest').map(({ release }) => release);
      return [loader, own.find(({ role }) => role === 'newest')?.release, older.toSorted()];
    });
    expect(named).toEqual(wanted);
  });

  test('names every reason for unknown that the comparison takes, and no other', () => {
    const reason = /^(?:task|harbor-registry|openenv|verifiers-[a-z]+)-[a-z0-9-]+$/u;
    const taken = ['common', 'openenv', 'verifiers'].flatMap((name) =>
      [...document(`test/conformance/compare/${name}.ts`).matchAll(/'([a-z0-9-]+)'/gu)].map((match) => match[1] ?? ''),
    );
    const wanted = [...new Set(taken.filter((one) => reason.test(one)))].toSorted();
    expect(wanted.length).toBeGreaterThan(15);
    expect([...new Set(codes(text).filter((one) => reason.test(one)))].toSorted()).toEqual(wanted);
  });
});

describe('sections that comments in the code point to', () => {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(ROOT, 'src', name), 'utf8'))
    .join('\n');

  test('of docs/design.md', () => {
    const named = new Set([...sources.matchAll(/design,? (§\d+)/gu)].map((match) => match[1] ?? ''));
    const there = new Set([...document('docs/design.md').matchAll(/^## (§\d+) /gmu)].map((match) => match[1]));
    expect(named.size).toBeGreaterThan(1);
    expect([...named].filter((section) => !there.has(section))).toEqual([]);
  });

  test('of docs/hub.md', () => {
    const named = new Set([...sources.matchAll(/hub\.md (\d+\.\d+)/gu)].map((match) => match[1] ?? ''));
    const there = new Set([...document('docs/hub.md').matchAll(/^### (\d+\.\d+) /gmu)].map((match) => match[1]));
    expect(named.size).toBeGreaterThan(1);
    expect([...named].filter((section) => !there.has(section))).toEqual([]);
  });
});
