import { ENVIRONMENT_TAG, FRAMEWORK_KEYS } from '../config/vocabulary.ts';
import { CHECKED_AGAINST } from '../frameworks/releases.ts';
import { codeSpan, fenced } from '../report/escape/markdown.ts';
import { breakCommands } from '../report/escape/visible.ts';
import { render } from '../report/messages/index.ts';
import type { PublishCode } from '../report/messages/publish.ts';
import { renderSnippet } from '../report/snippet.ts';
import { FRAMEWORK_LABELS, STANCE_WORDS } from '../report/words.ts';
import type { Args } from '../frameworks/types.ts';
import { changesOf } from './proposal.ts';
import { contentKey, withoutMarkers, writeMarker } from './marker.ts';
import type { Marker, NotProposed, Proof, ProposedTag, Proposal } from './types.ts';

export interface BodyOptions {
  readonly kind: 'github' | 'hub';
  /** Most bytes of UTF-8, marker included. */
  readonly maxBytes: number;
  /** envcard's own release. */
  readonly version: string;
  readonly marker: Marker;
  /** Sentences for the platform, in our own Markdown. */
  readonly notes: readonly string[];
}

/** GitHub refuses longer descriptions (it counts characters; bytes are never fewer). */
export const GITHUB_BODY_LIMIT = 65_536;
/** The Hub names no limit. */
export const HUB_BODY_LIMIT = 65_536;

/** Most lines of one list; beyond it the number is told. */
const MAX_ITEMS = 60;
const MAX_WRITTEN = 8;

/** How much is said: from everything to the bare tags. */
type Detail = 'all' | 'no-evidence' | 'no-commands' | 'tags-only';
const DETAILS: readonly Detail[] = ['all', 'no-evidence', 'no-commands', 'tags-only'];

/**
 * What a new proposal remembers of itself.
 * @param earlier keys of content written before, of a proposal that is updated
 */
export function markerOf(proposal: Proposal, earlier: readonly string[] = []): Marker {
  const { cards } = proposal;
  const after = contentKey(cards.map(({ path, after }) => ({ path, bytes: after })));
  return {
    changes: changesOf(proposal),
    base: contentKey(cards.map(({ path, before }) => ({ path, bytes: before }))),
    content: [...earlier.filter((key) => key !== after), after],
    withdrawn: null,
  };
}

/**
 * The description of a pull request: each tag with its evidence and a command, what is not proposed and why, and the
 * marker as the last line. Text from the repository stands only inside code spans and fences: nothing can mention,
 * close, link or load. Where it would be too long, evidence goes first, then the commands.
 */
export function bodyFor(proposal: Proposal, options: BodyOptions): string {
  const marker = writeMarker(options.marker);
  const encoder = new TextEncoder();
  let text = '';
  for (const detail of DETAILS) {
    text = withoutMarkers(breakCommands(`${blocksOf(proposal, options, detail).join('\n\n')}\n`));
    if (encoder.encode(text).length + marker.length + 2 <= options.maxBytes) break;
  }
  return `${text}\n${marker}\n`;
}

/** A sentence in Markdown, with its full stop. */
export function sentence(code: PublishCode, args: Args = {}): string {
  return `${render(code, args, 'markdown')}.`;
}

function blocksOf(proposal: Proposal, options: BodyOptions, detail: Detail): string[] {
  const { added, corrected, removed } = proposal.tags;
  const blocks = [introduction(proposal)];
  if (detail !== 'tags-only') {
    const several = proposal.cards.length > 1;
    for (const tag of [...added, ...corrected, ...removed].slice(0, MAX_ITEMS))
      blocks.push(tagBlock(tag, several, detail));
    const left = notProposedBlock(proposal.notProposed, several);
    if (left !== '') blocks.push(left);
  }
  if (options.kind === 'github') blocks.push(sentence('proposal-github-effect'));
  blocks.push(...options.notes, footer(options));
  return blocks;
}

