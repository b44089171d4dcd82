import {
  type ListPriceRecord,
  type PriceRecord,
  STANDARD_PRICE_LIST,
  type TemplateRecord,
  type VariantRecord,
} from '@geven/catalogue-records';
import { divideHalfUp, pricePerPiece } from '@geven/timber';

/** What the sample's reduced products cost before, in per cent of today's price, and since when. */
const STEPS: readonly [percent: number, validFrom: string][] = [
  [112, '2026-03-01T00:00:00Z'],
  [118, '2026-10-12T00:00:00Z'],
  [100, '2026-11-02T00:00:00Z'],
];

interface Priced {
  itemNumber: string;
  /** Net cents. */
  price: number;
  priceM1: number | null;
}

/** The history of a reduced price: raised, then cut, so that the lowest of the 30 days before is not the last one. */
export function reducedPrices({ itemNumber, price, priceM1 }: Priced): PriceRecord[] {
  return STEPS.map(([percent, validFrom]) => ({
    itemNumber,
    priceList: STANDARD_PRICE_LIST,
    price: share(price, percent),
    priceM1: priceM1 === null ? null : share(priceM1, percent),
    validFrom: new Date(validFrom),
  }));
}

/** Key of the list of the sample's trade customers. */
export const TRADE_PRICE_LIST = 'trade';
/** What they pay of the standard price. */
const TRADE_PERCENT = 90;

/** What a variant costs a trade customer; a piece of timber follows from its metre, as everybody's does. */
export function tradePrice(
  { id: variantId, price, lengthMm }: Pick<VariantRecord, 'id' | 'price' | 'lengthMm'>,
  { priceM1: standardM1 }: Pick<TemplateRecord, 'priceM1'>,
): ListPriceRecord {
  const priceM1 = standardM1 === null ? null : share(standardM1, TRADE_PERCENT);
  const isByLength = priceM1 !== null && lengthMm !== null;
  return {
    priceList: TRADE_PRICE_LIST,
    variantId,
    price: isByLength ? pricePerPiece(priceM1, lengthMm) : share(price, TRADE_PERCENT),
    priceM1,
  };
}

const share = (cents: number, percent: number): number => divideHalfUp(cents * percent, 100);
