import type { Locale } from '@geven/timber';

/**
 * Who shops: whose cart, addresses and orders a call is about, and what prices and language it is answered in. What
 * belongs to a customer is found from each of the customer's sessions and outlives them; a guest has the session alone.
 */
export interface Shopper {
  /** Null where a webhook or a job acts for a customer. */
  readonly sessionId: number | null;
  /** Null for a guest. */
  readonly customerId: number | null;
  /** Key of the price list that prices are from, for example `standard`. */
  readonly priceList: string;
  /** The language that texts are asked for in. */
  readonly locale: Locale;
}
