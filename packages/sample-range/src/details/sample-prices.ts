import { type PriceRecord, STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import { divideHalfUp } from '@geven/timber';

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
  const share = (cents: number, percent: number) => divideHalfUp(cents * percent, 100);
  return STEPS.map(([percent, validFrom]) => ({
    itemNumber,
    priceList: STANDARD_PRICE_LIST,
    price: share(price, percent),
    priceM1: priceM1 === null ? null : share(priceM1, percent),
    validFrom: new Date(validFrom),
  }));
}
