import { describe, expect, it } from 'vitest';
import { harbor } from '../../src/frameworks/harbor.ts';
import type { Detection, Snippet, Word } from '../../src/frameworks/types.ts';
import { harborMessages } from '../../src/report/messages/harbor.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import type { MemoryFile, MemoryOptions } from '../../src/repository/memory.ts';
import type { History } from '../../src/repository/types.ts';
import { emptyCard } from '../support/card.ts';

type Files = Readonly<Record<string, MemoryFile>>;

/** A good task in a folder (`''` for the root). */
function task(folder: string, changes: Files = {}): Files {
  const at = folder === '' ? '' : `${folder}/`;
  return {
    [`${at}task.toml`]: '',
    [`${at}instruction.md`]: 'x',
    [`${at}tests/test.sh`]: '',
    [`${at}environment/Dockerfile`]: 'FROM x',
    ...Object.fromEntries(Object.entries(changes).map(([path, file]) => [at + path, file])),
  };
}

/** The same without its test script. */
function untested(files: Files): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !path.endsWith('tests/test.sh')));
}

const BROKEN = { 'task.toml': '[environment]\nos = "macos"' };

function registry(paths: readonly (string | Record<string, unknown>)[], spec: Record<string, unknown> = {}): string {
  const tasks = paths.map((path) => ({ name: 'n', ...(typeof path === 'string' ? { path } : path) }));
  return JSON.stringify([{ name: 'd', version: '1.0', description: '', tasks, ...spec }]);
}

async function detect(
  files: Files,
  options: MemoryOptions = {},
  repoId: string | null = 'org/name',
): Promise<Detection> {
  const detection = await harbor.detect({ repository: memoryRepository(files, options), card: emptyCard, repoId });
  const said = [...detection.evidence, ...detection.notes, ...detection.tasksets.flatMap(({ broken }) => broken)];
  for (const { code } of said) expect(Object.keys(harborMessages)).toContain(code);
  return detection;
}

function sets(detection: Detection): string[] {
  return detection.tasksets.map(({ door, name, version, path, verdict, tasks }) => {
    const label = name === null ? path : `${name}@${version}`;
    return `${door} ${label} ${verdict} ${tasks.ok}/${tasks.total}`;
  });
}

function notes(detection: Detection): string[] {
  return detection.notes.map(({ code, path, line }) => [code, path, line].filter((part) => part !== null).join(' '));
}

function words(list: readonly Word[]): string {
  return list.map((word) => (typeof word === 'string' ? word : word.shell)).join(' ');
}

function commands(snippet: Snippet | null | undefined): string[] {
  return (snippet?.run ?? []).map((command) => words(command.words));
}

