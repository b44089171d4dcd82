import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { customers } from '../../../database/schema/customers';
import { createTestDatabase } from '../../../database/testing';
import { createOdooIds } from '../actions/odoo-ids';
import { createFakeRange } from '../testing/fake-range';
import { followPartnerTerms } from './follow-partner-terms';

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

it('gives customers the time to pay that their partner has, where it is counted from the invoice (CA-28)', async () => {
  const odoo = createFakeRange();
  const { client } = odoo;
  const ids = createOdooIds(client);
  odoo.table('account.payment.term.line', [
    { id: 1, payment_id: 1, nb_days: 0, delay_type: 'days_after' },
    { id: 2, payment_id: 2, nb_days: 30, delay_type: 'days_after' },
    { id: 3, payment_id: 3, nb_days: 10, delay_type: 'days_after' },
    { id: 4, payment_id: 3, nb_days: 45, delay_type: 'days_after' },
    { id: 5, payment_id: 4, nb_days: 30, delay_type: 'days_after_end_of_month' },
  ]);
  const terms = [false, 1, 2, 3, 4] as const;
  odoo.table(
    'res.partner',
    terms.map((term, index) => ({
      ...{ id: 200 + index, specific_property_product_pricelist: false, property_payment_term_id: term },
    })),
  );
  const made = await database.db
    .insert(customers)
    .values(terms.map(() => ({ paymentTermDays: 7 })))
    .returning();
  const linked = made.map(({ id: customerId }, index) => ({ customerId, partnerId: 200 + index }));
  const daysOf = async (customerId = 0) => {
    const [row] = await database.db.select().from(customers).where(eq(customers.id, customerId));
    return row?.paymentTermDays;
  };
  await followPartnerTerms({ db: database.db, client, ids }, linked);
  const days = await Promise.all(linked.map(({ customerId }) => daysOf(customerId)));
  expect(days).toEqual([null, null, 30, 45, null]);
  odoo.write('res.partner', 202, { property_payment_term_id: false });
  await followPartnerTerms({ db: database.db, client, ids }, linked);
  expect(await daysOf(linked[2]?.customerId)).toBeNull();
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
  await followPartnerTerms({ db: database.db, client, ids }, linked);
  const lists = await Promise.all(linked.map(({ customerId }) => listOf(customerId)));
  // The last one's partner is gone, which says nothing.
  expect(lists).toEqual(['standard', 'standard', String(shops + 1), 'standard', 'standard', 'before']);
  odoo.write('res.partner', 102, { specific_property_product_pricelist: false });
  await followPartnerTerms({ db: database.db, client, ids }, linked);
  expect(await listOf(linked[2]?.customerId)).toBe('standard');
});
