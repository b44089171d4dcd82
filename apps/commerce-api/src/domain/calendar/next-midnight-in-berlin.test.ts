import { addDays, todayInBerlin } from '@geven/timber';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextMidnightInBerlin } from './next-midnight-in-berlin';

it.each([
  ['in winter', '2026-11-27T09:00:00Z', '2026-11-27T23:00:00.000Z'],
  ['in summer', '2026-07-01T21:59:59.999Z', '2026-07-01T22:00:00.000Z'],
  ['when it is midnight', '2026-07-01T22:00:00Z', '2026-07-02T22:00:00.000Z'],
  ['on the day that loses an hour', '2026-03-29T12:00:00Z', '2026-03-29T22:00:00.000Z'],
  ['before the day that loses an hour', '2026-03-28T12:00:00Z', '2026-03-28T23:00:00.000Z'],
  ['on the day that gains an hour', '2026-10-25T12:00:00Z', '2026-10-25T23:00:00.000Z'],
  ['before the day that gains an hour', '2026-10-24T12:00:00Z', '2026-10-24T22:00:00.000Z'],
  ['at the end of a year', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00.000Z'],
])('finds midnight in Berlin %s', (_when, now, midnight) => {
  expect(nextMidnightInBerlin(new Date(now)).toISOString()).toBe(midnight);
});

it('is the first moment of the next day in Berlin, whenever it is asked (PD-16)', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (now) => {
      const midnight = nextMidnightInBerlin(now);
      const today = todayInBerlin(now);
      expect(midnight.getTime()).toBeGreaterThan(now.getTime());
      expect(todayInBerlin(midnight)).toBe(addDays(today, 1));
      expect(todayInBerlin(new Date(midnight.getTime() - 1))).toBe(today);
    }),
  );
});
