/** Money of an order that went back, or is on its way. */
export interface OrderRefund {
  /** Above 0. */
  readonly cents: number;
  readonly at: Date;
  /** By the card that paid, or by a transfer of the merchant's. */
  readonly way: 'CARD' | 'WIRE';
  /** Number of its credit note; null until it is issued, and where nothing was invoiced. */
  readonly creditNote: string | null;
}
