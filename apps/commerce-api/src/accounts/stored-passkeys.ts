import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { passkeys } from '../database/schema/passkeys';
import type { Passkeys } from '../ports/passkeys';
import type { StoredAccountsOptions } from './stored-accounts';

/** Passkeys in PostgreSQL. */
export function createStoredPasskeys({ db, clock, enqueue }: StoredAccountsOptions): Passkeys {
  const { id, customerId, credentialId, publicKey, counter, transports, name, createdAt, lastUsedAt } = passkeys;
  const credential = { credentialId, publicKey, counter, transports };

  return {
    list: (ofCustomer) =>
      db
        .select({ id, name, createdAt, lastUsedAt })
        .from(passkeys)
        .where(eq(customerId, ofCustomer))
        .orderBy(desc(createdAt), desc(id)),
    credentials: (ofCustomer) => db.select(credential).from(passkeys).where(eq(customerId, ofCustomer)),
    async find(wanted) {
      const columns = { id, customerId, ...credential };
      const [row] = await db.select(columns).from(passkeys).where(eq(credentialId, wanted));
      return row ?? null;
    },
    add: (account, passkey) =>
      db.transaction(async (tx) => {
        const added = await tx
          .insert(passkeys)
          .values({
            ...passkey,
            transports: [...passkey.transports],
            customerId: account.customerId,
            createdAt: clock.now(),
          })
          .onConflictDoNothing({ target: credentialId })
          .returning({ id });
        if (added.length === 0) return false;
        const requestId = randomUUID();
        await enqueue(tx, { name: 'passkey-added', key: requestId, data: { accountId: account.id, requestId } });
        return true;
      }),
    async remove(ofCustomer, passkeyId) {
      await db.delete(passkeys).where(and(eq(customerId, ofCustomer), eq(id, passkeyId)));
    },
    async noteUse(passkeyId, signed) {
      // Devices that share a passkey by a cloud do not count: they always say 0.
      const hasMoved = signed === 0 ? eq(counter, 0) : lt(counter, sql`${signed}::bigint`);
      const noted = await db
        .update(passkeys)
        .set({ counter: signed, lastUsedAt: clock.now() })
        .where(and(eq(id, passkeyId), hasMoved))
        .returning({ id });
      return noted.length > 0;
    },
  };
}