describe('doors', () => {
  it('opens tasks, groups, other folders and the root', async () => {
    const files = { ...task('tasks/a'), ...task('tasks/g/b'), ...task('sets/c'), ...task('d') };
    const detection = await detect(files);
    expect(detection.verdict).toBe('loads');
    expect(sets(detection)).toEqual([
      'tasks tasks loads 1/1',
      'path . loads 1/1',
      'path sets loads 1/1',
      'path tasks/g loads 1/1',
    ]);
    expect(detection.tasksets.map(({ snippet }) => commands(snippet).join('; '))).toEqual([
      'harbor run --repo https://huggingface.co/datasets/org/name',
      'harbor run --repo https://huggingface.co/datasets/org/name --path .',
      'harbor run --repo https://huggingface.co/datasets/org/name --path sets',
      'harbor run --repo https://huggingface.co/datasets/org/name --path tasks/g',
    ]);
    expect(notes(detection)).toEqual(['harbor-deeper-tasks tasks/g']);
  });

  it('opens every dataset of registry.json', async () => {
    const files = {
      ...task('sets/a'),
      ...task('sets/b', BROKEN),
      'registry.json': registry(['sets/a', 'sets/b', 'sets/a']),
    };
    const detection = await detect(files);
    expect(sets(detection)).toEqual(['registry d@1.0 partial 2/3', 'path sets partial 1/2']);
    expect(detection.verdict).toBe('partial');
    expect(detection.tasksets[0]?.broken).toMatchObject([
      { path: 'sets/b', place: { path: 'sets/b/task.toml', line: 2 } },
    ]);
    expect(commands(detection.tasksets[0]?.snippet)).toEqual([
      'harbor run --repo https://huggingface.co/datasets/org/name --dataset d@1.0 --include-task-name a',
    ]);
  });

  it('names the good tasks only where names can tell them from the others', async () => {
    const command = 'harbor run --repo https://huggingface.co/datasets/org/name';
    const shown = async (files: Files): Promise<unknown> => {
      const [taskset] = (await detect(files)).tasksets;
      return [commands(taskset?.snippet), taskset?.snippet?.comment?.code];
    };
    const broken = task('tasks/x', BROKEN);
    const many = (count: number): Files =>
      Object.assign({}, ...Array.from({ length: count }, (_, i) => task(`tasks/t${i}`))) as Files;
    const names = Array.from({ length: 12 }, (_, i) => ` --include-task-name t${i}`).toSorted();
    expect(await shown({ ...many(12), ...broken })).toEqual([[command + names.join('')], 'harbor-snippet-some']);
    expect(await shown({ ...many(13), ...broken })).toEqual([[command], 'harbor-snippet-many']);
    const twins = registry(['sets/a', 'more/a']);
    const files = { ...task('sets/a'), ...task('more/a', BROKEN), 'registry.json': twins };
    expect(await shown(files)).toEqual([[`${command} --dataset d@1.0`], 'harbor-snippet-many']);
    // Names are taken for globs, in which these hit the broken one too; a bracket that closes nothing is a bracket.
    for (const name of ['*', '?'])
      expect(await shown({ ...task(`tasks/${name}`), ...broken })).toEqual([[command], 'harbor-snippet-many']);
    const only = [`${command} --include-task-name a]`];
    expect(await shown({ ...task('tasks/a]'), ...broken })).toEqual([only, 'harbor-snippet-some']);
  });

  it('opens a registry elsewhere, but none inside a task', async () => {
    const files = {
      ...task('tasks/a', { 'environment/registry.json': registry(['tasks/a'], { name: 'inner' }) }),
      'meta/registry.json': registry(['tasks/a']),
      'tests/registry.json': registry(['tasks/a'], { name: 'e' }),
      'other/registry.json': '{"image": "x"}',
    };
    const detection = await detect(files);
    expect(sets(detection)).toEqual(['registry d@1.0 loads 1/1', 'registry e@1.0 loads 1/1', 'tasks tasks loads 1/1']);
    expect(detection.tasksets.map(({ main }) => main)).toEqual([true, false, true]);
    expect(commands(detection.tasksets[0]?.snippet)[0]).toContain('--registry-path meta/registry.json');
    expect(notes(detection)).toEqual([]);
  });

  it('looks at a local copy where no task comes through git, even if some could not be seen', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n';
    const linked = {
      ...task('tasks/a'),
      'tasks/a/environment/tool': { link: '../../../shared/tool' },
      'shared/tool': '',
    };
    const files: Files = { ...linked, ...task('tasks/b', { 'task.toml': pointer }) };
    const detection = await detect(files);
    expect(detection.verdict).toBe('partial');
    expect(sets(detection)).toEqual(['tasks tasks unknown 0/2', 'local tasks partial 1/2']);
    const sampled = await detect(files, { sampling: { all: 1, spread: 1 } });
    expect(sets(sampled)).toEqual(['tasks tasks unknown 0/2']);
  });

  it('loads the root as one task from a local copy only', async () => {
    const detection = await detect(task(''));
    expect(detection).toMatchObject({ verdict: 'partial', conditions: ['local-copy-only'] });
    expect(detection.remedy?.code).toBe('harbor-remedy-move-task');
    expect(commands(detection.tasksets[0]?.snippet)).toEqual([
      'hf download org/name --repo-type dataset --local-dir ./name',
      'harbor run --path ./name',
    ]);
    expect((await detect(task('', BROKEN))).verdict).toBe('fails');
  });

  it('never rests on test data and samples alone', async () => {
    const detection = await detect({ ...task('tests/fixtures/a'), ...task('examples/b') });
    expect(detection.verdict).toBe('partial');
    expect(detection.tasksets.map(({ main }) => main)).toEqual([false, false]);
    const listed = await detect({ ...task('examples/b'), 'registry.json': registry(['examples/b']) });
    expect(listed.verdict).toBe('loads');
  });

  it('says what is missing where there is no task', async () => {
    const detection = await detect({ 'README.md': '', 'dataset.toml': '', 'tasks.tar.gz': 'x' });
    expect(detection.verdict).toBe('fails');
    expect(detection.evidence.map(({ code }) => code)).toEqual(['harbor-no-tasks', 'harbor-dataset-toml']);
    expect(notes(detection)).toEqual(['harbor-packed tasks.tar.gz']);
    expect(detection.notes[0]).toMatchObject({ rule: 'files/packed-tasks', fact: 'H10' });
    expect(detection.remedy?.code).toBe('harbor-remedy-unpack');
  });
});

