import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { accounts } from '../../../database/schema/accounts';
import { odooCursors, odooCustomers } from '../../../database/schema/odoo-customers';
import { sessions } from '../../../database/schema/sessions';
import { createTestDatabase } from '../../../database/testing';
import type { Shopper } from '../../../ports/shopper';
import { createShoppers } from '../../contracts/new-shopper';
import { createFakeRecords } from '../testing/fake-records';
import { followCustomers } from './follow-customers';

const clock = { now: () => new Date('2026-11-24T09:00:00Z') };

describe('a customer whose partner is archived in Odoo', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let partners: ReturnType<typeof createFakeRecords>;
  let customer: Shopper;
  let other: Shopper;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 4 });
    const shoppers = createShoppers(database.db, clock);
    customer = await shoppers.newConfirmedCustomer();
    other = await shoppers.newConfirmedCustomer();
    await database.db.insert(odooCustomers).values([
      { customerId: customer.customerId ?? 0, key: 'one', partnerId: 71 },
      { customerId: other.customerId ?? 0, key: 'other', partnerId: 72 },
    ]);
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });
  beforeEach(async () => {
    await database.db.delete(odooCursors);
    const written = { write_date: '2026-11-24 08:00:00', active: true };
    partners = createFakeRecords([71, 72, 73].map((id) => ({ id, ...written })));
  });

  const follow = () => {
    const { client } = createFakeOdooClient({ 'res.partner.search_read': partners.search });
    return followCustomers({ db: database.db, client, ids: { find: async () => 1 }, clock });
  };
  const disabledBy = async ({ customerId }: Shopper) => {
    const [row] = await database.db
      .select()
      .from(accounts)
      .where(eq(accounts.customerId, customerId ?? 0));
    return row?.disabledBy;
  };
  const countSessions = ({ customerId }: Shopper) =>
    database.db.$count(sessions, eq(sessions.customerId, customerId ?? 0));

  it('is logged out and kept out until the partner is there again; nobody else is', async () => {
    await follow();
    expect(await countSessions(customer)).toBe(1);
    partners.write(71, { active: false }, '2026-11-24 10:00:00');
    partners.write(73, { active: false }, '2026-11-24 10:00:00');
    await follow();
    expect([await disabledBy(customer), await countSessions(customer)]).toEqual(['backend', 0]);
    expect([await disabledBy(other), await countSessions(other)]).toEqual([null, 1]);
    partners.write(71, { active: true }, '2026-11-24 11:00:00');
    await follow();
    expect(await disabledBy(customer)).toBeNull();
  });
});
