import type { ProductVariant } from '@geven/odoo-sdk';
import { contentsSymbol, formatAmount, type Locale, unitPrice } from '@geven/timber';
import { getTexts } from '@/lib/texts/i18n';
import type { UnitPriceText } from '@/lib/texts/unit-texts';

/**
 * The legal unit price of a pack that is sold for `cents` (LG-02), in the few letters that a cell has room for: `14,73`
 * and `je 100`, below a price in euros. Null where none is due.
 */
export function packUnitPrice(
  cents: number,
  contents: ProductVariant['contents'],
  locale: Locale,
): UnitPriceText | null {
  if (!contents || contents.reference === null) return null;
  const { amount, unit, reference } = contents;
  const count = reference === 1 ? getTexts(locale, 'catalogue')('pack.piece') : String(reference);
  return {
    amount: formatAmount(unitPrice(cents, amount, reference)),
    unit: getTexts(locale, 'catalogue')('pack.per', { unit: contentsSymbol(unit) ?? count }),
  };
}
