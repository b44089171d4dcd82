import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts';
import { emailChanges } from '../database/schema/email-changes';
import type { Transaction } from '../database/transaction';
import { isUniqueViolation } from '../database/unique-violation';
import { EMAIL_CHANGE_MS, type EmailChange, isDue, isLapsed } from '../domain/accounts/email-change';
import type { EmailChangeOutcome, EmailChanges } from '../ports/email-changes';
import { createDevices } from '../sessions/devices';
import { findAccountById } from './account-rows';
import { deleteOpenChange, findOpenChange, lockOpenChange, toEmailChange } from './email-change-rows';
import { deleteLinks, spendLink, spendLinkTo } from './mail-link-rows';
import type { StoredAccountsOptions } from './stored-accounts';

/** What was settled is kept as long as mails and the backend may still have to be told, and no longer. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Changes of addresses in PostgreSQL, whatever the backend is. */
export function createStoredEmailChanges({ db, clock, enqueue }: StoredAccountsOptions): EmailChanges {
  /** The new address is the account's from now on, unless another account has it meanwhile. */
  async function settle(tx: Transaction, { id, accountId, after }: EmailChange): Promise<'settled' | 'taken'> {
    const now = clock.now();
    try {
      // In a step of its own: a transaction does not go on after an error.
      await tx.transaction((step) =>
        step
          .update(accounts)
          .set({ ...after, confirmedAt: now })
          .where(eq(accounts.id, accountId)),
      );
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await deleteOpenChange(tx, accountId);
      return 'taken';
    }
    await tx.update(emailChanges).set({ settledAt: now }).where(eq(emailChanges.id, id));
    // They were sent to the address before.
    await deleteLinks(tx, accountId);
    await enqueue(tx, { name: 'follow-email-change', key: id, data: { changeId: id } });
    for (const to of ['before', 'after'] as const)
      await enqueue(tx, { name: 'email-changed', key: `${id}:${to}`, data: { changeId: id, to } });
    return 'settled';
  }

  /** Notes an answer, and settles the change where it was the last one that was missing. */
  async function answer(
    tx: Transaction,
    change: EmailChange,
    answered: 'approvedAt' | 'confirmedAt',
  ): Promise<EmailChangeOutcome> {
    const now = clock.now();
    await tx
      .update(emailChanges)
      .set({ [answered]: now })
      .where(eq(emailChanges.id, change.id));
    return isDue({ ...change, [answered]: now }, now) ? await settle(tx, change) : 'waiting';
  }

  return {
    async byId(changeId) {
      const [row] = await db.select().from(emailChanges).where(eq(emailChanges.id, changeId));
      return row ? toEmailChange(row) : null;
    },
    open: (accountId) => findOpenChange(db, accountId),
    request: (accountId, after) =>
      db.transaction(async (tx) => {
        const account = await findAccountById(tx, accountId);
        if (!account) throw new Error('The account is gone');
        await deleteOpenChange(tx, accountId);
        const id = randomUUID();
        await tx.insert(emailChanges).values({
          id,
          accountId,
          emailBefore: account.email,
          emailKeyBefore: account.emailKey,
          emailAfter: after.email,
          emailKeyAfter: after.emailKey,
          requestedAt: clock.now(),
        });
        for (const name of ['approve-email-change', 'confirm-new-email'] as const)
          await enqueue(tx, { name, key: id, data: { changeId: id } });
      }),
    withdraw: (accountId) => db.transaction((tx) => deleteOpenChange(tx, accountId)),
    confirm: (accountId, token) =>
      db.transaction(async (tx) => {
        const change = await lockOpenChange(tx, accountId);
        const link = { purpose: 'confirm-new-email', now: clock.now() } as const;
        const isSpent = change && (await spendLinkTo(tx, token, link, { id: accountId, ...change.after }));
        return isSpent ? await answer(tx, change, 'confirmedAt') : 'link-expired';
      }),
    approve: (token) =>
      db.transaction(async (tx) => {
        const account = await spendLink(tx, token, { purpose: 'approve-email-change', now: clock.now() });
        const change = account && (await lockOpenChange(tx, account.id));
        return change ? await answer(tx, change, 'approvedAt') : 'link-expired';
      }),
    refuse: (token) =>
      db.transaction(async (tx) => {
        const account = await spendLink(tx, token, { purpose: 'approve-email-change', now: clock.now() });
        if (!account) return false;
        await deleteOpenChange(tx, account.id);
        await createDevices({ db: tx, clock }).endAll(account.customerId, null);
        return true;
      }),
    async settleDue() {
      const now = clock.now();
      const isOld = lte(emailChanges.requestedAt, new Date(now.getTime() - EMAIL_CHANGE_MS));
      const old = await db
        .select({ accountId: emailChanges.accountId })
        .from(emailChanges)
        .where(and(isNull(emailChanges.settledAt), isOld));
      for (const { accountId } of old) {
        await db.transaction(async (tx) => {
          const change = await lockOpenChange(tx, accountId);
          if (change && isLapsed(change, now)) await deleteOpenChange(tx, accountId);
          else if (change && isDue(change, now)) await settle(tx, change);
        });
      }
      await db.delete(emailChanges).where(lte(emailChanges.settledAt, new Date(now.getTime() - KEPT_MS)));
    },
  };
}