// H13, H14, H17: the same names were put to harbor 0.26.0.
describe('names that git changes', () => {
  it.each([
    ['tasks/é', 'task-name-unlisted'],
    ['tasks/a"b', 'task-name-unlisted'],
    ['tasks/t[1]', 'task-name-download'],
    ['tasks/a ', 'task-name-download'],
    ['#a', 'task-name-download'],
    ['-o/a', 'task-folder-option'],
  ])('%j does not arrive: %s', async (folder, code) => {
    const detection = await detect(task(folder));
    expect(detection.verdict).toBe('partial');
    expect(detection.conditions).toEqual([]);
    expect(detection.tasksets.map(({ door, verdict }) => `${door} ${verdict}`)).toEqual([
      `${folder.startsWith('tasks/') ? 'tasks' : 'path'} fails`,
      'local partial',
    ]);
    expect(detection.tasksets[0]?.broken.map((task) => task.code)).toEqual([code]);
    expect(detection.remedy?.code).toBe('harbor-remedy-rename');
  });

  it.each(['tasks/!a', 'tasks/#a', 'tasks/-a', 'tasks/a*?{b}', 'tasks/a b', 'tasks/.a', '-a'])(
    '%j arrives',
    async (folder) => {
      expect((await detect(task(folder))).verdict).toBe('loads');
    },
  );

  it('loads such a name through a registry', async () => {
    const detection = await detect({ ...task('tasks/é'), 'registry.json': registry(['tasks/é']) });
    expect(sets(detection)).toEqual(['registry d@1.0 loads 1/1', 'tasks tasks fails 0/1', 'local tasks partial 1/1']);
    expect(detection.verdict).toBe('loads');
  });

  it('gives no command for a name with control characters, and an unmistakable one for a dash', async () => {
    const files = { ...task('sets/a'), 'registry.json': registry(['sets/a'], { name: 'a\u202E' }) };
    const hidden = await detect(files);
    expect(hidden.tasksets[0]?.snippet).toBeNull();
    expect(notes(hidden)).toContain('harbor-no-snippet');
    const dashed = await detect({ ...task('sets/a'), 'registry.json': registry(['sets/a'], { name: '-a' }) });
    expect(commands(dashed.tasksets[0]?.snippet)[0]).toContain(' --dataset=-a@1.0');
  });
});

