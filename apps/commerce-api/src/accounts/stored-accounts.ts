import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { accounts } from '../database/schema/accounts';
import { customers } from '../database/schema/customers';
import type { Transaction } from '../database/transaction';
import type { Account } from '../domain/accounts/account';
import { PASSWORD_LINKS } from '../domain/accounts/mail-link';
import type { AccountMail, Accounts } from '../ports/accounts';
import type { Clock } from '../ports/clock';
import type { Job } from '../ports/jobs';
import { createDevices } from '../sessions/devices';
import { findAccount, findAccountById, toAccount } from './account-rows';
import { deleteOpenChange } from './email-change-rows';
import { deleteLinks, findLink, spendLink } from './mail-link-rows';

export interface StoredAccountsOptions extends Pick<Database, 'db'> {
  readonly clock: Clock;
  /** Stores a job in the transaction of its cause. */
  readonly enqueue: (tx: Transaction, job: Job) => Promise<void>;
}

/** Accounts in PostgreSQL, whatever the backend is. */
export function createStoredAccounts({ db, clock, enqueue }: StoredAccountsOptions): Accounts {
  function sendMail(tx: Transaction, name: AccountMail, accountId: number | null): Promise<void> {
    const requestId = randomUUID();
    return enqueue(tx, { name, key: requestId, data: { accountId, requestId } });
  }

  return {
    byId: (accountId) => findAccountById(db, accountId),
    byEmail: (emailKey) => findAccount(db, eq(accounts.emailKey, emailKey)),
    ofCustomer: (customerId) => findAccount(db, eq(accounts.customerId, customerId)),
    register: (draft) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const customerId = await insertCustomer(tx, now);
        const [row] = await tx
          .insert(accounts)
          .values({ ...draft, customerId, createdAt: now, acceptedAt: now })
          .onConflictDoNothing({ target: accounts.emailKey })
          .returning();
        if (!row) {
          await tx.delete(customers).where(eq(customers.id, customerId));
          return null;
        }
        await sendMail(tx, 'confirm-email', row.id);
        return toAccount(row);
      }),
    async update(accountId, changes) {
      if (Object.keys(changes).length === 0) return;
      await db.update(accounts).set(changes).where(eq(accounts.id, accountId));
    },
    async rehash(accountId, passwordHash) {
      await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
    },
    setPassword: (accountId, passwordHash, exceptSession) =>
      db.transaction(async (tx) => {
        const [row] = await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId)).returning();
        if (!row) throw new Error('The account is gone');
        for (const purpose of PASSWORD_LINKS) await deleteLinks(tx, accountId, purpose);
        await createDevices({ db: tx, clock }).endAll(row.customerId, exceptSession);
        await sendMail(tx, 'password-changed', accountId);
      }),
    resetPassword: (token, passwordHash) =>
      db.transaction(async (tx) => {
        const account = await spendPasswordLink(tx, token, clock.now());
        if (!account) return null;
        const before = await findAccount(tx, eq(accounts.id, account.id));
        const isFirst = before?.passwordHash === null;
        await createDevices({ db: tx, clock }).endAll(account.customerId, null);
        await deleteLinks(tx, account.id);
        // It may have been a stranger who asked for it.
        await deleteOpenChange(tx, account.id);
        if (!account.isConfirmed && !isFirst) await beginAgain(tx, account, clock.now());
        const [row] = await tx
          .update(accounts)
          .set({ passwordHash, ...(account.isConfirmed ? {} : { confirmedAt: clock.now() }) })
          .where(eq(accounts.id, account.id))
          .returning();
        if (!isFirst) await sendMail(tx, 'password-changed', account.id);
        return row ? toAccount(row) : null;
      }),
    confirm: (accountId, token) =>
      db.transaction(async (tx) => {
        const link = { purpose: 'confirm-email', now: clock.now() } as const;
        const isOwn = (await findLink(tx, token, link))?.id === accountId;
        if (!isOwn || !(await spendLink(tx, token, link))) return false;
        await deleteLinks(tx, accountId, 'confirm-email');
        await tx.update(accounts).set({ confirmedAt: clock.now() }).where(eq(accounts.id, accountId));
        return true;
      }),
    sendMail: (mail, accountId) => db.transaction((tx) => sendMail(tx, mail, accountId)),
  };
}

/** Of whichever purpose the link is. */
async function spendPasswordLink(tx: Transaction, token: string, now: Date): Promise<Account | null> {
  for (const purpose of PASSWORD_LINKS) {
    const account = await spendLink(tx, token, { purpose, now });
    if (account) return account;
  }
  return null;
}

async function insertCustomer(tx: Transaction, createdAt: Date): Promise<number> {
  const [row] = await tx.insert(customers).values({ createdAt }).returning({ id: customers.id });
  if (!row) throw new Error('An insert returned no row');
  return row.id;
}

/** Takes everything away that was entered before anybody proved to have the address. */
async function beginAgain(tx: Transaction, { id, customerId }: Account, now: Date): Promise<void> {
  const customer = { customerId: await insertCustomer(tx, now), pendingDeletionAt: null };
  const person = { name: '', phone: '', mobile: '', ...customer };
  await tx.update(accounts).set(person).where(eq(accounts.id, id));
  await tx.delete(customers).where(eq(customers.id, customerId));
}
