import { checkOrderTexts } from '../../domain/cart/order-texts';
import type { CustomerOrder, CustomerOrders } from '../../ports/customer-orders';
import type { Visitor } from '../../sessions/visitor';
import { customerShopper } from '../account/current-customer';

/** What customers change of an order themselves (DB-19, DB-20). */
export function createUpdateOrder({
  customerOrders,
}: {
  readonly customerOrders: Pick<CustomerOrders, 'setReference' | 'cancel'>;
}) {
  return {
    async updateOrder(visitor: Visitor, orderId: number, reference: string): Promise<CustomerOrder> {
      const { customerId } = await customerShopper(visitor);
      const { clientOrderRef = null } = checkOrderTexts({ clientOrderRef: reference });
      return await customerOrders.setReference(customerId, orderId, clientOrderRef);
    },
    async cancelOrder(visitor: Visitor, orderId: number): Promise<CustomerOrder> {
      return await customerOrders.cancel((await customerShopper(visitor)).customerId, orderId);
    },
  };
}
