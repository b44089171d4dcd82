import { MIN_ORDER_NUMBER, readOrderSearch } from '../../domain/checkout/order-search';
import type { CustomerOrders } from '../../ports/customer-orders';
import type { Limits } from '../../ports/limits';
import type { Visitor } from '../../sessions/visitor';

interface CheckOrderOptions {
  readonly customerOrders: Pick<CustomerOrders, 'isKnown'>;
  readonly limits: Limits;
}

/**
 * Whether an order number is the visitor's own (API-57): a customer's, or a guest's with the e-mail of its order. A stranger's
 * and none are the same, as numbers count up. Below six characters nothing is looked up (VA-02).
 */
export function createCheckOrder({ customerOrders, limits }: CheckOrderOptions) {
  return async function checkOrder(visitor: Visitor, typed: string, email: string | null): Promise<boolean> {
    const number = readOrderSearch(typed);
    if (!number || number.term.length < MIN_ORDER_NUMBER || number.digits === null) return false;
    await limits.count('orderChecksOfClient', visitor.client);
    const shopper = await visitor.shopper();
    const isOwn =
      shopper?.customerId != null && (await customerOrders.isKnown(number.digits, { customerId: shopper.customerId }));
    if (isOwn) return true;
    const address = email?.trim();
    return address ? await customerOrders.isKnown(number.digits, { email: address }) : false;
  };
}
