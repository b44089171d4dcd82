import { expect, it } from 'vitest';
import { isFresh } from './vat-id-check';

const NOON = '2026-11-24T12:00:00.000Z';
const at = (time: string) => new Date(time);

it('holds for a day where it was answered (LG-08)', () => {
  for (const outcome of ['valid', 'invalid'] as const) {
    expect(isFresh({ outcome, checkedAt: NOON }, at('2026-11-25T11:59:59Z'))).toBe(true);
    expect(isFresh({ outcome, checkedAt: NOON }, at('2026-11-25T12:00:00Z'))).toBe(false);
  }
});

it('is made again after a minute where there was no answer', () => {
  expect(isFresh({ outcome: 'unanswered', checkedAt: NOON }, at('2026-11-24T12:00:59Z'))).toBe(true);
  expect(isFresh({ outcome: 'unanswered', checkedAt: NOON }, at('2026-11-24T12:01:00Z'))).toBe(false);
});
