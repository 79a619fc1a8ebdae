import { expect, it } from 'vitest';
import { openenv } from '../../src/frameworks/openenv.ts';
import { memoryRepository } from '../../src/repository/memory.ts';
import { emptyCard } from '../support/card.ts';
import { evidenceLine } from '../support/said.ts';

it.each<readonly [string, Readonly<Record<string, string>>, string, string]>([
  ['a manifest', { 'a/openenv.yaml': '' }, '', 'unknown a/openenv.yaml O12 openenv-manifest {"file":"a/openenv.yaml"}'],
  ['environment.yaml', { 'environment.yaml': '' }, '', 'refutes environment.yaml O5 openenv-environment-yaml'],
  ['results', { 'results.jsonl': '', 'metadata.json': '' }, '', 'refutes results.jsonl O17 openenv-results'],
  [
    'a card that names a Space',
    { 'a.md': '' },
    'See https://huggingface.co/spaces/o/n and run it',
    'unknown README.md O1 openenv-space-card {"space":"o/n"}',
  ],
])('says of %s what it is and where', async (_what, files, body, wanted) => {
  const repository = memoryRepository(files);
  const { evidence } = await openenv.detect({ repository, card: { ...emptyCard, body }, repoId: null });
  expect(evidence.map(evidenceLine)).toContain(wanted);
});

it.each([[{ 'results.jsonl': '' }], [{ 'metadata.json': '' }]])('takes %j alone for no results', async (files) => {
  const { evidence } = await openenv.detect({ repository: memoryRepository(files), card: emptyCard, repoId: null });
  expect(evidence.filter(({ code }) => code === 'openenv-results')).toEqual([]);
});
