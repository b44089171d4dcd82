import { and, eq, isNull } from 'drizzle-orm';
import { emailChanges } from '../database/schema/email-changes';
import type { Queryable, Transaction } from '../database/transaction';
import type { EmailChange } from '../domain/accounts/email-change';
import { deleteLinks } from './mail-link-rows';

type EmailChangeRow = typeof emailChanges.$inferSelect;

export function toEmailChange(row: EmailChangeRow): EmailChange {
  const { emailBefore, emailKeyBefore, emailAfter, emailKeyAfter, ...change } = row;
  return {
    ...change,
    before: { email: emailBefore, emailKey: emailKeyBefore },
    after: { email: emailAfter, emailKey: emailKeyAfter },
  };
}

const isOpen = (accountId: number) => and(eq(emailChanges.accountId, accountId), isNull(emailChanges.settledAt));

export async function findOpenChange(db: Queryable, accountId: number): Promise<EmailChange | null> {
  const [row] = await db.select().from(emailChanges).where(isOpen(accountId));
  return row ? toEmailChange(row) : null;
}

/** The same, and whoever else wants to answer it waits. */
export async function lockOpenChange(tx: Transaction, accountId: number): Promise<EmailChange | null> {
  const [row] = await tx.select().from(emailChanges).where(isOpen(accountId)).for('update');
  return row ? toEmailChange(row) : null;
}

/** Makes the change of an account void that is not settled, with the links of its mails. */
export async function deleteOpenChange(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(emailChanges).where(isOpen(accountId));
  for (const purpose of ['approve-email-change', 'confirm-new-email'] as const)
    await deleteLinks(tx, accountId, purpose);
}
