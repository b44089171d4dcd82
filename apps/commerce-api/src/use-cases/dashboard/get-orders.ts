import { readOrderSearch } from '../../domain/checkout/order-search';
import type { OrderState } from '../../domain/checkout/order-state';
import type { CustomerOrder, CustomerOrders } from '../../ports/customer-orders';
import type { OrderReader } from '../../ports/order-links';
import type { Visitor } from '../../sessions/visitor';
import { customerShopper } from '../account/current-customer';
import type { FindReader, OrderRequest } from './order-reader';
import { pageOf } from './page-of';

interface Request {
  readonly states: readonly OrderState[];
  /** As typed. */
  readonly search: string | null | undefined;
  /** The first one is 1. */
  readonly currentPage: number;
  readonly pageSize: number;
}

export interface OrderList {
  readonly orders: readonly CustomerOrder[];
  readonly totalCount: number;
}

/** An order, and whether it is shown to whoever has its link. */
export interface FoundOrder extends OrderList {
  readonly isByLink: boolean;
}

interface GetOrdersOptions {
  readonly customerOrders: Pick<CustomerOrders, 'page' | 'byId' | 'byLink'>;
  readonly findReader: FindReader;
}

/** A customer's orders: a page of them (API-54), or one (API-53), which a guest opens by its link (DB-08). */
export function createGetOrders({ customerOrders, findReader }: GetOrdersOptions) {
  return {
    async getOrders(visitor: Visitor, { states, search, ...page }: Request): Promise<OrderList> {
      const { customerId } = await customerShopper(visitor);
      return await customerOrders.page(customerId, { states, search: readOrderSearch(search), ...pageOf(page) });
    },
    /** None for another customer's and for a token that does not open it, as for one that does not exist (DB-33). */
    async getOrder(visitor: Visitor, request: OrderRequest): Promise<FoundOrder> {
      const reader = await findReader(visitor, request);
      const isByLink = reader !== null && 'orderId' in reader;
      const order = reader && (await findOrder(customerOrders, reader, request.orderId));
      return { orders: order ? [order] : [], totalCount: order ? 1 : 0, isByLink };
    },
  };
}

/** The order that a reader asks for; null where it is not theirs. */
export const findOrder = (
  customerOrders: Pick<CustomerOrders, 'byId' | 'byLink'>,
  reader: OrderReader,
  orderId: number,
): Promise<CustomerOrder | null> =>
  'customerId' in reader ? customerOrders.byId(reader.customerId, orderId) : customerOrders.byLink(reader.orderId);
