import { baseName } from '../draft.ts';
import { pickText } from './target.ts';
import type { Mutation, Mutations } from './target.ts';

/** Replaces what a pattern finds in a Python file or in pyproject.toml. */
function replaced(word: string, pattern: RegExp, text: string, file = /\.py$/u): Mutation {
  return (draft) => {
    const picked = pickText(draft, (path) => file.test(baseName(path)));
    if (picked === null || !pattern.test(picked.text)) return null;
    draft.text(picked.path, picked.text.replace(pattern, text));
    return `${picked.path} ${word}`;
  };
}

const PROJECT = /^pyproject\.toml$/u;
const ALL = /__all__ = .*/u;

/** Changes to packages. */
export const PYTHON_MUTATIONS: Mutations = {
  name: 'python',
  loaders: ['verifiers'],
  options: [
    { name: 'no-all', weight: 2, make: replaced('without __all__', ALL, '') },
    { name: 'empty-all', weight: 1, make: replaced('with an empty __all__', ALL, '__all__ = []') },
    { name: 'computed-all', weight: 1, make: replaced('with a computed __all__', ALL, '__all__ = [n for n in dir()]') },
    {
      name: 'all-twice',
      weight: 1,
      make: replaced('with __all__ twice', ALL, '__all__ = ["MyTaskset"]\n__all__ = ["x"]'),
    },
    {
      name: 'all-append',
      weight: 1,
      make: replaced('appends to __all__', ALL, '__all__ = []\n__all__.append("MyTaskset")'),
    },
    {
      name: 'annotated-all',
      weight: 1,
      make: replaced('with a typed __all__', ALL, '__all__: list[str] = ["MyTaskset"]'),
    },
    { name: 'open-bracket', weight: 2, make: replaced('with an open bracket', /\)/u, '') },
    { name: 'bad-indent', weight: 1, make: replaced('with bad indentation', /\n {4}/u, '\n   ') },
    { name: 'tabs', weight: 1, make: replaced('with tabs', /\n {4}/gu, '\n\t') },
    { name: 'class-renamed', weight: 1, make: replaced('with a class renamed', /class My/u, 'class Your') },
    { name: 'other-base', weight: 2, make: replaced('with another base', /vf\.Taskset/u, 'object') },
    {
      name: 'own-base',
      weight: 1,
      make: replaced(
        'with a base of its own',
        /class MyTaskset\(/u,
        'class Base(vf.Taskset):\n    pass\n\n\nclass MyTaskset(Base, ',
      ),
    },
    {
      name: 'other-import',
      weight: 1,
      make: replaced('with another import', /import verifiers\.v1 as vf/u, 'import verifiers as vf'),
    },
    {
      name: 'guarded-import',
      weight: 1,
      make: replaced(
        'with a guarded import',
        /import verifiers\.v1 as vf/u,
        'try:\n    import verifiers.v1 as vf\nexcept ImportError:\n    vf = None',
      ),
    },
    { name: 'async', weight: 1, make: replaced('with an async load', /def load\(/u, 'async def load(') },
    { name: 'python-2', weight: 1, make: replaced('in Python 2', /\n/u, '\nprint "x"\n') },
    { name: 'new-syntax', weight: 1, make: replaced('in new syntax', /\n/u, '\ntype X[T] = list[T]\n') },
    { name: 'raises', weight: 1, make: replaced('raises when imported', /$/u, '\nraise SystemExit(3)\n') },
    { name: 'prints', weight: 1, make: replaced('prints when imported', /$/u, '\nprint("{}")\n') },
    {
      name: 'project-name',
      weight: 2,
      make: replaced('has another name', /name = "[^"]*"/u, 'name = "another-name"', PROJECT),
    },
    { name: 'project-no-name', weight: 1, make: replaced('has no name', /name = "[^"]*"\n/u, '', PROJECT) },
    {
      name: 'project-typed',
      weight: 1,
      make: replaced('has a number as name', /name = "[^"]*"/u, 'name = 3', PROJECT),
    },
    { name: 'project-broken', weight: 1, make: replaced('is broken', /\]/u, '', PROJECT) },
  ],
};
