import type { Args } from '../../frameworks/types.ts';
import { unifiedDiff } from '../../fix/diff.ts';
import { jsonText } from '../../report/escape/json.ts';
import { shown, visibleLines } from '../../report/escape/visible.ts';
import { render } from '../../report/messages/index.ts';
import type { PublishCode } from '../../report/messages/publish.ts';
import type { HubOutcome } from '../hub.ts';
import { changesOf } from '../proposal.ts';
import type { Link, NotProposed, Proposal } from '../types.ts';

/** An outcome with what it is of. */
export interface ShownOutcome {
  /** The repo's id, `OWNER/NAME`. */
  readonly id: string;
  readonly outcome: HubOutcome;
  readonly dryRun: boolean;
  readonly requests: { readonly reads: number; readonly writes: number };
}

/** The sentence for an early end; null when there was none. */
export function stopSentence({ stop }: HubOutcome): string | null {
  if (stop === null) return null;
  const { code, detail } = stop;
  return render(`stop-${code}`, { detail: shown(detail, 600) }, 'plain').trim();
}

/** The outcome as JSON, for other programs; it only ever gains fields. */
export function outcomeJson(shownOutcome: ShownOutcome): string {
  const { id, outcome, dryRun, requests } = shownOutcome;
  const { plan, stop, pull, closed, operation } = outcome;
  const proposal = plan?.wanted.proposal ?? null;
  const heldBack = (reason: NotProposed['reason']): string[] =>
    (plan?.wanted.notProposed ?? []).filter((one) => one.reason === reason).map(({ tag }) => tag);
  return `${jsonText({
    version: 1,
    repo: id,
    revision: outcome.revision,
    dryRun,
    operation,
    action: plan?.decision.action ?? null,
    reason: plan?.decision.reason ?? null,
    pullRequest: pull === null ? null : link(pull),
    linked: plan?.decision.linked == null ? null : link(plan.decision.linked),
    closed: closed.map(({ number, url, reason }) => ({ number, url, reason })),
    title: proposal?.title ?? null,
    changes: proposal === null ? [] : changesOf(proposal).map(({ kind, tag }) => ({ kind, tag })),
    declined: heldBack('declined'),
    vanished: heldBack('vanished'),
    notProposed: (plan?.wanted.notProposed ?? []).map(notProposedJson),
    diff: diffOf(proposal),
    body: dryRun ? (plan?.body ?? null) : null,
    invalid: outcome.invalid,
    requests,
    error: stop === null ? null : { code: stop.code, message: stopSentence(outcome) },
  })}\n`;
}

/** The outcome for a person: what was done, the other tags and why not, and in a dry run the diff and the description. */
export function outcomeText({ id, outcome, dryRun }: ShownOutcome): string {
  const { plan, closed } = outcome;
  const proposal = plan?.wanted.proposal ?? null;
  const lines = [`hf:${shown(id)}: ${headline(outcome, dryRun)}`];
  for (const { number, reason, url } of outcome.operation === 'closed' ? closed.slice(0, -1) : closed) {
    lines.push(`  closed pull request ${number}, ${render(`closed-${reason}`, {})}: ${shown(url, 500)}`);
  }
  if (proposal !== null) for (const { kind, tag } of changesOf(proposal)) lines.push(`  ${kind} ${tag}`);
  for (const item of plan?.wanted.notProposed ?? []) lines.push(`  not proposed: ${item.tag}: ${whyNot(item)}`);
  for (const message of outcome.invalid) lines.push(...invalidLines(message));
  if (dryRun && proposal !== null) {
    lines.push('', `Title: ${proposal.title}`, '', visibleLines(diffOf(proposal) ?? ''));
    if (plan?.body != null) lines.push('Description:', '', visibleLines(plan.body));
  }
  return `${lines.join('\n')}\n`;
}

function headline({ operation, plan, pull, closed, stop }: HubOutcome, dryRun: boolean): string {
  const at = pull === null ? '' : `: ${shown(pull.url, 500)}`;
  const number = pull === null ? '' : ` ${pull.number}`;
  if (operation === 'created') return `opened pull request${number}${at}`;
  if (operation === 'updated') return `updated pull request${number}${at}`;
  if (operation === 'closed') {
    const code: PublishCode = `closed-${closed.at(-1)?.reason ?? 'obsolete'}`;
    return `closed pull request${number}, ${render(code, {})}${at}`;
  }
  if (plan === null) return 'nothing was done';
  const { action, reason, linked } = plan.decision;
  if (action !== 'leave') {
    const words = {
      create: 'open a pull request',
      update: `update pull request${number}`,
      close: `close pull request${number}`,
    };
    return `${dryRun && stop === null ? 'would' : 'wanted to'} ${words[action]}${at}`;
  }
  const other = linked === null ? at : `: ${shown(linked.url, 500)}`;
  return `${render(`outcome-${reason}`, {})}${other}`;
}

function whyNot({ reason, because, remedy, link: other }: NotProposed): string {
  const code: PublishCode = `not-proposed-${reason}`;
  const say = (message: { code: string; args: Args }): string => render(message.code, message.args);
  const parts = [render(code, {}) + (because === null ? '' : `: ${say(because)}`)];
  if (other !== null) parts.push(shown(other.url, 500));
  if (remedy !== null) parts.push(`remedy: ${say(remedy)}`);
  return parts.join('; ');
}

/** The Hub counts lines from the first one of the YAML, which is the second of the card. */
function invalidLines(message: string): string[] {
  const line = /\((\d{1,6}):\d{1,6}\)|\bat line (\d{1,6})\b/.exec(message);
  const number = Number(line?.[1] ?? line?.[2] ?? Number.NaN);
  const place = Number.isNaN(number) ? 'README.md' : `README.md, line ${number + 1}`;
  const [first = '', ...rest] = visibleLines(message).slice(0, 4000).split('\n');
  return [`  ${place}: ${first}`, ...rest.map((text) => `    ${text}`)];
}

function notProposedJson(item: NotProposed): unknown {
  const { kind, tag, reason, link: other } = item;
  return { kind, tag, reason, message: whyNot(item), link: other === null ? null : link(other) };
}

function diffOf(proposal: Proposal | null): string | null {
  const [card] = proposal?.cards ?? [];
  return card === undefined ? null : unifiedDiff(card.path, card.before, card.edits);
}

function link({ number, url }: Link): Link {
  return { number, url };
}
