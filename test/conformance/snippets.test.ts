import { describe, expect, test } from 'vitest';
import type { Word } from '../../src/frameworks/types.ts';
import { checkCommands, plainWord, printedCommands } from './snippets.ts';
import type { PrintedCommand } from './snippets.ts';

describe('printed commands', () => {
  test('have a harmless value for each variable of the shell', () => {
    const words: readonly Word[] = ['$MODEL', { shell: '"$MODEL"' }, { shell: '"${LLM_URL}"' }, { shell: '$OTHER/x' }];
    expect(words.map(plainWord)).toEqual(['$MODEL', 'model', 'http://127.0.0.1:9/v1', 'value/x']);
  });

  test('stand once, with the first tree that has them', async () => {
    const files = {
      'README.md': { text: '' },
      'tasks/a/task.toml': { text: '[environment]\ndocker_image = "x"\n' },
      'tasks/a/instruction.md': { text: 'Do it.' },
      'tasks/a/tests/test.sh': { text: 'true' },
    };
    const trees = ['one', 'two'].map((id) => ({ id, change: '', files }));
    const commands = await printedCommands('harbor', trees);
    expect(commands.map(({ tree }) => tree)).toEqual(commands.map(() => 'one'));
    expect(commands.map(({ words }) => words[0])).toEqual(expect.arrayContaining(['harbor']));
    expect(await printedCommands('datasets', trees)).toEqual([]);
  });

  test('are counted by what the parser says, as long as there is time', async () => {
    const commands = ['good', 'bad', 'hangs', 'good', 'late'].map((word): PrintedCommand => ({
      words: [word],
      files: {},
      tree: 'x',
    }));
    let asked = 0;
    const result = await checkCommands(
      commands,
      async ({ words: [word] }) => {
        asked += 1;
        return word === 'hangs' ? { trouble: 'no answer' } : { accepted: word === 'good', why: null };
      },
      () => asked < 4,
    );
    expect(result).toEqual({
      accepted: 2,
      rejected: [{ command: commands[1], why: 'no reason given' }],
      unasked: [{ command: commands[2], why: 'no answer' }],
    });
  });
});
