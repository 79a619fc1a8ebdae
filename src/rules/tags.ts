import type { Card, TagItem } from '../card/types.ts';
import { LIBRARIES } from '../card/vocabulary.generated.ts';
import type { RootConfig } from '../config/types.ts';
import { ENVIRONMENT_TAG, FRAMEWORK_KEYS, STALE_ENVIRONMENT_TAG } from '../config/vocabulary.ts';
import type { FrameworkKey } from '../config/vocabulary.ts';
import type { Args, Detection, Message } from '../frameworks/types.ts';
import { placeAt } from './finding.ts';
import { nearMisses } from './near-miss.ts';
import type { NearMiss } from './near-miss.ts';
import { bestTaskset, shownTaskset } from './tasksets.ts';
import type { RulesCode } from './codes.ts';
import type { Change, Finding, FindingPlace, FixKind, TagRule } from './types.ts';

/** What the tag rules look at. */
export interface TagContext {
  readonly card: Card;
  readonly config: RootConfig;
  readonly detections: Readonly<Record<FrameworkKey, Detection>>;
}

/** A finding as the tag rules write it down. */
interface Draft {
  readonly rule: TagRule;
  readonly severity: Finding['severity'];
  readonly framework?: FrameworkKey;
  readonly item?: TagItem | undefined;
  readonly code: RulesCode;
  readonly args?: Args;
  readonly fix?: FixKind;
  readonly change?: Change;
  readonly remedy?: Finding['remedy'];
  readonly because?: Message;
}

/**
 * Compares the card's tags with the verdicts (design §4, the table). Only for a card whose tags are known: its state is
 * `ok`, `missing` or `no-header`.
 * @returns findings in the order of the table, frameworks in canonical order
 */
export function tagFindings(context: TagContext): Finding[] {
  const { card, config, detections } = context;
  const items = card.header?.items ?? [];
  const misses = nearMisses(items);
  const finding = (draft: Draft): Finding => ({
    rule: draft.rule,
    severity: draft.severity,
    framework: draft.framework ?? null,
    ...placeOf(card, draft.item),
    code: draft.code,
    args: draft.args ?? {},
    fix: draft.fix ?? 'none',
    remedy: draft.remedy ?? null,
    ...(draft.because === undefined ? {} : { because: draft.because }),
    change: draft.change ?? null,
  });

  const drafts: Draft[] = [];
  const usable = misses.filter((miss) => miss.tag === ENVIRONMENT_TAG || detections[miss.tag].verdict !== 'fails');
  for (const key of FRAMEWORK_KEYS) {
    const item = items.find((candidate) => candidate.value === key);
    if (item === undefined) {
      if (!usable.some((miss) => miss.tag === key)) drafts.push(...untagged(key, detections[key], config));
    } else {
      drafts.push(...tagged(key, detections[key], config, item));
    }
  }
  drafts.push(...usable.map(nearMissDraft));
  drafts.push(...environmentDrafts(context, items, usable));
  return drafts.map(finding);
}

/** No tag: the first four rows of the table. */
function untagged(key: FrameworkKey, detection: Detection, config: RootConfig): Draft[] {
  const settings = config.frameworks[key];
  if (settings?.declareNever !== undefined) return [];
  const args = verdictArgs(key, detection);
  if (detection.verdict === 'loads') {
    return detection.suggestOnly
      ? [{ rule: 'tags/missing-framework', severity: 'notice', framework: key, code: 'suggested-framework', args }]
      : [
          {
            rule: 'tags/missing-framework',
            severity: 'error',
            framework: key,
            code: 'missing-framework',
            args,
            fix: 'safe',
            change: { kind: 'add-tag', tag: key },
          },
        ];
  }
  if (detection.verdict === 'partial' && detection.conditions.length === 0 && settings?.assume === undefined) {
    return [
      {
        rule: 'tags/partial-framework',
        severity: 'notice',
        framework: key,
        code: 'partial-untagged',
        args,
        ...becauseOf(detection),
        remedy: detection.remedy,
      },
    ];
  }
  return [];
}

/** A tag: the rows that hold it against the verdict. */
function tagged(key: FrameworkKey, detection: Detection, config: RootConfig, item: TagItem): Draft[] {
  const assumed = config.frameworks[key]?.assume !== undefined;
  const args = verdictArgs(key, detection);
  const base = { framework: key, item, args, ...becauseOf(detection) };
  switch (detection.verdict) {
    case 'loads': {
      const best = bestTaskset(detection);
      const drafts: Draft[] = [];
      for (const set of detection.tasksets) {
        if (set === best || !set.main || set.door === 'local' || set.verdict === 'loads' || set.tasks.broken === 0)
          continue;
        const { broken, total } = set.tasks;
        drafts.push({
          ...base,
          rule: 'tags/partial-framework',
          severity: 'warning',
          code: 'other-taskset-broken',
          args: { ...args, taskset: shownTaskset(set), broken, setTotal: total },
        });
      }
      return drafts;
    }
    case 'partial':
      if (assumed || detection.conditions.length > 0) return [];
      return [
        {
          ...base,
          rule: 'tags/partial-framework',
          severity: 'warning',
          code: 'partial-tagged',
          remedy: detection.remedy,
        },
      ];
    case 'fails':
      if (detection.tolerated !== undefined) {
        return [
          {
            ...base,
            rule: 'tags/unsupported-framework',
            severity: 'warning',
            code: 'tolerated-framework',
            remedy: detection.tolerated,
          },
        ];
      }
      return [
        {
          ...base,
          rule: 'tags/unsupported-framework',
          severity: 'error',
          code: 'unsupported-framework',
          remedy: detection.remedy,
          ...(detection.remedy === null ? { fix: 'unsafe', change: { kind: 'remove-tag', tag: key } } : {}),
        },
      ];
    case 'unknown':
      if (assumed || detection.vouched) return [];
      return [
        {
          ...base,
          rule: 'tags/unproven-framework',
          severity: 'notice',
          code: 'unproven-framework',
          remedy: detection.remedy,
        },
      ];
  }
}

