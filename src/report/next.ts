import type { Palette } from './color.ts';
import { shellQuote } from './escape/shell.ts';
import { hasUnsafe } from './escape/visible.ts';
import { targetName } from './places.ts';
import type { FindingReport, TargetReport } from './types.ts';
import { count, judged, summaryWords } from './words.ts';

/** The command that makes the repair. */
export function repairCommand(target: TargetReport): string {
  if (target.target.kind === 'hub') return command('propose', target);
  return command(isCardMissing(target) ? 'fix --create-card' : 'fix', target);
}

/** What repairs a finding, in words; null when nothing does by itself. */
export function fixWords({ fix }: FindingReport, target: TargetReport): string | null {
  const verb = target.target.kind === 'hub' ? 'propose' : 'fix';
  if (fix === 'safe') return `envcard ${verb}${isCardMissing(target) ? ' --create-card' : ''}`;
  return fix === 'unsafe' ? `only with envcard ${verb} --unsafe` : null;
}

function isCardMissing(target: TargetReport): boolean {
  return target.target.kind === 'directory' && target.card?.state === 'missing';
}

/** The sum of a target's findings, and what to run next. */
export function nextBlock(target: TargetReport, paint: Palette): string {
  const next: [string, string][] = [];
  if (target.edits.length > 0) {
    const what =
      target.target.kind === 'hub'
        ? 'open a pull request with the repair'
        : isCardMissing(target)
          ? 'write this card, if the Hub has none either'
          : `apply ${count(target.edits.length, 'safe edit')} to the card`;
    next.push([repairCommand(target), what]);
  }
  if (target.findings.some((finding) => finding.fix === 'unsafe') && target.target.kind === 'directory') {
    next.push([command('fix --unsafe', target), 'remove the tags that nothing supports, too']);
  }
  const frameworks = judged(target);
  if (frameworks.some(([, framework]) => framework.tagged || framework.verdict !== 'fails')) {
    next.push([command('explain', target), 'all evidence']);
  }
  if (frameworks.some(([, framework]) => framework.tasksets.some((set) => set.snippet !== null))) {
    next.push([command('snippets', target), 'commands that load it']);
  }
  const width = Math.max(0, ...next.map(([text]) => text.length));
  const lines = next.map(([text, what]) => `  ${text.padEnd(width)}  ${paint.dim(what)}`);
  return [`${paint.bold('Result')}  ${summaryWords(target.summary)}`, ...lines].join('\n');
}

function command(verb: string, target: TargetReport): string {
  const { kind, id } = target.target;
  const name = kind === 'hub' ? targetName({ ...target.target, revision: null }) : id;
  // A name that cannot be typed as it is shown is left to the reader.
  if (hasUnsafe(name)) return `envcard ${verb} DIR`;
  const word = shellQuote(name.startsWith('-') ? `./${name}` : name);
  return `envcard ${verb}${name === '.' || name === '' ? '' : ` ${word}`}`;
}
