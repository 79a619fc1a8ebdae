import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../src/audit.ts';
import type { Audit } from '../../src/audit.ts';
import { DEFAULT_CONFIG } from '../../src/config/defaults.ts';
import { FRAMEWORK_KEYS } from '../../src/config/vocabulary.ts';
import { createHttp } from '../../src/platform/fetch.ts';
import type { Http } from '../../src/platform/fetch.ts';
import { openHubClone } from '../../src/repository/hub-clone.ts';
import { openHubRepo } from '../../src/repository/hub.ts';
import type { Repository } from '../../src/repository/types.ts';
import { caseRepository, loadCases } from '../support/cases.ts';
import type { CaseFile, LoaderCase } from '../support/cases.ts';
import { startFakeHub } from '../support/fake-hub/index.ts';
import type { FakeHub } from '../support/fake-hub/index.ts';

const ID = 'acme/case';

type HubFiles = Record<string, string | Uint8Array | { readonly link: string }>;

let hub: FakeHub;
let http: Http;

beforeAll(async () => {
  hub = await startFakeHub();
  http = createHttp({ endpoint: new URL(hub.url), token: null, userAgent: 'envcard/test' });
});

afterAll(async () => {
  expect(hub.rejections).toEqual([]);
  await hub.stop();
});

function hubFiles(files: Readonly<Record<string, CaseFile>>): HubFiles {
  const found: HubFiles = {};
  for (const [path, file] of Object.entries(files)) {
    if ('text' in file) found[path] = file.text;
    else if ('base64' in file) found[path] = new Uint8Array(Buffer.from(file.base64, 'base64'));
    else if ('link' in file) found[path] = { link: file.link };
  }
  return found;
}

function judge(repository: Repository): Promise<Audit> {
  return audit({ repository, repoId: ID, config: DEFAULT_CONFIG, configPath: null, schemaChecker: null });
}

function verdicts({ frameworks }: Audit): Record<string, string> {
  return Object.fromEntries(FRAMEWORK_KEYS.map((key) => [key, frameworks[key].detection.verdict]));
}

const cases = [...loadCases('loaders'), ...loadCases('generated')];
const hasLinks = ({ files }: LoaderCase): boolean => Object.values(files).some((file) => 'link' in file);
/** Pinned to a commit that is not there: only the Hub, which knows the whole history, can tell. */
const PINNED = new Set(['verifiers/h45']);
const plain = cases.filter((one) => !hasLinks(one) && !PINNED.has(one.id));

describe('the recorded repositories', () => {
  test('without links get the same verdicts on the Hub', async () => {
    const chosen = plain.filter((_, i) => i % 3 === 0);
    expect(chosen.length).toBeGreaterThan(100);
    for (const { id, files } of chosen) {
      hub.addRepo({ id: ID, files: hubFiles(files) });
      const opened = await openHubRepo({ id: ID, revision: null, http });
      if (!opened.ok) throw new Error(opened.error.message);
      const [there, here] = await Promise.all([judge(opened.repository), judge(caseRepository(files))]);
      expect([id, verdicts(there)]).toEqual([id, verdicts(here)]);
    }
  });

  test('with links, which the Hub does not show, are never refuted for what is not seen', async () => {
    const chosen = cases.filter(hasLinks);
    expect(chosen.length).toBeGreaterThan(5);
    for (const { id, files } of chosen) {
      hub.addRepo({ id: ID, files: hubFiles(files) });
      const opened = await openHubRepo({ id: ID, revision: null, http });
      if (!opened.ok) throw new Error(opened.error.message);
      const there = verdicts(await judge(opened.repository));
      const here = verdicts(await judge(caseRepository(files)));
      for (const key of FRAMEWORK_KEYS)
        if (there[key] === 'fails') expect([id, key, here[key]]).toEqual([id, key, 'fails']);
    }
  });

  test.each(cases.filter((one, i) => hasLinks(one) || i % 80 === 0))(
    '$id gets the same answers through git',
    async ({ files }) => {
      hub.addRepo({ id: ID, files: hubFiles(files) });
      const opened = await openHubClone({ id: ID, revision: null, http, token: null });
      if (!opened.ok) throw new Error(opened.error.message);
      const [there, here] = await Promise.all([judge(opened.repository), judge(caseRepository(files))]);
      opened.close();
      for (const key of FRAMEWORK_KEYS) {
        const { verdict, basis, tasksets, notes } = there.frameworks[key].detection;
        const expected = here.frameworks[key].detection;
        expect({ key, verdict, basis, tasksets, notes }).toEqual({
          key,
          verdict: expected.verdict,
          basis: expected.basis,
          tasksets: expected.tasksets,
          notes: expected.notes,
        });
      }
    },
  );
});
