import type { FinishUnit } from '@geven/timber';
import type { AddressValues } from './address-action';
import type { UtmNames } from './utm-code';

/** A change of a cart, or none; `CART_ACTION` returns the whole cart in any case. */
export interface CartRequest {
  /** Where taxes are counted: the destination, or what the visitor's language stands for. */
  readonly country: string;
  readonly zip: string | null;
  /** Of the company that is charged no VAT, for it was found valid; left out where VAT is charged. */
  readonly vat_id?: string;
  /**
   * Bring prices and taxes of all lines up to date: needed when the place is another, and before somebody relies on
   * them. A mere change of pieces is quicker without; Odoo prices the changed line itself.
   */
  readonly refresh: boolean;
  /** The customer's own pricelist; left out where prices are the shop's. */
  readonly pricelist_id?: number;
  /** Ordered quantity that is one piece, by product id; 1 where it is not given. */
  readonly per_piece: Readonly<Record<string, number>>;
  /** mm² and mm³ of one piece of what is finished, by product id. */
  readonly sizes: Readonly<Record<string, { readonly area: number; readonly volume: number }>>;
  /** What sells the finishes, by the id of their value on the product; without it a finish costs nothing. */
  readonly services: Readonly<Record<string, FinishService>>;
  readonly add?: readonly CartAddition[];
  readonly update?: readonly { readonly line_id: number; readonly pieces: number }[];
  readonly remove?: readonly number[];
  /** Maximum number of pieces of a line. */
  readonly max_pieces: number;
  /** Gross EUR, null for none, and the content that it was computed for; another content leaves the freight alone. */
  readonly freight?: { readonly content: string; readonly price: number | null } | undefined;
  /** The promo code that the cart is to have; null takes it off. Left out where the cart has none and had none. */
  readonly coupon?: string | null;
  /** References of payments that came to nothing: an order that one of them froze is a cart again. */
  readonly release?: readonly string[];
  /**
   * The order is that of a payment and stays as it is: do everything to another one with the same goods. `ended`: the
   * payment came to nothing, so its order is cancelled.
   */
  readonly copy?: 'open' | 'ended';
  /** The order is a quotation that the customer has opened: it is described and placed, and nothing else. */
  readonly quotation?: {
    /** Else its taxes are those of the cart's place. */
    readonly is_place_fixed: boolean;
  };
  /** Turns the cart into an order that waits for its money. */
  readonly place?: PlaceRequest | undefined;
}

export interface PlaceRequest {
  /** Written to the order's `origin`: the same key places no second order. Of a payment it is the reference. */
  readonly key: string;
  /** Cents per line and in all, as the shopper saw them. */
  readonly shown: ShownAmounts;
  readonly lang: string;
  /** Key of the customer whose order it is; null makes a customer of the invoice address, as for guests. */
  readonly customer: string | null;
  readonly invoice: AddressValues;
  /** Null: where the invoice goes. */
  readonly shipping: AddressValues | null;
  /** Handed over at the yard, which is where the order is delivered to then; left out where it is delivered. */
  readonly pickup?: true;
  readonly client_order_ref: string | null;
  readonly note: string | null;
  /** Days that the customer was shown to have to pay in; left out where the order is not on account. */
  readonly term_days?: number;
  /** Nothing is waited for before the yard begins; left out where the order waits for its money. */
  readonly confirm?: true;
  /** What led the customer here; left out where that is not known. */
  readonly campaign?: UtmNames;
}

/** A product with the finishes that were chosen for it. */
export interface CartAddition {
  readonly product_id: number;
  readonly pieces: number;
  /** Ids of `product.template.attribute.value`, from the smallest. */
  readonly value_ids: readonly number[];
  /** Add nothing to what is there already. */
  readonly once?: boolean;
}

/** The service product whose line is a finish's surcharge. */
export interface FinishService {
  readonly product_id: number;
  readonly unit: FinishUnit;
  /** Litres of the unit that it is sold in; null unless it is sold by volume. */
  readonly litres: number | null;
}

/** `lines`: id, net cents and gross cents of each. */
export interface ShownAmounts {
  readonly lines: readonly (readonly [id: number, net: number, gross: number])[];
  readonly total: number;
}

/** The cart as Odoo computes it. Money in euro cents. */
export interface CartAnswer {
  readonly id: number;
  /** The place that taxes were counted for. */
  readonly country: string;
  readonly zip: string | null;
  /** Of the company that was charged no VAT; not there in what was answered before VAT ids were checked. */
  readonly vat_id?: string | null;
  readonly name: string;
  /** Odoo's word: draft, sent, sale, cancel. */
  readonly state: string;
  /** Client key of a placed order. */
  readonly origin: string | false;
  readonly lines: readonly CartAnswerLine[];
  readonly delivery: { readonly net: number; readonly tax: number; readonly gross: number } | null;
  /** Of the promo code that was sent; not there in what was answered without one. */
  readonly coupon?: CartAnswerCoupon | null;
  readonly untaxed: number;
  readonly tax: number;
  readonly total: number;
  /** Products and pieces, to compare with `CartRequest.freight.content`. */
  readonly content: string;
  readonly is_freight_current: boolean;
  /** Path of the PDF, with its token, once the order is placed. */
  readonly pdf: string | null;
}

/** What a promo code takes off, 0 or negative; `barrier` says why nothing. */
export interface CartAnswerCoupon {
  readonly code: string;
  readonly barrier: 'COUPON_NOT_FOUND' | 'COUPON_NOT_APPLICABLE' | null;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

export interface CartAnswerLine {
  readonly id: number;
  readonly product_id: number;
  readonly pieces: number;
  readonly finishes: readonly CartAnswerFinish[];
  /** Net cents of one piece, finishes left out; they are in what follows. */
  readonly price: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** A finish of a line and the service line that it is charged with. */
export interface CartAnswerFinish {
  readonly value_id: number;
  /** Net cents of one unit of the service; null when it costs nothing. */
  readonly price: number | null;
  readonly net: number;
}

/** A line that left because Odoo no longer sells its product or one of its finishes. */
export interface DroppedLine {
  readonly product_id: number;
  /** Odoo's name of the product. */
  readonly name: string;
  readonly pieces: number;
  /** Whether the product itself is still sold. */
  readonly is_sold: boolean;
}

/** What the action returns instead when it changed nothing. */
export type CartOutcome =
  | {
      readonly cart: CartAnswer;
      readonly dropped?: readonly DroppedLine[];
      readonly has_changed?: boolean;
      /** The last day of an opened quotation, null where it has none. */
      readonly valid_until?: string | null;
      readonly term_days?: number | null;
    }
  | { readonly refusal: { readonly code: string; readonly params: Record<string, number> } }
  /** Somebody confirmed, cancelled or deleted the order inside Odoo: it is no cart any more. */
  | { readonly closed: true };
