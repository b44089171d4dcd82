import type { DashboardData } from '@geven/odoo-sdk';
import { formatDecimal, type Locale } from '@geven/timber';
import { Facts } from '@geven/ui/Facts';
import { Link } from '@geven/ui/Link';
import { Text } from '@geven/ui/Text';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { DashboardSection } from '../dashboard/DashboardSection';
import * as dashboard from '../dashboard/dashboard.css';
import { CurrentOrder } from '../orders/CurrentOrder';
import type { Unavailable } from '../orders/load-orders';
import { OrdersOutage } from '../orders/OrdersOutage';
import { listHref } from '../orders/order-list';
import * as styles from '../orders/orders.css';

interface OrderSummaryProps {
  locale: Locale;
  data: DashboardData | Unavailable;
  /** Null during an outage. */
  quotationCount: number | null;
  /** Since the customer registered. */
  days: number;
}

/** How much a customer has here, and the orders under way (DB-01); during an outage what is known without them. */
export function OrderSummary({ locale, data, quotationCount, days: count }: OrderSummaryProps) {
  const text = getTexts(locale, 'orders');
  const account = getTexts(locale, 'account');
  const figure = (value: number) => formatDecimal(value, 0, locale);
  const days = (
    <>
      {figure(count)} <span className={dashboard.unit}>{account('home.dayUnit', { count })}</span>
    </>
  );
  const others = [
    ...(quotationCount === null ? [] : [{ label: account('pages.quotations'), value: figure(quotationCount) }]),
    { label: account('home.since'), value: count === 0 ? account('home.today') : days },
  ];
  if (data === 'unavailable') {
    return (
      <>
        <Facts className={dashboard.facts} isRuled items={others} size="largest" />
        <OrdersOutage href={href('dashboardHome', locale)} text={text} />
      </>
    );
  }
  const { currentOrders, currentOrderCount, orderHistoryCount } = data;
  return (
    <>
      <Facts
        className={dashboard.facts}
        isRuled
        items={[
          { label: text('home.current'), value: figure(currentOrderCount) },
          { label: text('home.history'), value: figure(orderHistoryCount) },
          ...others,
        ]}
        size="largest"
      />
      <DashboardSection
        aside={currentOrderCount > 0 && <Link href={listHref(locale, 'orders')}>{text('home.all')}</Link>}
        title={text('home.current')}
      >
        {currentOrders.length === 0 ? (
          <Text tone="muted">{text('list.noneText.orders')}</Text>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without marks
          <ul className={styles.currentList} role="list">
            {currentOrders.map((order) => (
              <CurrentOrder key={order.id} locale={locale} order={order} text={text} />
            ))}
          </ul>
        )}
      </DashboardSection>
    </>
  );
}
