import { EmptyState } from '@geven/ui/EmptyState';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import type { CustomerVisit } from '@/lib/account/account-visit';
import { pageSdk } from '@/lib/cart/load-cart';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { DashboardFrame } from '../dashboard/DashboardFrame';
import * as dashboard from '../dashboard/dashboard.css';
import { ifAvailable } from './load-orders';
import { OrderContent } from './OrderContent';
import { OrdersOutage } from './OrdersOutage';
import { listHref } from './order-list';
import { isOver, type OrderView, orderHref } from './order-view';

interface OrderPageProps extends Pick<CustomerVisit, 'flash' | 'done'> {
  context: PageContext;
  view: OrderView;
}

/** One order of a customer. Another customer's is as if there were none (DB-33). */
export async function OrderPage({ context, view: { id, open }, flash, done }: OrderPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'orders');
  const { dashboard: calls } = await pageSdk(locale);
  const order = await ifAvailable(calls.orderGet(id));
  if (order === 'unavailable' || order === null) {
    return (
      <DashboardFrame context={context} page="orders">
        {order === null ? (
          <EmptyState heading={text('order.missing')} layout="beside">
            <Text>{text('order.missingText')}</Text>
            <div className={dashboard.ways}>
              <LinkButton href={listHref(locale, 'orders')}>{text('order.toList')}</LinkButton>
            </div>
          </EmptyState>
        ) : (
          <OrdersOutage href={orderHref(locale, id)} text={text} />
        )}
      </DashboardFrame>
    );
  }
  const found = order.invoiceCount === 0 ? null : await ifAvailable(calls.getInvoices({ orderId: id, pageSize: 20 }));
  // In an outage of them the order is shown all the same: it counts them, and leads to their page.
  const invoices = found === null || found === 'unavailable' ? [] : found.invoices;
  return (
    <DashboardFrame context={context} page={isOver(order) ? 'history' : 'orders'} title={order.name}>
      <OrderContent context={context} done={done} flash={flash} invoices={invoices} open={open} order={order} />
    </DashboardFrame>
  );
}
