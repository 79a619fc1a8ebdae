import { expect, test } from 'vitest';
import { maskSecrets } from '../../src/platform/mask.ts';

test.each<[string, string]>([
  ['https://user:hf_abcdefgh@huggingface.co/x', 'https://***@huggingface.co/x'],
  ['https://token@github.com/a/b and ssh://git@hf.co/x', 'https://***@github.com/a/b and ssh://***@hf.co/x'],
  ['token hf_AbCdEf123456 end', 'token hf_*** end'],
  ['ghp_0123456789abcdef', 'ghp_***'],
  ['github_pat_11AAA_bbb', 'github_pat_***'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer ***'],
  ['mail me@example.com, hf_ 1', 'mail me@example.com, hf_ 1'],
])('%s', (text, wanted) => {
  expect(maskSecrets(text)).toBe(wanted);
});
