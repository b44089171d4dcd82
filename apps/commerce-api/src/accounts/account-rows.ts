import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts';
import type { Queryable } from '../database/transaction';
import type { Account } from '../domain/accounts/account';
import type { Credentials } from '../ports/accounts';

type AccountRow = typeof accounts.$inferSelect;

/** An account without what its password is checked against. */
export function toAccount(row: AccountRow): Account {
  const { id, customerId, email, emailKey, name, phone, mobile, locale, showTaxPrice, createdAt, confirmedAt } = row;
  const [isConfirmed, deletionAt] = [confirmedAt !== null, row.pendingDeletionAt];
  return {
    id,
    customerId,
    email,
    emailKey,
    isConfirmed,
    name,
    phone,
    mobile,
    locale,
    showTaxPrice,
    createdAt,
    deletionAt,
  };
}

/** One that is disabled is as if there were none, wherever it is looked for. */
export const isEnabled = (): SQL => isNull(accounts.disabledBy);

/** The account that a condition holds for. */
export async function findAccount(db: Queryable, condition: SQL): Promise<Credentials | null> {
  const [row] = await db.select().from(accounts).where(and(condition, isEnabled()));
  return row ? { account: toAccount(row), passwordHash: row.passwordHash } : null;
}

export const findAccountById = async (db: Queryable, accountId: number): Promise<Account | null> =>
  (await findAccount(db, eq(accounts.id, accountId)))?.account ?? null;
