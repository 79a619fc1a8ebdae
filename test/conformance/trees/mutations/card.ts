import { OF_ROWS } from '../draft.ts';
import type { Mutation, Mutations } from './target.ts';

/** Replaces what a pattern finds in the card. */
function replaced(word: string, pattern: RegExp, text: string): Mutation {
  return (draft) => {
    const old = draft.textOf('README.md');
    if (old === null || !pattern.test(old)) return null;
    draft.text('README.md', old.replace(pattern, text));
    return `README.md ${word}`;
  };
}

const CONFIG = '---\nconfigs:\n- config_name: default\n  data_files: ';

/** Changes to the card that loaders of rows mind. */
export const CARD_MUTATIONS: Mutations = {
  name: 'card',
  loaders: OF_ROWS,
  options: [
    { name: 'config', weight: 1, make: replaced('has a config', /^---\n/u, `${CONFIG}"**/*.jsonl"\n`) },
    { name: 'config-path', weight: 1, make: replaced('has another path', /data_files: .*/u, 'data_files: "*.json*"') },
    { name: 'config-type', weight: 1, make: replaced('has a number as path', /data_files: .*/u, 'data_files: 3') },
    { name: 'config-name', weight: 1, make: replaced('has no name for a config', /config_name: .*/u, 'config_name:') },
    {
      name: 'config-outside',
      weight: 1,
      make: replaced('has a path outside', /data_files: .*/u, 'data_files: ../x.jsonl'),
    },
    {
      name: 'config-default',
      weight: 1,
      make: replaced('has two defaults', /- config_name/gu, '- default: true\n  config_name'),
    },
    { name: 'configs-twice', weight: 1, make: replaced('has configs twice', /\n---\n/u, '\nconfigs: []\n---\n') },
    { name: 'tab', weight: 1, make: replaced('has a tab', /\n---\n/u, '\n\tx: 1\n---\n') },
    {
      name: 'features',
      weight: 1,
      make: replaced(
        'has features of one column',
        /\n---\n/u,
        '\ndataset_info:\n  features:\n  - name: x\n    dtype: int64\n---\n',
      ),
    },
  ],
};
