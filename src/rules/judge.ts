import { cardView } from '../card/read.ts';
import type { Card } from '../card/types.ts';
import type { RootConfig } from '../config/types.ts';
import { ENVIRONMENT_TAG, FRAMEWORK_KEYS } from '../config/vocabulary.ts';
import type { FrameworkKey } from '../config/vocabulary.ts';
import type { Detection } from '../frameworks/types.ts';
import type { Listing } from '../repository/listing.ts';
import { cardFindings } from './card.ts';
import { fileFindings } from './files.ts';
import { findingOf } from './finding.ts';
import { nearMisses } from './near-miss.ts';
import { settle } from './settle.ts';
import { tagFindings } from './tags.ts';
import type { Finding } from './types.ts';
import { viewerFindings } from './viewer.ts';

/** Everything the rules weigh. */
export interface JudgeInput {
  readonly card: Card;
  readonly listing: Listing;
  readonly detections: Readonly<Record<FrameworkKey, Detection>>;
  readonly config: RootConfig;
  /** Path of the config file as findings show it. */
  readonly configPath: string | null;
}

/**
 * From verdicts and header to findings (design §4). A plain dataset, without our tags and without an environment in its
 * files, gives none.
 * @returns findings, most severe first
 */
export function judge(input: JudgeInput): Finding[] {
  const { card, detections, config } = input;
  const tags = card.header?.items.map((item) => item.value) ?? [];
  const tagged = new Set(FRAMEWORK_KEYS.filter((key) => tags.includes(key)));
  const speaksOfEnvironments =
    tagged.size > 0 ||
    tags.includes(ENVIRONMENT_TAG) ||
    nearMisses(card.header?.items ?? []).length > 0 ||
    (card.state === 'invalid' && namesATag(card.text));
  const holdsEnvironment = FRAMEWORK_KEYS.some(
    (key) => detections[key].verdict === 'loads' || detections[key].verdict === 'partial',
  );
  const findings: Finding[] = [];
  if (speaksOfEnvironments || holdsEnvironment) {
    findings.push(...cardFindings(card));
    if (card.state !== 'invalid' && card.state !== 'unreadable') findings.push(...tagFindings(input));
    findings.push(...fileFindings(detections, tagged));
    findings.push(...viewerFindings(cardView(card), input.listing, detections));
    if (input.listing.problem !== null) findings.push(incompleteFinding(input.listing.problem));
  }
  return settle(findings, config, input.configPath);
}

/** Whether the beginning of a card that cannot be parsed names one of our tags as a word of its own. */
function namesATag(text: string | null): boolean {
  const words = new Set((text ?? '').slice(0, 65_536).split(/[^a-z-]+/u));
  return [ENVIRONMENT_TAG, ...FRAMEWORK_KEYS].some((tag) => words.has(tag));
}

function incompleteFinding(problem: NonNullable<Listing['problem']>): Finding {
  const args = { reason: problem.code, detail: problem.detail ?? '' };
  return findingOf('repository/incomplete', 'warning', 'listing-incomplete', { args });
}
