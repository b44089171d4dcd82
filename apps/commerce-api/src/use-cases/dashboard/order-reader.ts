import type { OrderLinks, OrderReader } from '../../ports/order-links';
import type { Visitor } from '../../sessions/visitor';
import { customerShopper } from '../account/current-customer';

/** What names an order, and what opens it without a login. */
export interface OrderRequest {
  readonly orderId: number;
  /** Of its link (DB-08); null where there is none. */
  readonly accessToken: string | null;
}

export type FindReader = (visitor: Visitor, request: OrderRequest) => Promise<OrderReader | null>;

/**
 * Who asks for an order: whoever has its link, else the customer. Null for a guest whose token opens nothing, which is as if
 * there were no such order; NOT_AUTHENTICATED for a guest without one.
 */
export function createFindReader({ orderLinks }: { readonly orderLinks: Pick<OrderLinks, 'opens'> }): FindReader {
  return async function findReader(visitor, { orderId, accessToken }) {
    if (accessToken === null) return await customer(visitor);
    if (await orderLinks.opens(orderId, accessToken)) return { orderId };
    const shopper = await visitor.shopper();
    return shopper?.customerId == null ? null : { customerId: shopper.customerId };
  };
}

async function customer(visitor: Visitor): Promise<OrderReader> {
  const { customerId } = await customerShopper(visitor);
  return { customerId };
}
