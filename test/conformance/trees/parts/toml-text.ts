import type { Random } from '../random.ts';

/** A task.toml in the making: lines of the root, lines of tables, and arrays of tables. */
export class TomlDraft {
  readonly root: string[] = [];
  readonly tables: Map<string, string[]> = new Map();
  readonly arrays: { readonly name: string; readonly lines: readonly string[] }[] = [];
  /** Keys that are set already: `TABLE.KEY`. */
  readonly #keys = new Set<string>();

  /** Sets a key of a table (the root: an empty name), unless it is set. */
  set(table: string, key: string, value: string): void {
    const full = `${table}.${key}`;
    if (this.#keys.has(full)) return;
    this.#keys.add(full);
    const lines = table === '' ? this.root : (this.tables.get(table) ?? []);
    lines.push(`${key} = ${value}`);
    if (table !== '') this.tables.set(table, lines);
  }

  /** Adds a table to an array of tables. */
  add(name: string, lines: readonly string[]): void {
    this.arrays.push({ name, lines });
  }
}

/** How a task.toml is written. */
export type TomlWriter = (draft: TomlDraft, random: Random) => string;

function arrays(draft: TomlDraft): string {
  return draft.arrays.map(({ name, lines }) => `\n[[${name}]]\n${lines.join('\n')}\n`).join('');
}

/** The usual way: a header for each table. */
export const plainToml: TomlWriter = (draft) => {
  const tables = [...draft.tables].map(([name, lines]) => `\n[${name}]\n${lines.join('\n')}\n`);
  return draft.root.map((line) => `${line}\n`).join('') + tables.join('') + arrays(draft);
};

/** Every table as dotted keys of the root. */
export const dottedToml: TomlWriter = (draft) => {
  const tables = [...draft.tables].flatMap(([name, lines]) => lines.map((line) => `${name}.${line}\n`));
  return draft.root.map((line) => `${line}\n`).join('') + tables.join('') + arrays(draft);
};

/** Tables as inline tables; those below another table keep their header. */
export const inlineToml: TomlWriter = (draft) => {
  const names = [...draft.tables.keys()];
  const arrayed = draft.arrays.map(({ name }) => name);
  const alone = (name: string): boolean =>
    !name.includes('.') && ![...names, ...arrayed].some((other) => other.startsWith(`${name}.`));
  const inline = names.filter(
    (name) => alone(name) && (draft.tables.get(name) ?? []).every((line) => !line.includes('\n')),
  );
  const rows = inline.map((name) => `${name} = { ${(draft.tables.get(name) ?? []).join(', ')} }\n`);
  const rest = names.filter((name) => !inline.includes(name));
  const tables = rest.map((name) => `\n[${name}]\n${(draft.tables.get(name) ?? []).join('\n')}\n`);
  return draft.root.map((line) => `${line}\n`).join('') + rows.join('') + tables.join('') + arrays(draft);
};

/** Headers and keys in odd but legal spellings, with comments and dates. */
export const oddToml: TomlWriter = (draft, random) => {
  const key = (line: string): string => {
    if (!random.chance(40)) return `\t${line} # "quoted" ] comment`;
    const at = line.indexOf(' = ');
    return `${random.chance(50) ? `"${line.slice(0, at)}"` : `'${line.slice(0, at)}'`}=${line.slice(at + 3)}`;
  };
  const tables = [...draft.tables].map(([name, lines]) => {
    const header = name
      .split('.')
      .map((part) => (random.chance(30) ? `"${part}"` : part))
      .join(' . ');
    return `\n  [ ${header} ] # a table\n${lines.map(key).join('\n')}\n`;
  });
  return `# made by hand\n\n${draft.root.map((line) => `${key(line)}\n`).join('')}${tables.join('')}${arrays(draft)}`;
};

/** As the usual way, with Windows line ends. */
export const crlfToml: TomlWriter = (draft, random) => plainToml(draft, random).replaceAll('\n', '\r\n');
