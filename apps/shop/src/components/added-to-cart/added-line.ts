import type { Cart, CartLine, CartProductInput } from '@geven/odoo-sdk';

/** What was added, and the line of the cart that holds it, with what was there before. */
export interface AddedLine {
  readonly line: CartLine;
  /** Pieces or packs that were added. */
  readonly pieces: number;
}

/** The lines of a cart that hold what was added to it; null unless all of it is there. */
export function addedLines(cart: Cart, products: readonly CartProductInput[]): readonly AddedLine[] | null {
  const found = products.flatMap(({ id, quantity, finishIds }) => {
    const chosen = finishIds ?? [];
    // The same length may be there with other finishes.
    const line = cart.websiteOrderLine.find(
      ({ product, finishes }) =>
        product.id === id &&
        finishes.length === chosen.length &&
        finishes.every((finish) => chosen.includes(finish.id)),
    );
    return line ? [{ line, pieces: quantity }] : [];
  });
  return found.length === products.length ? found : null;
}
