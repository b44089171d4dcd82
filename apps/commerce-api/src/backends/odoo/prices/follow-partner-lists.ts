import type { OdooClient } from '@geven/odoo-rpc';
import { and, eq, ne } from 'drizzle-orm';
import { customers } from '../../../database/schema/customers';
import type { Queryable } from '../../../database/transaction';
import type { OdooIds } from '../actions/odoo-ids';
import { readPartnerLists } from './read-partner-lists';

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

/** Gives customers the price lists that the merchant chose for their partners in Odoo. */
export async function followPartnerLists(
  { db, ...odoo }: FollowOptions,
  linked: readonly LinkedCustomer[],
): Promise<void> {
  const lists = await readPartnerLists(
    odoo,
    linked.map(({ partnerId }) => partnerId),
  );
  for (const { customerId, partnerId } of linked) {
    const priceList = lists.get(partnerId);
    // A partner that is gone says nothing of its customer.
    if (priceList === undefined) continue;
    const isAnother = and(eq(customers.id, customerId), ne(customers.priceList, priceList));
    await db.update(customers).set({ priceList }).where(isAnother);
  }
}
