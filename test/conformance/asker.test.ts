import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Asker } from './asker.ts';
import { findPython } from './programs.ts';

/** Speaks the protocol; the last part of `root` says how it behaves. */
const FAKE = String.raw`
import { createInterface } from 'node:readline';
import { spawn } from 'node:child_process';
const say = (value) => process.stdout.write(JSON.stringify(value) + '\n');
const start = process.argv[2];
if (start === 'hang') setInterval(() => {}, 1000);
else if (start === 'die') { console.error('no module named loader'); process.exit(3); }
else if (start === 'garbage') console.log('Welcome!');
else say({ ready: { fake: '1.0', pid: String(process.pid) } });
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, root, words } = JSON.parse(line);
  if (words) return say({ id, accepted: !words.includes('--bad'), why: words.includes('--bad') ? 'no such option' : null });
  const how = root.split('/').at(-1);
  if (how === 'hang') { spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }); return; }
  if (how === 'die') { console.error('x'.repeat(9000)); console.error('the last words'); process.exit(7); }
  if (how === 'garbage') return console.log('what a loader prints');
  if (how === 'other') return say({ id: id + 1, answer: { loads: true, doors: [] } });
  if (how === 'empty') return say({ id });
  if (how === 'trouble') return say({ id, trouble: 'ValueError: no' });
  say({ id, answer: { loads: true, doors: [], pid: process.pid } });
});
`;

let folder: string;
let asker: Asker | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asker-test-'));
  writeFileSync(join(folder, 'fake.mjs'), FAKE);
});

afterEach(async () => {
  await asker?.stop();
  asker = null;
  rmSync(folder, { recursive: true, force: true });
});

function fake(how: string, limits: { startLimit?: number; requestLimit?: number } = {}): Asker {
  asker = new Asker({
    command: process.execPath,
    args: [join(folder, 'fake.mjs'), how],
    startLimit: 20_000,
    requestLimit: 20_000,
    ...limits,
  });
  return asker;
}

function pidOf(reply: unknown): number {
  const { answer } = reply as { answer: { pid: number } };
  return answer.pid;
}

async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

describe('an asker', () => {
  test('says which releases answer, and stays the same process', async () => {
    const one = fake('well');
    const { pid } = await one.start();
    expect(await one.start()).toMatchObject({ fake: '1.0', pid });
    const replies = await Promise.all([one.load('/a/well', '/s'), one.load('/b/well', '/s')]);
    expect(replies.map(pidOf)).toEqual([Number(pid), Number(pid)]);
    expect(await one.parse(['run', '--bad'], {})).toEqual({ accepted: false, why: 'no such option' });
    expect(await one.parse(['run'], { 'a.toml': '' })).toEqual({ accepted: true, why: null });
    await one.stop();
    expect(await isGone(Number(pid))).toBe(true);
  });

  test.each([
    ['die', /^the asker ended \(7\): .*the last words$/u],
    ['garbage', /^the asker wrote what is no JSON$/u],
    ['other', /^the asker answered another question$/u],
    ['empty', /^the asker gave no answer$/u],
  ])('that answers with %s has trouble, and the next question finds a new one', async (how, why) => {
    const one = fake('well');
    const before = Number((await one.start())['pid']);
    const reply = await one.load(`/a/${how}`, '/s');
    expect(reply).toEqual({ trouble: expect.stringMatching(why) as string });
    expect('trouble' in reply && reply.trouble.length).toBeLessThan(700);
    const after = pidOf(await one.load('/a/well', '/s'));
    expect(after).not.toBe(before);
    expect(await isGone(before)).toBe(true);
  });

  test('that hangs is ended with its children, and the next question finds a new one', async () => {
    const one = fake('well', { requestLimit: 1000 });
    const before = Number((await one.start())['pid']);
    expect(await one.load('/a/hang', '/s')).toEqual({ trouble: 'no answer within 1 s' });
    expect(await isGone(before)).toBe(true);
    expect(pidOf(await one.load('/a/well', '/s'))).not.toBe(before);
  });

  test('keeps its process where the loader itself has trouble', async () => {
    const one = fake('well');
    const { pid } = await one.start();
    expect(await one.load('/a/trouble', '/s')).toEqual({ trouble: 'ValueError: no' });
    expect(pidOf(await one.load('/a/well', '/s'))).toBe(Number(pid));
  });

  test.each([
    ['die', /no module named loader/u],
    ['garbage', /no JSON/u],
    ['hang', /no answer within 0.3 s/u],
  ])('that cannot start (%s) says why', async (how, why) => {
    const one = fake(how, how === 'hang' ? { startLimit: 300 } : {});
    await expect(one.start()).rejects.toThrow(why);
    expect(await one.load('/a/well', '/s')).toEqual({ trouble: expect.stringMatching(why) as string });
  });

  test('that is no program says why', async () => {
    asker = new Asker({ command: join(folder, 'missing'), args: [], startLimit: 1000, requestLimit: 1000 });
    await expect(asker.start()).rejects.toThrow(/ENOENT|gone/u);
  });
});

/** What the loop in Python needs, where there is one. */
const PYTHON = findPython('3.11');

describe.skipIf(PYTHON === null)('the loop in Python', () => {
  function python(): Asker {
    const script = new URL('askers/ask.py', import.meta.url).pathname;
    const loader = new URL('fixtures/fake_asker.py', import.meta.url).pathname;
    asker = new Asker({ command: PYTHON ?? '', args: ['-P', script, loader], startLimit: 20_000, requestLimit: 3000 });
    return asker;
  }

  function tree(name: string): [string, string] {
    const [root, scratch] = [join(folder, name, 'repo'), join(folder, name, 'scratch')];
    mkdirSync(root, { recursive: true });
    mkdirSync(scratch, { recursive: true });
    writeFileSync(join(root, name), '');
    return [root, scratch];
  }

  test('keeps noise out of the answers, and places', async () => {
    const one = python();
    expect(await one.start()).toEqual({ fake: '1.0' });
    expect(await one.load(...tree('well'))).toEqual({
      answer: { loads: true, doors: [], where: '<repo>/x in <scratch>', names: ['well'] },
    });
    expect(await one.parse(['state'], {})).toEqual({ accepted: true, why: 'True 1 False' });
    expect(await one.parse(['run', '--bad'], {})).toEqual({ accepted: false, why: 'no such option: --bad' });
  });

  test('outlives a loader that leaves, and is started again after one that dies or hangs', async () => {
    const one = python();
    expect(await one.load(...tree('exit'))).toEqual({ trouble: 'SystemExit: asked to leave' });
    expect(await one.load(...tree('die'))).toEqual({ trouble: expect.stringContaining('the last words') as string });
    expect(await one.load(...tree('hang'))).toEqual({ trouble: 'no answer within 3 s' });
    expect(await one.load(...tree('well'))).toHaveProperty('answer');
  });

  test('leaves nothing behind', async () => {
    const one = python();
    const reply = await one.parse(['temporary folder'], {});
    const place = 'why' in reply ? (reply.why ?? '') : '';
    expect(existsSync(place)).toBe(true);
    await one.stop();
    expect(existsSync(place)).toBe(false);
  });
});
