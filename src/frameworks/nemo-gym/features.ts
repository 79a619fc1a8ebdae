import type { CardView } from '../../card/types.ts';
import { isMapping } from '../support/pydantic.ts';
import type { Evidence } from '../types.ts';
import type { EvidenceCode } from './codes.ts';
import { PARAMS } from './judge.ts';
import { cardData } from './split/card.ts';

/** What the card's `dataset_info` says of the column that matters, before any row is read. */
export function featureEvidence(card: CardView): Evidence[] {
  if (!isMapping(card.data) || !Object.hasOwn(card.data, 'dataset_info')) return [];
  const found: Evidence[] = [];
  for (const [config, features] of cardData(card).features) {
    const params = features?.kind === 'struct' ? features.fields.get(PARAMS) : undefined;
    if (params === undefined) continue;
    const say = (stance: Evidence['stance'], code: EvidenceCode, fact: string): void => {
      found.push({ stance, code, args: { config }, path: card.path, line: card.lineOf('dataset_info'), fact });
    };
    if (params.kind === 'struct' && params.fields.has('input')) say('supports', 'nemo-features-params', 'N6');
    else if (params.kind === 'struct') say('refutes', 'nemo-features-key', 'N10');
    else if (params.kind === 'scalar' || params.kind === 'list') say('refutes', 'nemo-features-form', 'N9');
  }
  return found;
}
