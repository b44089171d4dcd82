import { expect, it, vi } from 'vitest';

vi.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));
const { yearAt } = await import('./copyright-year');

it('is the year of the seller, and pages of its last day end with it (FT-07)', () => {
  expect(yearAt(new Date('2026-11-23T12:00:00Z'))).toEqual({ year: '2026', endsIn: null });
  expect(yearAt(new Date('2026-12-31T22:59:30Z'))).toEqual({ year: '2026', endsIn: 30 });
  // Already New Year in Germany.
  expect(yearAt(new Date('2026-12-31T23:00:00Z'))).toEqual({ year: '2027', endsIn: null });
  expect(yearAt(new Date('2026-12-31T01:00:00Z'))).toEqual({ year: '2026', endsIn: 79_200 });
});
