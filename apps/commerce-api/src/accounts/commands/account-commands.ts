import { randomUUID } from 'node:crypto';
import type { Locale } from '@geven/timber';
import { eq } from 'drizzle-orm';
import { setPriceList } from '../../customers/set-price-list';
import type { Database } from '../../database/connection';
import { accounts } from '../../database/schema/accounts';
import { customers } from '../../database/schema/customers';
import type { Transaction } from '../../database/transaction';
import { emailKey, isEmailAddress } from '../../domain/accounts/email-address';
import type { Clock } from '../../ports/clock';
import type { Job } from '../../ports/jobs';
import { createDevices } from '../../sessions/devices';

/** What the commands for accounts need. */
export interface CommandOptions extends Pick<Database, 'db'> {
  readonly clock: Clock;
  readonly enqueue: (tx: Transaction, job: Job) => Promise<void>;
  /** Whether a backend of its own is to know the customers whose address is proven. */
  readonly hasBackend: boolean;
}

export interface Invited {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly locale: Locale;
}

/** What the merchant does with the account of an address. */
export function createAccountCommands({ db, clock, enqueue, hasBackend }: CommandOptions) {
  async function rowOf(tx: Transaction, email: string) {
    const [row] = await tx
      .select()
      .from(accounts)
      .where(eq(accounts.emailKey, emailKey(email)))
      .for('update');
    return row;
  }

  async function existing(tx: Transaction, email: string) {
    const row = await rowOf(tx, email);
    if (!row) throw new Error(`No account has the address ${email}`);
    return row;
  }

  const change = (id: number, tx: Transaction, values: Partial<typeof accounts.$inferInsert>) =>
    tx.update(accounts).set(values).where(eq(accounts.id, id));

  return {
    /**
     * Lets whoever has an address act for the customer that the merchant knows by it. Sends a link to choose a password;
     * `known` where the address is proven already: the account goes on as that customer, and needs no mail.
     */
    invite: (invited: Invited): Promise<'invited' | 'known'> =>
      db.transaction(async (tx) => {
        if (!isEmailAddress(invited.email)) throw new Error(`${invited.email} is no e-mail address`);
        const now = clock.now();
        const row = (await rowOf(tx, invited.email)) ?? (await insertInvited(tx, invited, now));
        if (row.disabledBy) throw new Error(`The account of ${invited.email} is disabled`);
        await change(row.id, tx, { invitedAt: now });
        const requestId = randomUUID();
        if (row.confirmedAt === null) {
          await enqueue(tx, { name: 'invitation', key: requestId, data: { accountId: row.id, requestId } });
          return 'invited';
        }
        const { customerId } = row;
        if (hasBackend) await enqueue(tx, { name: 'link-customer', key: requestId, data: { customerId } });
        return 'known';
      }),
    /** Logs the customer out everywhere; the password stays good. */
    endSessions: (email: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { customerId } = await existing(tx, email);
        await createDevices({ db: tx, clock }).endAll(customerId, null);
      }),
    /** Keeps the customer out: nobody can log in any more, by whatever way, and whoever is logged in is logged out. */
    disable: (email: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { id, customerId } = await existing(tx, email);
        await change(id, tx, { disabledBy: 'command' });
        await createDevices({ db: tx, clock }).endAll(customerId, null);
      }),
    /** Gives the customer the prices of another list; with a backend of its own the list is chosen there. */
    setPriceList: (email: string, priceList: string): Promise<void> =>
      db.transaction(async (tx) => {
        if (hasBackend) throw new Error('The pricelist of a customer is chosen in the back office');
        const { customerId } = await existing(tx, email);
        await setPriceList(tx, customerId, priceList);
      }),
    /**
     * Lets the customer order on account and pay within days of the invoice; null ends it. With a backend of its own the
     * payment terms are chosen there.
     */
    setPaymentTerm: (email: string, days: number | null): Promise<void> =>
      db.transaction(async (tx) => {
        if (hasBackend) throw new Error('The payment terms of a customer are chosen in the back office');
        const { customerId } = await existing(tx, email);
        await tx.update(customers).set({ paymentTermDays: days }).where(eq(customers.id, customerId));
      }),
    /** Lets the customer in again whom `disable` kept out. */
    enable: (email: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { id, disabledBy } = await existing(tx, email);
        if (disabledBy === 'backend') throw new Error('The customer is archived in the back office: restore it there');
        await change(id, tx, { disabledBy: null });
      }),
  };
}

/** Without a password: only the mail leads into the account. */
async function insertInvited(tx: Transaction, { email, name, phone, locale }: Invited, createdAt: Date) {
  const [customer] = await tx.insert(customers).values({ createdAt }).returning({ id: customers.id });
  const [row] = await tx
    .insert(accounts)
    .values({ customerId: customer?.id ?? 0, email, emailKey: emailKey(email), name, phone, locale, createdAt })
    .returning();
  if (!row) throw new Error('An insert returned no row');
  return row;
}
