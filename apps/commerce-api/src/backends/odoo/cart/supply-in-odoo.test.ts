import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAddress } from '../../../carts/address-rows';
import { lockOrCreateCart } from '../../../carts/cart-rows';
import { noteVatIdCheck } from '../../../carts/note-vat-id-check';
import { selectAddress } from '../../../carts/select-address';
import { createDatabase, type Database } from '../../../database/connection';
import { createTestDatabase } from '../../../database/testing';
import type { VatIdCheck } from '../../../domain/checkout/vat-id-check';
import { shippedRates } from '../../../freight/testing';
import { createStoredVatIdChecks } from '../../../vat-ids/stored-vat-id-checks';
import { newShopper } from '../../contracts/new-shopper';
import { ROTTERDAM } from '../../contracts/rotterdam';
import type { CartAnswer, CartRequest } from '../actions/cart-request';
import type { RunAction } from '../actions/run-action';
import { createCartGateway } from './cart-gateway';
import { insertOdooOrder } from './odoo-order-rows';

const VAT_ID = 'NL000099998B57';
const clock = { now: () => new Date('2026-11-24T12:00:00Z') };

const ANSWER: CartAnswer = {
  ...{ id: 4711, country: 'NL', zip: '3011 AA', name: 'S00042', state: 'draft', origin: false },
  ...{ lines: [], delivery: null, untaxed: 0, tax: 0, total: 0, content: '', is_freight_current: true, pdf: null },
};

describe('a cart in Odoo of a company whose VAT id was checked', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url);
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  /** What Odoo is asked when the cart is loaded, and then once more. */
  async function asked(outcome: VatIdCheck['outcome']) {
    const { db } = database;
    const shopper = await newShopper(db, clock, 'nl');
    const { id: cartId } = await lockOrCreateCart(db, shopper);
    await insertOdooOrder(db, cartId, { ...ANSWER, id: ANSWER.id + cartId });
    const company = { ...ROTTERDAM, companyName: 'Visser Hout', isCompany: true, vat: VAT_ID };
    const { id: addressId } = await insertAddress(db, shopper, company);
    const check = { vatId: VAT_ID, outcome, checkedAt: '2026-11-24T12:00:00.000Z', consultationNumber: null };
    const { id: checkId } = await createStoredVatIdChecks({ db, clock }).keep(check);
    await db.transaction(async (tx) => {
      await selectAddress(tx, shopper, { addressId, type: 'shipping' });
      await noteVatIdCheck(tx, shopper, checkId);
    });
    const requests: CartRequest[] = [];
    const run: RunAction = async <Answer>(_action: unknown, call: { readonly request: object }) => {
      const request = call.request as CartRequest;
      requests.push(request);
      return { cart: { ...ANSWER, vat_id: request.vat_id ?? null } } as Answer;
    };
    const gateway = createCartGateway({ db, client: createFakeOdooClient({}).client, run, freightRates: shippedRates });
    const first = await gateway.call(shopper, { change: { remove: [1] } });
    await gateway.call(shopper, { change: { remove: [1] } });
    return { requests, cart: first?.cart };
  }

  it('has its taxes counted for the VAT id, once: a change of pieces later is as quick as ever (LG-16)', async () => {
    const { requests, cart } = await asked('valid');
    expect(requests).toMatchObject([
      { vat_id: VAT_ID, refresh: true },
      { vat_id: VAT_ID, refresh: false },
    ]);
    expect(cart?.vatRate).toBe(0);
  });

  it.each(['invalid', 'unanswered'] as const)(
    'is asked for as before where the answer is %s (LG-08)',
    async (outcome) => {
      const { requests, cart } = await asked(outcome);
      for (const request of requests) expect(request).not.toHaveProperty('vat_id');
      expect(requests[0]?.refresh).toBe(false);
      expect(cart?.vatRate).toBe(21);
    },
  );
});
