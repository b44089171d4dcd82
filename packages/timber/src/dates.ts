import { utcMidnight } from './calendar';
import { LOCALE_TAGS, LOCALES, type Locale } from './locales';

type Formats = Record<Locale, Intl.DateTimeFormat>;

const dayOfYear = formatsWith({ day: 'numeric', month: 'short', year: 'numeric' });
const dayOfMonth = formatsWith({ day: 'numeric', month: 'short' });

function formatsWith(options: Intl.DateTimeFormatOptions): Formats {
  const entries = LOCALES.map((locale) => [
    locale,
    new Intl.DateTimeFormat(LOCALE_TAGS[locale], { ...options, timeZone: 'UTC' }),
  ]);
  return Object.fromEntries(entries) as Formats;
}

/** A day with its year in the reader's language: `27 nov 2026`, `Nov 27, 2026`, `27. Nov. 2026`. */
export function formatDate(date: Date | string, locale: Locale): string {
  return dayOfYear[locale].format(utcMidnight(date));
}

/** Two days as a range, the year only where it changes: `27 nov – 8 dec`, `Nov 27 – Dec 8`, `27. Nov. – 8. Dez.`. */
export function formatDateRange(from: Date | string, to: Date | string, locale: Locale): string {
  const range = dayOfMonth[locale].formatRange(utcMidnight(from), utcMidnight(to));
  // Engines disagree on thin or common spaces around the dash; server and browser must not.
  return range.replace(/[\u2009\u202f]/g, ' ');
}
