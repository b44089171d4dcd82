import { describe, expect, it } from 'vitest';
import { chooseFinishes } from './choose-finishes';

const BRUSHED = { id: 2, attribute: 'surface_finishing', isDefault: false, longest: null } as const;
const OILED = { id: 5, attribute: 'finishing', isDefault: false, longest: null } as const;
const FIREPROOF = { id: 6, attribute: 'finishing', isDefault: false, longest: 4000 } as const;
const OFFERED = [
  { id: 1, attribute: 'surface_finishing', isDefault: true, longest: null },
  BRUSHED,
  { id: 4, attribute: 'finishing', isDefault: true, longest: null },
  OILED,
  FIREPROOF,
] as const;
const BOARD = { lengthMm: 4000, isSample: false };

describe('chooseFinishes', () => {
  it('takes one of each attribute, in one order however they are named', () => {
    expect(chooseFinishes(OFFERED, [5, 2], BOARD)).toEqual([BRUSHED, OILED]);
    expect(chooseFinishes(OFFERED, [2, 5, 5], BOARD)).toEqual([BRUSHED, OILED]);
  });

  it('leaves out what the product has anyway', () => {
    expect(chooseFinishes(OFFERED, [1, 4], BOARD)).toEqual([]);
    expect(chooseFinishes(OFFERED, [1, 5], BOARD)).toEqual([OILED]);
  });

  it.each([
    ['what the product does not offer', [5, 99], BOARD, { code: 'FINISH_NOT_AVAILABLE', params: { finishId: 99 } }],
    [
      'a finish of a sample',
      [1],
      { lengthMm: 250, isSample: true },
      { code: 'FINISH_NOT_AVAILABLE', params: { finishId: 1 } },
    ],
    ['two of one attribute', [5, 6], BOARD, { code: 'FINISH_AMBIGUOUS', params: { attribute: 'finishing' } }],
    ['a default beside another', [4, 5], BOARD, { code: 'FINISH_AMBIGUOUS', params: { attribute: 'finishing' } }],
    [
      'a piece that is too long',
      [6],
      { lengthMm: 4001, isSample: false },
      { code: 'FINISH_PIECE_TOO_LONG', params: { finishId: 6, max: 4000 } },
    ],
  ])('refuses %s', (_what, finishIds, piece, refusal) => {
    expect(() => chooseFinishes(OFFERED, finishIds, piece)).toThrow(expect.objectContaining(refusal));
  });

  it('accepts a piece of the maximum length', () => {
    expect(chooseFinishes(OFFERED, [6], BOARD)).toEqual([FIREPROOF]);
  });
});
