import { describe, expect, test } from 'vitest';
import { saidBy } from '../../support/said.ts';
import { detect, IMAGE, registry, task } from './support.ts';
import type { Files, Setting } from './support.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const A = { name: 'a', path: 'tasks/a' };
const DOCKERFILE = { 'environment/Dockerfile': 'FROM x\n' };
const LINK = { 'tests/lib.sh': { link: '../../../lib.sh' } };

describe('what is said of a dataset', () => {
  const fails = (total: number, name = 'd@1.0'): string =>
    `refutes registry.json:2 V6 verifiers-dataset-fails {"dataset":"${name}","total":${total}}`;
  const unseen = (total: number): string =>
    `unknown registry.json:2 V6 verifiers-dataset-unseen {"dataset":"d@1.0","total":${total}}`;
  const count = (ok: number, total: number, broken: number, first: string): string =>
    JSON.stringify({ dataset: 'd@1.0', ok, total, broken, first });
  const FIX = '→ verifiers-remedy-registry-fix';

  test.each<readonly [string, Files, Setting, readonly string[]]>([
    [
      'that loads',
      { ...task('tasks/a'), ...registry([A]) },
      {},
      [`supports registry.json:2 V1 verifiers-dataset-loads ${count(1, 1, 0, '')}`],
    ],
    [
      'with a path that is not there',
      { ...task('tasks/a'), ...registry([A, { name: 'b', path: 'tasks/gone' }]) },
      {},
      ['refutes registry.json:4 H44 entry-missing {"similar":"","entry":"b","path":"tasks/gone"}', fails(2), FIX],
    ],
    [
      'with an absolute path',
      { ...task('tasks/a'), ...registry([{ name: 'b', path: '/tasks/a' }]) },
      {},
      [
        'refutes registry.json:3 H44 entry-absolute {"value":"/tasks/a","entry":"b","path":"/tasks/a"}',
        'refutes registry.json:3 V16 verifiers-stricter-since {"since":"0.4.0","feature":"path","tasks":1,"task":"/tasks/a"}',
        fails(1),
        FIX,
      ],
    ],
    [
      'of a commit that is not seen',
      { ...task('tasks/a'), ...registry([A, { ...A, path: 'tasks/b', git_commit_id: SHA }]) },
      {},
      [
        `unknown registry.json:4 V8 verifiers-pin-not-seen {"path":"tasks/b","commit":"${SHA}"}`,
        unseen(2),
        '→ verifiers-remedy-pin',
      ],
    ],
    [
      'that lies elsewhere',
      { ...task('tasks/a'), ...registry([A, { path: 'x/b', git_url: 'https://example.org/r', git_commit_id: SHA }]) },
      {},
      [
        'unknown registry.json:4 V8 verifiers-entry-elsewhere {"path":"x/b","url":"https://example.org/r"}',
        unseen(2),
        FIX,
      ],
    ],
    [
      'that lies elsewhere, at no commit',
      { ...task('tasks/a'), ...registry([A, { name: 'b', path: 'x/b', git_url: 'https://example.org/r' }]) },
      {},
      [
        'refutes registry.json:4 H41 entry-elsewhere-no-commit {"url":"https://example.org/r","entry":"b","path":"x/b"}',
        fails(2),
        FIX,
      ],
    ],
    [
      'that may lie elsewhere',
      { ...task('tasks/a'), ...registry([{ ...A, git_url: 'https://huggingface.co/datasets/o/n' }]) },
      {},
      [
        'unknown registry.json:3 V8 verifiers-entry-elsewhere {"path":"tasks/a","url":"https://huggingface.co/datasets/o/n"}',
        unseen(1),
        FIX,
      ],
    ],
    [
      'whose folder is beyond a cut listing',
      { ...task('tasks/a'), ...registry([A, { path: 'tasks/b' }]) },
      { problem: { code: 'listing-cut' } },
      [
        'unknown registry.json:4 V6 verifiers-entry-unseen {"path":"tasks/b"}',
        unseen(2),
        'unknown - V1 verifiers-listing-cut',
        FIX,
      ],
    ],
    [
      'with two folders of one name',
      {
        ...task('x/a'),
        ...task('y/a'),
        ...task('y/b'),
        ...registry([{ path: 'x/a' }, { path: 'y/a' }, { path: 'y/b' }]),
      },
      {},
      [
        'refutes registry.json:2 V6 verifiers-dataset-same-names {"dataset":"d@1.0","names":["a"]}',
        fails(3),
        '→ verifiers-remedy-names',
      ],
    ],
    [
      'with a link that leads out of it',
      { ...task('tasks/a', IMAGE, LINK), 'lib.sh': '', ...registry([A]) },
      {},
      [
        'refutes tasks/a/tests/lib.sh V11 task-link-outside {"link":"tasks/a/tests/lib.sh","target":"../../../lib.sh"}',
        'refutes tasks/a/tests/lib.sh V16 verifiers-stricter-since {"since":"0.4.0","feature":"links","tasks":1,"task":"tasks/a"}',
        fails(1),
        FIX,
      ],
    ],
    [
      'without tasks',
      { ...task('tasks/a'), ...registry([]) },
      {},
      ['refutes registry.json:2 V7 verifiers-dataset-empty {"dataset":"d@1.0"}', fails(0), FIX],
    ],
    [
      'of which a folder holds no task',
      { 'x/a.md': '', ...registry([{ path: 'x' }]) },
      {},
      ['refutes registry.json:2 V7 verifiers-dataset-no-tasks {"dataset":"d@1.0"}', fails(1), FIX],
    ],
    [
      'with a name that no command reaches',
      { ...task('tasks/a'), ...registry([A], 'org/d') },
      {},
      ['refutes registry.json:2 V5 verifiers-dataset-name {"dataset":"org/d"}', fails(1, 'org/d@1.0'), FIX],
    ],
    [
      'with a name like an option',
      { ...task('tasks/a'), ...registry([A], '-d') },
      {},
      ['refutes registry.json:2 V5 verifiers-dataset-option-name {"dataset":"-d"}', fails(1, '-d@1.0'), FIX],
    ],
    [
      'without a version',
      { ...task('tasks/a'), ...registry([A], 'd', '') },
      {},
      ['supports registry.json:2 V1 verifiers-dataset-loads {"dataset":"d","ok":1,"total":1,"broken":0,"first":""}'],
    ],
    [
      'without a version, which is taken for another one',
      {
        'registry.json': `[\n{"name": "d", "version": "", "description": "", "tasks": [{"name": "a", "path": "tasks/a"}]},\n{"name": "d", "version": "1", "description": "", "tasks": []}\n]\n`,
        ...task('tasks/a'),
      },
      {},
      [
        'refutes registry.json:2 V5 verifiers-dataset-empty-version {"dataset":"d"}',
        fails(1, 'd'),
        'refutes registry.json:3 V7 verifiers-dataset-empty {"dataset":"d@1"}',
        'refutes registry.json:3 V6 verifiers-dataset-fails {"dataset":"d@1","total":0}',
        FIX,
      ],
    ],
    [
      'with the root among others',
      { ...task('tasks/a'), ...registry([A, { name: 'all', path: '' }]) },
      {},
      ['unknown registry.json:4 V6 verifiers-root-among-others {"entry":"all","dataset":"d@1.0"}', unseen(2), FIX],
    ],
    [
      'of which one task is refused',
      { ...task('tasks/a'), ...task('tasks/b', `${IMAGE}cpus = 0.5\n`), ...registry([A, { path: 'tasks/b' }]) },
      {},
      [
        'refutes tasks/b/task.toml:3 V13 verifiers-task-cpus {"cpus":0.5}',
        `refutes registry.json:2 V16 verifiers-dataset-partial ${count(1, 2, 1, 'tasks/b')}`,
        '→ verifiers-remedy-tasks {"tasks":["tasks/b"]}',
      ],
    ],
    [
      'of which all tasks are refused',
      { ...task('tasks/a', '[agent]\nuser = 1\n[verifier]\nuser = 1\n', DOCKERFILE), ...registry([A]) },
      {},
      [
        'refutes tasks/a/task.toml:4 V17 verifiers-task-verifier-user',
        `refutes registry.json:2 V16 verifiers-dataset-fails ${count(0, 1, 1, 'tasks/a')}`,
        '→ verifiers-remedy-tasks {"tasks":["tasks/a"]}',
      ],
    ],
    [
      'of which all images would have to be built',
      {
        ...task('tasks/a', '', DOCKERFILE),
        ...task('tasks/b', '', DOCKERFILE),
        ...registry([A, { path: 'tasks/b' }]),
      },
      {},
      [
        'refutes tasks/a/environment/Dockerfile V16 verifiers-task-dockerfile-only',
        'refutes tasks/b/environment/Dockerfile V16 verifiers-task-dockerfile-only',
        `refutes registry.json:2 V16 verifiers-dataset-fails ${count(0, 2, 2, 'tasks/a')}`,
        '→ verifiers-remedy-image {"task":"tasks/a","tasks":2}',
      ],
    ],
    [
      'of which a task cannot be seen',
      { ...task('tasks/a'), ...task('tasks/b'), ...registry([A, { path: 'tasks/b' }]) },
      { unreadable: { 'tasks/b/task.toml': { ok: false, why: { code: 'gated' } } } },
      [
        'unknown tasks/b/task.toml H51 task-toml-unseen {"reason":"gated","file":"tasks/b/task.toml"}',
        `unknown registry.json:2 V11 verifiers-dataset-unseen ${count(1, 2, 0, '')}`,
      ],
    ],
    [
      'with a folder that is dropped, and a task within a task',
      {
        ...task('tasks/a', IMAGE, {
          'fixture/task.toml': IMAGE,
          'fixture/instruction.md': 'x',
          'fixture/tests/test.sh': '',
        }),
        'tasks/b/x.md': '',
        ...registry([A, { path: 'tasks/b' }]),
      },
      {},
      [
        `supports registry.json:2 V1 verifiers-dataset-loads ${count(2, 2, 0, '')}`,
        'files/dropped-task hides registry.json:4 V7 verifiers-note-dropped {"path":"tasks/b","dataset":"d@1.0"}',
        'files/stray-folder hides tasks/a/fixture/task.toml V21 verifiers-note-extra-task {"path":"tasks/a/fixture","outer":"tasks/a"}',
      ],
    ],
    [
      'with tasks that cannot be run',
      {
        ...task('tasks/a', `${IMAGE}os = "windows"\n`, { 'tests/test.bat': 'echo 1\n' }),
        ...task('tasks/b', IMAGE, {
          'environment/docker-compose.yaml': 'services:\n  main:\n    image: x\n    network_mode: host\n',
        }),
        ...registry([A, { path: 'tasks/b' }]),
      },
      {},
      [
        `supports registry.json:2 V1 verifiers-dataset-loads ${count(2, 2, 0, '')}`,
        'files/broken-task remark tasks/a/task.toml:3 V23 verifiers-note-windows {"tasks":1}',
        'files/broken-task remark tasks/b/environment/docker-compose.yaml V23 verifiers-note-compose {"what":"network_mode","tasks":1}',
      ],
    ],
    [
      'twice, one of which decides',
      {
        ...task('tasks/a'),
        'registry.json': `[\n{"name": "x", "version": "1", "description": "", "tasks": [{"name": "b", "path": "b"}]},\n{"name": "y", "version": "1", "description": "", "tasks": [{"name": "a", "path": "tasks/a"}]}\n]\n`,
      },
      {},
      [
        'supports registry.json:3 V1 verifiers-dataset-loads {"dataset":"y@1","ok":1,"total":1,"broken":0,"first":""}',
        'refutes registry.json:2 H44 entry-missing {"similar":"","entry":"b","path":"b"}',
        'refutes registry.json:2 V6 verifiers-dataset-fails {"dataset":"x@1","total":1}',
      ],
    ],
  ])('%s', async (_what, files, setting, wanted) => {
    expect(saidBy(await detect(files, setting))).toEqual(wanted);
  });
});

