import type { OdooClient } from '@geven/odoo-rpc';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { customers } from '../../../database/schema/customers';
import type { Queryable } from '../../../database/transaction';
import type { OdooIds } from '../actions/odoo-ids';
import { readPartnerTerms } from './read-partner-terms';

/** Where customers are, and the Odoo that knows them. */
export interface FollowOptions {
  readonly db: Queryable;
  readonly client: OdooClient;
  readonly ids: OdooIds;
}

/** A customer and the partner in Odoo that it is. */
export interface LinkedCustomer {
  readonly customerId: number;
  readonly partnerId: number;
}

/** Gives customers the price lists and payment terms that the merchant chose for their partners in Odoo. */
export async function followPartnerTerms(
  { db, ...odoo }: FollowOptions,
  linked: readonly LinkedCustomer[],
): Promise<void> {
  const terms = await readPartnerTerms(
    odoo,
    linked.map(({ partnerId }) => partnerId),
  );
  for (const { customerId, partnerId } of linked) {
    const chosen = terms.get(partnerId);
    // A partner that is gone says nothing of its customer.
    if (chosen === undefined) continue;
    const { priceList, paymentTermDays } = chosen;
    const isAnother = or(
      ne(customers.priceList, priceList),
      sql`${customers.paymentTermDays} is distinct from ${paymentTermDays}::int`,
    );
    await db
      .update(customers)
      .set(chosen)
      .where(and(eq(customers.id, customerId), isAnother));
  }
}
