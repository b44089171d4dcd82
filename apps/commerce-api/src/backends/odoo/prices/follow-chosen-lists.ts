import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { customers } from '../../../database/schema/customers';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import type { Clock } from '../../../ports/clock';
import { takeWritten } from '../written-since';
import { type FollowOptions, followPartnerTerms, type LinkedCustomer } from './follow-partner-terms';
import { priceListKey } from './read-partner-terms';

interface ChosenOptions extends Omit<FollowOptions, 'db'>, Pick<Database, 'db'> {
  readonly clock: Clock;
}

interface WrittenRow {
  readonly id: number;
  readonly write_date: string;
}

/** Follows whether the pricelists that the merchant chose for partners can still be used, which no partner says. */
export async function followChosenLists({ clock, ...options }: ChosenOptions): Promise<void> {
  await takeWritten<WrittenRow>(options, {
    ...{ name: 'price lists', model: 'product.pricelist', domain: [], fields: [] },
    // Nobody has a list before the first round.
    startAt: async () => clock.now(),
    take(lists) {
      const keys = lists.map(({ id }) => priceListKey(id));
      return followWhere(options, inArray(customers.priceList, keys));
    },
  });
}

/** The lists of customers whose partners were written in Odoo. */
export const followListsOf = (options: FollowOptions, partnerIds: readonly number[]): Promise<void> =>
  followWhere(options, inArray(odooCustomers.partnerId, [...partnerIds]));

/** The list of a customer who has just been found, or made, in Odoo. */
export const followListOf = (options: FollowOptions, customerId: number): Promise<void> =>
  followWhere(options, eq(odooCustomers.customerId, customerId));

async function followWhere(options: FollowOptions, condition: SQL): Promise<void> {
  const rows = await options.db
    .select({ customerId: odooCustomers.customerId, partnerId: odooCustomers.partnerId })
    .from(odooCustomers)
    .innerJoin(customers, eq(customers.id, odooCustomers.customerId))
    .where(and(condition, isNotNull(odooCustomers.partnerId)));
  const linked = rows.flatMap(({ customerId, partnerId }): LinkedCustomer[] =>
    partnerId === null ? [] : [{ customerId, partnerId }],
  );
  await followPartnerTerms(options, linked);
}
