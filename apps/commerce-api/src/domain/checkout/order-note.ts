/** What may become of an order after it was placed. */
export type OrderNoteKind =
  /** The shopper was reminded of a transfer. */
  | 'reminder'
  /** The transfer has arrived. */
  | 'paid'
  | 'cancelled'
  | 'delivered'
  /** The payment service was told to take the money that a card had promised. */
  | 'capture'
  /** The payment service was told to send money back. */
  | 'cardRefund'
  /** The merchant has to send money back by bank. */
  | 'bankRefund';

/** One thing that became of an order. */
export interface OrderNote {
  readonly kind: OrderNoteKind;
  /** Cents that were taken or go back; null where it is not about money. */
  readonly cents: number | null;
  readonly at: Date;
}

/** Cents that went back, or are on their way. */
export const refundedBy = (notes: readonly OrderNote[]): number =>
  notes
    .filter(({ kind }) => kind === 'cardRefund' || kind === 'bankRefund')
    .reduce((sum, { cents }) => sum + (cents ?? 0), 0);
