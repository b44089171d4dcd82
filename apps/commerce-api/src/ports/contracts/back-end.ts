import type { Locale } from '@geven/timber';
import type { BackEndPorts } from '../back-end-ports';
import type { CartOwner } from '../cart';

/** A back-end as the contracts see it: its ports, and how to bring about what no port can. */
export interface BackEnd {
  readonly ports: BackEndPorts;
  readonly variants: ContractVariants;
  /** A visitor with a session of its own. */
  newOwner(locale?: Locale): Promise<CartOwner>;
  /** Net cents of one piece. */
  setPrice(variantId: number, price: number): Promise<void>;
  unpublish(variantId: number): Promise<void>;
  /** How many order confirmations wait to be sent for an order. */
  countConfirmations(orderId: number): Promise<number>;
  close(): Promise<void>;
}

/** Ids of the variants that every back-end under contract has; prices in net cents, weights in grams. */
export interface ContractVariants {
  /** 4 m, 9,69, 8 kg, 100 in stock, leaves in 2 days. */
  readonly board: number;
  /** 4 m, 12,50, 10 kg, 4 in stock, leaves in 3 days. */
  readonly scarceBoard: number;
  /** No length, 24,95, 2 kg. */
  readonly screws: number;
  /** Exists but is not sold. */
  readonly unpublished: number;
  /** Sold until a test unpublishes it. */
  readonly leaving: number;
  /** Sold; a test changes its price. */
  readonly repriced: number;
  readonly unknown: number;
}
