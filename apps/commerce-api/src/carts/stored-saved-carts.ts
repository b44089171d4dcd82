import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { savedCarts } from '../database/schema/saved-carts';
import { SAVED_CART_LIFE_MS } from '../domain/cart/saved-cart';
import type { Outbox } from '../outbox/outbox';
import type { Clock } from '../ports/clock';
import type { SavedCarts } from '../ports/saved-carts';
import { hashOfToken, newToken } from '../sessions/token';

interface SavedCartsOptions extends Pick<Database, 'db'> {
  readonly clock: Clock;
  readonly enqueue: Outbox['enqueue'];
}

/** Copies of carts in PostgreSQL, whatever the backend is. */
export function createStoredSavedCarts({ db, clock, enqueue }: SavedCartsOptions): SavedCarts {
  const expiry = () => new Date(clock.now().getTime() + SAVED_CART_LIFE_MS);
  return {
    mail: ({ email, ...copy }) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .insert(savedCarts)
          .values({ ...copy, expiresAt: expiry() })
          .returning({ id: savedCarts.id });
        if (!row) throw new Error('An insert returned no row');
        const data = { savedCartId: row.id, email, locale: copy.locale };
        await enqueue(tx, { name: 'cart-mail', key: String(row.id), data });
      }),
    async issue(savedCartId) {
      const token = newToken();
      const [row] = await db
        .update(savedCarts)
        .set({ tokenHash: hashOfToken(token), expiresAt: expiry() })
        .where(eq(savedCarts.id, savedCartId))
        .returning({ lines: savedCarts.lines });
      return row ? { token, lines: row.lines } : null;
    },
    async byToken(token) {
      const isGood = and(eq(savedCarts.tokenHash, hashOfToken(token)), gt(savedCarts.expiresAt, clock.now()));
      const [row] = await db.select({ lines: savedCarts.lines }).from(savedCarts).where(isGood);
      return row?.lines ?? null;
    },
    async removeExpired() {
      await db.delete(savedCarts).where(lte(savedCarts.expiresAt, clock.now()));
    },
  };
}
