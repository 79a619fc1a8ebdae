import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from '../../src/audit.ts';
import type { Audit } from '../../src/audit.ts';
import { cardView } from '../../src/card/read.ts';
import { DEFAULT_CONFIG } from '../../src/config/defaults.ts';
import type { FrameworkKey } from '../../src/config/vocabulary.ts';
import type { Detection } from '../../src/frameworks/types.ts';
import { schemaChecker } from '../../src/platform/schema-worker.ts';
import type { Repository } from '../../src/repository/types.ts';
import { viewerFindings } from '../../src/rules/viewer.ts';
import { caseRepository } from '../support/cases.ts';
import type { Asker, LoadReply } from './asker.ts';
import { REPO_ID } from './compare/common.ts';
import { compare as compareViewer } from './compare/datasets.ts';
import { compare as compareHarbor } from './compare/harbor.ts';
import { compare as compareNemoGym } from './compare/nemo-gym.ts';
import { compare as compareOpenenv } from './compare/openenv.ts';
import { compare as compareVerifiers } from './compare/verifiers.ts';
import type { Answer, Compare, Difference, LoaderKey, Tree } from './types.ts';
import { writeTree } from './write.ts';

/** How a pointer of Git LFS begins. */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

const COMPARE: Readonly<Record<Exclude<LoaderKey, 'datasets'>, Compare>> = {
  harbor: compareHarbor,
  verifiers: compareVerifiers,
  openenv: compareOpenenv,
  'nemo-gym': compareNemoGym,
};

interface Judged {
  readonly repository: Repository;
  readonly audit: Audit;
}

const check = schemaChecker();
const judged = new WeakMap<Tree, Promise<Judged>>();

/** What envcard says of a tree; asked once for all environments. */
export async function judgeTree(tree: Tree): Promise<Audit> {
  return (await judge(tree)).audit;
}

function judge(tree: Tree): Promise<Judged> {
  const known = judged.get(tree);
  if (known !== undefined) return known;
  const repository = caseRepository(tree.files);
  const result = audit({
    repository,
    repoId: REPO_ID,
    config: DEFAULT_CONFIG,
    configPath: null,
    schemaChecker: check,
    thorough: true,
  }).then((told) => ({ repository, audit: told }));
  judged.set(tree, result);
  return result;
}

/**
 * Where envcard and a loader part over a tree. That a pointer of Git LFS stands for content which nobody has seen is
 * said in the documents, and no disagreement.
 * @param release of the loader that gave the answer
 */
export async function differences(
  loader: LoaderKey,
  tree: Tree,
  answer: Answer,
  release: string,
): Promise<readonly Difference[]> {
  const {
    repository,
    audit: { card, frameworks },
  } = await judge(tree);
  if (loader === 'datasets' && card.header?.data['viewer'] === false) return [];
  const found =
    loader === 'datasets'
      ? compareViewer(answer, viewerFindings(cardView(card), repository.listing, detectionsOf(frameworks)))
      : COMPARE[loader](answer, frameworks[loader].detection, release);
  // Notices on rows rest on the split door of NeMo Gym, whose evidence says what is not followed.
  const isOpen = loader === 'datasets' && leavesSplitsOpen(frameworks['nemo-gym'].detection);
  return isOpen || holdsPointer(tree)
    ? found.filter(({ about }) => about !== 'needless-unknown' && about !== 'untold')
    : found;
}

function detectionsOf(frameworks: Audit['frameworks']): Record<FrameworkKey, Detection> {
  const { harbor, verifiers, openenv } = frameworks;
  return {
    harbor: harbor.detection,
    verifiers: verifiers.detection,
    openenv: openenv.detection,
    'nemo-gym': frameworks['nemo-gym'].detection,
  };
}

function leavesSplitsOpen({ evidence }: Detection): boolean {
  return evidence.some(({ code, stance }) => stance === 'unknown' && code.startsWith('nemo-split-'));
}

function holdsPointer({ files }: Tree): boolean {
  return Object.values(files).some((file) => 'text' in file && file.text.startsWith(LFS_POINTER));
}

/** Puts the tree into a folder of its own and lets the loader look at it. */
export async function askAbout(asker: Asker, tree: Tree): Promise<LoadReply> {
  const folder = mkdtempSync(join(tmpdir(), 'envcard-tree-'));
  try {
    const [root, scratch] = [join(folder, 'repo'), join(folder, 'scratch')];
    writeTree(root, tree.files);
    writeTree(scratch, {});
    return await asker.load(root, scratch);
  } catch (error) {
    // The file system refuses the tree: nobody can have it in a folder.
    return { trouble: error instanceof Error ? error.message.replaceAll(folder, '') : String(error) };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
