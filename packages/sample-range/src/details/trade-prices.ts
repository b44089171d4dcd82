import type { CatalogueRecords, ListPriceRecord, TemplateRecord, VariantRecord } from '@geven/catalogue-records';
import { divideHalfUp, pricePerPiece } from '@geven/timber';

/** Key of the list of the sample's trade customers. */
export const TRADE_PRICE_LIST = 'trade';

/** 10 % less than everybody pays, but for samples. */
export function tradePrices({ templates, variants }: Pick<CatalogueRecords, 'templates' | 'variants'>) {
  const goods = new Map(templates.flatMap((template) => (template.isSample ? [] : [[template.id, template]])));
  return variants.flatMap((variant): ListPriceRecord[] => {
    const template = goods.get(variant.templateId);
    return template && !variant.isSample ? [tradePrice(variant, template)] : [];
  });
}

/** A piece of timber follows from its metre, as everybody's does. */
function tradePrice({ id: variantId, price, lengthMm }: VariantRecord, template: TemplateRecord): ListPriceRecord {
  const priceM1 = template.priceM1 === null ? null : tenPercentOff(template.priceM1);
  const isByLength = priceM1 !== null && lengthMm !== null;
  return {
    priceList: TRADE_PRICE_LIST,
    variantId,
    price: isByLength ? pricePerPiece(priceM1, lengthMm) : tenPercentOff(price),
    priceM1,
  };
}

const tenPercentOff = (cents: number): number => divideHalfUp(cents * 90, 100);
