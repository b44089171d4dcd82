import { OdooError } from '@geven/odoo-rpc';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAddress } from '../../../carts/address-rows';
import { createStoredAddressBook } from '../../../customers/stored-address-book';
import { createStoredCustomers } from '../../../customers/stored-customers';
import { createDatabase, type Database } from '../../../database/connection';
import { accounts } from '../../../database/schema/accounts';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import { createTestDatabase } from '../../../database/testing';
import type { Company } from '../../../domain/accounts/profile';
import type { Job } from '../../../ports/jobs';
import type { Shopper } from '../../../ports/shopper';
import { createShoppers } from '../../contracts/new-shopper';
import { ROTTERDAM } from '../../contracts/rotterdam';
import type { RunAction } from '../actions/run-action';
import { createLinkCustomer } from './link-customer';
import { createOdooAddressBook } from './odoo-address-book';
import { createOdooCustomers } from './odoo-customers';

const clock = { now: () => new Date('2026-11-24T09:00:00Z') };
const COMPANY: Company = {
  ...{ name: 'Zimmerei Brandt', phone: '', street: '', zip: '', city: '', country: null },
  ...{ email: '', vat: null, kvk: null, industryId: null },
};

describe('a customer of Odoo while Odoo is away', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let customer: Shopper;
  let jobs: Job[];
  let calls = 0;
  const run: RunAction = async () => {
    calls += 1;
    throw new OdooError('cannot be reached', { kind: 'unavailable', call: 'customers' });
  };
  const stored = () => createStoredCustomers({ db: database.db, clock: { now: () => new Date() } });
  const customers = () =>
    createOdooCustomers({ db: database.db, run, stored: stored(), enqueue: async (_tx, job) => void jobs.push(job) });
  const book = () =>
    createOdooAddressBook({ db: database.db, run, stored: createStoredAddressBook({ db: database.db }) });
  const id = () => customer.customerId ?? 0;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 4 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });
  beforeEach(async () => {
    customer = await createShoppers(database.db, clock).newConfirmedCustomer({ email: `a${calls}@away.example` });
    await database.db.insert(odooCustomers).values({ customerId: id(), key: `key-${id()}`, partnerId: id() });
    await stored().saveProfile(id(), { company: COMPANY });
    jobs = [];
    calls += 1;
  });

  it('is shown as known last, and is not changed', async () => {
    expect(await customers().profile(id())).toEqual({ company: COMPANY, billing: null });
    const change = { company: { ...COMPANY, city: 'Bonn' } };
    await expect(customers().saveProfile(id(), change)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await stored().profile(id())).toEqual({ company: COMPANY, billing: null });
  });

  it('is told that the address book cannot be reached, which keeps what is in it', async () => {
    const { id: addressId } = await insertAddress(database.db, customer, ROTTERDAM);
    await expect(book().list(customer)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await createStoredAddressBook({ db: database.db }).list(customer)).toMatchObject([{ id: addressId }]);
  });

  it('confirms an address, and becomes a partner when Odoo is back', async () => {
    const { db } = database;
    await customers().join(id(), 'anna@away.example');
    expect(jobs).toEqual([{ name: 'link-customer', key: `${id()}:anna@away.example`, data: { customerId: id() } }]);
    const link = createLinkCustomer({ db, run, stored: stored() });
    await expect(link({ customerId: id() })).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('is no partner before the address is proven', async () => {
    const { db } = database;
    await db.update(accounts).set({ confirmedAt: null }).where(eq(accounts.customerId, id()));
    const before = calls;
    await createLinkCustomer({ db, run, stored: stored() })({ customerId: id() });
    expect(calls).toBe(before);
  });
});
