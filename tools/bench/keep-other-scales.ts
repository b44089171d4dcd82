import type { KeptRows, Report } from './report.ts';

/** A report that is kept in `docs`; one of before some part was measured lacks it. */
type KeptReport = Pick<Report, 'date' | 'revision'> & Partial<Omit<Report, 'date' | 'revision'>>;

const SERIES = ['facets', 'searches', 'loads', 'sitemaps', 'starts', 'memory'] as const;

/** Adds to a report of some scales what the last one has of others, and says of each when it was measured. */
export function keepOtherScales(report: Report, last: KeptReport, measured: readonly number[]): Report {
  const isKept = ({ thousands }: { readonly thousands: number }) => !measured.includes(thousands);
  const rows = SERIES.map((name) => [name, (last[name] ?? []).filter(isKept)] as const);
  const scales = new Set(rows.flatMap(([, kept]) => kept.map(({ thousands }) => thousands)));
  const { date, revision } = last;
  const keptOf = (thousands: number): KeptRows =>
    last.kept?.find((kept) => kept.thousands === thousands) ?? { thousands, date, revision };
  const merged = Object.fromEntries(rows.map(([name, kept]) => [name, [...report[name], ...kept]])) as Pick<
    Report,
    (typeof SERIES)[number]
  >;
  return { ...report, ...merged, kept: [...scales].map(keptOf) };
}
