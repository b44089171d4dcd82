import { type Freight, freight, type Load, PICKUP } from '../checkout/freight';
import type { FreightRates } from '../checkout/freight-rates';
import { type CheckedPurchase, freightWithoutVat, isIntraCommunitySupply } from '../checkout/intra-community-supply';

/** What a line weighs in for freight: pieces, and grams and mm of one. */
export interface LoadLine {
  readonly pieces: number;
  readonly weight: number;
  readonly lengthMm: number | null;
  readonly isSample: boolean;
}

/** What a cart's lines amount to on a truck. */
export function loadOf(lines: readonly LoadLine[]): Load {
  const lengths = lines.flatMap(({ lengthMm }) => (lengthMm === null ? [] : [lengthMm]));
  const samplesOnly = lines.every(({ isSample }) => isSample);
  return {
    weight: lines.reduce((grams, { weight, pieces }) => grams + weight * pieces, 0),
    longestPiece: lengths.length > 0 ? Math.max(...lengths) : null,
    samples: samplesOnly ? lines.reduce((sum, { pieces }) => sum + pieces, 0) : null,
  };
}

/** A rate card applied to a cart; null while its destination is unknown or it is empty. Pick-up is free, and needs none. */
export function cartFreight(
  lines: readonly LoadLine[],
  purchase: CheckedPurchase,
  rates: FreightRates,
): Freight | null {
  const { destination, isPickup } = purchase;
  if (lines.length === 0) return null;
  if (isPickup) return PICKUP;
  if (!destination) return null;
  const cost = freight(loadOf(lines), destination, rates);
  return cost && isIntraCommunitySupply(purchase) ? freightWithoutVat(cost, destination) : cost;
}
