import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { customers } from '../../../database/schema/customers';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import type { Clock } from '../../../ports/clock';
import { takeWritten } from '../written-since';
import { type FollowOptions, followPartnerLists, type LinkedCustomer } from './follow-partner-lists';
import { priceListKey } from './read-partner-lists';

interface ChosenOptions extends Omit<FollowOptions, 'db'>, Pick<Database, 'db'> {
  readonly clock: Clock;
}

interface WrittenRow {
  readonly id: number;
  readonly write_date: string;
}

/** Follows which pricelist the merchant chose for which partner, and whether the list can still be used. */
export async function followChosenLists({ clock, ...options }: ChosenOptions): Promise<void> {
  // No partner is a customer's before the first round.
  const followed = { domain: [], fields: [], startAt: async () => clock.now() };
  await takeWritten<WrittenRow>(options, {
    ...{ ...followed, name: 'chosen price lists', model: 'res.partner' },
    take: (partners) => followWhere(options, inArray(odooCustomers.partnerId, idsOf(partners))),
  });
  await takeWritten<WrittenRow>(options, {
    ...{ ...followed, name: 'price lists', model: 'product.pricelist' },
    take: (lists) => followWhere(options, inArray(customers.priceList, idsOf(lists).map(priceListKey))),
  });
}

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
  await followPartnerLists(options, linked);
}

const idsOf = (rows: readonly WrittenRow[]): number[] => rows.map(({ id }) => id);
