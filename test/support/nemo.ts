import { cardView, readCard } from '../../src/card/read.ts';
import type { CardView } from '../../src/card/types.ts';
import type { Repository, ReadResult } from '../../src/repository/types.ts';

/** The card of an in-memory repository, as a detector sees it. */
export function cardOf(repository: Repository): CardView {
  return cardView(readCard('README.md', repository.read('README.md', 4 * 1024 * 1024) as ReadResult));
}
