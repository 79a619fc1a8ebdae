import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Snippet } from '../../src/frameworks/types.ts';
import { renderSnippet } from '../../src/report/snippet.ts';
import { compatibleLibraries, renderSnippetsJson, renderSnippetsText } from '../../src/report/snippets.ts';
import { sampleAudit, unreadableAudit } from './sample.ts';

const harbor: Snippet = {
  setup: [{ words: ['pip', 'install', 'harbor==0.26.0'] }],
  run: [{ words: ['harbor', 'run', '--model', { shell: '"$MODEL"' }] }],
};

describe('renderSnippet', () => {
  test('setup first, words quoted, shell text as it is', () => {
    const snippet: Snippet = {
      ...harbor,
      run: [{ words: ['harbor', 'run', '--path', "it's", { shell: '"$MODEL"' }] }],
    };
    expect(renderSnippet(snippet)).toBe(`pip install harbor==0.26.0\nharbor run --path 'it'\\''s' "$MODEL"`);
  });

  test('a long command is broken before an option, its value beside it', () => {
    const words = ['vf-eval', 'harbor', '--env.taskset.repo', 'https://huggingface.co/datasets/some/dataset'];
    words.push('--env.taskset.dataset', 'some-name@1.0', '--env.agent.runtime.type', 'docker', '-n', '1');
    expect(renderSnippet({ setup: [], run: [{ words }] })).toBe(
      'vf-eval harbor --env.taskset.repo https://huggingface.co/datasets/some/dataset \\\n' +
        '  --env.taskset.dataset some-name@1.0 --env.agent.runtime.type docker -n 1',
    );
  });

  test('a comment is rendered, and an unknown repo id is pointed out', () => {
    const words = ['harbor', 'run', '--repo', 'https://huggingface.co/datasets/OWNER/NAME'];
    const comment = { code: 'near-miss', args: { written: 'a\nrm -rf x', tag: 'b' } };
    expect(renderSnippet({ setup: [], run: [{ words }], comment })?.split('\n')).toEqual([
      "# put the repo's id on the Hub for OWNER/NAME (--hub OWNER/NAME does it here)",
      '# the tag "a\\nrm -rf x" is not "b": the Hub compares tags letter by letter',
      'harbor run --repo https://huggingface.co/datasets/OWNER/NAME',
    ]);
  });

  test.each(['a\nb', 'a\u001b[2J', 'a\u202eb', '\u200b', 'a\u0000'])('a word like %j gets no command', (word) => {
    expect(renderSnippet({ ...harbor, run: [{ words: ['harbor', 'run', word] }] })).toBeNull();
    expect(renderSnippet({ ...harbor, file: { name: word, text: '' } })).toBeNull();
  });

  test('a real shell writes the file and sees the words', () => {
    const text = '[env.taskset]\nid = "x"\nEOF\n$(id) `id` \\ \'\n';
    const rendered = renderSnippet({
      setup: [{ words: ['printf', '%s|', "it's", '$HOME', '*'] }],
      file: { name: './-my eval.toml', text },
      run: [{ words: ['printf', '%s|', 'a b', { shell: '"$WORD"' }, '--long', 'x'.repeat(90)] }],
    });
    const folder = mkdtempSync(join(tmpdir(), 'envcard-snippet-'));
    try {
      const said = execFileSync('sh', ['-c', rendered ?? ''], {
        cwd: folder,
        env: { ...process.env, WORD: 'w' },
        encoding: 'utf8',
      });
      expect(said).toBe(`it's|$HOME|*|a b|w|--long|${'x'.repeat(90)}|`);
      expect(readFileSync(join(folder, '-my eval.toml'), 'utf8')).toBe(text);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('snippets of a target', () => {
  test('the shape of the Hub: a loading code per taskset', () => {
    const run =
      "# put the repo's id on the Hub for OWNER/NAME (--hub OWNER/NAME does it here)\n" +
      "harbor run --repo https://huggingface.co/datasets/OWNER/NAME --path 'my tasks'";
    const code = `pip install harbor==0.26.0\n${run}`;
    const folder = { config_name: 'tasks', arguments: { path: 'tasks' }, code };
    expect(compatibleLibraries(sampleAudit())).toEqual({
      libraries: [
        {
          language: 'shell',
          library: 'harbor',
          function: 'harbor run',
          loading_codes: [{ config_name: 'bench@1.0', arguments: { dataset: 'bench@1.0' }, code }, folder],
        },
        { language: 'shell', library: 'openenv', function: 'openenv harbor rollout', loading_codes: [folder] },
      ],
    });
  });

  test('one target is an answer, several are a list', () => {
    expect(JSON.parse(renderSnippetsJson([sampleAudit()]))).toEqual(compatibleLibraries(sampleAudit()));
    expect(JSON.parse(renderSnippetsJson([sampleAudit(), unreadableAudit('x')]))).toEqual([
      { dataset: '.', ...compatibleLibraries(sampleAudit()) },
      { dataset: 'owner/gone', libraries: [] },
    ]);
  });

  test('of one framework alone, as text and as JSON', () => {
    const libraries = (framework: 'harbor' | 'nemo-gym'): string[] =>
      compatibleLibraries(sampleAudit(), framework).libraries.map(({ library }) => library);
    expect(libraries('harbor')).toEqual(['harbor']);
    expect(libraries('nemo-gym')).toEqual([]);
    expect(JSON.parse(renderSnippetsJson([sampleAudit()], 'harbor'))).toEqual(
      compatibleLibraries(sampleAudit(), 'harbor'),
    );
    expect(renderSnippetsText([sampleAudit()], 'nemo-gym')).toBe('');
  });

  test('as text, setup stands once per framework', () => {
    const text = renderSnippetsText([sampleAudit()]);
    expect(text.match(/pip install/g)).toHaveLength(2);
    expect(text.match(/put the repo's id/g)).toHaveLength(1);
    expect(text.match(/^# .*tasks$/gm)).toEqual([
      '# Harbor: registry.json bench@1.0, 2 of 2 tasks',
      '# Harbor: task folder tasks, 1 of 3 tasks',
      '# OpenEnv: task folder tasks, 1 of 3 tasks',
    ]);
    expect(renderSnippetsText([sampleAudit()], 'openenv').match(/^# .*tasks$/gm)).toHaveLength(1);
    expect(renderSnippetsText([sampleAudit({ snippets: false })])).toBe('');
  });

  test('several targets are told apart', () => {
    const text = renderSnippetsText([sampleAudit({ snippets: false }), unreadableAudit('x')]);
    expect(text).toBe('# .\n\n# nothing here has a command\n\n# hf:owner/gone\n\n# cannot be read\n');
  });
});