describe('what is dropped in silence', () => {
  it('tells of wrong case, links and folders without task.toml', async () => {
    const files = {
      ...task('tasks/a'),
      ...task('tasks/b', {}),
      'tasks/c/Task.toml': '',
      'tasks/c/instruction.md': '',
      'tasks/d/instruction.md': '',
      'tasks/a/myTask.toml': '',
      'tasks/a/a.toml': '',
      'tasks/e': { link: 'a' },
      'Registry.json': '[]',
    };
    expect(notes(await detect(files))).toEqual([
      'registry-file-case Registry.json',
      'harbor-toml-case tasks/c/Task.toml',
      'harbor-linked-task tasks/e',
      'harbor-no-toml tasks/d',
    ]);
  });

  it('tells of Tasks/ and of a linked tasks', async () => {
    expect(notes(await detect({ ...task('Tasks/a') }))).toEqual(['harbor-needs-path', 'harbor-tasks-case Tasks']);
    const linked = await detect({ ...task('sets/a'), tasks: { link: 'sets' } });
    expect(linked.verdict).toBe('loads');
    expect(notes(linked)).toContain('harbor-linked-tasks tasks');
  });

  it('tells of names that differ in case only, once for a folder', async () => {
    const files = { ...task('tasks/Sort'), ...task('tasks/sort'), 'a/B.txt': '', 'a/b.TXT': '' };
    expect((await detect(files)).notes.map(({ args }) => args)).toEqual([
      { first: 'a/b.TXT', second: 'a/B.txt' },
      { first: 'tasks/Sort', second: 'tasks/sort' },
    ]);
  });

  it('tells of pointers inside tasks', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`;
    const files = task('tasks/a', { 'environment/blob.bin': pointer, 'instruction.md': pointer });
    const detection = await detect(files);
    expect(detection.verdict).toBe('loads');
    expect(detection.notes.map(({ effect, path }) => `${effect} ${path}`)).toEqual([
      'remark tasks/a/environment/blob.bin',
      'hides tasks/a/instruction.md',
    ]);
  });

  it('tells a bounded number of notes', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`tasks/${i}/Task.toml`, '']));
    expect((await detect({ ...task('tasks/a'), ...many })).notes).toHaveLength(50);
  });
});

describe('registry.json', () => {
  it('closes for all datasets when one is wrong, and the other doors stand', async () => {
    const detection = await detect({ ...task('tasks/a'), 'registry.json': registry(['tasks/a'], { version: 1 }) });
    expect(sets(detection)).toEqual(['tasks tasks loads 1/1']);
    expect(detection.notes).toMatchObject([
      { code: 'registry-value', effect: 'breaks', path: 'registry.json', line: 1 },
    ]);
    expect(detection.evidence).toContainEqual(expect.objectContaining({ code: 'registry-value', stance: 'refutes' }));
  });

  it('tells of datasets that no command reaches and of tasks that none lists', async () => {
    const specs = [
      JSON.parse(registry(['tasks/a'])),
      JSON.parse(registry(['tasks/a'])),
      JSON.parse(registry(['tasks/a'], { name: 'o/x' })),
      JSON.parse(registry([], { name: 'none' })),
    ].flat();
    const files = { ...task('tasks/a'), ...task('tasks/b'), 'registry.json': JSON.stringify(specs, null, 1) };
    const detection = await detect(files);
    expect(sets(detection).slice(0, 4)).toEqual([
      'registry d@1.0 loads 1/1',
      'registry d@1.0 fails 0/1',
      'registry o/x@1.0 fails 0/1',
      'registry none@1.0 fails 0/0',
    ]);
    expect(notes(detection)).toEqual([
      'registry-shadowed registry.json 13',
      'registry-name registry.json 24',
      'registry-empty registry.json 35',
      'harbor-unlisted-task tasks/b/task.toml',
    ]);
  });

  it('fails as a whole for a path that leaves the repo', async () => {
    const detection = await detect({ ...task('sets/a'), 'registry.json': registry(['sets/a', '../b']) });
    expect(sets(detection)).toEqual(['registry d@1.0 fails 0/2', 'path sets loads 1/1']);
    expect(detection.tasksets[0]?.broken.map(({ path }) => path)).toEqual(['../b']);
  });

  it('leaves open what other repos and unseen commits hold', async () => {
    const sha = '0'.repeat(40);
    const elsewhere = { path: 'x', git_url: 'https://github.com/o/r', git_commit_id: sha };
    const pinned = { path: 'x', git_commit_id: sha };
    for (const [entry, code, remedy] of [
      [elsewhere, 'registry-elsewhere', undefined],
      [pinned, 'registry-pin-not-seen', 'harbor-remedy-history'],
    ] as const) {
      const detection = await detect({ 'registry.json': registry([entry]) });
      expect(detection.verdict).toBe('unknown');
      expect(detection.notes.map((note) => note.code)).toEqual([code]);
      expect(detection.remedy?.code).toBe(remedy);
      expect(detection.notes[0]?.remedy?.code).toBe(remedy);
      expect(detection.tasksets[0]?.snippet).not.toBeNull();
    }
  });

  it('judges a pinned task as of its commit', async () => {
    const sha = '0'.repeat(40);
    const past = memoryRepository(task('sets/a', BROKEN));
    const history: History = { pin: () => ({ kind: 'differs', repository: past }) };
    const files = { ...task('sets/a'), 'registry.json': registry([{ path: 'sets/a', git_commit_id: sha }]) };
    expect(sets(await detect(files, { history }))).toEqual(['registry d@1.0 fails 0/1', 'path sets loads 1/1']);
  });

  it('counts a task that may lie in another repo, and does not vouch for it', async () => {
    const entry = { path: 'sets/a', git_url: 'https://huggingface.co/datasets/org/name' };
    const files = { ...task('sets/a'), 'registry.json': registry([entry]) };
    expect(sets(await detect(files, {}, null))[0]).toBe('registry d@1.0 unknown 1/1');
    expect(sets(await detect(files))[0]).toBe('registry d@1.0 loads 1/1');
  });
});

describe('what could not be seen', () => {
  it('is never a failure', async () => {
    const problem = { code: 'listing-cut' } as const;
    expect((await detect({ 'README.md': '' }, { problem })).verdict).toBe('unknown');
    const gated = { ok: false, why: { code: 'gated' } } as const;
    const unreadable = { 'tasks/a/task.toml': gated };
    const hidden = await detect(task('tasks/a'), { unreadable });
    expect(hidden.verdict).toBe('unknown');
    expect(hidden.tasksets[0]).toMatchObject({ tasks: { ok: 0, broken: 0, unread: 1 }, broken: [{ path: 'tasks/a' }] });
    const registryGated = { unreadable: { 'registry.json': gated } };
    expect((await detect({ 'registry.json': '[]' }, registryGated)).verdict).toBe('unknown');
    expect((await detect({ 'registry.json': '[]', ...task('tasks/a') }, registryGated)).verdict).toBe('loads');
  });

  it('lets a sample speak for the rest', async () => {
    const files = Object.assign(
      {},
      ...Array.from({ length: 300 }, (_, i) => task(`tasks/${String(i).padStart(3, '0')}`)),
    ) as Files;
    const sampling = { all: 200, spread: 40 };
    const detection = await detect(
      {
        ...files,
        'registry.json': registry(
          Object.keys(files)
            .filter((path) => path.endsWith('task.toml'))
            .map((path) => path.slice(0, -10)),
        ),
      },
      { sampling },
    );
    expect(detection.basis).toEqual({ kind: 'sample', read: 40, of: 300 });
    expect(detection.verdict).toBe('loads');
    expect(detection.tasksets.map(({ tasks }) => tasks)).toEqual([
      { total: 300, ok: 40, broken: 0, unread: 260 },
      { total: 300, ok: 40, broken: 0, unread: 260 },
    ]);
  });
});

describe('evidence', () => {
  it('tells what only newer releases take', async () => {
    const detection = await detect(task('tasks/a', { 'task.toml': '\n[environment]\ncpus = 0.5' }));
    expect(detection.evidence).toContainEqual(
      expect.objectContaining({
        code: 'harbor-needs-release',
        path: 'tasks/a/task.toml',
        line: 3,
        args: expect.objectContaining({ since: '0.25.0' }),
      }),
    );
  });

  it.each([
    ['links', '0.23.0', { ...task('tasks/a'), 'tasks/a/tests/data': { link: '/etc/hosts' } }],
    ['steps.name', '0.23.0', task('tasks/a', { 'task.toml': 'steps = [{ name = "a/b" }]' })],
    [
      'verifier.environment_mode',
      '0.24.0',
      untested(task('tasks/a', { 'task.toml': '[verifier]\nenvironment_mode = "separate"' })),
    ],
    [
      'environment.mcp_servers.headers',
      '0.25.0',
      task('tasks/a', {
        'task.toml': '[[environment.mcp_servers]]\nname = "m"\nurl = "http://m"\nheaders = { Authorization = "x" }',
      }),
    ],
    ['.harborignore', '0.25.0', { ...task('tasks/a'), 'tasks/a/tests/.harborignore': 'test.sh' }],
  ])('tells that older releases do not look at %s', async (feature, since, files) => {
    const { verdict, evidence } = await detect(files);
    expect(verdict).toBe('fails');
    expect(evidence.find(({ code }) => code === 'harbor-stricter-since')?.args).toEqual({
      feature,
      since,
      tasks: 1,
      task: 'tasks/a',
    });
  });

  it('tells since when rules behind a broken link are refused in a local copy', async () => {
    const files = { ...task('tasks/a'), 'tasks/a/tests/.harborignore': { link: 'nowhere' } };
    const { verdict, evidence } = await detect(files);
    expect(verdict).toBe('fails');
    expect(evidence.find(({ code }) => code === 'harbor-stricter-since')?.args).toEqual({
      feature: '.harborignore',
      since: '0.26.0',
      tasks: 1,
      task: 'tasks/a',
    });
  });

  it('tells since when rules that lead elsewhere are looked at only where they decide', async () => {
    const files = { ...task('tasks/a'), 'tasks/a/tests/deep/.harborignore': { link: '../../../../gone' } };
    const { verdict, evidence } = await detect(files);
    expect(verdict).toBe('partial');
    expect(evidence.find(({ code }) => code === 'harbor-needs-release')?.args).toEqual({
      feature: '.harborignore',
      since: '0.25.0',
      tasks: 1,
      task: 'tasks/a',
    });
  });

  it('tolerates a tag that an older release bears out', async () => {
    const ignored: Files = { ...task('tasks/a'), 'tasks/a/tests/.harborignore': 'test.sh' };
    const tolerated = { code: 'harbor-tolerated-older', args: { since: '0.25.0', task: 'tasks/a' } };
    expect((await detect(ignored)).tolerated).toEqual(tolerated);
    expect((await detect({ ...ignored, ...task('tasks/b') })).tolerated).toBeUndefined();
    const { 'tasks/a/instruction.md': _, ...incomplete } = ignored;
    expect((await detect(incomplete)).tolerated).toBeUndefined();
    expect((await detect({ ...task('tasks/a'), 'tasks/a/x': { link: '/etc/hosts' } })).tolerated).toBeUndefined();
  });

  it('tells what older releases refuse over the paths of a registry', async () => {
    const dotted = await detect({ ...task('tasks/a'), 'registry.json': registry(['tasks/x/../a']) });
    expect(dotted.evidence.find(({ code }) => code === 'harbor-needs-release')?.args).toEqual({
      feature: 'path',
      since: '0.23.0',
      tasks: 1,
      task: 'tasks/a',
    });
    const { evidence } = await detect({ ...task('tasks/a'), 'registry.json': registry(['/tasks/a']) });
    expect(evidence.find(({ code }) => code === 'harbor-stricter-since')?.args).toMatchObject({ feature: 'path' });
  });

  it('tells that a local copy needs a newer release where only an image is named', async () => {
    const { ['tasks/[x/environment/Dockerfile']: _, ...files } = task('tasks/[x', {
      'task.toml': '[environment]\ndocker_image = "debian"',
    });
    const { evidence } = await detect(files);
    expect(evidence.find(({ code }) => code === 'harbor-needs-release')?.args).toEqual({
      feature: 'docker_image',
      since: '0.25.0',
      tasks: 1,
      task: 'tasks/[x',
    });
  });

  it('reaches a dataset with an empty name by the path of its registry only', async () => {
    const files = { ...task('tasks/a'), 'registry.json': registry(['tasks/a'], { name: '' }) };
    const detection = await detect(files);
    expect(sets(detection)).toEqual(['registry @1.0 fails 0/1', 'tasks tasks loads 1/1']);
    expect(detection.notes).toContainEqual(expect.objectContaining({ code: 'registry-empty-name', line: 1 }));
    const elsewhere = { ...task('tasks/a'), 'meta/registry.json': registry(['tasks/a'], { name: '' }) };
    expect(sets(await detect(elsewhere))).toEqual(['registry @1.0 loads 1/1', 'tasks tasks loads 1/1']);
  });

  it('names one change that repairs all', async () => {
    const files = { ...task('tasks/a', { 'environment/Dockerfile': { link: 'nowhere' } }) };
    expect((await detect(files)).remedy?.code).toBe('harbor-remedy-links');
    const { ['tasks/b/tests/test.sh']: _, ...noTest } = task('tasks/b');
    expect((await detect(noTest)).remedy).toEqual({ code: 'harbor-remedy-test', args: { tasks: ['tasks/b'] } });
    expect((await detect({ ...files, ...noTest })).remedy).toBeNull();
  });
});
