import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAddress } from '../../../carts/address-rows';
import { lockOrCreateCart } from '../../../carts/cart-rows';
import { selectAddress } from '../../../carts/select-address';
import { createDatabase, type Database } from '../../../database/connection';
import { createTestDatabase } from '../../../database/testing';
import { shippedRates } from '../../../freight/testing';
import { sampleOrder } from '../../../testing/sample-order';
import { newShopper } from '../../contracts/new-shopper';
import { ROTTERDAM } from '../../contracts/rotterdam';
import type { CartAnswer, CartRequest } from '../actions/cart-request';
import type { RunAction } from '../actions/run-action';
import { placeRequest } from '../orders/place-request';
import { freightRequest } from './cart-freight';
import { createCartGateway } from './cart-gateway';
import { createOdooCarts } from './odoo-carts';
import { insertOdooOrder } from './odoo-order-rows';

const clock = { now: () => new Date('2026-11-24T12:00:00Z') };

const ANSWER: CartAnswer = {
  ...{ id: 4711, country: 'NL', zip: '3011 AA', name: 'S00042', state: 'draft', origin: false },
  ...{ lines: [], delivery: null, untaxed: 0, tax: 0, total: 0, content: '', is_freight_current: true, pdf: null },
};

describe('a cart in Odoo that is picked up', () => {
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

  it('has the taxes of the yard’s country, counted again, and those of its place once it is delivered (CA-17)', async () => {
    const { db } = database;
    const shopper = await newShopper(db, clock, 'nl');
    const { id: cartId } = await lockOrCreateCart(db, shopper);
    await insertOdooOrder(db, cartId, { ...ANSWER, id: ANSWER.id + cartId });
    const { id: addressId } = await insertAddress(db, shopper, ROTTERDAM);
    await db.transaction((tx) => selectAddress(tx, shopper, { addressId, type: 'shipping' }));
    const requests: CartRequest[] = [];
    const run: RunAction = async <Answer>(_action: unknown, call: { readonly request: object }) => {
      const request = call.request as CartRequest;
      requests.push(request);
      return { cart: { ...ANSWER, country: request.country, zip: request.zip } } as Answer;
    };
    const { client } = createFakeOdooClient({});
    const carts = createOdooCarts({ db }, createCartGateway({ db, client, run, freightRates: shippedRates }));
    expect(await carts.setPickup(shopper, true)).toMatchObject({ isPickup: true, vatRate: 19 });
    expect(await carts.setPickup(shopper, false)).toMatchObject({ isPickup: false, vatRate: 21 });
    expect(requests).toMatchObject([
      { country: 'DE', zip: null, refresh: true },
      { country: 'NL', zip: '3011 AA', refresh: true },
    ]);
  });

  it('has no line of freight, not even one of nothing', () => {
    const pickup = { method: 'PICKUP', price: 0, isCalculatedAfterwards: false, maximum: null } as const;
    expect(freightRequest([], pickup)?.price).toBeNull();
    expect(freightRequest([], { ...pickup, method: 'PARCEL' })?.price).toBe(0);
  });

  it('is delivered to the yard once it is placed, and keeps who comes (CA-18)', () => {
    const { order } = sampleOrder('de', { isPickup: true });
    const placing = { answer: ANSWER, clientKey: 'k', locale: 'de', customer: null, paymentKind: 'WIRE' } as const;
    const invoice = order.shippingAddress?.street;
    expect(placeRequest({ ...placing, order })).toMatchObject({ pickup: true, invoice: { street: invoice } });
    expect(placeRequest({ ...placing, order: { ...order, isPickup: false } })).not.toHaveProperty('pickup');
  });
});
