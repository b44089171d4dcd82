import { keepUnits } from '@geven/timber';
import { expect, it } from 'vitest';
import { getMessages } from '@/lib/texts/i18n';
import { createTranslate } from '@/lib/texts/translate';
import type { Calculation } from './calculate';
import { resultNotes } from './result-notes';

const { calc } = getMessages('en', 'product');
const t = createTranslate({ calc }, 'en');

type Plan = NonNullable<Calculation['plan']>;
const option = {
  boards: [{ id: 1, length: 4850, pieces: 24 }],
  pieces: 24,
  bought: 116_400,
  rest: 0.01,
  joints: 0,
  price: 1,
  isBeyondStock: false,
};
const plan: Plan = { surfaces: [], cuts: [], joints: [], longest: 4850, excess: 0, saved: { mm: 0, length: 4850 } };
const found = (changes: Partial<Plan>, best: Partial<typeof option> = {}): Calculation => ({
  input: { surfaces: [], area: null, waste: 0 },
  best: { ...option, ...best },
  oneLength: [],
  plan: { ...plan, ...changes },
});
const two = [
  { id: 1, length: 4850, pieces: 1 },
  { id: 2, length: 1850, pieces: 1 },
];

it('claim the least waste where it is proved', () => {
  expect(resultNotes(found({}), 'en', t)).toEqual([calc.least, calc.oneIsBest]);
  expect(resultNotes(found({ saved: null }, { boards: two }), 'en', t)).toEqual([calc.least]);
  expect(resultNotes(found({}, { pieces: 1 }), 'en', t)).toEqual([calc.least]);
});

it('say how far from the least it can be where that is not proved, never less than it is', () => {
  expect(resultNotes(found({ excess: 0.00101 }), 'en', t)).toEqual([
    expect.stringContaining('at most 0.2% more timber'),
  ]);
  expect(resultNotes(found({ excess: 1e-9 }), 'en', t)).toEqual([expect.stringContaining('at most 0.1% more timber')]);
});

it('say what a mix saves against one length', () => {
  const notes = resultNotes(found({ saved: { mm: 1250, length: 4550 } }, { boards: two }), 'en', t);
  expect(notes).toEqual([calc.least, keepUnits('This saves 1.25 m compared with boards of one length (4.55 m).')]);
});

it('explain joints, and claim nothing beyond the stock', () => {
  const joints = [{ length: 5200, rows: 24, parts: [3350, 1850] }];
  const notes = resultNotes(found({ joints, excess: null }, { isBeyondStock: true }), 'en', t);
  expect(notes).toEqual([expect.stringContaining('Rows longer than 4.85\u00a0m'), calc.beyondStock]);
  expect(notes[0]).toContain('no piece shorter than 0.90\u00a0m');
});

it('have no note for an area, whose cuts are unknown', () => {
  expect(resultNotes({ ...found({}), plan: null }, 'en', t)).toEqual([]);
});
