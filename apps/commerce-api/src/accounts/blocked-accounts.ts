import { and, eq, inArray, isNull } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts';
import type { Queryable } from '../database/transaction';
import type { DisabledBy } from '../domain/accounts/account';
import type { Clock } from '../ports/clock';
import { createDevices } from '../sessions/devices';

/** Keeps customers out: nobody can log in to their accounts, and whoever is logged in is logged out. */
export async function blockAccounts(
  { db, clock }: { readonly db: Queryable; readonly clock: Clock },
  customerIds: readonly number[],
  by: DisabledBy,
): Promise<void> {
  if (customerIds.length === 0) return;
  const isOpen = and(inArray(accounts.customerId, [...customerIds]), isNull(accounts.disabledBy));
  const blocked = await db
    .update(accounts)
    .set({ disabledBy: by })
    .where(isOpen)
    .returning({ customerId: accounts.customerId });
  const devices = createDevices({ db, clock });
  for (const { customerId } of blocked) await devices.endAll(customerId, null);
}

/** Lets those in again who were kept out by the same. */
export async function unblockAccounts(db: Queryable, customerIds: readonly number[], by: DisabledBy): Promise<void> {
  if (customerIds.length === 0) return;
  const isBlocked = and(inArray(accounts.customerId, [...customerIds]), eq(accounts.disabledBy, by));
  await db.update(accounts).set({ disabledBy: null }).where(isBlocked);
}
