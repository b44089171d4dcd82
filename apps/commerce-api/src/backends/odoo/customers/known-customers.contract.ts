import { afterAll, beforeAll, describe } from 'vitest';
import type { OdooUnderTest } from '../testing/start-odoo';
import { testAddresses } from './testing/known-customers/addresses';
import { testEnds } from './testing/known-customers/ends';
import { testIdentity } from './testing/known-customers/identity';
import { testOrders } from './testing/known-customers/orders';
import { createKnownCustomers } from './testing/known-customers/under-test';

/**
 * Which partner in Odoo becomes a customer of the shop, and what each of the two does to it. In this order, because what
 * Odoo answered is recorded for the contract as a whole and replayed as it came.
 */
export function describeKnownCustomers(name: string, start: () => Promise<OdooUnderTest>): void {
  describe(`a customer whom ${name} knows`, () => {
    let odoo: OdooUnderTest;
    beforeAll(async () => {
      odoo = await start();
    });
    afterAll(() => odoo.close());

    const known = createKnownCustomers(() => odoo);
    testIdentity(known);
    testOrders(known);
    testAddresses(known);
    testEnds(known);
  });
}
