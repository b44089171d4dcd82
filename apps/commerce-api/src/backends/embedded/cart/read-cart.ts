import { cartHead } from '../../../carts/cart-head';
import { findCart } from '../../../carts/cart-rows';
import { findFinishes, type OfferedFinish, offeredBy } from '../../../carts/finish-rows';
import { findVariantFacts, type VariantFacts } from '../../../carts/variant-facts';
import type { Queryable } from '../../../database/transaction';
import type { Cart, RemovedLine } from '../../../domain/cart/cart';
import { type CartLineFacts, composeCart } from '../../../domain/cart/compose-cart';
import type { Shopper } from '../../../ports/shopper';
import { type CartLineRow, findLines } from './line-rows';

export interface CartReading {
  readonly cart: Cart;
  /** Lines whose product or finish is no longer sold; they are not part of `cart`. */
  readonly goneLines: readonly GoneLine[];
  /** Lines whose prices in the catalogue are no longer those that this version showed. */
  readonly repricedLines: readonly RepricedLine[];
}

/** A stored line that is to leave, and what is said of it. */
export interface GoneLine extends RemovedLine {
  readonly id: number;
}

/** Net cents of a piece, and of the finishes of all. */
export interface RepricedLine {
  readonly id: number;
  readonly priceUnit: number;
  readonly priceFinishes: number;
}

/** The shopper's cart with today's prices; null when there is none. */
export async function readCart(db: Queryable, shopper: Shopper): Promise<CartReading | null> {
  const found = await findCart(db, shopper);
  if (!found) return null;
  const { locale } = shopper;
  const rows = await findLines(db, found.cart.id);
  const variantIds = rows.map(({ variantId }) => variantId);
  const variants = await findVariantFacts(db, variantIds, shopper);
  const finishIds = rows.flatMap((row) => row.finishIds);
  const finishes = await findFinishes(db, finishIds, locale);
  const sold = rows.flatMap((row) => lineFacts(row, variants.get(row.variantId), finishes) ?? []);
  const cart = composeCart({ ...cartHead(found), locale, lines: sold });
  const stored = new Map(rows.map((row) => [row.id, row]));
  const soldIds = new Set(sold.map(({ id }) => id));
  return {
    cart,
    goneLines: rows.flatMap((row) => (soldIds.has(row.id) ? [] : [goneLine(row, variants.get(row.variantId))])),
    repricedLines: cart.lines.flatMap(({ id, priceUnit, priceFinishes }) => {
      const shown = stored.get(id);
      const isAsShown = shown?.priceUnit === priceUnit && shown.priceFinishes === priceFinishes;
      return isAsShown ? [] : [{ id, priceUnit, priceFinishes }];
    }),
  };
}

function goneLine({ id, name, pieces }: CartLineRow, variant: VariantFacts | undefined): GoneLine {
  const reason = variant?.isSold ? 'FINISH_NOT_AVAILABLE' : 'PRODUCT_NOT_AVAILABLE';
  return { id, name: variant?.name ?? name, pieces, reason };
}

/** Null when its product, or a finish that was chosen, is no longer sold. */
function lineFacts(
  { id, pieces, finishIds }: CartLineRow,
  variant: VariantFacts | undefined,
  offered: readonly OfferedFinish[],
): CartLineFacts | null {
  if (!variant?.isSold) return null;
  const finishes = offeredBy(offered, variant.templateId).filter((finish) => finishIds.includes(finish.id));
  if (finishes.length < finishIds.length) return null;
  return { ...variant, id, pieces, variantId: variant.id, finishes };
}
