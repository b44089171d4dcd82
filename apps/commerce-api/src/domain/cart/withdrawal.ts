/** What decides whether a line may be withdrawn from. */
interface WithdrawalInput {
  /** The product is planed for each order; pieces beyond the stock of others are of a usual size and do not count. */
  readonly isPlanedToOrder: boolean;
  /** Chosen beside what is in stock. */
  readonly finishes: readonly unknown[];
}

/**
 * False for what is made to the shopper's choice: planed to order, or treated after the order (LG-05; directive 2011/83
 * art. 16 c). Product page, cart, order and mail all say what this says.
 */
export function hasWithdrawalRight({ isPlanedToOrder, finishes }: WithdrawalInput): boolean {
  return !isPlanedToOrder && finishes.length === 0;
}
