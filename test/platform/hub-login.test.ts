import { describe, expect, test } from 'vitest';
import { readHubLogin } from '../../src/platform/hub-login.ts';
import type { FileRead } from '../../src/platform/read-file.ts';

const MISSING: FileRead = { ok: false, why: 'missing', message: 'it does not exist' };

function login(env: Record<string, string>, files: Record<string, string> = {}, explicit = false): unknown {
  const read = readHubLogin(
    { HOME: '/home/me', ...env },
    (path) => (Object.hasOwn(files, path) ? { ok: true, bytes: new TextEncoder().encode(files[path] ?? '') } : MISSING),
    explicit,
  );
  return 'problem' in read ? read.problem : [read.token, read.source];
}

const HOME_FILE = '/home/me/.cache/huggingface/token';

// Each answer was compared with huggingface_hub 2.4.0's get_token().
describe('the token', () => {
  test.each<[string, Record<string, string>, Record<string, string>, unknown]>([
    ['nothing', {}, {}, [null, null]],
    ['HF_TOKEN', { HF_TOKEN: 'hf_a' }, { [HOME_FILE]: 'hf_file' }, ['hf_a', 'HF_TOKEN']],
    ['blanks around it', { HF_TOKEN: ' hf_a\r\n' }, {}, ['hf_a', 'HF_TOKEN']],
    ['HF_TOKEN first', { HF_TOKEN: 'hf_a', HUGGING_FACE_HUB_TOKEN: 'hf_b' }, {}, ['hf_a', 'HF_TOKEN']],
    ['the old name', { HUGGING_FACE_HUB_TOKEN: 'hf_b' }, {}, ['hf_b', 'HUGGING_FACE_HUB_TOKEN']],
    ['an empty one', { HF_TOKEN: '', HUGGING_FACE_HUB_TOKEN: 'hf_b' }, {}, ['hf_b', 'HUGGING_FACE_HUB_TOKEN']],
    ['one of blanks', { HF_TOKEN: ' ', HUGGING_FACE_HUB_TOKEN: 'hf_b' }, { [HOME_FILE]: 'hf_f' }, ['hf_f', 'file']],
    ['the stored login', {}, { [HOME_FILE]: 'hf_f\n' }, ['hf_f', 'file']],
    ['an empty stored login', {}, { [HOME_FILE]: '\n' }, [null, null]],
    ['HF_HOME', { HF_HOME: '/data/hf' }, { '/data/hf/token': 'hf_f', [HOME_FILE]: 'hf_no' }, ['hf_f', 'file']],
    ['~ in HF_HOME', { HF_HOME: '~/hf' }, { '/home/me/hf/token': 'hf_f' }, ['hf_f', 'file']],
    ['a variable in HF_HOME', { HF_HOME: '$D/${E}', D: '/d', E: 'e' }, { '/d/e/token': 'hf_f' }, ['hf_f', 'file']],
    ['HF_TOKEN_PATH', { HF_TOKEN_PATH: '/t', HF_HOME: '/data/hf' }, { '/t': 'hf_f' }, ['hf_f', 'file']],
    ['XDG_CACHE_HOME', { XDG_CACHE_HOME: '/c' }, { '/c/huggingface/token': 'hf_f' }, ['hf_f', 'file']],
    ['not asked to log in', { HF_HUB_DISABLE_IMPLICIT_TOKEN: 'true', HF_TOKEN: 'hf_a' }, {}, [null, null]],
  ])('%s', (_, env, files, wanted) => {
    expect(login(env, files)).toEqual(wanted);
  });

  test('is read in spite of HF_HUB_DISABLE_IMPLICIT_TOKEN for what needs one', () => {
    expect(login({ HF_HUB_DISABLE_IMPLICIT_TOKEN: '1', HF_TOKEN: 'hf_a' }, {}, true)).toEqual(['hf_a', 'HF_TOKEN']);
  });

  test.each(['hf_a b', 'hf_a\nX-Evil: 1', 'hf_ä'])('is refused when it is none: %j', (token) => {
    const problem = login({ HF_TOKEN: token });
    if (token.includes('\n')) expect(problem).toBe('HF_TOKEN holds characters that no token has');
    expect(problem).toMatch(/^HF_TOKEN holds characters/);
  });

  test.each(['ghp_planted', 'gho_planted', 'ghs_planted', 'github_pat_planted'])(
    'of GitHub is refused: %s',
    (token) => {
      expect(login({}, { [HOME_FILE]: token })).toBe(
        `the stored login ${HOME_FILE} holds a token of GitHub, which is not sent to the Hub`,
      );
    },
  );

  test('that cannot be read is told', () => {
    const read = readHubLogin({ HOME: '/h' }, () => ({ ok: false, why: 'unreadable', message: 'no permission' }));
    expect(read).toEqual({
      problem: 'the stored login /h/.cache/huggingface/token cannot be read: no permission',
    });
  });
});

describe('the endpoint', () => {
  test.each<[Record<string, string>, string]>([
    [{}, 'https://huggingface.co/'],
    [{ HF_ENDPOINT: '' }, 'https://huggingface.co/'],
    [{ HF_ENDPOINT: 'https://mirror.example/hub/' }, 'https://mirror.example/hub'],
    [{ HF_ENDPOINT: 'http://127.0.0.1:9' }, 'http://127.0.0.1:9/'],
  ])('%o', (env, wanted) => {
    const read = readHubLogin(env, () => MISSING);
    expect('endpoint' in read && read.endpoint.href).toBe(wanted);
  });

  test('must be encrypted', () => {
    expect(login({ HF_ENDPOINT: 'http://huggingface.co' })).toBe(
      'HF_ENDPOINT cannot be used: it must start with https:// (http:// only for this machine)',
    );
  });

  test('is not asked when the Hub is not to be asked', () => {
    expect(login({ HF_HUB_OFFLINE: '1' })).toMatch(/^HF_HUB_OFFLINE is set/);
  });
});
