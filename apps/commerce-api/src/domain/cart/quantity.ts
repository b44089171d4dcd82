import { MAX_PIECES } from '@geven/timber';
import { CommerceError } from '../errors/commerce-error';

/** Refuses what is no number of pieces that a line may have: whole, 1 to 9,999. */
export function checkQuantity(quantity: number): void {
  if (quantity === 0) throw new CommerceError('PIECES_REQUIRED');
  if (!Number.isInteger(quantity) || quantity < 0) throw new CommerceError('QUANTITY_INVALID', { quantity });
  if (quantity > MAX_PIECES) throw new CommerceError('QUANTITY_TOO_LARGE', { max: MAX_PIECES });
}
