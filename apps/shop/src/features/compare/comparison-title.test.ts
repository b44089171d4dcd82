import { expect, it } from 'vitest';
import { getTexts } from '@/lib/texts/i18n';
import { comparisonTitle } from './comparison-title';

const t = getTexts('de', 'compare');
const BOARD = { family: 'DH' };
const SCREWS = { family: 'SCR' };

it.each([
  [[BOARD, BOARD, BOARD, BOARD], 'Vier Dielen im Vergleich'],
  [[BOARD, BOARD, SCREWS], 'Drei Produkte im Vergleich'],
  [[SCREWS, SCREWS], 'Zwei Produkte im Vergleich'],
  [[BOARD], 'Produkte vergleichen'],
  [[], 'Produkte vergleichen'],
])('says how many of what are compared', (products, title) => {
  expect(comparisonTitle(products, t)).toBe(title);
});
