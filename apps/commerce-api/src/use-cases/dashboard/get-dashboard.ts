import { FINAL_STATES, type OrderState } from '../../domain/checkout/order-state';
import type { CustomerOrder, CustomerOrders } from '../../ports/customer-orders';
import type { Visitor } from '../../sessions/visitor';
import { customerShopper } from '../account/current-customer';

/** What is under way: placed, and neither delivered nor cancelled. */
const CURRENT_STATES: readonly OrderState[] = ['QuotationSent', 'SalesOrder'];

/** As many as the first page has room for. */
const MAX_SHOWN = 3;

export interface Dashboard {
  readonly currentOrders: readonly CustomerOrder[];
  readonly currentOrderCount: number;
  readonly orderHistoryCount: number;
}

/** The first page of a customer's dashboard (DB-01). */
export function createGetDashboard({ customerOrders }: { readonly customerOrders: Pick<CustomerOrders, 'page'> }) {
  return async function getDashboard(visitor: Visitor): Promise<Dashboard> {
    const { customerId } = await customerShopper(visitor);
    const pageOf = (states: readonly OrderState[], limit: number) =>
      customerOrders.page(customerId, { states, search: null, offset: 0, limit });
    const [current, past] = await Promise.all([pageOf(CURRENT_STATES, MAX_SHOWN), pageOf(FINAL_STATES, 0)]);
    return {
      currentOrders: current.orders,
      currentOrderCount: current.totalCount,
      orderHistoryCount: past.totalCount,
    };
  };
}
