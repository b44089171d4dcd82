import { partsInBerlin, utcMidnight } from './calendar';
import type { Locale } from './locales';

/**
 * Short names of the months. Written out: the first formatter of `Intl` takes a phone a tenth of a second, and engines
 * disagree on the spaces of a range, where server and browser must not. English dates are day-first (CN-01).
 */
const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  nl: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  de: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
};

/** A day with its year in the reader's language: `27 nov 2026`, `27 Nov 2026`, `27. Nov. 2026`. */
export function formatDate(date: Date | string, locale: Locale): string {
  return `${formatDay(date, locale)} ${utcMidnight(date).getUTCFullYear()}`;
}

/** A day without its year in the reader's language: `27 nov`, `27 Nov`, `27. Nov.`. */
export function formatDay(date: Date | string, locale: Locale): string {
  const day = utcMidnight(date);
  return `${dayOfMonth(day, locale)} ${MONTHS[locale][day.getUTCMonth()]}`;
}

/** Two days as a range, month and year only where they change: `20–24 nov`, `27 nov – 8 dec`. */
export function formatDateRange(from: Date | string, to: Date | string, locale: Locale): string {
  const [first, last] = [utcMidnight(from), utcMidnight(to)];
  if (first.getUTCFullYear() !== last.getUTCFullYear()) {
    return `${formatDate(from, locale)} – ${formatDate(to, locale)}`;
  }
  if (first.getUTCMonth() !== last.getUTCMonth()) return `${formatDay(from, locale)} – ${formatDay(to, locale)}`;
  if (first.getUTCDate() === last.getUTCDate()) return formatDay(to, locale);
  return `${dayOfMonth(first, locale)}–${formatDay(to, locale)}`;
}

/** The yard's time of a moment, in 24 hours: `14:05`, alike in every language. */
export function formatTime(moment: Date): string {
  const parts = partsInBerlin(moment);
  return `${parts.get('hour')}:${parts.get('minute')}`;
}

/** German counts days: the 27th is `27.` */
function dayOfMonth(midnight: Date, locale: Locale): string {
  return `${midnight.getUTCDate()}${locale === 'de' ? '.' : ''}`;
}
