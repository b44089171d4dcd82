import type { TemplateRecord, VariantRecord } from '@geven/catalogue-records';
import { groupBy, type ListPriceRecord, type PriceRecord, STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import { divideHalfUp, pricePerSquareMetre } from '@geven/timber';

/** Net euro cents of a metre, of a m² laid or covered, and of a m² of wood. */
export type PricesBySize = Pick<TemplateRecord, 'priceM1' | 'priceM2' | 'priceM2Wood'>;

/** What the range costs by one price list. Net euro cents. */
export interface Prices {
  /** One unit of sale. */
  ofVariant(variant: Pick<VariantRecord, 'id' | 'price'>): number;
  bySize(template: TemplateRecord): PricesBySize;
  /**
   * What a variant of a reduced product has cost, the oldest price first; empty for all others, and for a customer's own
   * price: the lowest of 30 days is said of what everybody is asked.
   */
  historyOf(variant: Pick<VariantRecord, 'id' | 'itemNumber'>): readonly PriceRecord[];
}

/** The prices of everybody: those of the records themselves. */
export function standardPrices(history: readonly PriceRecord[]): Prices {
  const steps = groupBy(
    history.filter(({ priceList }) => priceList === STANDARD_PRICE_LIST),
    ({ itemNumber }) => itemNumber,
  );
  for (const prices of steps.values()) prices.sort((one, other) => Number(one.validFrom) - Number(other.validFrom));
  return {
    ofVariant: ({ price }) => price,
    bySize: (template) => template,
    historyOf: ({ itemNumber }) => steps.get(itemNumber) ?? [],
  };
}

interface StandardRange {
  readonly prices: Prices;
  /** From short to long, samples last. */
  variantsOf(templateId: number): readonly VariantRecord[];
}

/** The prices of a list; what it says nothing of costs what it costs everybody. */
export function pricesOfList(
  list: readonly ListPriceRecord[],
  { prices: standard, variantsOf }: StandardRange,
): Prices {
  const own = new Map(list.map((price) => [price.variantId, price]));

  /** That of the longest length, whose rounding is the smallest part of a metre. */
  function metrePrice({ id, priceM1 }: TemplateRecord): number | null {
    const longest = variantsOf(id).findLast(({ isSample, lengthMm }) => !isSample && lengthMm !== null);
    const price = longest && own.get(longest.id);
    if (priceM1 === null || !price || !longest.lengthMm) return priceM1;
    return price.priceM1 ?? divideHalfUp(price.price * 1000, longest.lengthMm);
  }

  return {
    ofVariant: (variant) => own.get(variant.id)?.price ?? standard.ofVariant(variant),
    bySize(template) {
      const priceM1 = metrePrice(template);
      if (priceM1 === null || priceM1 === template.priceM1) return standard.bySize(template);
      const { priceM2, priceM2Wood, cover, width } = template;
      return {
        priceM1,
        priceM2: priceM2 !== null && cover !== null ? pricePerSquareMetre(priceM1, cover) : null,
        priceM2Wood: priceM2Wood !== null && width !== null ? pricePerSquareMetre(priceM1, width) : null,
      };
    },
    historyOf: (variant) => (own.has(variant.id) ? [] : standard.historyOf(variant)),
  };
}
