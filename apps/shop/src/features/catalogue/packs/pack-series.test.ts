import { expect, it } from 'vitest';
import type { PackProduct } from './load-packs';
import { packSeries } from './pack-series';

const product = (name: string, familyName = 'Schrauben') => ({ title: { name }, familyName }) as PackProduct;
const shown = (...products: PackProduct[]) => shownBy(true, products);
const shownBy = (isBySize: boolean, products: PackProduct[]) =>
  packSeries(products, { isBySize }).map(
    ({ heading, items }) => `${heading}: ${items.map(({ name }) => name).join(' | ')}`,
  );

it('names a row of a series by its size, the smallest first', () => {
  expect(
    shown(
      product('Terrassenschraube A2 5,5 × 90 mm'),
      product('Terrassenschraube A2 5,0 × 50 mm'),
      product('Terrassenschraube A4 5,0 × 50 mm'),
      product('Stelzlager 35–60 mm', 'Stelzlager'),
      product('Terrassenschraube A4 5,0 × 60 mm'),
      product('Stelzlager 140–200 mm', 'Stelzlager'),
    ),
  ).toEqual([
    'Terrassenschraube A2: 5,0\u00a0×\u00a050\u00a0mm | 5,5\u00a0×\u00a090\u00a0mm',
    'Terrassenschraube A4: 5,0\u00a0×\u00a050\u00a0mm | 5,0\u00a0×\u00a060\u00a0mm',
    'Stelzlager: 35–60\u00a0mm | 140–200\u00a0mm',
  ]);
});

it('leaves sizes in the order that the visitor chose', () => {
  const longFirst = [product('Terrassenschraube A2 5,5 × 90 mm'), product('Terrassenschraube A2 5,0 × 50 mm')];
  expect(shownBy(false, longFirst)).toEqual([
    'Terrassenschraube A2: 5,5\u00a0×\u00a090\u00a0mm | 5,0\u00a0×\u00a050\u00a0mm',
  ]);
});

it('leaves what is alone in its size, or has none, with its family and its whole name', () => {
  expect(
    shown(
      product('Noppenbahn 8 mm', 'Bahnen'),
      product('Unkrautvlies 130 g/m²', 'Bahnen'),
      product('Startclip', 'Clips'),
    ),
  ).toEqual(['Bahnen: Noppenbahn 8\u00a0mm | Unkrautvlies 130\u00a0g/m²', 'Clips: Startclip']);
});
