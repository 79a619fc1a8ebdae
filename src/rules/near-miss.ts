import type { TagItem } from '../card/types.ts';
import { ENVIRONMENT_TAG, FRAMEWORK_KEYS } from '../config/vocabulary.ts';
import type { FrameworkKey } from '../config/vocabulary.ts';

/** The tags envcard knows: the environment tag and one per framework. */
export type KnownTag = typeof ENVIRONMENT_TAG | FrameworkKey;

const KNOWN_TAGS: readonly KnownTag[] = [ENVIRONMENT_TAG, ...FRAMEWORK_KEYS];

/** An item of `tags` that is almost a known tag. */
export interface NearMiss {
  readonly index: number;
  readonly item: TagItem;
  readonly tag: KnownTag;
  /** The right tag is in the list as well. */
  readonly redundant: boolean;
}

/**
 * Items that equal a known tag after lower-casing, trimming and reading `_` and spaces as `-`, but not as written.
 * The Hub compares tags letter by letter (hub.md 1.5).
 * @param items items of `tags` in order
 */
export function nearMisses(items: readonly TagItem[]): NearMiss[] {
  const taken = new Set(items.map((item) => item.value));
  const found: NearMiss[] = [];
  items.forEach((item, index) => {
    if (item.value === null || item.value.length > 100) return;
    const normal = item.value.trim().toLowerCase().replaceAll('_', '-').replaceAll(' ', '-');
    const tag = KNOWN_TAGS.find((known) => known === normal);
    if (tag === undefined || item.value === tag) return;
    found.push({ index, item, tag, redundant: taken.has(tag) });
    // A second near miss of the same tag is redundant: the first one becomes the right tag.
    taken.add(tag);
  });
  return found;
}
