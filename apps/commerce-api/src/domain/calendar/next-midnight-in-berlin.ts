import { addDays, todayInBerlin } from '@geven/timber';

const HOUR_MS = 60 * 60 * 1000;

/** The moment at which the next calendar day begins in Europe/Berlin, always later than `now`. */
export function nextMidnightInBerlin(now: Date): Date {
  const tomorrow = addDays(todayInBerlin(now), 1);
  const inWinter = new Date(Date.parse(`${tomorrow}T00:00:00Z`) - HOUR_MS);
  // Summer time begins and ends between two and three at night: at midnight it is clear which of the two holds.
  const inSummer = new Date(inWinter.getTime() - HOUR_MS);
  return todayInBerlin(inSummer) === tomorrow ? inSummer : inWinter;
}
