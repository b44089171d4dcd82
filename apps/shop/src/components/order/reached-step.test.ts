import type { Address, PaymentProviderId } from '@geven/odoo-sdk';
import { expect, it } from 'vitest';
import { sampleCart } from '@/testing/sample-cart';
import { reachedStep } from './reached-step';

const delivered = { partnerShipping: { id: 1, zip: '3011 AA' } as Address };
const PAID = {
  ...delivered,
  ...{ isTermsAccepted: true, isProductInfoRead: true },
  paymentProvider: { id: 1 as PaymentProviderId, name: 'WIRE', kind: 'WIRE', displayName: 'Überweisung' } as const,
};
const nobody = { partner: null, partnerShipping: null };

it('begins with 1, and with 2 for whoever is logged in or has said an e-mail (CO-02)', () => {
  const guest = { id: 0, name: 'Bert', email: 'bert@example.nl', phone: null, country: null };
  expect(reachedStep(null, false)).toBe(1);
  expect(reachedStep(sampleCart(nobody), false)).toBe(1);
  expect(reachedStep(sampleCart(nobody), true)).toBe(2);
  expect(reachedStep(sampleCart({ ...nobody, partner: guest }), false)).toBe(2);
});

it('goes on with an address and a chosen payment (CO-02)', () => {
  expect(reachedStep(sampleCart({ ...delivered, isTermsAccepted: false }), true)).toBe(3);
  expect(reachedStep(sampleCart(PAID), false)).toBe(4);
  const afterwards = sampleCart({ ...PAID, deliveryCalculatedAfterwards: true, isDeliveryCostAccepted: false });
  expect(reachedStep(afterwards, false)).toBe(3);
});
