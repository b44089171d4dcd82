const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before a reduction whose lowest price is named beside it. */
const COMPARED_DAYS = 30;

/** A price and when it began. */
export interface PriceStep {
  readonly price: number;
  readonly validFrom: Date;
}

/**
 * The lowest price of the 30 days before the present price began (LG-03). Null unless the present one is a reduction:
 * lower than the price right before it, and lower than everything that was asked in those days.
 *
 * @param steps Every price from a moment on, the oldest first; the last is the present one.
 */
export function lowestPriceBefore(steps: readonly PriceStep[]): number | null {
  const changes = steps.filter(({ price }, index) => price !== steps[index - 1]?.price);
  const present = changes.at(-1);
  const former = changes.slice(0, -1);
  const last = former.at(-1);
  if (!present || !last || present.price >= last.price) return null;
  const begin = present.validFrom.getTime() - COMPARED_DAYS * DAY_MS;
  // A price holds until the next begins: one that began earlier counts while it lasted into those days.
  const asked = former.filter((_, index) => (former[index + 1]?.validFrom ?? present.validFrom).getTime() > begin);
  const lowest = Math.min(...asked.map(({ price }) => price));
  return lowest > present.price ? lowest : null;
}
