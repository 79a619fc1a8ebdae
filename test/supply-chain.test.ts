import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { notice } from '../scripts/notice.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies?: unknown;
  readonly optionalDependencies?: unknown;
  readonly peerDependencies?: unknown;
  readonly bundleDependencies?: unknown;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}
interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const lock = JSON.parse(read('package-lock.json')) as {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Locked & { readonly devDependencies?: Readonly<Record<string, string>> }>>;
};
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

/** The versions of each package in the lockfile. */
function versions(name: string): string[] {
  return locked.filter(([path]) => path.endsWith(`node_modules/${name}`)).map(([, { version = '' }]) => version);
}

describe('the lockfile', () => {
  test('is of the manifest', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(lock.packages['']?.devDependencies).toEqual(manifest.devDependencies);
  });

  test('names each package by its hash, and no place to get it from', () => {
    expect(locked.length).toBeGreaterThan(100);
    const doubtful = locked.filter(
      ([, one]) =>
        !/^sha512-[\w+/]{86}==$/u.test(one.integrity ?? '') || one.resolved !== undefined || one.link === true,
    );
    expect(doubtful).toEqual([]);
  });

  test('fixes what the manifest wants', () => {
    for (const [name, version] of Object.entries(manifest.devDependencies)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  test('has one package that runs a script when it is installed: the Node of the tests', () => {
    const scripts = locked.filter(([, one]) => one.hasInstallScript === true);
    const names = scripts.map(([path, { version }]) => `${path.replace('node_modules/', '')}@${version}`);
    expect(names).toEqual(Object.keys(manifest.allowScripts));
  });
});

describe('what users install', () => {
  const files = readdirSync(join(ROOT, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );

  test('brings no other package along and runs nothing', () => {
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.optionalDependencies).toBeUndefined();
    expect(manifest.peerDependencies).toBeUndefined();
    expect(manifest.bundleDependencies).toBeUndefined();
    const hooks = Object.keys(manifest.scripts).filter((name) =>
      /^(?:pre|post)?(?:install|prepare|pack|publish)$|^prepublishOnly$|^dependencies$/u.test(name),
    );
    expect(hooks).toEqual([]);
  });

  test.each(files)('dist/%s imports files of dist and what Node has', (name) => {
    const text = read(`dist/${name}`);
    const specifiers = [
      ...text.matchAll(/^(?:import|export)\b[^;\n]*?\bfrom "([^"\n]+)";$/gmu),
      ...text.matchAll(/^import "([^"\n]+)";$/gmu),
      // After a backtick it is text that ajv would write into a file.
      ...text.matchAll(/(?<!`)\b(?:import|require)\("([^"\n]+)"\)/gu),
    ].map(([, specifier = '']) => specifier);
    const foreign = specifiers.filter(
      (one) => !one.startsWith('./') && !one.startsWith('../') && !builtinModules.includes(one.replace(/^node:/u, '')),
    );
    expect(foreign).toEqual([]);
  });
});

describe('NOTICE', () => {
  /** Licences that ask for no more than to be named. */
  const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', '0BSD'];
  const rule = `${'-'.repeat(80)}\n`;
  const parts = read('NOTICE').split(rule).slice(1);
  const sections = Array.from({ length: parts.length / 2 }, (_, i) => {
    const title = /^(\S+) (\S+) \((.+)\)\n$/u.exec(parts[2 * i] ?? '');
    return {
      name: title?.[1] ?? '',
      version: title?.[2] ?? '',
      licence: title?.[3] ?? '',
      text: parts[2 * i + 1] ?? '',
    };
  });

  test('names the packages in the versions of the lockfile', () => {
    expect(sections.length).toBeGreaterThan(20);
    for (const { name, version } of sections) expect(versions(name), name).toContain(version);
  });

  test.each(sections)('$name: a licence that lets us, with its text', ({ name, licence, text }) => {
    expect(ALLOWED).toContain(licence);
    expect(text.trim().length, name).toBeGreaterThan(500);
    expect(text).toMatch(/copyright|blue oak/iu);
  });

  test('names each package that the sources import', () => {
    const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    const imported = new Set<string>();
    for (const source of sources) {
      const text = read(join('src', source));
      const statements = text.matchAll(/^import (?!type )[^;]*? from '((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^']*)?';/gmu);
      for (const [, name = ''] of statements) imported.add(name);
      for (const [, name = ''] of text.matchAll(/\bimport\('((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^']*)?'\)/gu))
        imported.add(name);
    }
    const packages = [...imported].filter((name) => !name.startsWith('.') && !builtinModules.includes(name));
    expect(packages).toContain('yaml');
    expect(sections.map(({ name }) => name)).toEqual(expect.arrayContaining(packages));
  });

  describe('is made', () => {
    let folder = '';
    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    /** A project with one package in it; gives the id of a module of the package. */
    function project(packageFiles: Readonly<Record<string, string>>): string {
      folder = mkdtempSync(join(tmpdir(), 'envcard-notice-'));
      const home = join(folder, 'node_modules/@scope/part');
      mkdirSync(join(home, 'lib'), { recursive: true });
      writeFileSync(join(folder, 'LICENSE'), 'ours');
      for (const [name, text] of Object.entries(packageFiles)) writeFileSync(join(home, name), text);
      return join(home, 'lib/index.js').replaceAll('\\', '/');
    }

    test('from the licence files of the packages, once for each', () => {
      const id = project({
        'package.json': '{"name": "@scope/part", "version": "1.2.3", "license": "MIT"}',
        'LICENSE.md': 'Do what you like\r\n',
        NOTICE: 'and say thanks',
      });
      const text = notice([id, `\0${id}?commonjs`, `${folder}/src/own.ts`], folder);
      expect(text.split('@scope/part 1.2.3 (MIT)')).toHaveLength(2);
      expect(text).toContain('Do what you like\n\nand say thanks\n');
      expect(text).not.toContain('own.ts');
    });

    test('not where a package has no licence', () => {
      const id = project({ 'package.json': '{"name": "@scope/part", "version": "1.2.3"}' });
      expect(() => notice([id], folder)).toThrow('@scope/part: no licence found');
    });
  });
});
