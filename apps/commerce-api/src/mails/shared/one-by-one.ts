import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { CommerceError } from '../../domain/errors/commerce-error';

const MAX_WAITING = 20;

/**
 * Writes papers of orders one at a time, for whoever downloads them: who asks for one that is being written shares it.
 * SERVICE_UNAVAILABLE when too many wait.
 */
export function oneByOne<Placed extends PlacedOrder>(write: (placed: Placed) => Promise<Uint8Array>) {
  const underWay = new Map<number, Promise<Uint8Array>>();
  const slot = bulkhead(1, MAX_WAITING);
  return (placed: Placed): Promise<Uint8Array> => {
    const { id } = placed.order;
    const other = underWay.get(id);
    if (other) return other;
    const writing = slot
      .execute(() => write(placed))
      .catch((error: unknown) => {
        throw error instanceof BulkheadRejectedError ? new CommerceError('SERVICE_UNAVAILABLE') : error;
      })
      .finally(() => underWay.delete(id));
    underWay.set(id, writing);
    return writing;
  };
}
