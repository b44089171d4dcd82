import { expect, it } from 'vitest';
import { getTexts } from './i18n';
import { squareMetreCaption } from './square-metre-caption';

it.each([
  ['decking', 150, 145, 'laid with a 5\u00a0mm gap'],
  ['an open façade', 74, 68, 'laid with a 6\u00a0mm gap'],
  ['tongue and groove', 131, 140, 'covered area'],
  ['boards edge to edge', 145, 145, 'covered area'],
])('says what a m² is of: %s', (_, cover, width, said) => {
  expect(squareMetreCaption({ cover, width }, getTexts('en', 'product'))).toBe(said);
});
