import { describe, expect, it } from 'vitest';
import { isDue, isLapsed } from './email-change';

const DAY_MS = 24 * 60 * 60 * 1000;
const requestedAt = new Date('2026-11-02T09:00:00Z');
const later = (days: number) => new Date(requestedAt.getTime() + days * DAY_MS);
const asked = { requestedAt, approvedAt: null, confirmedAt: null };

describe('a new e-mail address', () => {
  it('counts at once when both addresses have agreed', () => {
    expect(isDue({ ...asked, confirmedAt: later(0.1), approvedAt: later(0.2) }, later(0.2))).toBe(true);
  });

  it('counts after 7 days without an answer of the address before', () => {
    const confirmed = { ...asked, confirmedAt: later(0.1) };
    expect(isDue(confirmed, new Date(later(7).getTime() - 1))).toBe(false);
    expect(isDue(confirmed, later(7))).toBe(true);
  });

  it('never counts unless it is proven, and lapses then', () => {
    expect(isDue({ ...asked, approvedAt: later(0.1) }, later(100))).toBe(false);
    expect(isLapsed(asked, new Date(later(7).getTime() - 1))).toBe(false);
    expect(isLapsed({ ...asked, approvedAt: later(0.1) }, later(7))).toBe(true);
    expect(isLapsed({ ...asked, confirmedAt: later(0.1) }, later(7))).toBe(false);
  });
});
