import { expect, it } from 'vitest';
import { shippedRates } from '../../freight/testing';
import type { Destination } from '../checkout/destination';
import { deliveryMethods } from './delivery-methods';
import type { LoadLine } from './load';

const board: LoadLine = { pieces: 10, weight: 8000, lengthMm: 4000, isSample: false };
const screws: LoadLine = { pieces: 2, weight: 500, lengthMm: null, isSample: false };
const purchase = (destination: Destination | null, isPickup = false) => ({
  ...{ destination, isPickup, shippingAddress: null, invoiceAddress: null, vatIdCheck: null },
});
const codes = (...input: [readonly LoadLine[], ReturnType<typeof purchase>]) =>
  deliveryMethods(...input, shippedRates()).map(({ code, isChosen }) => `${code}${isChosen ? '!' : ''}`);

it('A cart is delivered as its load asks for, or picked up (CA-11) (CA-17)', () => {
  expect(codes([board], purchase(null))).toEqual(['TRUCK!', 'PICKUP']);
  expect(codes([screws], purchase({ country: 'NL', zip: '3011 AA' }, true))).toEqual(['PARCEL', 'PICKUP!']);
  expect(codes([], purchase(null))).toEqual([]);
});

it('What cannot be delivered can still be picked up (CA-13)', () => {
  expect(codes([board], purchase({ country: 'FR', zip: '75001' }))).toEqual(['PICKUP']);
});
