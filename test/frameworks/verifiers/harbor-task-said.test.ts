import { describe, expect, test } from 'vitest';
import { brokenLine } from '../../support/said.ts';
import { detect, IMAGE, registry, task } from './support.ts';
import type { Files } from './support.ts';

const A = { name: 'a', path: 'tasks/a' };
const DOCKERFILE = { 'environment/Dockerfile': 'FROM x\n' };

describe('what is said of a task', () => {
  const COMPOSE = 'environment/docker-compose.yaml';
  const composed = (text: string): Files => ({ [COMPOSE]: text });
  const hook = (more: string): string => `${IMAGE}[[verifier.collect]]\ncommand = "ls"\n${more}\n`;

  test.each<readonly [string, string, Files, string]>([
    [
      'steps',
      '[[steps]]\nname = "one"\n',
      { 'steps/one/instruction.md': 'x', 'steps/one/tests/test.sh': '' },
      'task.toml:1 V17 verifiers-task-steps',
    ],
    ["its verifier's user", `${IMAGE}[verifier]\nuser = "root"\n`, {}, 'task.toml:4 V17 verifiers-task-verifier-user'],
    ['the user of a hook', hook('user = "a"'), {}, 'task.toml:5 V17 verifiers-task-collect-user'],
    ['the service of a hook', hook('service = "db"'), {}, 'task.toml V18 verifiers-task-service {"services":["db"]}'],
    [
      'a Windows box for its verifier',
      `${IMAGE}[verifier.environment]\nos = "windows"\ndocker_image = "y"\n`,
      {},
      'task.toml:3 V19 verifiers-task-verifier-box {"needs":"windows"}',
    ],
    [
      'an image to build for its verifier',
      `${IMAGE}[verifier]\nenvironment_mode = "separate"\n`,
      { 'tests/Dockerfile': 'FROM x\n' },
      'tests/Dockerfile V19 verifiers-task-verifier-build {"file":"tests/Dockerfile"}',
    ],
    ['an image to build', '', DOCKERFILE, 'environment/Dockerfile V16 verifiers-task-dockerfile-only'],
    [
      'a number for its difficulty',
      `[metadata]\ndifficulty = 3\n${IMAGE}`,
      {},
      'task.toml:2 V20 verifiers-task-metadata {"key":"difficulty","wanted":"a string"}',
    ],
    [
      'a number for its category',
      `[metadata]\ndifficulty = "a"\ncategory = 3\n${IMAGE}`,
      {},
      'task.toml:3 V20 verifiers-task-metadata {"key":"category","wanted":"a string"}',
    ],
    [
      'a number among its tags',
      `[metadata]\ntags = ["a", 1]\n${IMAGE}`,
      {},
      'task.toml:2 V20 verifiers-task-metadata {"key":"tags","wanted":"a list of strings"}',
    ],
    [
      'compose services that are a list',
      '',
      composed('services: []\n'),
      `${COMPOSE} V18 verifiers-task-compose-broken {"reason":"services is no table"}`,
    ],
    [
      'a compose file without services',
      '',
      composed('a: 1\n'),
      `${COMPOSE} V18 verifiers-task-compose-broken {"reason":"no services table"}`,
    ],
    [
      'a main service that is a text',
      '',
      composed('services:\n  main: x\n'),
      `${COMPOSE} V16 verifiers-task-compose-broken {"reason":"services.main is no table"}`,
    ],
    [
      'a tag in its compose file',
      '',
      composed('services:\n  main:\n    image: !custom x\n'),
      `${COMPOSE}:3 V18 verifiers-task-compose-broken {"reason":"a YAML tag that Python does not know"}`,
    ],
    [
      'a compose file that is no YAML',
      '',
      composed('services:\n  main: [\n'),
      `${COMPOSE}:3 V18 verifiers-task-compose-broken {"reason":"no valid YAML"}`,
    ],
  ])('with %s', async (_what, toml, more, wanted) => {
    const [taskset] = (await detect({ ...task('tasks/a', toml, more), ...registry([A]) })).tasksets;
    expect(taskset?.broken.map(brokenLine)).toEqual([`tasks/a: tasks/a/${wanted}`]);
    expect(taskset).toMatchObject({ verdict: 'fails', tasks: { total: 1, ok: 0, broken: 1, unread: 0 } });
  });

  test.each([
    ['container_name: y', 'container_name'],
    ['network_mode: host', 'network_mode'],
    ['network_mode: bridge', null],
    ['gpus: all', 'gpus'],
    ['gpus: []', null],
    ['scale: 2', 'replicas'],
    ['scale: 1', null],
    ['ports: ["8080:80"]', 'published port'],
    ['ports: ["8080-8090:80-90/udp"]', 'published port'],
    ['ports: ["127.0.0.1:8080:80"]', 'published port'],
    ['ports: ["80", "127.0.0.1::80", 80, "0:80"]', null],
    ['ports: [{target: 80, published: 8080}]', 'published port'],
    ['ports: [{target: 80}, {target: 81, published: 0}, {target: 82, published: "0"}]', null],
  ])('whose compose file says %j', async (line, what) => {
    const more = composed(`services:\n  main:\n    image: x\n    ${line}\n`);
    const { notes } = await detect({ ...task('tasks/a', '', more), ...registry([A]) });
    expect(notes.map(({ args }) => args['what'])).toEqual(what === null ? [] : [what]);
  });

  // Depth is told by brackets and by indents, before anything is parsed.
  test.each([
    [`services:\n  main:\n    image: x\n    a: ${'['.repeat(200)}${']'.repeat(200)}\n`, 'loads'],
    [`services:\n  main:\n    image: x\n    a: ${'['.repeat(201)}${']'.repeat(201)}\n`, 'unknown'],
    [`services:\n  main:\n    image: x\n    a: [${'[], '.repeat(300)}{}]\n`, 'loads'],
    [`services:\n  main:\n    image: x\n    a:\n${' '.repeat(800)}b: 1\n`, 'loads'],
    [`services:\n  main:\n    image: x\n    a:\n${' '.repeat(801)}b: 1\n`, 'unknown'],
    [`services:\n  main:\n    image: x\n    a: x${' '.repeat(900)}\n`, 'loads'],
  ])('whose compose file is deep', async (text, verdict) => {
    expect((await detect({ ...task('tasks/a', '', composed(text)), ...registry([A]) })).verdict).toBe(verdict);
  });
});
