import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

describe('the command line', () => {
  test('asks the newest of each about everything, where nothing is said', () => {
    expect(readOptions([])).toEqual({
      loaders: ['harbor', 'verifiers', 'openenv', 'nemo-gym', 'datasets'],
      role: 'newest',
      sources: ['found', 'examples', 'commands', 'cases', 'generated'],
      trees: 100,
      seed: 1,
      minutes: null,
      what: 'compare',
      again: false,
      noSkip: false,
      pythons: new Map(),
      jobs: 2,
    });
  });

  test('takes what is said', () => {
    const words = '--loader openenv --loader harbor --role all --source generated --trees 5 --seed 7 --minutes 0.5';
    expect(readOptions([...words.split(' '), '--jobs', '1', '--no-skip', '--python', 'a-1=/b=c'])).toMatchObject({
      loaders: ['openenv', 'harbor'],
      role: 'all',
      sources: ['generated'],
      trees: 5,
      seed: 7,
      minutes: 0.5,
      noSkip: true,
      pythons: new Map([['a-1', '/b=c']]),
      jobs: 1,
    });
  });

  test('records all releases over what is written down', () => {
    expect(readOptions(['--record'])).toMatchObject({
      what: 'record',
      role: 'all',
      sources: ['found', 'examples', 'cases'],
    });
  });

  test('asks the newest releases about the same, and about commands', () => {
    const sources = ['found', 'examples', 'commands', 'cases'];
    expect(readOptions(['--latest'])).toMatchObject({ what: 'latest', role: 'newest', sources });
  });

  test.each([
    ['--loader x', /no such loader: x/u],
    ['--source x', /no such source: x/u],
    ['--record --source generated', /no such source: generated/u],
    ['--role x', /no such role: x/u],
    ['--minutes many', /--minutes wants a number/u],
    ['--python /usr/bin/python3', /--python wants NAME=PATH/u],
    ['--record --latest', /do not go together/u],
    ['--colour', /--colour/u],
  ])('refuses %s', (words, why) => {
    expect(() => readOptions(words.split(' '))).toThrow(why);
  });
});
