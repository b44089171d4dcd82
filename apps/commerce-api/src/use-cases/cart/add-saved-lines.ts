import type { Cart } from '../../domain/cart/cart';
import { isRefused, missingLines, type SavedLine } from '../../domain/cart/saved-cart';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Carts } from '../../ports/cart';
import type { Shopper } from '../../ports/shopper';
import type { Visitor } from '../../sessions/visitor';

/** A cart with the lines of a copy in it. */
export interface RestoredCart {
  readonly cart: Cart | null;
  /** Names of what cannot be had any more. */
  readonly unavailable: readonly string[];
}

export interface AddSavedLinesOptions {
  readonly carts: Pick<Carts, 'load' | 'addMultipleItems'>;
}

/** Puts lines that were kept into a visitor's cart, each once and at today's prices; what the cart has stays as it is. */
export function createAddSavedLines({ carts }: AddSavedLinesOptions) {
  return async function addSavedLines(visitor: Visitor, saved: readonly SavedLine[]): Promise<RestoredCart> {
    const shopper = await visitor.ensureShopper();
    const cart = await carts.load(shopper);
    // Also where it has all of them already: whoever wants them once more is asked.
    if (cart?.quotation) throw new CommerceError('QUOTATION_FIXED');
    return await addAvailable(shopper, missingLines(saved, cart), cart);
  };

  async function addAvailable(shopper: Shopper, lines: readonly SavedLine[], cart: Cart | null): Promise<RestoredCart> {
    if (lines.length === 0) return { cart, unavailable: [] };
    try {
      return { cart: await carts.addMultipleItems(shopper, lines), unavailable: [] };
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error;
      const refused = lines.filter((line) => isRefused(line, error));
      if (refused.length === 0) throw error;
      const rest = await addAvailable(
        shopper,
        lines.filter((line) => !refused.includes(line)),
        cart,
      );
      return { ...rest, unavailable: [...refused.map(({ name }) => name), ...rest.unavailable] };
    }
  }
}
