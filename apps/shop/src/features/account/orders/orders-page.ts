import { accountMetadata } from '@/lib/account/account-metadata';
import { customerVisit, type Visited } from '@/lib/account/account-visit';
import { page } from '@/lib/pages/page';
import { OrdersPage } from './OrdersPage';
import { ORDER_LISTS, type OrderList, readListView } from './order-list';
import { readOrderView } from './order-view';

/** The two functions of a page file, for a list of orders; orders are pages of the first list. */
export const ordersPage = (list: OrderList) =>
  page({
    Content: OrdersPage,
    metadata: accountMetadata(`pages.${list}`),
    visit: async (...visited: Visited) => ({
      list,
      view: readListView(visited[0]),
      order: list === 'orders' ? readOrderView(visited[0]) : null,
      ...(await customerVisit(ORDER_LISTS[list].route)(...visited)),
    }),
  });
