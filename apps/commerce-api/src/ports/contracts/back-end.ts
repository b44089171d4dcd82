import type { Locale } from '@geven/timber';
import type { BackEndPorts } from '../back-end-ports';
import type { CartOwner } from '../cart';

/** A back-end as the contracts see it: its ports, and how to bring about what no port can. */
export interface BackEnd {
  readonly ports: BackEndPorts;
  /** A visitor with a session of its own. */
  newOwner(locale?: Locale): Promise<CartOwner>;
  /** Net cents of one piece. */
  setPrice(variantId: number, price: number): Promise<void>;
  unpublish(variantId: number): Promise<void>;
  /** How many order confirmations wait to be sent for an order. */
  countConfirmations(orderId: number): Promise<number>;
  close(): Promise<void>;
}

/** Variants that every back-end under contract has; prices in net cents, weights in grams. */
export const VARIANTS = {
  /** 4 m, 9,69, 8 kg, 100 in stock, leaves in 2 days. */
  board: 101,
  /** 4 m, 12,50, 10 kg, 4 in stock, leaves in 3 days. */
  scarceBoard: 102,
  /** No length, 24,95, 2 kg. */
  screws: 201,
  /** Exists but is not sold. */
  unpublished: 301,
  /** Sold until a test unpublishes it. */
  leaving: 302,
  /** Sold; a test changes its price. */
  repriced: 303,
  unknown: 999_999,
} as const;
