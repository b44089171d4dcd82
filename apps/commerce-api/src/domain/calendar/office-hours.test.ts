import { expect, it } from 'vitest';
import { nextOfficeMoment } from './office-hours';

const next = (now: string) => nextOfficeMoment(new Date(now)).toISOString();

it.each([
  ['2026-11-26T07:00:00.000Z', '08:00 of a Thursday'],
  ['2026-11-26T15:59:00.000Z', '16:59 of a Thursday'],
  ['2026-07-15T06:00:00.000Z', '08:00 of a Wednesday in summer'],
])('is now within the office hours: %s, %s (CF-14)', (now) => {
  expect(next(now)).toBe(now);
});

it.each([
  ['2026-11-26T06:59:00Z', '2026-11-26T07:00:00.000Z', 'the same morning before eight'],
  ['2026-11-26T16:00:00Z', '2026-11-27T07:00:00.000Z', 'the next morning from five in the afternoon'],
  ['2026-11-27T16:30:00Z', '2026-11-30T07:00:00.000Z', 'Monday after Friday afternoon'],
  ['2026-11-28T11:00:00Z', '2026-11-30T07:00:00.000Z', 'Monday on Saturday'],
  ['2026-11-28T23:30:00Z', '2026-11-30T07:00:00.000Z', 'Monday on Sunday, which in UTC is Saturday still'],
  ['2026-07-15T15:00:00Z', '2026-07-16T06:00:00.000Z', 'eight o’clock of summer time in summer'],
  ['2026-03-28T12:00:00Z', '2026-03-30T06:00:00.000Z', 'eight o’clock of summer time after the weekend that it begins'],
])('else is when the office opens: at %s it is %s, %s (CF-14)', (now, opens) => {
  expect(next(now)).toBe(opens);
});
