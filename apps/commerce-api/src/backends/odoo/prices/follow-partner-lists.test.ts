import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { customers } from '../../../database/schema/customers';
import { createTestDatabase } from '../../../database/testing';
import { createOdooIds } from '../actions/odoo-ids';
import { createFakeRange } from '../testing/fake-range';
import { followPartnerLists } from './follow-partner-lists';

let created: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  database = createDatabase(created.url, { max: 2 });
});
afterAll(async () => {
  await database?.close();
  await created?.drop();
});

it('gives customers the list that was chosen for their partner, else everybody’s (PD-46) (AU-19)', async () => {
  const odoo = createFakeRange();
  const { client } = odoo;
  const ids = createOdooIds(client);
  const shops = await ids.find('pricelist');
  odoo.table('product.pricelist', [
    { id: shops, 'currency_id.name': 'EUR' },
    { id: shops + 1, 'currency_id.name': 'EUR' },
    { id: shops + 2, 'currency_id.name': 'USD' },
    { id: shops + 3, 'currency_id.name': 'EUR', active: false },
  ]);
  const choices = [false, shops, shops + 1, shops + 2, shops + 3] as const;
  odoo.table(
    'res.partner',
    choices.map((list, index) => ({ id: 100 + index, specific_property_product_pricelist: list })),
  );
  const made = await database.db
    .insert(customers)
    .values([...choices, null].map(() => ({ priceList: 'before' })))
    .returning();
  const linked = made.map(({ id: customerId }, index) => ({ customerId, partnerId: 100 + index }));
  const listOf = async (customerId = 0) => {
    const [row] = await database.db.select().from(customers).where(eq(customers.id, customerId));
    return row?.priceList;
  };
  await followPartnerLists({ db: database.db, client, ids }, linked);
  const lists = await Promise.all(linked.map(({ customerId }) => listOf(customerId)));
  // The last one's partner is gone, which says nothing.
  expect(lists).toEqual(['standard', 'standard', String(shops + 1), 'standard', 'standard', 'before']);
  odoo.write('res.partner', 102, { specific_property_product_pricelist: false });
  await followPartnerLists({ db: database.db, client, ids }, linked);
  expect(await listOf(linked[2]?.customerId)).toBe('standard');
});
