import type { OdooClient } from '@geven/odoo-rpc';
import { inArray } from 'drizzle-orm';
import { blockAccounts, unblockAccounts } from '../../../accounts/blocked-accounts';
import type { Database } from '../../../database/connection';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import type { Clock } from '../../../ports/clock';
import { takeWritten } from '../written-since';

interface FollowOptions extends Pick<Database, 'db'> {
  readonly client: OdooClient;
  readonly clock: Clock;
}

interface PartnerRow {
  readonly id: number;
  readonly write_date: string;
  readonly active: boolean;
}

/** A merchant who archives a partner in Odoo keeps the customer out of the shop, until the partner is there again. */
export async function followCustomers({ db, client, clock }: FollowOptions): Promise<void> {
  await takeWritten<PartnerRow>(
    { db, client },
    {
      name: 'customers',
      model: 'res.partner',
      domain: [],
      fields: ['active'],
      // No partner is a customer's before the first round.
      startAt: async () => clock.now(),
      take: (rows) =>
        db.transaction(async (tx) => {
          const isWritten = inArray(
            odooCustomers.partnerId,
            rows.map(({ id }) => id),
          );
          const written = await tx.select().from(odooCustomers).where(isWritten);
          const isActive = new Map(rows.map(({ id, active }) => [id, active]));
          const those = (active: boolean) =>
            written.filter(({ partnerId }) => isActive.get(partnerId ?? 0) === active).map((row) => row.customerId);
          await blockAccounts({ db: tx, clock }, those(false), 'backend');
          await unblockAccounts(tx, those(true), 'backend');
        }),
    },
  );
}
