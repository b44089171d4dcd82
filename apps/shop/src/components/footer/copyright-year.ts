import { todayInBerlin } from '@geven/timber';
import { unstable_cache } from 'next/cache';

const DAY_SECONDS = 86_400;

/** The year of a moment where the seller is, and the seconds until it ends; null while that is more than a day. */
export function yearAt(now: Date): { year: string; endsIn: number | null } {
  const year = todayInBerlin(now).slice(0, 4);
  const isLastDay = todayInBerlin(new Date(now.getTime() + DAY_SECONDS * 1000)).slice(0, 4) !== year;
  // Berlin has winter time at New Year.
  const end = Date.parse(`${Number(year) + 1}-01-01T00:00:00+01:00`);
  return { year, endsIn: isLastDay ? Math.max(1, Math.ceil((end - now.getTime()) / 1000)) : null };
}

/** This year, as the footer shows it (FT-07). Pages are cached for a day at most: those of the last day end with it. */
export async function copyrightYear(): Promise<string> {
  const { year, endsIn } = yearAt(new Date());
  if (endsIn !== null) await unstable_cache(async () => null, ['copyright', year], { revalidate: endsIn })();
  return year;
}
