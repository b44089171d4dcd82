import type { Report } from './report.ts';

/** A report that is kept in `docs`; one of before some part was measured lacks it. */
type KeptReport = Pick<Report, 'date' | 'revision'> & Partial<Omit<Report, 'date' | 'revision'>>;

const SERIES = ['facets', 'searches', 'loads', 'sitemaps', 'starts', 'memory'] as const;

/** Adds to a report of some scales what the last one has of others, and says when that was measured. */
export function keepOtherScales(report: Report, last: KeptReport, measured: readonly number[]): Report {
  const { date, revision } = last.kept ?? last;
  const scales = new Set<number>();
  const isKept = ({ thousands }: { readonly thousands: number }) => {
    if (measured.includes(thousands)) return false;
    scales.add(thousands);
    return true;
  };
  const merged = Object.fromEntries(
    SERIES.map((name) => [name, [...report[name], ...(last[name] ?? []).filter(isKept)]]),
  ) as Pick<Report, (typeof SERIES)[number]>;
  if (scales.size === 0) return report;
  return { ...report, ...merged, kept: { date, revision, scales: [...scales] } };
}
