import type { Amounts, Locale } from '@geven/timber';
import type { CouponBenefit } from '../../domain/cart/coupon';
import type { VatIdCheck } from '../../domain/checkout/vat-id-check';
import type { BackendPorts } from '../../ports/backend-ports';
import type { Job } from '../../ports/jobs';
import type { CustomerShopper } from '../../ports/quotations';
import type { Shopper } from '../../ports/shopper';

/** A backend as the contracts see it: its ports, and how to bring about what no port can. */
export interface Backend {
  readonly ports: BackendPorts;
  readonly variants: ContractVariants;
  readonly finishes: ContractFinishes;
  /** A variant of every kind that the sample range sells, by the kind's name (see `sampleKinds`). */
  readonly kinds: ReadonlyMap<string, number>;
  /** 101 more variants, one more than a cart has lines. */
  readonly many: readonly number[];
  /** What a code of € 10.00 takes off at 21 %: Odoo takes it off the net, and rounds the VAT of that. */
  readonly tenEurosOff: Amounts;
  /** What was left to be done afterwards, in its order. */
  readonly jobs: readonly Job[];
  /** A guest with a session of its own. */
  newShopper(locale?: Locale): Promise<Shopper>;
  /** A customer, logged in. */
  newCustomer(locale?: Locale): Promise<Shopper>;
  /** A customer whose address is proven, and whom the backend knows since. */
  newKnownCustomer(locale?: Locale): Promise<Shopper>;
  /** The same customer on another device. */
  newSessionOf(shopper: Shopper): Promise<Shopper>;
  /** As when the account is deleted. */
  removeCustomer(shopper: Shopper): Promise<void>;
  /** As when it expires. */
  endSession(shopper: Shopper): Promise<void>;
  /** What a webhook finds: whose a cart is. */
  shopperOfCart(cartId: number): Promise<Shopper | null>;
  /** Net cents of one piece. */
  setPrice(variantId: number, price: number): Promise<void>;
  /** Makes a list with prices of some variants, net cents of one piece; returns its key. */
  newPriceList(prices: ReadonlyMap<number, number>): Promise<string>;
  /** Gives a known customer days to pay an invoice in, or takes them back; what the shop knows of it is brought up to date. */
  setPaymentTerm(shopper: Shopper, days: number | null): Promise<void>;
  /** Net cents of a m². */
  setFinishPrice(finishId: number, price: number): Promise<void>;
  unpublish(variantId: number): Promise<void>;
  /** Offers a finish no more. */
  withdrawFinish(finishId: number): Promise<void>;
  /** How many order confirmations wait to be sent for an order. */
  countConfirmations(orderId: number): Promise<number>;
  /** Makes a promo code that everybody may use. */
  newCoupon(code: string, benefit: CouponBenefit): Promise<void>;
  /** Makes a quotation of boards, or of another variant, that the customer can open; returns its id. */
  newQuotation(customer: CustomerShopper, quoted: ContractQuotation): Promise<number>;
  /** What the register of VAT ids was asked; returns the id of the check. */
  keepVatIdCheck(check: VatIdCheck): Promise<number>;
  close(): Promise<void>;
}

/** A quotation at the prices of its day. */
export interface ContractQuotation {
  readonly pieces: number;
  /** Its last day, `2026-12-26`. */
  readonly validUntil: string;
  /** The board where it is left out. */
  readonly variantId?: number;
}

/** Ids of the variants that every backend under contract has; prices in net cents, weights in grams. */
export interface ContractVariants {
  /** 25 × 145 mm, 4 m, 9,69, 8 kg, 100 in stock, leaves in 2 days. */
  readonly board: number;
  /** 4 m, 12,50, 10 kg, 4 in stock, leaves in 3 days. */
  readonly scarceBoard: number;
  /** 250 mm of the board, 1,50. */
  readonly sample: number;
  /** No length, 24,95, 2 kg. */
  readonly screws: number;
  /** No length, 10,00, 250 kg. */
  readonly heavy: number;
  /** No length, 2.000,00, 1 kg. */
  readonly expensive: number;
  /** Exists but is not sold. */
  readonly unpublished: number;
  /** Sold until a test unpublishes it. */
  readonly leaving: number;
  /** The same for another test. */
  readonly vanishing: number;
  /** Sold; a test changes its price. */
  readonly repriced: number;
  readonly unknown: number;
}

/** Ids of the finishes that the board is offered with; prices in net cents. */
export interface ContractFinishes {
  /** `surface_finishing`: what the board has anyway. */
  readonly planed: number;
  /** `surface_finishing`: 2,20 a m². */
  readonly brushed: number;
  /** `finishing`: 4,50 a m². */
  readonly oiled: number;
  /** `finishing`: 24,00 a m², 10 days more. */
  readonly fireRetardant: number;
  /** `finishing`: 95,00 a m³. */
  readonly impregnated: number;
  /** `finishing`: 6,80 a m², of pieces up to 3 m. */
  readonly preGreyed: number;
  /** `finishing`, 7,90 a m² until a test changes it. */
  readonly repriced: number;
  /** `finishing`: 8,00 a m², until a test withdraws it. */
  readonly leaving: number;
  /** Of another product. */
  readonly foreign: number;
  readonly unknown: number;
}
