import { describe, expect, it } from 'vitest';
import { isOrderLinkOpen } from './order-link';

const placedAt = new Date('2026-01-05T09:00:00Z');
const endedAt = new Date('2026-02-01T09:00:00Z');

describe('the link of an order', () => {
  it('is open as long as the order is, however long ago it was placed (DB-08)', () => {
    for (const state of ['Quotation', 'QuotationSent', 'SalesOrder'] as const)
      expect(isOrderLinkOpen({ state, placedAt, endedAt: null }, new Date('2028-01-01T00:00:00Z'))).toBe(true);
  });

  it('is open for 90 days after the end (DB-08)', () => {
    for (const state of ['Locked', 'Cancelled'] as const) {
      expect(isOrderLinkOpen({ state, placedAt, endedAt }, new Date('2026-05-02T08:59:59Z'))).toBe(true);
      expect(isOrderLinkOpen({ state, placedAt, endedAt }, new Date('2026-05-02T09:00:00Z'))).toBe(false);
    }
  });

  it('counts from the order itself where nobody noted the end (DB-08)', () => {
    const order = { state: 'Locked', placedAt, endedAt: null } as const;
    expect(isOrderLinkOpen(order, new Date('2026-04-05T08:00:00Z'))).toBe(true);
    expect(isOrderLinkOpen(order, new Date('2026-04-06T08:00:00Z'))).toBe(false);
  });
});
