import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { formatDate, formatDateRange, formatDay, formatTime } from './dates';
import { LOCALES } from './locales';

/** English dates are the British ones. */
const DATE_TAGS = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' } as const;

it('gives the time of the yard in 24 hours, in winter and in summer', () => {
  expect(formatTime(new Date('2026-11-27T23:05:59Z'))).toBe('00:05');
  expect(formatTime(new Date('2026-11-27T13:05:00Z'))).toBe('14:05');
  expect(formatTime(new Date('2026-07-01T07:30:00Z'))).toBe('09:30');
});

describe('dates', () => {
  it('are written in the language of the page, day first, unlike money (CN-01, IN-05)', () => {
    expect(formatDate('2026-11-27', 'nl')).toBe('27 nov 2026');
    expect(formatDate('2026-11-27', 'en')).toBe('27 Nov 2026');
    expect(formatDate('2026-11-27', 'de')).toBe('27. Nov. 2026');
  });

  it('of this year leave the year out', () => {
    expect(formatDay('2026-11-27', 'nl')).toBe('27 nov');
    expect(formatDay('2026-11-27', 'en')).toBe('27 Nov');
    expect(formatDay('2026-11-27', 'de')).toBe('27. Nov.');
  });

  it.each(LOCALES)('are those that its readers know, on every day of a leap year (%s, IN-05)', (locale) => {
    const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
    const known = new Intl.DateTimeFormat(DATE_TAGS[locale], options);
    for (let day = '2028-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
      expect(formatDate(day, locale)).toBe(known.format(new Date(`${day}T00:00:00Z`)));
    }
  });

  it('of an instant are the day in Berlin', () => {
    expect(formatDate(new Date('2026-11-27T23:30:00Z'), 'nl')).toBe('28 nov 2026');
    expect(formatDate('2026-11-27T23:30:00.000Z', 'nl')).toBe('28 nov 2026');
  });

  it('make a range with ordinary spaces', () => {
    expect(formatDateRange('2026-11-27', '2026-12-08', 'nl')).toBe('27 nov – 8 dec');
    expect(formatDateRange('2026-11-27', '2026-12-08', 'en')).toBe('27 Nov – 8 Dec');
    expect(formatDateRange('2026-11-27', '2026-12-08', 'de')).toBe('27. Nov. – 8. Dez.');
  });

  it('name the month of a range once where it stays the same', () => {
    expect(formatDateRange('2026-11-20', '2026-11-24', 'nl')).toBe('20–24 nov');
    expect(formatDateRange('2026-11-20', '2026-11-24', 'en')).toBe('20–24 Nov');
    expect(formatDateRange('2026-11-20', '2026-11-24', 'de')).toBe('20.–24. Nov.');
  });

  it('make no range of one day', () => {
    expect(formatDateRange('2026-11-20', '2026-11-20', 'de')).toBe('20. Nov.');
  });

  it('name the years of a range only where the year changes', () => {
    expect(formatDateRange('2026-12-27', '2027-01-03', 'de')).toBe('27. Dez. 2026 – 3. Jan. 2027');
    // The same month of another year is another month.
    expect(formatDateRange('2026-12-27', '2027-12-27', 'nl')).toBe('27 dec 2026 – 27 dec 2027');
  });

  it.each(LOCALES)('make ranges as Intl does, but for its spaces (%s)', (locale) => {
    const range = new Intl.DateTimeFormat(DATE_TAGS[locale], { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const plain = (text: string) => text.replace(/[\s\u2009\u202f]/g, '');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 400 }), (start, days) => {
        const from = addDays('2026-01-01', start);
        const to = addDays(from, days);
        const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
        expect(plain(formatDateRange(from, to, locale))).toBe(plain(range.formatRange(first, last)));
      }),
    );
  });
});
