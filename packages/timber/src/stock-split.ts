/** Days on top of a variant's own delay for pieces beyond its stock: they are planed or bought for the order. */
export const BEYOND_STOCK_DAYS = 5;

/** Where the pieces of a line come from. */
export interface StockSplit {
  readonly piecesFromStock: number;
  readonly piecesToOrder: number;
  /** Days until the whole line leaves the yard. */
  readonly saleDelay: number;
}

/**
 * Pieces beyond the stock are made for the order and take longer; they never block it. `saleDelay` is the variant's,
 * from stock. Product page, cart and mail all ask here when goods leave the yard.
 */
export function stockSplit(pieces: number, stock: number, saleDelay: number): StockSplit {
  const piecesFromStock = Math.min(pieces, Math.max(stock, 0));
  const piecesToOrder = pieces - piecesFromStock;
  return {
    piecesFromStock,
    piecesToOrder,
    saleDelay: piecesToOrder > 0 ? saleDelay + BEYOND_STOCK_DAYS : saleDelay,
  };
}

/** Stock left for each line: lines of one variant share it in their order. */
export function stockLeft(
  lines: readonly { readonly variantId: number; readonly pieces: number; readonly stock: number }[],
): number[] {
  const taken = new Map<number, number>();
  return lines.map(({ variantId, pieces, stock }) => {
    const before = taken.get(variantId) ?? 0;
    taken.set(variantId, before + pieces);
    return stock - before;
  });
}
