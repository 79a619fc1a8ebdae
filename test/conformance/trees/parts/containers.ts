import { join, OF_TASKS } from '../draft.ts';
import type { Draft, Group } from '../draft.ts';
import type { TomlDraft } from './toml-text.ts';

/** Writes a part of a task: files of its folder, settings of its task.toml. */
export type TaskPart = (draft: Draft, folder: string, toml: TomlDraft) => void;

/** A compose file of two services. */
export const COMPOSE: string = 'services:\n  main:\n    build: .\n  db:\n    image: postgres:16\n';
const IMAGE = '"ghcr.io/org/image:1"';

const image: TaskPart = (_draft, _folder, toml) => toml.set('environment', 'docker_image', IMAGE);
const dockerfile: TaskPart = (draft, folder) => draft.text(join(folder, 'environment/Dockerfile'), 'FROM debian:12\n');
const compose =
  (text: string, name = 'docker-compose.yaml'): TaskPart =>
  (draft, folder) =>
    draft.text(join(folder, `environment/${name}`), text);

/** Several parts as one. */
export function both(...parts: readonly TaskPart[]): TaskPart {
  return (draft, folder, toml) => {
    for (const part of parts) part(draft, folder, toml);
  };
}

/** Where a task's container comes from. */
export const CONTAINERS: Group<TaskPart> = {
  name: 'container',
  loaders: OF_TASKS,
  options: [
    { name: 'image', weight: { verifiers: 16, else: 9 }, make: image },
    { name: 'dockerfile', weight: { verifiers: 3, else: 8 }, make: dockerfile },
    { name: 'image-and-dockerfile', weight: 6, make: both(image, dockerfile) },
    {
      name: 'image-and-notes',
      weight: 2,
      make: both(image, (draft, folder) => draft.text(join(folder, 'environment/notes.txt'), 'x\n')),
    },
    { name: 'compose', weight: 2, make: compose(COMPOSE) },
    {
      name: 'compose-with-variable',
      weight: { openenv: 3, else: 1 },
      make: both(compose(COMPOSE), (_d, _f, toml) => toml.set('environment', 'env', '{ TOKEN = "${TOKEN}" }')),
    },
    {
      name: 'compose-sidecar',
      weight: 2,
      make: both(image, compose(COMPOSE), (_d, _f, toml) =>
        toml.set('', 'artifacts', '[{ source = "/x", service = "db" }]'),
      ),
    },
    {
      name: 'compose-volumes',
      weight: 1,
      make: compose('services:\n  main:\n    image: a\n    volumes: ["v:/v"]\nvolumes: {v: {}}\n'),
    },
    { name: 'compose-main-empty', weight: 1, make: compose('services:\n  main: {}\n') },
    { name: 'compose-main-null', weight: 1, make: compose('services:\n  main:\n') },
    { name: 'compose-list', weight: 1, make: both(image, compose('services: [main]\n')) },
    { name: 'compose-anchors', weight: 1, make: compose('x: &a {image: a}\nservices:\n  main: *a\n  db: {<<: *a}\n') },
    { name: 'compose-broken', weight: 1, make: both(image, compose('services: {main: [\n')) },
    { name: 'compose-tag', weight: 1, make: compose('services:\n  main: !reset\n    image: a\n') },
    { name: 'compose-empty', weight: 1, make: both(image, compose('')) },
    {
      name: 'dockerfile-lower',
      weight: 1,
      make: (draft, folder) => draft.text(join(folder, 'environment/dockerfile'), 'FROM a\n'),
    },
    {
      name: 'dockerfile-outside',
      weight: 1,
      make: (draft, folder) => draft.text(join(folder, 'Dockerfile'), 'FROM a\n'),
    },
    {
      name: 'dockerfile-empty',
      weight: 1,
      make: (draft, folder) => draft.text(join(folder, 'environment/Dockerfile'), ''),
    },
    { name: 'compose-and-image', weight: 1, make: both(image, compose(COMPOSE)) },
    { name: 'compose-image', weight: 1, make: compose('services:\n  main:\n    image: debian:12\n') },
    { name: 'compose-no-main', weight: 1, make: compose('services:\n  web:\n    image: debian:12\n') },
    { name: 'compose-no-services', weight: 1, make: compose('version: "3"\n') },
    { name: 'compose-host', weight: 1, make: compose('services:\n  main:\n    image: a\n    network_mode: host\n') },
    { name: 'compose-yml', weight: 1, make: compose(COMPOSE, 'docker-compose.yml') },
    { name: 'data-only', weight: 1, make: compose('a,b\n', 'data/in.csv') },
    { name: 'none', weight: { verifiers: 3, else: 1 }, make: () => {} },
  ],
};
