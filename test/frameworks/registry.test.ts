import { describe, expect, it } from 'vitest';
import { readRegistry, resolveEntry } from '../../src/frameworks/registry.ts';
import type { RegistryFile, RegistryTask } from '../../src/frameworks/registry.ts';
import { compareAddress } from '../../src/frameworks/registry/address.ts';
import { downloadFault, isListed, normalizePath } from '../../src/frameworks/registry/paths.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { MemoryFile } from '../../src/repository/memory.ts';
import type { History, PinState } from '../../src/repository/types.ts';

function read(text: MemoryFile): Promise<RegistryFile> {
  return readRegistry(memoryRepository({ 'registry.json': text }), 'registry.json');
}

const SPEC = { name: 'd', version: '1.0', description: 'x', tasks: [{ name: 'a', path: 'tasks/a' }] };

/** A registry of the spec with changes; undefined removes a key. */
function registry(...changes: readonly Record<string, unknown>[]): string {
  return JSON.stringify(
    changes.map((change) => Object.assign({}, SPEC, change)),
    null,
    1,
  );
}

describe('the file', () => {
  it('is missing, unseen or read once', async () => {
    expect(await readRegistry(memoryRepository({}), 'registry.json')).toEqual({ state: 'missing' });
    const why = { code: 'listing-cut' } as const;
    expect(await readRegistry(memoryRepository({}, { problem: why }), 'registry.json')).toEqual({
      state: 'unseen',
      why,
    });
    const gated = { ok: false, why: { code: 'gated' } } as const;
    const closed = memoryRepository({ 'registry.json': '[]' }, { unreadable: { 'registry.json': gated } });
    expect(await readRegistry(closed, 'registry.json')).toEqual({ state: 'unseen', why: gated.why });
    const repository = memoryRepository({ 'registry.json': '[]' });
    expect(await readRegistry(repository, 'registry.json')).toBe(await readRegistry(repository, 'registry.json'));
    expect(repository.reads).toBe(1);
  });

  it('gives datasets with the lines of their entries', async () => {
    const file = await read(
      registry({ extra: 1 }, { version: '2', tasks: [{ name: 'b', path: 'x', git_url: '', git_commit_id: null }] }),
    );
    expect(file).toMatchObject({
      state: 'ok',
      specs: [
        {
          name: 'd',
          version: '1.0',
          line: 2,
          shadowed: false,
          unreachable: null,
          tasks: [{ path: 'tasks/a', line: 7 }],
        },
        { version: '2', tasks: [{ name: 'b', path: 'x', gitUrl: null, gitCommitId: null }] },
      ],
    });
  });

  it('takes halves of surrogate pairs', async () => {
    expect(await read(registry({ description: '\uD800' }))).toMatchObject({ state: 'ok' });
  });

  it.each(['[]', '{}', '""'])('%j holds no dataset', async (text) => {
    expect(await read(text)).toEqual({ state: 'ok', specs: [] });
  });

  // H31-H35, H72; each text was put to harbor 0.26.0.
  it.each([
    ['{"datasets": []}', 'registry-object', 1],
    ['5', 'registry-not-list', 1],
    ['null', 'registry-not-list', 1],
    ['[1]', 'registry-dataset-type', 1],
    ['"x"', 'registry-not-list', 1],
    ['\uFEFF[]', 'registry-syntax', 1],
    ['[\n1,\n]', 'registry-syntax', 3],
    ['', 'registry-syntax', 1],
    [registry({ description: undefined }), 'registry-key-missing', 2],
    [registry({}, { version: null }), 'registry-value', 15],
    [registry({ version: 1 }), 'registry-value', 4],
    [registry({ tasks: {} }), 'registry-value', 6],
    [registry({ tasks: [{ name: 'a' }] }), 'registry-key-missing', 7],
    [registry({ tasks: [{ name: 'a', path: 5 }] }), 'registry-value', 9],
    [registry({ metrics: [{ type: 'bogus' }] }), 'registry-value', 14],
    [new Uint8Array([0xff]), 'registry-not-utf8', null],
    [`version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`, 'registry-pointer', 1],
    [{ link: 'other.json' }, 'registry-link', null],
  ] as const)('%j loads nothing', async (text, code, line) => {
    expect(await read(text)).toMatchObject({ state: 'invalid', code, place: { line } });
  });

  it('tells which datasets no command reaches', async () => {
    const file = await read(
      registry({}, {}, { name: 'o/d' }, { name: 'a@b' }, { version: '' }, { name: 'e', version: '' }),
    );
    expect(file.state === 'ok' && file.specs.map(({ shadowed, unreachable }) => [shadowed, unreachable])).toEqual([
      [false, null],
      [true, null],
      [false, 'slash'],
      [false, 'at-sign'],
      [false, 'empty-version'],
      [false, null],
    ]);
  });
});

