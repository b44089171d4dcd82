import { CommerceError } from '../errors/commerce-error';
import type { Finish } from './finish';

type Choice = Pick<Finish, 'id' | 'attribute' | 'isDefault' | 'longest'>;

/** What is to be finished; mm. */
interface Piece {
  readonly lengthMm: number | null;
  readonly isSample: boolean;
}

/**
 * Those of a product's finishes that were chosen for a piece, by id; what the product has anyway is no choice. Refuses
 * what the product does not offer, two of one attribute, and pieces that are too long; samples are never finished.
 */
export function chooseFinishes<Offered extends Choice>(
  offered: readonly Offered[],
  finishIds: readonly number[],
  { lengthMm, isSample }: Piece,
): Offered[] {
  const chosen = [...new Set(finishIds)]
    .toSorted((one, other) => one - other)
    .map((finishId) => {
      const finish = isSample ? undefined : offered.find(({ id }) => id === finishId);
      if (!finish) throw new CommerceError('FINISH_NOT_AVAILABLE', { finishId });
      return finish;
    });
  for (const { attribute } of chosen) {
    if (chosen.filter((other) => other.attribute === attribute).length > 1) {
      throw new CommerceError('FINISH_AMBIGUOUS', { attribute });
    }
  }
  for (const { id: finishId, longest } of chosen) {
    if (longest !== null && lengthMm !== null && lengthMm > longest) {
      throw new CommerceError('FINISH_PIECE_TOO_LONG', { finishId, max: longest });
    }
  }
  return chosen.filter(({ isDefault }) => !isDefault);
}
