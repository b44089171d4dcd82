import { expect, it } from 'vitest';
import { keepOtherScales } from './keep-other-scales.ts';
import type { Report } from './report.ts';

const facet = (thousands: number, p50: number) => ({ thousands, p50, p99: 1, listP50: 1 });
const reportOf = (facets: Report['facets'], date: string) =>
  ({
    date,
    revision: `of ${date}`,
    facets,
    searches: [],
    loads: [],
    sitemaps: [],
    starts: [],
    memory: [],
    kept: [],
  }) as unknown as Report;

it('keeps what was measured of other scales, and when', () => {
  const last = reportOf([facet(0.6, 1), facet(6, 2), facet(60, 3)], '2026-11-24');
  const report = keepOtherScales(reportOf([facet(0.6, 9)], '2026-11-28'), last, [0.6]);
  expect(report.facets.map(({ thousands, p50 }) => [thousands, p50])).toEqual([
    [0.6, 9],
    [6, 2],
    [60, 3],
  ]);
  const of = (thousands: number, date: string) => ({ thousands, date, revision: `of ${date}` });
  expect(report.date).toBe('2026-11-28');
  expect(report.kept).toEqual([of(6, '2026-11-24'), of(60, '2026-11-24')]);
  const later = keepOtherScales(reportOf([facet(6, 8)], '2026-11-30'), report, [6]);
  expect(later.kept).toEqual([of(0.6, '2026-11-28'), of(60, '2026-11-24')]);
});

it('keeps nothing where all scales were measured', () => {
  const last = reportOf([facet(0.6, 1)], '2026-11-24');
  expect(keepOtherScales(reportOf([facet(0.6, 9)], '2026-11-28'), last, [0.6]).kept).toEqual([]);
});
