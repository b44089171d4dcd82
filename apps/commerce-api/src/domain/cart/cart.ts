import type { UnitOfSale, VatRate } from '@geven/timber';
import type { Address } from '../checkout/address';
import type { CreditTerms } from '../checkout/credit-terms';
import type { Destination } from '../checkout/destination';
import type { Freight } from '../checkout/freight';
import type { OrderState } from '../checkout/order-state';
import type { VatIdCheck } from '../checkout/vat-id-check';
import type { OpenedQuotation } from '../quotations/opened-quotation';
import type { Campaign } from './campaign';
import type { CartCoupon } from './coupon';
import type { DeliveryMethod } from './delivery-methods';
import type { LineFinish } from './finish';
import type { Guest } from './guest';
import type { OrderTexts } from './order-texts';

/** A line of a cart or order. Money in euro cents, lengths in mm, weights in grams. */
export interface OrderLine {
  readonly id: number;
  readonly variantId: number;
  readonly templateId: number;
  readonly name: string;
  readonly pieces: number;
  /** What `pieces` counts: pieces of timber, boxes of screws. */
  readonly unitOfSale: UnitOfSale;
  /** What was chosen beside the length; empty for the product as it is in stock. */
  readonly finishes: readonly LineFinish[];
  /** Net price of one piece, finishes left out. */
  readonly priceUnit: number;
  /** Net price of one piece with its finishes. */
  readonly priceUnitFinished: number;
  /** Net of the finishes, part of `net`. */
  readonly priceFinishes: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly totalLength: number | null;
  readonly weight: number;
  readonly piecesFromStock: number;
  readonly piecesToOrder: number;
  /** Days until the whole line leaves the yard. */
  readonly saleDelay: number;
  /** False for what is made to the shopper's choice. */
  readonly hasWithdrawalRight: boolean;
}

/** Sums in euro cents, delivery included; `total` = `untaxed` + `tax`. */
export interface OrderAmounts {
  readonly untaxed: number;
  readonly tax: number;
  readonly total: number;
  /** Gross. */
  readonly delivery: number;
  /** Gross, 0 or negative. */
  readonly discounts: number;
}

/** What the shopper ticked. */
export interface Consent {
  readonly isTermsAccepted: boolean;
  readonly isProductInfoRead: boolean;
  readonly isDeliveryCostAccepted: boolean;
}

/** A line, or pieces of one, that left a cart by itself: it is no longer sold, or a merged cart takes no more. */
export interface RemovedLine {
  readonly name: string;
  readonly pieces: number;
  readonly reason: 'PRODUCT_NOT_AVAILABLE' | 'FINISH_NOT_AVAILABLE' | 'CART_LIMIT';
}

/** A cart; once placed it is an order, with a number. */
export interface Cart extends OrderTexts {
  readonly id: number;
  /** Order number; null while it is a cart. */
  readonly name: string | null;
  readonly state: OrderState;
  /** Grows with every change. */
  readonly version: number;
  readonly lines: readonly OrderLine[];
  /** Since the shopper last changed the cart; empty once it is placed. */
  readonly removedLines: readonly RemovedLine[];
  readonly amounts: OrderAmounts;
  /** What led the shopper here; null where nothing is known of it. */
  readonly campaign: Campaign | null;
  /** Null where no promo code was entered. */
  readonly coupon: CartCoupon | null;
  readonly vatRate: VatRate;
  readonly weight: number;
  readonly longestPiece: number | null;
  readonly saleDelay: number;
  readonly destination: Destination | null;
  /** Picked up at the yard; an address on the cart then says whom it is handed to. */
  readonly isPickup: boolean;
  /** Null until the destination is known or while there is nothing to deliver. */
  readonly freight: Freight | null;
  /** What can be chosen; empty for an empty cart, and once it is placed. */
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly shippingAddress: Address | null;
  readonly invoiceAddress: Address | null;
  /** Of the VAT id that decides whether VAT is charged; null where none does, and until it was asked for. */
  readonly vatIdCheck: VatIdCheck | null;
  /** The quotation that it was opened from, which fixes its lines; null for any other. */
  readonly quotation: OpenedQuotation | null;
  /** When a customer who may order on account has to pay; null for anybody else, and for orders that are paid otherwise. */
  readonly credit: CreditTerms | null;
  /** Who orders, as a guest says it before there is an address; null for orders, and where nobody has. */
  readonly guest: Guest | null;
  readonly paymentProviderId: number | null;
  readonly consent: Consent;
}
