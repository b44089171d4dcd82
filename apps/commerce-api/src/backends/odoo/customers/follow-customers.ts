import type { OdooClient } from '@geven/odoo-rpc';
import { inArray } from 'drizzle-orm';
import { blockAccounts, unblockAccounts } from '../../../accounts/blocked-accounts';
import type { Database } from '../../../database/connection';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import type { Clock } from '../../../ports/clock';
import type { OdooIds } from '../actions/odoo-ids';
import { followListsOf } from '../prices/follow-chosen-lists';
import { takeWritten } from '../written-since';

interface FollowOptions extends Pick<Database, 'db'> {
  readonly client: OdooClient;
  readonly ids: OdooIds;
  readonly clock: Clock;
}

interface PartnerRow {
  readonly id: number;
  readonly write_date: string;
  readonly active: boolean;
}

/**
 * A merchant who archives a partner in Odoo keeps the customer out of the shop, until the partner is there again; one who
 * chooses a pricelist for a partner gives the customer its prices.
 */
export async function followCustomers({ db, client, ids, clock }: FollowOptions): Promise<void> {
  await takeWritten<PartnerRow>(
    { db, client },
    {
      name: 'customers',
      model: 'res.partner',
      domain: [],
      fields: ['active'],
      // No partner is a customer's before the first round.
      startAt: async () => clock.now(),
      async take(rows) {
        const partnerIds = rows.map(({ id }) => id);
        const isActive = new Map(rows.map(({ id, active }) => [id, active]));
        await db.transaction(async (tx) => {
          // Another company may be behind a contact.
          await tx
            .update(odooCustomers)
            .set({ areOrdersRead: false })
            .where(inArray(odooCustomers.partnerId, partnerIds));
          const written = await tx.select().from(odooCustomers).where(inArray(odooCustomers.partnerId, partnerIds));
          const those = (active: boolean) =>
            written.filter(({ partnerId }) => isActive.get(partnerId ?? 0) === active).map((row) => row.customerId);
          await blockAccounts({ db: tx, clock }, those(false), 'backend');
          await unblockAccounts(tx, those(true), 'backend');
        });
        await followListsOf({ db, client, ids }, partnerIds);
      },
    },
  );
}
