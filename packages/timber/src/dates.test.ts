import { describe, expect, it } from 'vitest';
import { formatDate, formatDateRange, formatDay } from './dates';

describe('dates', () => {
  it('are written in the language of the page, unlike money (CN-01)', () => {
    expect(formatDate('2026-11-27', 'nl')).toBe('27 nov 2026');
    expect(formatDate('2026-11-27', 'en')).toBe('Nov 27, 2026');
    expect(formatDate('2026-11-27', 'de')).toBe('27. Nov. 2026');
  });

  it('of this year do without it', () => {
    expect(formatDay('2026-11-27', 'nl')).toBe('27 nov');
    expect(formatDay('2026-11-27', 'en')).toBe('Nov 27');
    expect(formatDay('2026-11-27', 'de')).toBe('27. Nov.');
  });

  it('of a moment are the day it is in Berlin', () => {
    expect(formatDate(new Date('2026-11-27T23:30:00Z'), 'nl')).toBe('28 nov 2026');
    expect(formatDate('2026-11-27T23:30:00.000Z', 'nl')).toBe('28 nov 2026');
  });

  it('make a range with ordinary spaces', () => {
    expect(formatDateRange('2026-11-27', '2026-12-08', 'nl')).toBe('27 nov – 8 dec');
    expect(formatDateRange('2026-11-27', '2026-12-08', 'en')).toBe('Nov 27 – Dec 8');
    expect(formatDateRange('2026-11-27', '2026-12-08', 'de')).toBe('27. Nov. – 8. Dez.');
  });

  it('name the years of a range only where the year changes', () => {
    expect(formatDateRange('2026-12-27', '2027-01-03', 'de')).toBe('27. Dez. 2026 – 3. Jan. 2027');
    expect(formatDateRange('2026-11-20', '2026-11-24', 'nl')).toBe('20–24 nov');
  });
});
