import { DEFAULT_CONFIG } from '../../src/config/defaults.ts';
import type { RootConfig } from '../../src/config/types.ts';
import { FRAMEWORK_KEYS } from '../../src/config/vocabulary.ts';
import type { FrameworkKey } from '../../src/config/vocabulary.ts';
import { readCard } from '../../src/card/read.ts';
import type { Detection, Taskset, Verdict } from '../../src/frameworks/types.ts';
import { Listing } from '../../src/repository/listing.ts';
import { judge } from '../../src/rules/judge.ts';
import type { Finding } from '../../src/rules/types.ts';

/** A taskset of ten tasks for hand-made detections. */
export function taskset(verdict: Verdict, more: Partial<Taskset> = {}): Taskset {
  const broken = verdict === 'loads' ? 0 : verdict === 'partial' ? 2 : verdict === 'fails' ? 10 : 0;
  return {
    door: 'tasks',
    name: null,
    version: null,
    path: 'tasks',
    main: true,
    verdict,
    tasks: { total: 10, ok: verdict === 'unknown' ? 0 : 10 - broken, broken, unread: verdict === 'unknown' ? 10 : 0 },
    broken: Array.from({ length: broken }, (_, i) => ({
      path: `tasks/t${i}`,
      code: 'task-broken',
      args: { n: i },
      place: { path: `tasks/t${i}/task.toml`, line: 3 },
      fact: 'H51',
    })),
    snippet: null,
    ...more,
  };
}

/** A hand-made answer of a detector. */
export function detection(verdict: Verdict, more: Partial<Detection> = {}): Detection {
  return {
    verdict,
    basis: { kind: 'complete' },
    conditions: [],
    tasksets: verdict === 'fails' ? [] : [taskset(verdict)],
    evidence: [],
    notes: [],
    remedy: null,
    vouched: false,
    suggestOnly: false,
    ...more,
  };
}

/** Judges a card with the given header lines against hand-made answers; frameworks not named fail. */
export function judged(
  header: readonly string[] | null,
  answers: Partial<Record<FrameworkKey, Detection>>,
  config: Partial<RootConfig> = {},
): Finding[] {
  const text = header === null ? '# Demo\n' : `---\n${header.map((line) => `${line}\n`).join('')}---\n# Demo\n`;
  const bytes = new TextEncoder().encode(text);
  const detections = Object.fromEntries(
    FRAMEWORK_KEYS.map((key) => [key, answers[key] ?? detection('fails')]),
  ) as Record<FrameworkKey, Detection>;
  return judge({
    card: readCard('README.md', { ok: true, bytes, truncated: false }),
    listing: new Listing([{ path: 'README.md', kind: 'file', size: bytes.length }]),
    detections,
    config: { ...DEFAULT_CONFIG, ...config },
    configPath: '.envcard.yaml',
  });
}

/** `severity rule framework`, for short expectations. */
export function brief(findings: readonly Finding[]): string[] {
  return findings.map((f) => `${f.severity} ${f.rule}${f.framework === null ? '' : ` ${f.framework}`}`);
}
