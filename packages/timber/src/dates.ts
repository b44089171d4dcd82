import { utcMidnight } from './calendar';
import { LOCALE_TAGS, type Locale } from './locales';

type Shape = 'day' | 'dayOfYear';

const formats = new Map<string, Intl.DateTimeFormat>();

// Made when first needed: a formatter is dear, and most pages show no date.
function dateFormat(locale: Locale, shape: Shape): Intl.DateTimeFormat {
  const key = `${locale} ${shape}`;
  let format = formats.get(key);
  if (!format) {
    const year = shape === 'dayOfYear' ? ({ year: 'numeric' } as const) : {};
    format = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { day: 'numeric', month: 'short', ...year, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format;
}

/** A day with its year in the reader's language: `27 nov 2026`, `Nov 27, 2026`, `27. Nov. 2026`. */
export function formatDate(date: Date | string, locale: Locale): string {
  return dateFormat(locale, 'dayOfYear').format(utcMidnight(date));
}

/** A day without its year in the reader's language: `27 nov`, `Nov 27`, `27. Nov.`. */
export function formatDay(date: Date | string, locale: Locale): string {
  return dateFormat(locale, 'day').format(utcMidnight(date));
}

/** Two days as a range, the year only where it changes: `27 nov – 8 dec`, `Nov 27 – Dec 8`, `27. Nov. – 8. Dez.`. */
export function formatDateRange(from: Date | string, to: Date | string, locale: Locale): string {
  const range = dateFormat(locale, 'day').formatRange(utcMidnight(from), utcMidnight(to));
  // Engines disagree on thin or common spaces around the dash; server and browser must not.
  return range.replace(/[\u2009\u202f]/g, ' ');
}
