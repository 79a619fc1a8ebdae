import type { CaseFile } from '../../support/cases.ts';
import type { LoaderKey } from '../types.ts';
import { Random } from './random.ts';

/** How often something is drawn: relative to its neighbours, for every loader or for each. */
export type Weight = number | Readonly<Partial<Record<LoaderKey | 'else', number>>>;

/** One of several ways to make a part of a repository. */
export interface Option<T> {
  readonly name: string;
  readonly weight: Weight;
  readonly make: T;
}

/** Ways that exclude each other. */
export interface Group<T> {
  readonly name: string;
  /** The loaders that have something to say about these: each way occurs often enough for them. */
  readonly loaders: readonly LoaderKey[];
  readonly options: readonly Option<T>[];
}

/** Every loader. */
export const EVERY: readonly LoaderKey[] = ['harbor', 'verifiers', 'openenv', 'nemo-gym', 'datasets'];

/** The loaders of task folders. */
export const OF_TASKS: readonly LoaderKey[] = ['harbor', 'verifiers', 'openenv'];

/** The loaders of rows. */
export const OF_ROWS: readonly LoaderKey[] = ['nemo-gym', 'datasets'];

/** What the weight says for a loader. */
function weightFor(weight: Weight, loader: LoaderKey): number {
  return typeof weight === 'number' ? weight : (weight[loader] ?? weight.else ?? 0);
}

/** `GROUP/OPTION` for all ways that a loader should get to see. */
export function optionNames(groups: readonly Group<unknown>[], loader: LoaderKey): string[] {
  return groups
    .filter((group) => group.loaders.includes(loader))
    .flatMap((group) =>
      group.options
        .filter((option) => weightFor(option.weight, loader) > 0)
        .map((option) => `${group.name}/${option.name}`),
    );
}

/** A repository in the making. */
export class Draft {
  readonly loader: LoaderKey;
  readonly random: Random;
  readonly files: Map<string, CaseFile> = new Map();
  /** What it was composed of: `GROUP/OPTION`. */
  readonly parts: string[] = [];
  /** Task folders, in the order they were made; a task at the root is `.`. */
  readonly tasks: string[] = [];

  constructor(loader: LoaderKey, random: Random) {
    this.loader = loader;
    this.random = random;
  }

  /** Draws one way of a group and notes it. */
  choose<T>(group: Group<T>): T {
    const weights = group.options.map((option) => weightFor(option.weight, this.loader));
    let left = this.random.below(weights.reduce((sum, weight) => sum + weight, 0));
    for (const [index, option] of group.options.entries()) {
      left -= weights[index] ?? 0;
      if (left < 0) {
        this.parts.push(`${group.name}/${option.name}`);
        return option.make;
      }
    }
    throw new Error(`no option of ${group.name} has a weight for ${this.loader}`);
  }

  /** Writes a text file. */
  text(path: string, text: string): void {
    this.files.set(path, { text });
  }

  /** Text of a file, or null where there is none or it is no text. */
  textOf(path: string): string | null {
    const file = this.files.get(path);
    return file !== undefined && 'text' in file ? file.text : null;
  }

  /** The paths that satisfy a condition. */
  paths(wanted: (path: string) => boolean): string[] {
    return [...this.files.keys()].filter((path) => wanted(path));
  }

  /** Whether a path is taken, as a file or as a folder. */
  has(path: string): boolean {
    return this.files.has(path) || this.paths((other) => other.startsWith(`${path}/`)).length > 0;
  }

  /** Moves a file, or a folder with all below it; what stood at the new place goes. */
  move(from: string, to: string): void {
    for (const path of this.paths((path) => path === from || path.startsWith(`${from}/`))) {
      const file = this.files.get(path);
      this.files.delete(path);
      if (file !== undefined) this.files.set(to + path.slice(from.length), file);
    }
  }

  /** Removes a file, or a folder with all below it. */
  drop(path: string): void {
    for (const other of this.paths((other) => other === path || other.startsWith(`${path}/`))) this.files.delete(other);
  }
}

/** Joins a folder, `.` for the root, and a name. */
export function join(folder: string, name: string): string {
  return folder === '.' || folder === '' ? name : `${folder}/${name}`;
}

/** The last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder of a path, `.` for the root. */
export function folderOf(path: string): string {
  const at = path.lastIndexOf('/');
  return at < 0 ? '.' : path.slice(0, at);
}