describe('paths', () => {
  it.each([
    ['tasks/a', 'tasks/a'],
    ['./tasks//a/', 'tasks/a'],
    ['a/../tasks/b', 'tasks/b'],
    ['', ''],
    ['.', ''],
  ])('%j is %j', (path, normal) => {
    expect(normalizePath(path)).toEqual({ ok: true, path: normal });
  });

  it.each([
    ['/tasks', 'entry-absolute'],
    ['a/../../b', 'entry-outside'],
  ])('%j is refused', (path, code) => {
    expect(normalizePath(path)).toEqual({ ok: false, code });
  });

  it.each([
    ['tasks/t[1]', 'bracket'],
    ['tasks/a\\b', 'backslash'],
    ['tasks/a ', 'space at the end'],
    ['!a', '! or # at the start'],
    ['tasks/!a', null],
    ['tasks/a*?{b}', null],
    ['tasks/a b', null],
    ['tasks/é', null],
  ])('the download of %j fails by %s', (path, fault) => {
    expect(downloadFault(path)).toBe(fault);
  });

  it.each([
    ['tasks/a b', true],
    ['tasks/é', false],
    ['tasks/a"b', false],
    ['tasks/a\\b', false],
    ['tasks/a\tb', false],
  ])('git lists %j plainly: %s', (path, listed) => {
    expect(isListed(path)).toBe(listed);
  });
});

describe('addresses', () => {
  it.each([
    'https://huggingface.co/datasets/Org/Name',
    'https://huggingface.co/datasets/org/name.git',
    'https://huggingface.co/datasets/org/name/',
    'http://hf.co/datasets/org/name',
    'https://user:token@huggingface.co/datasets/org/name',
    'git@hf.co:datasets/org/name',
    'ssh://git@huggingface.co/datasets/org/name',
  ])('%s is the own one', (url) => {
    expect(compareAddress(url, 'org/name')).toBe('own');
    expect(compareAddress(url, 'org/other')).toBe('other');
    expect(compareAddress(url, null)).toBe('maybe-own');
  });

  it.each([
    'https://github.com/org/name',
    'https://huggingface.co/org/name',
    'https://evil.org/huggingface.co/datasets/org/name',
    'huggingface.co/datasets/org/name',
    '',
  ])('%j is another one', (url) => {
    expect(compareAddress(url, null)).toBe('other');
  });
});

