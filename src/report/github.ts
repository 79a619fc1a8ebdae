import type { Severity } from '../config/types.ts';
import { commandMessage, commandProperty } from './escape/log.ts';
import { hasUnsafe, shown } from './escape/visible.ts';
import { lineColumn, shared, workspacePath } from './places.ts';
import type { SharedFinding } from './places.ts';
import type { Report, TargetReport } from './types.ts';

/** GitHub shows ten annotations per level and step, and cuts a message at 4,096 characters. */
const MAX_PER_LEVEL = 10;
const MAX_MESSAGE = 4_000;
/** Places named in a merged annotation. */
const MAX_PLACES = 5;

const LEVELS: readonly Severity[] = ['error', 'warning', 'notice'];

interface Place {
  readonly target: TargetReport['target'];
  readonly finding: SharedFinding;
}

/** An annotation, before it is escaped. */
interface Annotation {
  readonly title: string;
  readonly message: string;
  /** Where it is shown; null: at the run. */
  readonly place: Place | null;
}

/**
 * The report as workflow commands, most severe first: findings of one rule and kind share an annotation, and each level
 * has at most ten. Text from the repository stands escaped inside a command's message; a path with control, bidi or
 * invisible characters is only named there.
 */
export function renderGithub(report: Report): string {
  const lines = LEVELS.flatMap((level) =>
    fit(annotations(report, level)).map((annotation) => commandLine(level, annotation)),
  );
  return lines.map((line) => `${line}\n`).join('');
}

function annotations(report: Report, level: Severity): Annotation[] {
  const found: Annotation[] = [];
  const groups = new Map<string, Place[]>();
  for (const { target, error, findings } of report.targets) {
    if (error !== null && level === 'error') {
      const message = `${shown(target.id)} cannot be read: ${shown(error.message, 1000)}`;
      found.push({ title: 'envcard: target cannot be read', message, place: null });
    }
    for (const finding of shared(findings)) {
      if (finding.severity !== level) continue;
      const key = `${finding.rule} ${finding.code} ${finding.frameworks.join(' ')}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [{ target, finding }]);
      else group.push({ target, finding });
    }
  }
  for (const places of groups.values()) {
    const annotation = groupAnnotation(places);
    if (annotation !== null) found.push(annotation);
  }
  return found;
}

function groupAnnotation(places: readonly Place[]): Annotation | null {
  const [first] = places;
  if (first === undefined) return null;
  const { finding } = first;
  const parts = [finding.message];
  if (places.length > 1) {
    const named = places.slice(0, MAX_PLACES).map(placeName);
    const more = places.length - named.length;
    parts.push(`${places.length} of this kind: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
  } else if (finding.path !== null && !canBeFile(first)) {
    parts.push(`At ${placeName(first)}`);
  }
  if (finding.remedy !== null) parts.push(`Remedy: ${finding.remedy}`);
  if (finding.fix === 'safe') parts.push('envcard fix repairs it');
  return { title: `envcard ${finding.rule}`, message: parts.join('\n'), place: first };
}

/** At most ten; the tenth stands for all that do not fit. */
function fit(all: readonly Annotation[]): readonly Annotation[] {
  if (all.length <= MAX_PER_LEVEL) return all;
  const rest = all.slice(MAX_PER_LEVEL - 1);
  const titles = [...new Set(rest.map((annotation) => annotation.title.replace(/^envcard:? /, '')))];
  const message = `${rest.length} more kinds of findings, all in the job summary: ${titles.join(', ')}`;
  return [...all.slice(0, MAX_PER_LEVEL - 1), { title: 'envcard: more findings', message, place: null }];
}

function commandLine(level: Severity, { title, message, place }: Annotation): string {
  const properties = [...(place === null ? [] : placeProperties(place)), ['title', title] as const];
  const text = properties.map(([name, value]) => `${name}=${commandProperty(value)}`).join(',');
  return `::${level} ${text}::${commandMessage(bounded(message))}`;
}

/** Columns only where the finding lies on one line: GitHub refuses others. */
function placeProperties(place: Place): (readonly [string, string])[] {
  const { path, line, column, endLine, endColumn } = place.finding;
  if (path === null || !canBeFile(place)) return [];
  const properties: (readonly [string, string])[] = [['file', workspacePath(place.target, path)]];
  if (line === null) return properties;
  properties.push(['line', `${line}`]);
  if (endLine !== null) properties.push(['endLine', `${endLine}`]);
  if (column !== null && (endLine === null || endLine === line)) {
    properties.push(['col', `${column}`]);
    if (endColumn !== null && endLine !== null) properties.push(['endColumn', `${endColumn}`]);
  }
  return properties;
}

/** Whether the path is one of the workspace and may stand in a command as it is. */
function canBeFile({ target, finding }: Place): boolean {
  return finding.path !== null && target.kind === 'directory' && !hasUnsafe(workspacePath(target, finding.path));
}

function placeName({ target, finding }: Place): string {
  if (finding.path === null) return shown(target.id);
  const line = lineColumn(finding);
  return shown(workspacePath(target, finding.path)) + (line === '' ? '' : `:${line}`);
}

function bounded(message: string): string {
  return message.length <= MAX_MESSAGE
    ? message
    : `${message.slice(0, MAX_MESSAGE - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
