import { describe, expect, it } from 'vitest';
import { addDays, todayInBerlin } from './calendar';

describe('calendar', () => {
  it('changes day at midnight in Berlin, in winter and in summer', () => {
    expect(todayInBerlin(new Date('2026-11-27T22:59:59Z'))).toBe('2026-11-27');
    expect(todayInBerlin(new Date('2026-11-27T23:00:00Z'))).toBe('2026-11-28');
    expect(todayInBerlin(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
    expect(todayInBerlin(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });

  it('counts across the change of clocks, leap days and years', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-30', 4)).toBe('2027-01-03');
  });

  it('reads an instant as its day in Berlin', () => {
    expect(addDays('2026-11-27T23:30:00Z', 0)).toBe('2026-11-28');
    expect(addDays(new Date('2026-11-27T23:30:00Z'), 1)).toBe('2026-11-29');
  });

  it('refuses an invalid date', () => {
    expect(() => addDays('2026-02-30', 0)).toThrow(new RangeError('Not a date: 2026-02-30'));
    expect(() => addDays('2026-13-01', 0)).toThrow(RangeError);
    expect(() => addDays('soon', 0)).toThrow(RangeError);
  });
});
