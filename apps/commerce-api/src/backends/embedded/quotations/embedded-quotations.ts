import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { lockCart } from '../../../carts/cart-rows';
import { accounts } from '../../../database/schema/accounts';
import { quotations } from '../../../database/schema/quotations';
import type { OrderSearch } from '../../../domain/checkout/order-search';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { AttemptContext } from '../../../payments/give-up-attempt';
import type { Quotations } from '../../../ports/quotations';
import { closeQuotation, isOwned, selectQuotations, toQuotation } from '../../../quotations/quotation-rows';
import type { EmbeddedCartsOptions } from '../cart/embedded-carts';
import { existing, freshCart } from '../cart/fresh-cart';
import { askAgain } from './ask-again';
import { openQuotation } from './open-quotation';
import { saveQuotation } from './save-quotation';

interface EmbeddedQuotationsOptions extends EmbeddedCartsOptions, AttemptContext {
  /** In front of a quotation's number. */
  readonly numberPrefix: string;
}

/** Quotations in PostgreSQL. */
export function createEmbeddedQuotations(options: EmbeddedQuotationsOptions): Quotations {
  const { db, transact, freightRates, clock, numberPrefix, enqueue } = options;
  return {
    isCartPossible: true,
    save: (shopper) =>
      transact(shopper, (tx) => saveQuotation(tx, shopper, { rates: freightRates(), now: clock.now(), numberPrefix })),
    async page(customerId, { search, offset, limit }) {
      const isMeant = and(eq(quotations.customerId, customerId), search ? matches(search) : undefined);
      const found = await selectQuotations(db)
        .where(isMeant)
        .orderBy(desc(quotations.savedAt), desc(quotations.id))
        .offset(offset)
        .limit(limit);
      const [counted] = await db.select({ totalCount: count() }).from(quotations).where(isMeant);
      return { quotations: found.map(toQuotation), totalCount: counted?.totalCount ?? 0 };
    },
    async ofCustomer(customerId) {
      const isMeant = eq(quotations.customerId, customerId);
      return (await selectQuotations(db).where(isMeant).orderBy(desc(quotations.id))).map(toQuotation);
    },
    async byId(customerId, quotationId) {
      const [found] = await selectQuotations(db).where(isOwned({ customerId, quotationId }));
      return found ? toQuotation(found) : null;
    },
    open: (shopper, quotationId) =>
      transact(shopper, async (tx) => {
        await openQuotation(tx, shopper, { quotationId, now: clock.now() });
        return existing(await freshCart(tx, shopper, freightRates()));
      }),
    close: (shopper) =>
      transact(shopper, async (tx) => {
        const cart = await lockCart(tx, shopper);
        if (cart && cart.quotationId !== null) await closeQuotation(tx, cart.quotationId);
        return await freshCart(tx, shopper, freightRates());
      }),
    askAgain: (shopper, quotationId) =>
      transact(shopper, async (tx) => {
        const { customerId, locale } = shopper;
        const asking = { customerId, locale, quotationId, now: clock.now(), numberPrefix, enqueue };
        return toQuotation({ row: await askAgain(tx, asking), cartId: null });
      }),
    remove: (shopper, quotationId) =>
      transact(shopper, async (tx) => {
        const owned = isOwned({ customerId: shopper.customerId, quotationId });
        const [quotation] = await tx.select({ id: quotations.id }).from(quotations).where(owned).for('update');
        if (!quotation) throw new CommerceError('QUOTATION_NOT_FOUND');
        await closeQuotation(tx, quotationId);
        await tx.delete(quotations).where(owned);
        return await freshCart(tx, shopper, freightRates());
      }),
    async asked(quotationId) {
      const [found] = await selectQuotations(db).where(eq(quotations.id, quotationId));
      if (!found) return null;
      const [account] = await db
        .select({ name: accounts.name, email: accounts.email })
        .from(accounts)
        .where(eq(accounts.customerId, found.row.customerId));
      return account ? { quotation: toQuotation(found), locale: found.row.locale, ...account } : null;
    },
  };
}

/** By its number, with or without the letters before it, or by a part of a reference. */
function matches({ term, digits }: OrderSearch): SQL | undefined {
  const part = `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(
    digits === null ? undefined : sql`regexp_replace(${quotations.name}, '^[^0-9]*', '') = ${digits}`,
    ilike(quotations.clientOrderRef, part),
    ilike(quotations.projectReference, part),
  );
}
