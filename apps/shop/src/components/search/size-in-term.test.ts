import { expect, it } from 'vitest';
import { sizeIn } from './size-in-term';

const board = { thickness: 22, width: 145 };

it('reads the cross-section that was asked for and found', () => {
  for (const term of ['22x145', '22 × 145 lärche', 'Lärche 145 X 22', '22*145 mm']) {
    expect(sizeIn(term, board), term).toEqual(board);
  }
});

it('claims no size that nobody asked for or that was not found', () => {
  for (const term of ['lärche', '22', '28x145', '1022x145', '22x1450', ''])
    expect(sizeIn(term, board), term).toBeNull();
  expect(sizeIn('22x145', undefined)).toBeNull();
  expect(sizeIn('22x145', { thickness: null, width: null })).toBeNull();
});
