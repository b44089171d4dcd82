/** Days on top of a variant's own delay for pieces that are planed to order. */
export const PLANED_TO_ORDER_DELAY = 5;

/** Where the pieces of a line come from. */
export interface StockSplit {
  readonly piecesFromStock: number;
  readonly piecesToOrder: number;
  /** Days until the whole line leaves the yard. */
  readonly saleDelay: number;
}

/** Pieces beyond the stock are planed to order; they never block the line. `saleDelay` is the variant's, from stock. */
export function stockSplit(pieces: number, stock: number, saleDelay: number): StockSplit {
  const piecesFromStock = Math.min(pieces, Math.max(stock, 0));
  const piecesToOrder = pieces - piecesFromStock;
  return {
    piecesFromStock,
    piecesToOrder,
    saleDelay: piecesToOrder > 0 ? saleDelay + PLANED_TO_ORDER_DELAY : saleDelay,
  };
}

/** What is left in stock for each line: lines of one variant share it, the first takes first. */
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
