import { randomUUID } from 'node:crypto';
import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import { eq } from 'drizzle-orm';
import { accounts } from '../../database/schema/accounts';
import { customers } from '../../database/schema/customers';
import { sessions } from '../../database/schema/sessions';
import type { Queryable } from '../../database/transaction';
import type { Clock } from '../../ports/clock';
import type { Shopper } from '../../ports/shopper';

interface ConfirmedAccount {
  readonly email?: string;
  readonly name?: string;
  readonly locale?: Locale;
  readonly invitedAt?: Date;
}

/** Shoppers as the contracts need them. */
export function createShoppers(db: Queryable, clock: Clock) {
  async function newSession(customerId: number | null): Promise<number> {
    const session = { tokenHash: randomUUID(), createdAt: clock.now(), expiresAt: clock.now() };
    const [row] = await db
      .insert(sessions)
      .values({ ...session, customerId })
      .returning({ id: sessions.id });
    if (!row) throw new Error('An insert returned no row');
    return row.id;
  }

  let count = 0;

  return {
    async newShopper(locale: Locale = 'de'): Promise<Shopper> {
      return { sessionId: await newSession(null), customerId: null, priceList: STANDARD_PRICE_LIST, locale };
    },
    async newCustomer(locale: Locale = 'de'): Promise<Shopper> {
      const [row] = await db.insert(customers).values({}).returning();
      if (!row) throw new Error('An insert returned no row');
      const { id: customerId, priceList } = row;
      return { sessionId: await newSession(customerId), customerId, priceList, locale };
    },
    /** One with an account, whose address is proven: another one each time, and the same in each run. */
    async newConfirmedCustomer({ locale = 'de', ...account }: ConfirmedAccount = {}): Promise<Shopper> {
      const customer = await this.newCustomer(locale);
      count += 1;
      const email = account.email ?? `Anna${count}@customers.example`;
      await db.insert(accounts).values({
        ...{ name: 'Anna Visser', phone: '+31 10 7654321', ...account, email, emailKey: email.toLowerCase(), locale },
        ...{ customerId: customer.customerId ?? 0, confirmedAt: clock.now(), createdAt: clock.now() },
      });
      return customer;
    },
    async newSessionOf(shopper: Shopper): Promise<Shopper> {
      return { ...shopper, sessionId: await newSession(shopper.customerId) };
    },
    async removeCustomer({ customerId }: Shopper): Promise<void> {
      if (customerId !== null) await db.delete(customers).where(eq(customers.id, customerId));
    },
    async endSession({ sessionId }: Shopper): Promise<void> {
      if (sessionId !== null) await db.delete(sessions).where(eq(sessions.id, sessionId));
    },
  };
}

/** A guest with a session. */
export const newShopper = (db: Queryable, clock: Clock, locale: Locale) => createShoppers(db, clock).newShopper(locale);
