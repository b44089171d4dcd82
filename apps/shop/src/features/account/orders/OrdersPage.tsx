import type { CustomerVisit } from '@/lib/account/account-visit';
import type { PageContext } from '@/lib/routing/page-context';
import { OrderListPage } from './OrderListPage';
import { OrderPage } from './OrderPage';
import type { OrderList, OrderListView } from './order-list';
import type { OrderView } from './order-view';

interface OrdersPageProps extends CustomerVisit {
  context: PageContext;
  list: OrderList;
  view: OrderListView;
  /** The order that the address names; null for the list. */
  order: OrderView | null;
}

/** A list of a customer's orders, or the one that the address names. */
export function OrdersPage({ order, list, view, ...visit }: OrdersPageProps) {
  return order ? <OrderPage view={order} {...visit} /> : <OrderListPage list={list} view={view} {...visit} />;
}
