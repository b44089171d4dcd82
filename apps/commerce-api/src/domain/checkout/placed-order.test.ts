import { expect, it } from 'vitest';
import type { Cart } from '../cart/cart';
import type { Address } from './address';
import { placedOrder } from './placed-order';
import { recipientOf } from './recipient-of';

it('gives a placed cart its number and state, and forgets what left it before', () => {
  const cart = { id: 1, name: null, state: 'Quotation', removedLines: [{ name: 'Larch' }] } as unknown as Cart;
  const placement = { name: 'S107312', placedAt: new Date(), locale: 'nl' } as const;
  expect(placedOrder(cart, { ...placement, paymentKind: 'WIRE' })).toEqual({
    order: {
      ...{ id: 1, name: 'S107312', state: 'QuotationSent', removedLines: [], deliveryMethods: [] },
      ...{ quotation: null, credit: null, guest: null },
    },
    placedAt: placement.placedAt,
    paymentKind: 'WIRE',
    paymentState: 'pending',
    locale: 'nl',
  });
  expect(placedOrder(cart, { ...placement, paymentKind: 'CARD' })).toMatchObject({
    order: { state: 'SalesOrder' },
    paymentState: 'done',
  });
});

it('mails to where the goods go, else to whom the bill goes', () => {
  const [shippingAddress, invoiceAddress] = [{ id: 1 } as Address, { id: 2 } as Address];
  expect(recipientOf({ shippingAddress, invoiceAddress })).toBe(shippingAddress);
  expect(recipientOf({ shippingAddress: null, invoiceAddress })).toBe(invoiceAddress);
  expect(recipientOf({ shippingAddress: null, invoiceAddress: null })).toBeNull();
});
