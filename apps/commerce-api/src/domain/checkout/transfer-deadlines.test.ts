import { describe, expect, it } from 'vitest';
import { dueForTransfer, lastDayToPay } from './transfer-deadlines';

const placedAt = new Date('2026-11-25T07:30:00Z');
const at = (day: string) => new Date(`${day}T08:17:00Z`);

describe('an order whose transfer does not arrive', () => {
  it.each<[string, string | null, 'remind' | 'cancel' | null]>([
    ['2026-12-01', null, null],
    ['2026-12-02', null, 'remind'],
    // Nobody is cancelled without a reminder, and a week to follow it.
    ['2027-01-20', null, 'remind'],
    ['2026-12-09', '2026-12-02', null],
    ['2026-12-10', '2026-12-02', 'cancel'],
    ['2026-12-27', '2026-12-20', null],
    ['2026-12-28', '2026-12-20', 'cancel'],
  ])('on %s, reminded on %s: %s', (today, reminded, due) => {
    const remindedAt = reminded === null ? null : at(reminded);
    expect(dueForTransfer({ placedAt, remindedAt }, at(today))).toBe(due);
  });

  it('is counted in days of Berlin, the day of the order left out', () => {
    // Half past midnight on the 26th in Berlin.
    const lateAt = new Date('2026-11-25T23:30:00Z');
    expect(lastDayToPay({ placedAt: lateAt, remindedAt: at('2026-12-03') })).toBe('2026-12-10');
    expect(lastDayToPay({ placedAt, remindedAt: at('2026-12-02') })).toBe('2026-12-09');
  });
});
