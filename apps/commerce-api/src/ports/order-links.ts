/** Who reads of orders: a customer of the own ones, or whoever has the link of one. */
export type OrderReader = { readonly customerId: number } | { readonly orderId: number };

/** Links in mails that open one order without a login (DB-08). */
export interface OrderLinks {
  /** The token of a guest's order; null for a customer's, who logs in, and for one that does not exist. */
  issue(orderId: number): Promise<string | null>;
  /** Whether a token opens an order: not another one's, an old one or a revoked one. */
  opens(orderId: number, token: string): Promise<boolean>;
}
