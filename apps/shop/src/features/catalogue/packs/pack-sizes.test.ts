import { expect, it } from 'vitest';
import type { PackProduct } from './load-packs';
import { packSizes } from './pack-sizes';

const screws = (name: string, ...sizes: string[]) => {
  const packs = sizes.map((size) => ({ name: `${name}, ${size}`, isPublished: true, isSample: false }));
  return { name, product: { title: { name }, packs } as unknown as PackProduct };
};

it('are named once where all rows have the same', () => {
  const rows = [
    screws('Schraube 5,0 × 50 mm', '100 Stück', '200 Stück'),
    screws('Schraube 5,5 × 60 mm', '100 Stück', '200 Stück'),
  ];
  expect(packSizes(rows, 'de')).toEqual(['100 Stück', '200 Stück']);
});

it('stay in their cells where rows differ, in a row alone, and where there are too many', () => {
  expect(packSizes([screws('Clip', '50 Stück'), screws('Startclip', '20 Stück')], 'de')).toBeNull();
  expect(packSizes([screws('Clip', '50 Stück')], 'de')).toBeNull();
  const many = ['10 Stück', '25 Stück', '50 Stück', '100 Stück'];
  expect(packSizes([screws('Clip', ...many), screws('Startclip', ...many)], 'de')).toBeNull();
});
