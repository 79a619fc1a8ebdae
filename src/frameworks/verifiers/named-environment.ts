import type { CardView } from '../../card/types.ts';

/** An environment that the card names for these rows. */
export interface NamedEnvironment {
  /** `OWNER/NAME` or `NAME`; null when a config only names this dataset. */
  readonly name: string | null;
  /** What in the card says so. */
  readonly words: string;
  /** Line within the card's body, from 1. */
  readonly line: number;
}

/** Characters of the body and of one line that are looked at. */
const MAX_BODY = 256 * 1024;
const MAX_LINE = 2000;
/** Ids that ship with Verifiers and name no environment over rows. */
const BUILT_IN = new Set(['harbor', 'openenv', 'textarena', 'nemo-gym', 'nemo_gym']);

const NAME = String.raw`[A-Za-z0-9][\w.-]{0,100}`;
const PATTERNS: readonly RegExp[] = [
  new RegExp(`app\\.primeintellect\\.ai/dashboard/environments/(${NAME}/${NAME})`),
  new RegExp(`\\bprime env (?:install|pull|info) +(${NAME}(?:/${NAME})?)`),
  new RegExp(`(?:^|[\\s\`$])vf-(?:eval|install) +(${NAME}(?:/${NAME})?)`),
  new RegExp(`^(?:\\$ )?(?:uv run |uvx [^|;&]{0,200} )?eval +(${NAME}(?:/${NAME})?)(?:\\s|$)`),
  new RegExp(`\\bload_environment\\( *["'](${NAME}(?:/${NAME})?)["']`),
];
const DATASET = /(?:^|[^\w])(?:dataset_name|dataset) *[=:] *["']([\w.-]+\/[\w.-]+)["']/;

/**
 * The environment that a card names for its rows: a link to Prime's hub, a command, or a config that names this dataset.
 * A claim of the owner, not proof. Line by line, so that no text makes it slow.
 * @param repoId the dataset's own id, where known
 */
export function namedEnvironment(card: CardView, repoId: string | null): NamedEnvironment | null {
  const body = card.body.slice(0, MAX_BODY);
  const aboutVerifiers = /\b(?:verifiers|vf-eval|primeintellect)\b/i.test(body);
  let fenced = false;
  let line = 0;
  for (const raw of body.split('\n')) {
    line += 1;
    const text = raw.trim().slice(0, MAX_LINE);
    if (text.startsWith('```') || text.startsWith('~~~')) {
      fenced = !fenced;
      continue;
    }
    const found = inLine(text, fenced && aboutVerifiers, repoId);
    if (found !== null) return { ...found, line };
  }
  return null;
}

function inLine(text: string, inCode: boolean, repoId: string | null): Omit<NamedEnvironment, 'line'> | null {
  for (const [index, pattern] of PATTERNS.entries()) {
    // `eval NAME` and Python calls mean something only in a code block of a card about Verifiers.
    if (index >= 3 && !inCode) continue;
    const found = pattern.exec(text);
    const name = found?.[1]?.replace(/[.]+$/, '');
    if (found === null || name === undefined || BUILT_IN.has(name)) continue;
    return { name, words: found[0].trim() };
  }
  const dataset = inCode ? DATASET.exec(text) : null;
  if (dataset !== null && repoId !== null && dataset[1]?.toLowerCase() === repoId.toLowerCase()) {
    return { name: null, words: dataset[0].trim() };
  }
  return null;
}
