import { stockSplit } from '@geven/timber';
import type { BuyRow } from './buy-content';

/** Days until the pieces of a row leave the yard; of the first piece when none is chosen. Finishing comes on top. */
export function rowDelay({ stock, saleDelay }: Pick<BuyRow, 'stock' | 'saleDelay'>, pieces: number): number {
  return stockSplit(Math.max(1, pieces), stock, saleDelay).saleDelay;
}