describe('entries', () => {
  const SHA = '0123456789abcdef0123456789abcdef01234567';
  const files = {
    'tasks/a/task.toml': '',
    'tasks/file': '',
    'tasks/link': { link: 'a' },
    'Sets/T1/task.toml': '',
    'x[1]/y': '',
  };

  function history(state: PinState): History {
    return { pin: (commit, path) => (commit === SHA && path === 'tasks/a' ? state : { kind: 'no-commit' }) };
  }

  async function resolve(
    entry: Partial<RegistryTask>,
    repoId: string | null = 'o/r',
    past: History | null = null,
  ): Promise<unknown> {
    const task = { name: 'a', path: 'tasks/a', gitUrl: null, gitCommitId: null, line: null, ...entry };
    const target = await resolveEntry(memoryRepository(files, { history: past }), task, repoId);
    return target.kind === 'broken' ? target.code : target.kind;
  }

  it.each([
    [{}, 'here'],
    [{ path: 'tasks' }, 'here'],
    [{ gitCommitId: 'main' }, 'here'],
    [{ gitCommitId: 'HEAD' }, 'here'],
    [{ gitUrl: 'https://huggingface.co/datasets/o/r' }, 'here'],
    [{ gitUrl: 'https://huggingface.co/datasets/o/r', gitCommitId: SHA }, 'pin-not-seen'],
    [{ gitCommitId: SHA }, 'pin-not-seen'],
    [{ gitCommitId: 'v1' }, 'pin-not-seen'],
    [{ gitCommitId: 'head' }, 'entry-commit-name'],
    [{ gitCommitId: 'abc1234' }, 'entry-commit-name'],
    [{ gitCommitId: 'main~1' }, 'entry-commit-name'],
    [{ gitUrl: 'https://github.com/o/r' }, 'entry-elsewhere-no-commit'],
    [{ gitUrl: 'https://github.com/o/r', gitCommitId: 'main' }, 'elsewhere'],
    [{ path: '/tasks/a' }, 'entry-absolute'],
    [{ path: '../a' }, 'entry-outside'],
    [{ path: '.' }, 'entry-root'],
    [{ path: 'tasks/none' }, 'entry-missing'],
    [{ path: 'tasks/file' }, 'entry-file'],
    [{ path: 'tasks/link' }, 'entry-link'],
    [{ path: 'tasks/link/x' }, 'entry-link'],
    [{ path: 'x[1]' }, 'entry-name'],
    [{ path: 'tasks\\a' }, 'entry-name'],
  ])('%j leads to: %s', async (entry, expected) => {
    expect(await resolve(entry)).toBe(expected);
  });

  it('names a folder that differs in case only', async () => {
    const task = { name: 'a', path: 'sets/t1', gitUrl: null, gitCommitId: null, line: null };
    expect(await resolveEntry(memoryRepository(files), task, null)).toMatchObject({ args: { similar: 'Sets/T1' } });
  });

  it.each([
    [{ kind: 'same' }, 'here'],
    [{ kind: 'differs', repository: memoryRepository(files) }, 'here'],
    [{ kind: 'no-path' }, 'entry-no-path-at-commit'],
    [{ kind: 'no-commit' }, 'entry-no-commit'],
    [{ kind: 'not-seen' }, 'pin-not-seen'],
  ] as const)('a pin that is %j leads to: %s', async (state, expected) => {
    expect(await resolve({ gitCommitId: SHA }, 'o/r', history(state))).toBe(expected);
  });

  it('judges the files of the pinned commit', async () => {
    const past = memoryRepository({ 'tasks/a/old': '' });
    const task = { name: 'a', path: 'tasks/a', gitUrl: null, gitCommitId: SHA, line: null };
    const state = { kind: 'differs', repository: past } as const;
    const target = await resolveEntry(memoryRepository(files, { history: history(state) }), task, null);
    expect(target.kind === 'here' && target.repository).toBe(past);
  });

  it('does not know its own address without an id', async () => {
    const url = 'https://huggingface.co/datasets/o/r';
    const task = { name: 'a', path: 'tasks/a', gitUrl: url, gitCommitId: null, line: null };
    expect(await resolveEntry(memoryRepository(files), task, null)).toMatchObject({
      kind: 'here',
      maybeElsewhere: true,
    });
    expect(await resolve({ path: 'tasks/none', gitUrl: url }, null)).toBe('elsewhere');
  });

  it('does not call a folder missing that a cut listing may hide', async () => {
    const repository = memoryRepository(files, { problem: { code: 'listing-cut' } });
    const task = { name: 'a', path: 'tasks/none', gitUrl: null, gitCommitId: null, line: null };
    expect(await resolveEntry(repository, task, null)).toEqual({ kind: 'unseen', path: 'tasks/none' });
  });
});
