import type { Product } from '@geven/odoo-sdk';
import { formatMetres } from '@geven/timber';
import { shownPrice } from '@/lib/products/prices';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import type { FinishChoice } from './buy-content';

/** The product's finishes, each with a text that says price, extra days and longest piece. */
export function finishChoices(
  { productTemplateAttributeValues }: Product,
  context: PageContext,
): readonly FinishChoice[] {
  const t = getTexts(context.locale, 'product');
  const units = {
    SQUARE_METRE: t('units.perSquareMetre'),
    CUBIC_METRE: t('finish.perCubicMetre'),
    PIECE: t('units.each.PIECE'),
  };
  return productTemplateAttributeValues.map(
    ({ id, attribute, slug, name, isDefault, surcharge, extraDays, longest }) => {
      const surchargeText =
        surcharge && surcharge.price > 0
          ? `+ ${shownPrice(surcharge.price, context)} ${units[surcharge.unit]}`
          : t('finish.included');
      const details = [
        surchargeText,
        ...(extraDays > 0 ? [t('finish.days', { count: extraDays })] : []),
        ...(longest === null ? [] : [t('finish.longest', { length: formatMetres(longest, context.locale) })]),
      ].join(', ');
      return { id, attribute, slug, isDefault, surcharge, extraDays, name, surchargeText, details };
    },
  );
}
