import { cardView, readCard, README_LIMIT } from './card/read.ts';
import type { Card } from './card/types.ts';
import type { RootConfig } from './config/types.ts';
import { FRAMEWORK_KEYS } from './config/vocabulary.ts';
import type { FrameworkKey } from './config/vocabulary.ts';
import { blobId } from './fix/blob.ts';
import { planEdits } from './fix/plan.ts';
import type { Edit } from './fix/types.ts';
import { DETECTORS } from './frameworks/index.ts';
import type { Detection, DetectorContext } from './frameworks/types.ts';
import type { Repository } from './repository/types.ts';
import { judge } from './rules/judge.ts';
import type { Finding, FixKind } from './rules/types.ts';

/** What is judged and what the owner says of it. */
export interface AuditInput {
  readonly repository: Repository;
  /** `OWNER/NAME` on the Hub, where known. */
  readonly repoId: string | null;
  readonly config: RootConfig;
  /** The config file's path as findings show it, or null. */
  readonly configPath: string | null;
  /** Compiles answer schemas under a time limit; null leaves them unchecked. */
  readonly schemaChecker: DetectorContext['schemaChecker'];
  /** Also tell what no verdict rests on and takes longer to find. */
  readonly thorough?: boolean;
}

/** One framework's answer beside what the card and the owner say. */
export interface AuditedFramework {
  readonly detection: Detection;
  readonly tagged: boolean;
  readonly assumed: { readonly reason: string } | null;
}

/** The result: everything a report, a fix or a pull request needs, without a sentence in it. */
export interface Audit {
  readonly card: Card;
  /** The README's bytes as judged; null when it is missing or unreadable. */
  readonly cardBytes: Uint8Array | null;
  readonly frameworks: Readonly<Record<FrameworkKey, AuditedFramework>>;
  readonly findings: readonly Finding[];
  /** What `fix` does. */
  readonly edits: readonly Edit[];
  /** What `fix --unsafe` does. */
  readonly editsWithRemovals: readonly Edit[];
}

/**
 * Judges one repository (design §1): evidence per framework, verdicts, findings, edits. Pure: everything comes in
 * through `input`, nothing is written.
 * @returns the audit; content that cannot be read or parsed is part of it, never an exception
 */
export async function audit(input: AuditInput): Promise<Audit> {
  const { repository, config } = input;
  const listed = repository.listing.get(config.card);
  const read = await repository.read(config.card, README_LIMIT);
  const card = readCard(config.card, listed === undefined && repository.listing.complete ? MISSING : read);
  const cardBytes = read.ok ? read.bytes : null;
  const context: DetectorContext = {
    repository,
    card: cardView(card),
    repoId: input.repoId,
    schemaChecker: input.schemaChecker,
    thorough: input.thorough,
  };
  const detections = await detectAll(context);
  const findings = judge({ card, listing: repository.listing, detections, config, configPath: input.configPath });
  const base = cardBytes === null ? null : blobId(cardBytes);
  const safe = plan(card, cardBytes, findings, base, ['safe']);
  const withRemovals = plan(card, cardBytes, safe.findings, base, ['safe', 'unsafe']);
  const tags = new Set(card.header?.items.map((item) => item.value));
  const frameworks = FRAMEWORK_KEYS.map((key): [FrameworkKey, AuditedFramework] => {
    const assume = config.frameworks[key]?.assume;
    return [
      key,
      {
        detection: detections[key],
        tagged: tags.has(key),
        assumed: assume === undefined ? null : { reason: assume.reason },
      },
    ];
  });
  return {
    card,
    cardBytes,
    frameworks: Object.fromEntries(frameworks) as Record<FrameworkKey, AuditedFramework>,
    findings: withRemovals.findings,
    edits: safe.edits,
    editsWithRemovals: withRemovals.edits,
  };
}

const MISSING = { ok: false, why: { code: 'missing' } } as const;

async function detectAll(context: DetectorContext): Promise<Record<FrameworkKey, Detection>> {
  const answers = await Promise.all(
    FRAMEWORK_KEYS.map(async (key): Promise<[FrameworkKey, Detection]> => [key, await DETECTORS[key].detect(context)]),
  );
  return Object.fromEntries(answers) as Record<FrameworkKey, Detection>;
}

/** Spells the changes of the given kinds out as edits; where that is not safe the findings lose their fix and say why. */
function plan(
  card: Card,
  bytes: Uint8Array | null,
  findings: readonly Finding[],
  base: string | null,
  kinds: readonly FixKind[],
): { edits: readonly Edit[]; findings: readonly Finding[] } {
  const changes = findings.flatMap((finding, index) =>
    finding.change !== null && kinds.includes(finding.fix) ? [{ change: finding.change, finding: index }] : [],
  );
  if (changes.length === 0) return { edits: [], findings };
  const planned = planEdits(card, bytes, changes, base);
  if (planned.ok) return { edits: planned.edits, findings };
  const remedy = { code: planned.code, args: planned.args };
  return {
    edits: [],
    findings: findings.map((finding) =>
      finding.change !== null && kinds.includes(finding.fix)
        ? { ...finding, fix: 'none', change: null, remedy: finding.remedy ?? remedy }
        : finding,
    ),
  };
}
