const DAY_MS = 86_400_000;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

let berlin: Intl.DateTimeFormat | undefined;

/** The calendar day of a moment in Europe/Berlin, as `2026-11-27`: the yard is in Germany and its calendar counts. */
export function todayInBerlin(now: Date): string {
  const parts = partsInBerlin(now);
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** What clock and calendar of the yard say of a moment: `year`, `month`, `day`, `hour`, `minute`. */
export function partsInBerlin(moment: Date): ReadonlyMap<string, string> {
  berlin ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Berlin',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return new Map(berlin.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** Midnight UTC of a calendar day; a moment (Date or ISO string with a time) counts as its day in Berlin. */
export function utcMidnight(date: Date | string): Date {
  const day = typeof date === 'string' && ISO_DATE.test(date) ? date : todayInBerlin(new Date(date));
  const midnight = new Date(`${day}T00:00:00Z`);
  // `2026-02-30` is NaN in some engines and 2 March in others.
  if (Number.isNaN(midnight.getTime()) || toIsoDate(midnight) !== day) throw new RangeError(`Not a date: ${day}`);
  return midnight;
}

/** The ISO date that lies a number of calendar days after another. */
export function addDays(date: Date | string, days: number): string {
  return toIsoDate(new Date(utcMidnight(date).getTime() + days * DAY_MS));
}

function toIsoDate(midnight: Date): string {
  return midnight.toISOString().slice(0, 10);
}
