import type { Audit } from '../../src/audit.ts';
import { readCard } from '../../src/card/read.ts';
import { DEFAULT_CONFIG } from '../../src/config/defaults.ts';
import type { RootConfig } from '../../src/config/types.ts';
import { FRAMEWORK_KEYS } from '../../src/config/vocabulary.ts';
import type { FrameworkKey } from '../../src/config/vocabulary.ts';
import type { Detection } from '../../src/frameworks/types.ts';
import type { ProposalSource } from '../../src/publish/proposal.ts';
import { Listing } from '../../src/repository/listing.ts';
import { judge } from '../../src/rules/judge.ts';
import { detection } from '../rules/sample.ts';

export interface SourceOptions {
  /** The header's lines; null: no card. */
  readonly header: readonly string[] | null;
  /** Hand-made answers; frameworks not named fail. */
  readonly answers: Partial<Record<FrameworkKey, Detection>>;
  readonly config?: Partial<RootConfig>;
  readonly card?: string;
}

/** A judged root, made of hand-made answers. */
export function sourceOf({ header, answers, config = {}, card: path = 'README.md' }: SourceOptions): ProposalSource {
  const text = header === null ? null : `---\n${header.map((line) => `${line}\n`).join('')}---\n# Demo\n`;
  const bytes = text === null ? null : new TextEncoder().encode(text);
  const card = readCard(
    'README.md',
    bytes === null ? { ok: false, why: { code: 'missing' } } : { ok: true, bytes, truncated: false },
  );
  const detections = Object.fromEntries(
    FRAMEWORK_KEYS.map((key) => [key, answers[key] ?? detection('fails')]),
  ) as Record<FrameworkKey, Detection>;
  const full = { ...DEFAULT_CONFIG, ...config };
  const listing = new Listing(bytes === null ? [] : [{ path: 'README.md', kind: 'file', size: bytes.length }]);
  const tags = new Set(card.header?.items.map(({ value }) => value));
  const audit: Audit = {
    card,
    cardBytes: bytes,
    frameworks: Object.fromEntries(
      FRAMEWORK_KEYS.map((key) => [key, { detection: detections[key], tagged: tags.has(key), assumed: null }]),
    ) as unknown as Audit['frameworks'],
    findings: judge({ card, listing, detections, config: full, configPath: null }),
    edits: [],
    editsWithRemovals: [],
  };
  return { audit, config: full, card: path };
}

/** Text of bytes. */
export function textOf(bytes: Uint8Array | undefined): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
