import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** Each may import those before it (CONTRIBUTING, "Map"). */
const LAYERS = [
  'config',
  'repository',
  'card',
  'frameworks',
  'rules',
  'fix',
  'audit',
  'report',
  'publish',
  'cli',
  'action',
];

/** Who may use `platform`, which is beside the layers. */
const USES_PLATFORM: ReadonlySet<string> = new Set(['repository', 'publish', 'cli', 'action', 'platform']);

interface Import {
  readonly from: string;
  /** A path below src, or a package. */
  readonly to: string;
  readonly type: boolean;
  readonly own: boolean;
}

const IMPORT = /^(?:import|export)\b([^'";]*?)\bfrom\s+'([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gmu;

const imports: readonly Import[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.[jt]s$/u.test(name) && !name.endsWith('.d.ts'))
  .map((name) => name.replaceAll('\\', '/'))
  .flatMap((from) => {
    const text = readFileSync(join(SRC, from), 'utf8');
    return [...text.matchAll(IMPORT)].map((match) => {
      const specifier = match[2] ?? match[3] ?? match[4] ?? '';
      const own = specifier.startsWith('.');
      const to = own ? normalize(join(dirname(from), specifier)).replaceAll('\\', '/') : specifier;
      return { from, to, own, type: /^\s*type\b/u.test(match[1] ?? '') };
    });
  });

const layerOf = (path: string): string => (path.split('/')[0] ?? '').replace(/\.[jt]s$/u, '');
const shown = ({ from, to }: Import): string => `${from} imports ${to}`;

test('there is something to look at', () => {
  expect(imports.length).toBeGreaterThan(500);
});

test('imports go one way', () => {
  const wrong = imports.filter(({ from, to, own }) => {
    const [a, b] = [layerOf(from), layerOf(to)];
    return own && a !== b && a !== 'platform' && b !== 'platform' && !(LAYERS.indexOf(b) < LAYERS.indexOf(a));
  });
  expect(wrong.map(shown)).toEqual([]);
});

test('every file is in a layer', () => {
  const unknown = imports
    .map(({ from }) => layerOf(from))
    .filter((layer) => layer !== 'platform' && !LAYERS.includes(layer));
  expect([...new Set(unknown)]).toEqual([]);
});

test('platform is beside the layers: it knows only types and settings of theirs', () => {
  const users = imports.filter(({ own, to }) => own && layerOf(to) === 'platform').map(({ from }) => layerOf(from));
  expect([...new Set(users)].filter((user) => !USES_PLATFORM.has(user))).toEqual([]);
  const wrong = imports.filter(
    ({ from, to, own, type }) =>
      own && layerOf(from) === 'platform' && !['platform', 'config'].includes(layerOf(to)) && !type,
  );
  expect(wrong.map(shown)).toEqual([]);
});

test('only the shells, platform and the sources of repositories reach the machine', () => {
  const machine = /^(?:platform|cli|action)(?:\/|\.)|^repository\/(?:checkout|hub)/u;
  const wrong = imports.filter(({ from, to }) => to.startsWith('node:') && !machine.test(from));
  expect(wrong.map(shown)).toEqual([]);
});

test('libraries of one service stay where that service is spoken to', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      (to.startsWith('@huggingface/') && !/^(?:repository|publish)\/hub/u.test(from)) ||
      (to.startsWith('@actions/') && !/^(?:action\.ts|action\/|publish\/github)/u.test(from)),
  );
  expect(wrong.map(shown)).toEqual([]);
});
