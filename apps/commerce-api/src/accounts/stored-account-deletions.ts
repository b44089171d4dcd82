import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts';
import { customers } from '../database/schema/customers';
import { newsletterSubscriptions } from '../database/schema/newsletter';
import type { Transaction } from '../database/transaction';
import { DELETION_DELAY_MS } from '../domain/accounts/deletion';
import type { AccountDeletions } from '../ports/account-deletions';
import { toAccount } from './account-rows';
import { deleteLinks, spendLink } from './mail-link-rows';
import type { StoredAccountsOptions } from './stored-accounts';

/** Deletions of accounts in PostgreSQL, whatever the backend is. */
export function createStoredAccountDeletions({ db, clock, enqueue }: StoredAccountsOptions): AccountDeletions {
  const { id, pendingDeletionAt } = accounts;

  async function undo(tx: Transaction, accountId: number): Promise<void> {
    const isInTime = and(eq(id, accountId), gt(pendingDeletionAt, clock.now()));
    await tx.update(accounts).set({ pendingDeletionAt: null }).where(isInTime);
    await deleteLinks(tx, accountId, 'undo-deletion');
  }

  return {
    request: (accountId) =>
      db.transaction(async (tx) => {
        const set = await tx
          .update(accounts)
          .set({ pendingDeletionAt: new Date(clock.now().getTime() + DELETION_DELAY_MS) })
          .where(and(eq(id, accountId), isNull(pendingDeletionAt)))
          .returning({ accountId: id });
        const requestId = randomUUID();
        for (const account of set)
          await enqueue(tx, { name: 'deletion-announced', key: requestId, data: { ...account, requestId } });
      }),
    undo: (accountId) => db.transaction((tx) => undo(tx, accountId)),
    undoByLink: (token) =>
      db.transaction(async (tx) => {
        const account = await spendLink(tx, token, { purpose: 'undo-deletion', now: clock.now() });
        if (account) await undo(tx, account.id);
        return account !== null;
      }),
    async due() {
      return (await db.select().from(accounts).where(lte(pendingDeletionAt, clock.now()))).map(toAccount);
    },
    carryOut: ({ id: accountId, customerId }) =>
      db.transaction(async (tx) => {
        const isOver = and(eq(id, accountId), lte(pendingDeletionAt, clock.now()));
        const [account] = await tx.select().from(accounts).where(isOver).for('update');
        if (!account) return;
        const { email, emailKey, confirmedAt, locale } = account;
        // Newsletters are an address's, whoever has an account with it: one that was never proven may be a stranger's.
        if (confirmedAt) await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.emailKey, emailKey));
        // What belongs to the customer goes with its row, sessions at once; orders stay, of nobody's.
        await tx.delete(customers).where(eq(customers.id, customerId));
        const requestId = randomUUID();
        await enqueue(tx, { name: 'account-deleted', key: requestId, data: { email, locale, requestId } });
      }),
  };
}
