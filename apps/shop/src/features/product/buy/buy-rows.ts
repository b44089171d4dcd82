import type { FinishId, Product, ProductVariant } from '@geven/odoo-sdk';
import type { BuyRow } from './buy-content';

/**
 * Rows of the length table: those of the product's matrix of lengths and treatments, also where no variant exists
 * (PD-36); of what has no matrix, its variants. Samples have a button of their own.
 */
export function buyRows({ productVariants, productVariantsMatrix: { rows } }: Product): readonly BuyRow[] {
  const variants = productVariants.filter(({ isPublished, isSample }) => isPublished && !isSample);
  if (rows.length === 0) return variants.map((variant) => rowOf(variant, nameOf(variant), []));
  return rows.map(({ attributeLength: { value, commercialName }, cells }) => {
    const missing = cells.filter(({ productVariantId }) => productVariantId === null).map(({ finishId }) => finishId);
    const variant = variants.find(({ attributeLength }) => attributeLength?.value === value);
    return variant ? rowOf(variant, commercialName, missing) : noRow(value, commercialName);
  });
}

const nameOf = ({ attributeLength, name }: ProductVariant) => attributeLength?.commercialName ?? name;

function rowOf(variant: ProductVariant, name: string, missing: readonly FinishId[]): BuyRow {
  const { id, lengte, isSample, combinationInfo, unitOfSale, contents, weight, stock, saleDelay } = variant;
  const { price } = combinationInfo;
  return { id, name, length: lengte, isSample, price, unitOfSale, contents, weight, stock, saleDelay, missing };
}

/** A length that the range has and this product does not. */
const noRow = (length: number, name: string): BuyRow => ({
  id: null,
  name,
  length,
  isSample: false,
  price: 0,
  unitOfSale: 'PIECE',
  contents: null,
  weight: 0,
  stock: 0,
  saleDelay: 0,
  missing: [],
});