function introduction({ cards, tags }: Proposal): string {
  const lines: string[] = [];
  for (const [index, { path, before }] of cards.entries()) {
    if (index === MAX_ITEMS) {
      lines.push(`- and ${cards.length - MAX_ITEMS} more cards`);
      break;
    }
    const say = (code: PublishCode, list: readonly ProposedTag[]): void => {
      const names = list.filter(({ card }) => card === path).map(({ tag }) => tag);
      if (names.length > 0) lines.push(`- ${sentence(code, { tags: names, card: path })}`);
    };
    say('proposal-adds', tags.added);
    say('proposal-corrects', tags.corrected);
    say('proposal-removes', tags.removed);
    if (before === null) lines.push(`- ${sentence('proposal-creates-card', { card: path })}`);
  }
  const text = lines.length === 1 ? (lines[0] ?? '').slice(2) : lines.join('\n');
  return `${text}\n\n${sentence('proposal-only-header')}`;
}

function tagBlock(tag: ProposedTag, several: boolean, detail: Detail): string {
  const verb = { add: 'Adds', correct: 'Corrects', remove: 'Removes' }[tag.kind];
  const where = several ? ` in ${codeSpan(tag.card)}` : '';
  const head = `### ${verb} \`${tag.tag}\`${where}`;
  // A framework's own name, which sentences show bare, is the commonest wrong tag: always in a code span here.
  const written = tag.written.slice(0, MAX_WRITTEN).map((text) => codeSpan(text));
  const lines = written.length > 0 ? [`- Now written ${written.join(', ')}.`] : [];
  if (tag.tag === ENVIRONMENT_TAG) {
    const frameworks = tag.proofs.map(({ framework }) => FRAMEWORK_LABELS[framework]);
    lines.push(`- ${sentence('proposal-environment', { frameworks })}`);
    return [head, lines.join('\n')].join('\n\n');
  }
  const parts = [head];
  for (const proof of tag.proofs) {
    lines.push(...proofLines(proof, tag.kind === 'remove'));
    if (detail === 'all') lines.push(...evidenceLines(proof));
  }
  parts.push(lines.join('\n'));
  if (detail !== 'no-commands' && tag.kind !== 'remove') parts.push(...tag.proofs.flatMap(commandBlock));
  return parts.join('\n\n');
}

function proofLines({ framework, taskset, tasks, sample }: Proof, against: boolean): string[] {
  const label = FRAMEWORK_LABELS[framework];
  if (against) return [`- ${sentence('proposal-unsupported', { framework: label })}`];
  if (taskset === null) return [];
  const args = { framework: label, taskset, ...tasks, ...sample };
  const code =
    tasks.total === 0 ? 'proposal-loads-whole' : sample === null ? 'proposal-loads' : 'proposal-loads-sample';
  return [`- ${sentence(code, args)}`];
}

function evidenceLines({ evidence }: Proof): string[] {
  return evidence.map(({ stance, code, args, path, line }) => {
    const place = path === null ? '' : ` (${codeSpan(path)}${line === null ? '' : ` line ${line}`})`;
    return `- ${STANCE_WORDS[stance]}: ${render(code, args, 'markdown')}${place}`;
  });
}

function commandBlock({ snippet }: Proof): string[] {
  const text = snippet === null ? null : renderSnippet(snippet);
  return text === null ? [] : [fenced(text, 'sh')];
}

function notProposedBlock(items: readonly NotProposed[], several: boolean): string {
  if (items.length === 0) return '';
  const lines = items.slice(0, MAX_ITEMS).map((item) => notProposedLine(item, several));
  if (items.length > MAX_ITEMS) lines.push(`- and ${items.length - MAX_ITEMS} more`);
  return ['### Not proposed', lines.join('\n')].join('\n\n');
}

function notProposedLine({ reason, tag, card, because, remedy, link }: NotProposed, several: boolean): string {
  const where = several ? ` in ${codeSpan(card)}` : '';
  const number = link === null ? '' : ` (#${link.number})`;
  const why = because === null ? '' : `: ${render(because.code, because.args, 'markdown')}`;
  const lines = [`- \`${tag}\`${where}: ${render(`not-proposed-${reason}`, {}, 'markdown')}${number}${why}`];
  if (remedy !== null) lines.push(`  - Remedy: ${render(remedy.code, remedy.args, 'markdown')}`);
  return lines.join('\n');
}

function footer({ version }: BodyOptions): string {
  const releases = FRAMEWORK_KEYS.map((key) => `${FRAMEWORK_LABELS[key]} ${CHECKED_AGAINST[key]}`).join(', ');
  return `${sentence('proposal-decline')}\n\nenvcard ${version}, checked against ${releases}.`;
}
