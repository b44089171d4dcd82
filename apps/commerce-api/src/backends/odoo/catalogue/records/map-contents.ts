import type { VariantRecord } from '@geven/catalogue-records';
import { type Contents, UNITS_OF_SALE, type UnitOfSale } from '@geven/timber';
import type { OdooVariant } from '../odoo-template';
import type { Vocabulary } from '../vocabulary';
import type { TemplateValues } from './template-values';

type Sold = Pick<VariantRecord, 'unitOfSale' | 'contentsAmount' | 'contentsUnit'>;

/** What a variant is sold as, and what one of it holds: Odoo has that as the base units of its reference price. */
export function mapContents(variant: OdooVariant, values: TemplateValues, vocabulary: Vocabulary): Sold {
  const contents = contentsOf(variant, vocabulary);
  // One of ten sizes of a pack may be the single piece.
  if (contents?.unit === 'PIECE' && contents.amount === 1) {
    return { unitOfSale: 'PIECE', contentsAmount: null, contentsUnit: null };
  }
  return {
    unitOfSale: unitOfSale(values.one('unitOfSale')?.key),
    contentsAmount: contents?.amount ?? null,
    contentsUnit: contents?.unit ?? null,
  };
}

/** Null where Odoo shows no reference price, or one of a unit that the mapping does not know. */
function contentsOf({ baseUnitCount, baseUnitId }: OdooVariant, { baseUnits }: Vocabulary): Contents | null {
  const unit = baseUnitId === null ? undefined : baseUnits.get(baseUnitId);
  const amount = unit ? Math.round(baseUnitCount * unit.amount) : 0;
  return unit && amount > 0 ? { ...unit, amount } : null;
}

function unitOfSale(key: string | undefined): UnitOfSale {
  return UNITS_OF_SALE.find((unit) => unit.toLowerCase() === key) ?? 'PIECE';
}
