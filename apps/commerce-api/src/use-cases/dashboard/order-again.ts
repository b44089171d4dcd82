import { savedLines } from '../../domain/cart/saved-cart';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { CustomerOrders } from '../../ports/customer-orders';
import type { Visitor } from '../../sessions/visitor';
import { customerShopper } from '../account/current-customer';
import { type AddSavedLinesOptions, createAddSavedLines, type RestoredCart } from '../cart/add-saved-lines';

interface OrderAgainOptions extends AddSavedLinesOptions {
  readonly customerOrders: Pick<CustomerOrders, 'byId'>;
}

/** Puts what a customer ordered into the cart once more, at today's prices. */
export function createOrderAgain({ customerOrders, ...options }: OrderAgainOptions) {
  const addSavedLines = createAddSavedLines(options);
  return async function orderAgain(visitor: Visitor, orderId: number): Promise<RestoredCart> {
    const found = await customerOrders.byId((await customerShopper(visitor)).customerId, orderId);
    if (!found) throw new CommerceError('ORDER_NOT_FOUND');
    return await addSavedLines(visitor, savedLines(found.order));
  };
}
