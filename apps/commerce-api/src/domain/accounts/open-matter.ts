import type { OrderState } from '../checkout/order-state';

/** What of a customer's is not over yet: goods to come, money to come, or an offer that stands. */
export type OpenMatterKind = 'ORDER' | 'PAYMENT' | 'QUOTATION';

/** An order or quotation that is not over yet. */
export interface OpenMatter {
  readonly kind: OpenMatterKind;
  /** Number of the order. */
  readonly name: string;
  readonly date: Date;
}

const KINDS: Readonly<Record<OrderState, OpenMatterKind | null>> = {
  Quotation: 'QUOTATION',
  QuotationSent: 'PAYMENT',
  SalesOrder: 'ORDER',
  Locked: null,
  Cancelled: null,
};

/** What an order in this state waits for; null when it waits for nothing. */
export const openMatterKind = (state: OrderState): OpenMatterKind | null => KINDS[state];
