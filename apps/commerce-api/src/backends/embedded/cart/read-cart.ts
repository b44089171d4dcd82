import { cartHead } from '../../../carts/cart-head';
import { type CartOwner, findCart } from '../../../carts/cart-rows';
import { findFinishes, type OfferedFinish, offeredBy } from '../../../carts/finish-rows';
import { findVariantFacts, type VariantFacts } from '../../../carts/variant-facts';
import { findCouponFacts } from '../../../coupons/coupon-facts';
import type { Queryable } from '../../../database/transaction';
import type { Cart, RemovedLine } from '../../../domain/cart/cart';
import { type CartLineFacts, composeCart } from '../../../domain/cart/compose-cart';
import { lineKey } from '../../../domain/cart/merge-lines';
import type { FreightRates } from '../../../domain/checkout/freight-rates';
import { atQuotedPrices } from '../../../domain/quotations/quotation';
import type { Shopper } from '../../../ports/shopper';
import { type CartLineRow, findLines } from './line-rows';

export interface CartReading {
  readonly cart: Cart;
  /** Lines whose product or finish is no longer sold; they are not part of `cart`. */
  readonly goneLines: readonly GoneLine[];
  /** Lines that cost something else than this version showed, or of which less is in stock than was to be paid for. */
  readonly changedLines: readonly ChangedLine[];
  /** Whether the coupon takes off something else than this version showed. */
  readonly isDiscountChanged: boolean;
  /** Whether delivery costs what this version showed. */
  readonly isFreightAsShown: boolean;
}

/** A stored line that is to leave, and what is said of it. */
export interface GoneLine extends RemovedLine {
  readonly id: number;
}

/** What a line shows: net cents of a piece, and of the finishes of all; pieces from stock once they are to be paid for. */
export interface ChangedLine {
  readonly id: number;
  readonly priceUnit: number;
  readonly priceFinishes: number;
  readonly fromStock: number | null;
}

/** The shopper's cart with today's prices, or those of its quotation; null when there is none. */
export async function readCart(
  db: Queryable,
  shopper: Shopper & CartOwner,
  freightRates: FreightRates,
): Promise<CartReading | null> {
  const found = await findCart(db, shopper);
  if (!found) return null;
  const { locale } = shopper;
  const { couponCode, shownDiscount, orderName } = found.cart;
  const rows = await findLines(db, found.cart.id);
  const variantIds = rows.map(({ variantId }) => variantId);
  const variants = await findVariantFacts(db, variantIds, shopper, orderName);
  const finishIds = rows.flatMap((row) => row.finishIds);
  const finishes = await findFinishes(db, finishIds, locale);
  const quoted = new Map(found.quotation?.lines.map((line) => [lineKey(line), line]));
  const sold = rows.flatMap((row) => {
    const facts = lineFacts(row, variants.get(row.variantId), finishes);
    const kept = quoted.get(lineKey(row));
    return facts && kept ? atQuotedPrices(facts, kept) : (facts ?? []);
  });
  const coupon = couponCode === null ? null : await findCouponFacts(db, couponCode, { shopper, variantIds, orderName });
  const cart = composeCart({ ...cartHead(found), locale, freightRates, lines: sold, coupon });
  const stored = new Map(rows.map((row) => [row.id, row]));
  const soldIds = new Set(sold.map(({ id }) => id));
  return {
    cart,
    goneLines: rows.flatMap((row) => (soldIds.has(row.id) ? [] : [goneLine(row, variants.get(row.variantId))])),
    isFreightAsShown: found.cart.freightShown === mostFreight(cart),
    changedLines: cart.lines.flatMap(({ id, priceUnit, priceFinishes, piecesFromStock }) => {
      const shown = stored.get(id);
      const fromStock = shown?.fromStock ?? null;
      const isPricedSo = shown?.priceUnit === priceUnit && shown.priceFinishes === priceFinishes;
      if (isPricedSo && (fromStock === null || fromStock <= piecesFromStock)) return [];
      return [{ id, priceUnit, priceFinishes, fromStock: fromStock === null ? null : piecesFromStock }];
    }),
    isDiscountChanged: cart.amounts.discounts !== shownDiscount,
  };
}

/** What delivery costs, at most where it is agreed afterwards, gross cents; null while it is unknown. */
export function mostFreight({ freight }: Pick<Cart, 'freight'>): number | null {
  return freight && (freight.maximum ?? freight.price);
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