describe('what is said where no registry.json names the tasks', () => {
  test.each<readonly [string, Files, Setting, readonly string[]]>([
    ['nothing at all', { 'a.md': '' }, {}, ['refutes - V31 verifiers-nothing']],
    [
      'tasks',
      { ...task('more/b'), ...task('tasks/a'), ...task('tasks/c') },
      {},
      [
        'refutes - V10 verifiers-no-registry {"tasks":3}',
        '→ verifiers-remedy-registry {"tasks":3,"name":"a","path":"tasks/a"}',
      ],
    ],
    [
      'tasks outside tasks/',
      { ...task('more/b') },
      {},
      [
        'refutes - V10 verifiers-no-registry {"tasks":1}',
        '→ verifiers-remedy-registry {"tasks":1,"name":"b","path":"more/b"}',
      ],
    ],
    [
      'a task at the root',
      { 'task.toml': IMAGE, 'instruction.md': 'x', 'tests/test.sh': '' },
      {},
      ['refutes - V10 verifiers-no-registry {"tasks":1}', '→ verifiers-remedy-move-task'],
    ],
    [
      'tasks whose images would have to be built',
      { ...task('tasks/a', '', DOCKERFILE), ...task('tasks/b', '', DOCKERFILE) },
      {},
      [
        'refutes - V10 verifiers-no-registry {"tasks":2}',
        'refutes tasks/a/environment/Dockerfile V16 verifiers-task-dockerfile-only',
        '→ verifiers-remedy-registry-and-image {"task":"tasks/a","tasks":2}',
      ],
    ],
    [
      'a registry.json elsewhere',
      { ...task('tasks/a'), 'meta/registry.json': registry([A])['registry.json'] ?? '' },
      {},
      [
        'refutes meta/registry.json V1 verifiers-registry-elsewhere {"file":"meta/registry.json"}',
        '→ verifiers-remedy-registry-move {"file":"meta/registry.json"}',
      ],
    ],
    [
      'one without datasets',
      { ...task('tasks/a'), 'registry.json': '[]\n' },
      {},
      [
        'refutes registry.json V7 verifiers-registry-empty',
        '→ verifiers-remedy-registry {"tasks":1,"name":"a","path":"tasks/a"}',
      ],
    ],
    [
      'one that is not seen',
      { ...task('tasks/a'), ...registry([A]) },
      { unreadable: { 'registry.json': { ok: false, why: { code: 'gated' } } } },
      ['unknown registry.json V1 verifiers-registry-unseen {"reason":"gated"}'],
    ],
    [
      'one that is not JSON',
      { ...task('tasks/a'), 'registry.json': '[\n{]\n' },
      {},
      [
        'refutes registry.json:2 H35 registry-syntax {"reason":"unexpected character","column":2,"file":"registry.json"}',
        'refutes registry.json V3 verifiers-registry-refused',
        'files/registry breaks registry.json:2 H35 registry-syntax {"reason":"unexpected character","column":2,"file":"registry.json"} → verifiers-remedy-registry-fix',
        '→ verifiers-remedy-registry-fix',
      ],
    ],
  ])('%s', async (_what, files, setting, wanted) => {
    expect(saidBy(await detect(files, setting))).toEqual(wanted);
  });
});