function nearMissDraft(miss: NearMiss): Draft {
  return {
    rule: 'tags/near-miss',
    severity: 'error',
    ...(miss.tag === ENVIRONMENT_TAG ? {} : { framework: miss.tag }),
    item: miss.item,
    code: miss.redundant ? 'near-miss-redundant' : 'near-miss',
    args: { written: miss.item.value ?? '', tag: miss.tag },
    fix: 'safe',
    change: miss.redundant
      ? { kind: 'drop-item', index: miss.index }
      : { kind: 'replace-item', index: miss.index, tag: miss.tag },
  };
}

/** The rows about `rl-environment` itself and the draft's `environment`. */
function environmentDrafts(context: TagContext, items: readonly TagItem[], misses: readonly NearMiss[]): Draft[] {
  const { detections, config } = context;
  const has = (tag: string): boolean => items.some((item) => item.value === tag);
  const meant = (tag: string): boolean => has(tag) || misses.some((miss) => miss.tag === tag);
  const proven = FRAMEWORK_KEYS.filter((key) =>
    meant(key)
      ? detections[key].verdict !== 'fails'
      : detections[key].verdict === 'loads' &&
        !detections[key].suggestOnly &&
        config.frameworks[key]?.declareNever === undefined,
  );
  const drafts: Draft[] = [];
  if (proven.length > 0 && !meant(ENVIRONMENT_TAG)) {
    drafts.push({
      rule: 'tags/missing-environment',
      severity: 'error',
      code: 'missing-environment',
      args: { frameworks: proven.map((key) => LIBRARIES[key].label), tag: ENVIRONMENT_TAG },
      fix: 'safe',
      change: { kind: 'add-tag', tag: ENVIRONMENT_TAG },
    });
  }
  const noFramework = !FRAMEWORK_KEYS.some(meant) && FRAMEWORK_KEYS.every((key) => detections[key].verdict === 'fails');
  if (meant(ENVIRONMENT_TAG) && noFramework && config.otherFramework === null) {
    drafts.push({
      rule: 'tags/no-framework',
      severity: 'notice',
      item: items.find((item) => item.value === ENVIRONMENT_TAG),
      code: 'no-framework',
      args: { tag: ENVIRONMENT_TAG },
    });
  }
  if (has(STALE_ENVIRONMENT_TAG) && (proven.length > 0 || FRAMEWORK_KEYS.some(meant))) {
    drafts.push({
      rule: 'tags/stale-environment',
      severity: 'notice',
      item: items.find((item) => item.value === STALE_ENVIRONMENT_TAG),
      code: 'stale-environment',
      args: { tag: ENVIRONMENT_TAG, stale: STALE_ENVIRONMENT_TAG },
    });
  }
  return drafts;
}

/** Values every sentence about a verdict can use. */
function verdictArgs(key: FrameworkKey, detection: Detection): Args {
  const best = bestTaskset(detection);
  const bad = best?.broken.map((task) => task.path) ?? [];
  return {
    framework: LIBRARIES[key].label,
    tag: key,
    taskset: best === null ? '' : shownTaskset(best),
    ok: best?.tasks.ok ?? 0,
    total: best?.tasks.total ?? 0,
    tasks: bad.slice(0, 20),
  };
}

/** The evidence that decided a verdict: what refutes it, or keeps it unknown; for `partial` the first broken task. */
function becauseOf(detection: Detection): { because?: Message } {
  if (detection.verdict === 'loads') return {};
  const stance = detection.verdict === 'unknown' ? 'unknown' : 'refutes';
  const because =
    (detection.verdict === 'partial' ? bestTaskset(detection)?.broken[0] : undefined) ??
    detection.evidence.find((one) => one.stance === stance) ??
    bestTaskset(detection)?.broken[0];
  return because === undefined ? {} : { because: { code: because.code, args: because.args } };
}

/** The tag's place, else the `tags` key's line, else the first line of the card, else the repository. */
function placeOf(card: Card, item: TagItem | undefined): FindingPlace {
  if (card.state === 'missing') return placeAt(card.path);
  if (item !== undefined) {
    return {
      path: card.path,
      line: item.at.line,
      column: item.at.column,
      endLine: item.end.line,
      endColumn: item.end.column,
    };
  }
  const line = card.header?.tagsKey == null || card.text === null ? 1 : lineAt(card.text, card.header.tagsKey.start);
  return placeAt(card.path, line);
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/u).length;
}
