import { describe, expect, it } from 'vitest';
import { sampleProduct } from '@/testing/sample-product';
import { buyRows } from './buy-rows';

describe('the rows of the length table', () => {
  it('are the lengths of the matrix by their commercial names, without the sample (PD-03, PD-04)', () => {
    expect(buyRows(sampleProduct()).map(({ name, length }) => [name, length])).toEqual([
      ['1,85 m', 1850],
      ['2,15 m', 2150],
      ['4,85 m', 4850],
    ]);
  });

  it('keep a length that has no variant, to be shown disabled (PD-36)', () => {
    const { productVariants } = sampleProduct();
    const rows = buyRows(sampleProduct({ productVariants: productVariants.filter(({ lengte }) => lengte !== 2150) }));
    expect(rows.map(({ id }) => id !== null)).toEqual([true, false, true]);
  });

  it('know which treatments a length cannot have (PD-36)', () => {
    const { productVariantsMatrix } = sampleProduct();
    const [first, ...others] = productVariantsMatrix.rows;
    if (!first) throw new Error('The sample has rows');
    const [, treated] = first.cells;
    const cells = first.cells.map((cell) => (cell === treated ? { ...cell, productVariantId: null } : cell));
    const rows = buyRows(
      sampleProduct({ productVariantsMatrix: { ...productVariantsMatrix, rows: [{ ...first, cells }, ...others] } }),
    );
    expect(rows.map(({ missing }) => missing)).toEqual([[treated?.finishId], [], []]);
  });

  it('are the versions of what has no matrix, published ones alone', () => {
    const product = sampleProduct();
    const [first, second] = product.productVariants;
    if (!first || !second) throw new Error('The sample has variants');
    const rows = buyRows({
      ...product,
      productVariants: [
        { ...first, name: 'Holzöl, 0,75 l', attributeLength: null },
        { ...second, isPublished: false },
      ],
      productVariantsMatrix: { finishings: [], rows: [] },
    });
    expect(rows.map(({ name }) => name)).toEqual(['Holzöl, 0,75 l']);
  });
});
