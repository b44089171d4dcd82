import {
  type Amounts,
  type Locale,
  netOfGross,
  stockLeft,
  stockSplit,
  sumAmounts,
  taxOf,
  type UnitOfSale,
  type VatRate,
  vatRateOfLocale,
} from '@geven/timber';
import { vatRateOfDestination } from '../checkout/countries';
import type { FreightRates } from '../checkout/freight-rates';
import { type CheckedPurchase, isIntraCommunitySupply, SELLER_COUNTRY } from '../checkout/intra-community-supply';
import type { Cart, OrderAmounts, OrderLine } from './cart';
import { applyCoupon, type CartCoupon, type CouponFacts } from './coupon';
import { deliveryMethods } from './delivery-methods';
import { type Finish, finishedPrice, finishesDelay, finishesNet, finishLine } from './finish';
import { cartFreight, loadOf } from './load';
import { hasWithdrawalRight } from './withdrawal';

/** A line as it is stored, with what the catalogue says of its variant today. */
export interface CartLineFacts {
  readonly id: number;
  readonly pieces: number;
  readonly variantId: number;
  readonly templateId: number;
  readonly name: string;
  readonly unitOfSale: UnitOfSale;
  /** mm */
  readonly thickness: number | null;
  readonly width: number | null;
  readonly lengthMm: number | null;
  /** Net cents of one piece. */
  readonly price: number;
  readonly stock: number;
  /** Days, from stock. */
  readonly saleDelay: number;
  /** Grams of one piece. */
  readonly weight: number;
  readonly isSample: boolean;
  readonly isPlanedToOrder: boolean;
  readonly finishes: readonly Finish[];
}

/** What a cart consists of; everything else follows from it. */
export interface CartFacts
  extends Omit<
    Cart,
    'lines' | 'amounts' | 'vatRate' | 'weight' | 'longestPiece' | 'saleDelay' | 'freight' | 'deliveryMethods' | 'coupon'
  > {
  /** Decides the VAT until the destination is known. */
  readonly locale: Locale;
  readonly freightRates: FreightRates;
  readonly lines: readonly CartLineFacts[];
  /** Null where no promo code was entered. */
  readonly coupon: CouponFacts | null;
}

/** Computes a cart: lines, freight, VAT and totals. */
export function composeCart({ locale, freightRates, lines: facts, coupon: couponFacts, ...cart }: CartFacts): Cart {
  const vatRate = vatRateOf(cart, locale);
  const stocks = stockLeft(facts);
  const lines = facts.map((line, index) => orderLine({ ...line, stock: stocks[index] ?? 0 }, vatRate));
  const { weight, longestPiece } = loadOf(facts);
  const orderFreight = cartFreight(facts, cart, freightRates);
  const freightGross = orderFreight?.price ?? 0;
  const delivery = { ...netOfGross(freightGross, vatRate), gross: freightGross };
  const { destination } = cart;
  const containedVatRate = destination && !cart.isPickup ? vatRateOfDestination(destination.country) : vatRate;
  const coupon = couponFacts && applyCoupon(couponFacts, { lines, delivery, vatRate, containedVatRate });
  return {
    ...cart,
    lines,
    vatRate,
    weight,
    longestPiece,
    saleDelay: lines.reduce((days, line) => Math.max(days, line.saleDelay), 0),
    freight: orderFreight,
    coupon,
    deliveryMethods: deliveryMethods(facts, cart, freightRates),
    amounts: orderAmounts(lines, delivery, coupon),
  };
}

/**
 * The rate that the destination asks for, 0 for an intra-Community supply; before it is known, that of the language. What
 * is picked up bears the seller's own, whoever buys (CA-17).
 */
export function vatRateOf(purchase: CheckedPurchase, locale: Locale): VatRate {
  const { destination, isPickup } = purchase;
  if (isPickup) return vatRateOfDestination(SELLER_COUNTRY);
  if (isIntraCommunitySupply(purchase)) return 0;
  return destination ? vatRateOfDestination(destination.country) : vatRateOfLocale(locale);
}

/** Totals are sums of what the lines, the freight and the coupon say, never computed again. */
function orderAmounts(
  lines: readonly Amounts[],
  delivery: Amounts,
  coupon: Pick<CartCoupon, 'discount'> | null,
): OrderAmounts {
  const sum = sumAmounts([...lines, delivery, ...(coupon ? [coupon.discount] : [])]);
  const discounts = coupon?.discount.gross ?? 0;
  return { untaxed: sum.net, tax: sum.tax, total: sum.gross, delivery: delivery.gross, discounts };
}

function orderLine(line: CartLineFacts, vatRate: VatRate): OrderLine {
  const { id, variantId, templateId, name, pieces, unitOfSale } = line;
  const finishes = line.finishes.map((finish) => finishLine(finish, line));
  const priceFinishes = finishesNet(finishes);
  const net = pieces * line.price + priceFinishes;
  const tax = taxOf(net, vatRate);
  const { piecesFromStock, piecesToOrder, saleDelay } = stockSplit(pieces, line.stock, line.saleDelay);
  return {
    id,
    variantId,
    templateId,
    name,
    pieces,
    unitOfSale,
    finishes,
    priceUnit: line.price,
    priceUnitFinished: finishedPrice(line.price, finishes, line),
    priceFinishes,
    net,
    tax,
    gross: net + tax,
    totalLength: line.lengthMm === null ? null : pieces * line.lengthMm,
    weight: pieces * line.weight,
    piecesFromStock,
    piecesToOrder,
    saleDelay: saleDelay + finishesDelay(finishes),
    hasWithdrawalRight: hasWithdrawalRight(line),
  };
}
