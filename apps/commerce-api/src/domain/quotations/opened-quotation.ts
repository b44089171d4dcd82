/** Of a quotation that is a customer's cart. */
export interface OpenedQuotation {
  readonly id: number;
  /** The number that its order takes. */
  readonly name: string;
  /** Its last day in Berlin, `2026-12-26`; null where it has none. */
  readonly validUntil: string | null;
}
