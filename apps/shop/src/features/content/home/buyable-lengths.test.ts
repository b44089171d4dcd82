import type { ProductVariantId } from '@geven/odoo-sdk';
import { expect, it } from 'vitest';
import { type BoardLength, buyableLengths, usualLength } from './buyable-lengths';

const length = (lengte: number | null, stock: number, isSample = false): BoardLength => ({
  id: (lengte ?? 1) as ProductVariantId,
  lengte,
  attributeLength: null,
  combinationInfo: { price: 100 },
  stock,
  saleDelay: 2,
  isSample,
});

it('offers what lies ready, and never a sample', () => {
  const productVariants = [length(3000, 0), length(4000, 12), length(5000, 40), length(250, 9, true), length(null, 3)];
  expect(buyableLengths({ productVariants }).map(({ lengte }) => lengte)).toEqual([4000, 5000]);
});

it('offers every length where none lies ready: it is planed to order', () => {
  expect(buyableLengths({ productVariants: [length(3000, 0), length(4000, 0)] })).toHaveLength(2);
  expect(buyableLengths({ productVariants: [] })).toEqual([]);
});

it('begins with the length of which there is most', () => {
  expect(usualLength([length(3000, 5), length(4000, 40), length(5000, 40)])?.lengte).toBe(4000);
  expect(usualLength([])).toBeUndefined();
});
