import { redirect } from 'next/navigation';
import { FormErrors } from '@/components/FormErrors';
import type { CustomerVisit } from '@/lib/account/account-visit';
import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { getMessages } from '@/lib/texts/i18n';
import { DashboardFrame } from '../dashboard/DashboardFrame';
import { ifAvailable } from './load-orders';
import { OrderListContent } from './OrderListContent';
import { listHref, ORDER_LISTS, type OrderList, type OrderListView } from './order-list';

interface OrderListPageProps extends Pick<CustomerVisit, 'flash'> {
  context: PageContext;
  list: OrderList;
  view: OrderListView;
}

/** The current orders of a customer (DB-02), or those that are over (DB-03), a page at a time. */
export async function OrderListPage({ context, list, view, flash }: OrderListPageProps) {
  const { locale } = context;
  const { search, page, pageSize } = view;
  const { dashboard } = await pageSdk(locale);
  const { states } = ORDER_LISTS[list];
  const found = await ifAvailable(dashboard.ordersGet({ states: [...states], search, currentPage: page, pageSize }));
  if (found !== 'unavailable' && found.orders.length === 0 && found.totalCount > 0) {
    // Orders have left the list since: the last page of it is nearest.
    redirect(listHref(locale, list, { ...view, page: Math.ceil(found.totalCount / pageSize) }));
  }
  return (
    <DashboardFrame context={context} page={list}>
      <FormErrors errors={fieldErrors(flash?.refusals ?? [], [], getMessages(locale, 'errors'))} title="" />
      <OrderListContent found={found} list={list} locale={locale} view={view} />
    </DashboardFrame>
  );
}
