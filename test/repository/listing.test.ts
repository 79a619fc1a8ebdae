import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseName, directoryOf, joinPath, Listing } from '../../src/repository/listing.ts';
import type { Child } from '../../src/repository/listing.ts';
import type { Entry } from '../../src/repository/types.ts';

// Few characters, so that paths meet: those around `/` in the order, and beyond the first plane.
const name = fc.string({
  unit: fc.constantFrom('a', 'b', '.', '-', '0', '\uE000', '😀', '\udcff', '\n'),
  minLength: 1,
  maxLength: 3,
});
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const entry: fc.Arbitrary<Entry> = fc.record({
  path,
  kind: fc.constantFrom('file', 'link', 'submodule'),
  size: fc.constant(null),
});
const entries = fc.uniqueArray(entry, { selector: (found) => found.path, maxLength: 25 });

/** Children by looking at every entry. */
function childrenOf(found: readonly Entry[], directory: string): Set<string> {
  const prefix = directory === '' ? '' : `${directory}/`;
  const below = found.filter((one) => one.path.startsWith(prefix));
  return new Set(
    below.map((one): string => {
      const [first = '', ...rest] = one.path.slice(prefix.length).split('/');
      const child: Child = { name: first, kind: rest.length > 0 ? 'directory' : one.kind };
      return JSON.stringify(child);
    }),
  );
}

describe('Listing', () => {
  it('answers as a look at every entry does', () => {
    fc.assert(
      fc.property(entries, path, (found, other) => {
        const listing = new Listing(found);
        const folders = new Set(['', other]);
        for (const one of found) {
          for (let at = directoryOf(one.path); at !== ''; at = directoryOf(at)) folders.add(at);
        }
        for (const at of new Set([other, ...found.map((one) => one.path), ...folders])) {
          const here = found.find((one) => one.path === at);
          expect(listing.get(at)).toEqual(here);
          expect(listing.isFile(at)).toBe(here?.kind === 'file');
        }
        for (const at of folders) {
          const below = found.filter((one) => at === '' || one.path.startsWith(`${at}/`));
          expect(listing.isDirectory(at)).toBe(at === '' || below.length > 0);
          expect(new Set(listing.under(at))).toEqual(new Set(below));
          const children = listing.children(at).map((child) => JSON.stringify(child));
          expect(new Set(children)).toEqual(childrenOf(found, at));
          expect(children).toHaveLength(new Set(children).size);
        }
        for (const last of new Set(found.map((one) => baseName(one.path)))) {
          const named = found.filter((one) => baseName(one.path) === last).map((one) => one.path);
          expect(new Set(listing.named(last))).toEqual(new Set(named));
          expect(listing.named(last)).toHaveLength(named.length);
        }
      }),
    );
  });

  it('does not depend on the order of the entries', () => {
    const shuffled = entries.chain((found) =>
      fc.tuple(fc.constant(found), fc.shuffledSubarray(found, { minLength: found.length })),
    );
    fc.assert(
      fc.property(shuffled, ([found, other]) => {
        expect(new Listing(other).entries).toEqual(new Listing(found).entries);
      }),
    );
  });

  it('keeps the first of entries with the same path, and what is said of the whole', () => {
    const twice = new Listing(
      [
        { path: 'a', kind: 'link', size: null },
        { path: 'a', kind: 'file', size: 1 },
      ],
      { problem: { code: 'listing-cut' }, ignored: 3 },
    );
    expect(twice.entries).toEqual([{ path: 'a', kind: 'link', size: null }]);
    expect([twice.complete, twice.problem, twice.ignored]).toEqual([false, { code: 'listing-cut' }, 3]);
    expect(new Listing([])).toMatchObject({ complete: true, problem: null, ignored: 0 });
  });
});

it('splits and joins paths', () => {
  fc.assert(fc.property(path, (at) => joinPath(directoryOf(at), baseName(at)) === at));
  expect([directoryOf('a/b/c'), baseName('a/b/c'), directoryOf('c'), baseName('c'), joinPath('', 'c')]).toEqual([
    'a/b',
    'c',
    '',
    'c',
    'c',
  ]);
});
