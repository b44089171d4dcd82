import { expect, it } from 'vitest';
import type { Visitor } from '../../sessions/visitor';
import { sampleOrder } from '../../testing/sample-order';
import { createGetPaymentConfirmation } from './get-payment-confirmation';

const HOUR_MS = 60 * 60 * 1000;

it('shows an order for a day, then it is in the mail alone', async () => {
  const placed = sampleOrder('de');
  const visitor = { shopper: async () => ({ sessionId: 1, locale: 'de' }) } as unknown as Visitor;
  const after = (hours: number) =>
    createGetPaymentConfirmation({
      orders: { lastOf: async () => placed },
      clock: { now: () => new Date(placed.placedAt.getTime() + hours * HOUR_MS) },
    })(visitor);
  expect(await after(23.9)).toEqual(placed);
  expect(await after(24.1)).toBeNull();
});
