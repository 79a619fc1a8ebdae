import type { Draft } from '../draft.ts';
import { baseName } from '../draft.ts';
import { changeAt, places, printJson } from '../json-text.ts';
import type { JsonNode, JsonPath } from '../json-text.ts';
import { REPO_ID } from '../../compare/common.ts';
import { pickDocument } from './json.ts';
import type { Mutation, Mutations } from './target.ts';

/** The key that a place in a document has, without quotes. */
function keyAt(node: JsonNode, path: JsonPath): string | null {
  let at = node;
  let key: string | null = null;
  for (const index of path) {
    if (at.kind === 'raw') return null;
    const member = at.kind === 'object' ? at.members[index] : undefined;
    const next = at.kind === 'array' ? at.items[index] : member?.value;
    if (next === undefined) return null;
    key = member === undefined ? null : member.key.slice(1, -1);
    at = next;
  }
  return key;
}

/** Gives one of the members with a certain name, or the tasks' and datasets' own name, another text. */
function member(key: string, texts: readonly ((old: string, draft: Draft) => string)[], depth: number): Mutation {
  return (draft) => {
    const document = pickDocument(draft, (path) => baseName(path) === 'registry.json');
    if (document === null) return null;
    const found = places(document.node).filter(
      ({ path, node }) => path.length === depth && node.kind === 'raw' && keyAt(document.node, path) === key,
    );
    if (found.length === 0) return null;
    const { path, node } = draft.random.pick(found);
    const text = draft.random.pick(texts)(plain(node), draft);
    const changed = changeAt(document.node, path, () => ({ kind: 'raw', text: JSON.stringify(text) }));
    if (changed === null) return null;
    draft.text(document.path, printJson(changed, 'indented'));
    return `${document.path}: ${key} ${printJson(node)} → ${JSON.stringify(text)}`;
  };
}

function plain(node: JsonNode): string {
  try {
    const value: unknown = JSON.parse(printJson(node));
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** Adds a member to a task entry, where it has none of that name. */
function added(key: string, texts: readonly string[]): Mutation {
  return (draft) => {
    const document = pickDocument(draft, (path) => baseName(path) === 'registry.json');
    if (document === null) return null;
    const entries = places(document.node).filter(
      ({ path, node }) =>
        path.length === 3 && node.kind === 'object' && node.members.every((member) => member.key !== `"${key}"`),
    );
    if (entries.length === 0) return null;
    const { path } = draft.random.pick(entries);
    const text = draft.random.pick(texts);
    const value: JsonNode = { kind: 'raw', text };
    const changed = changeAt(document.node, path, (node) =>
      node.kind === 'object' ? { kind: 'object', members: [...node.members, { key: `"${key}"`, value }] } : node,
    );
    if (changed === null) return null;
    draft.text(document.path, printJson(changed, 'indented'));
    return `${document.path}: ${key} ${text} added`;
  };
}

const PATHS: readonly ((old: string, draft: Draft) => string)[] = [
  (path) => `./${path}`,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `../${path}`,
  (path) => `x/../${path}`,
  (path) => `../x/../${path}`,
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '//'),
  (path) => path.toUpperCase(),
  (path) => `${path}/task.toml`,
  (path) => `${path} `,
  (path) => ` ${path}`,
  (path) => `${path}*`,
  (path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))),
  (path) => path.slice(path.lastIndexOf('/') + 1),
  () => '',
  () => '.',
  () => '..',
  () => '/',
  () => 'registry.json',
  () => '~/x',
  () => 'C:\\x',
  () => 'a\u0000b',
  () => '.git',
  (path) => path.normalize('NFD'),
];

const NAMES: readonly ((old: string) => string)[] = [
  () => '',
  () => ' ',
  (name) => `org/${name}`,
  (name) => `${name}@1.0`,
  (name) => `${name} x`,
  () => 'ü',
  () => '-x',
  () => '..',
  (name) => name.toUpperCase(),
];

const VERSIONS: readonly ((old: string) => string)[] = [
  '',
  'head',
  'HEAD',
  'latest',
  '1.0.0',
  'v1',
  '1@2',
  '1/2',
  '01.0',
  '1.0+x',
  '-1',
].map((version) => () => version);

const SHA = 'a'.repeat(40);

/** Changes to what a registry says. */
export const REGISTRY_MUTATIONS: Mutations = {
  name: 'registry',
  loaders: ['harbor', 'verifiers'],
  options: [
    { name: 'path', weight: 10, make: member('path', PATHS, 4) },
    { name: 'dataset-name', weight: 3, make: member('name', NAMES, 2) },
    { name: 'task-name', weight: 2, make: member('name', NAMES, 4) },
    { name: 'version', weight: 3, make: member('version', VERSIONS, 2) },
    {
      name: 'commit',
      weight: 4,
      make: added('git_commit_id', [
        'null',
        '""',
        '"HEAD"',
        '"main"',
        '"head"',
        `"${SHA}"`,
        '"abc1234"',
        '"HEAD~1"',
        '"refs/heads/main"',
        '"--upload-pack=x"',
        '3',
      ]),
    },
    {
      name: 'address',
      weight: 4,
      make: added('git_url', [
        'null',
        '""',
        `"https://huggingface.co/datasets/${REPO_ID}"`,
        `"https://huggingface.co/datasets/${REPO_ID}.git"`,
        `"https://huggingface.co/datasets/${REPO_ID}@main"`,
        `"http://huggingface.co/datasets/${REPO_ID}"`,
        `"https://hf.co/datasets/${REPO_ID}"`,
        `"huggingface.co/datasets/${REPO_ID}"`,
        `"git@hf.co:datasets/${REPO_ID}"`,
        '"https://github.com/o/r"',
        '"https://huggingface.co/datasets/other/env"',
        '"."',
        '"not a url"',
        '3',
      ]),
    },
  ],
};
