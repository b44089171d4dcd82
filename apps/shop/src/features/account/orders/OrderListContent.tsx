import type { OrderPage } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { getTexts } from '@/lib/texts/i18n';
import { ListPaging } from './ListPaging';
import type { Unavailable } from './load-orders';
import { NoOrders } from './NoOrders';
import { OrderSearch } from './OrderSearch';
import { OrdersOutage } from './OrdersOutage';
import { OrderTable } from './OrderTable';
import { listHref, type OrderList, type OrderListView } from './order-list';
import * as styles from './orders.css';

interface OrderListContentProps {
  locale: Locale;
  list: OrderList;
  view: OrderListView;
  /** The page of orders that the view asks for. */
  found: OrderPage | Unavailable;
}

/** The search of a list of orders, its table, and the ways to the other pages. */
export function OrderListContent({ locale, list, view, found }: OrderListContentProps) {
  const text = getTexts(locale, 'orders');
  if (found === 'unavailable') return <OrdersOutage href={listHref(locale, list, view)} text={text} />;
  const { orders, totalCount } = found;
  if (totalCount === 0 && view.search === '') return <NoOrders list={list} locale={locale} text={text} view={view} />;
  const name = getTexts(locale, 'account')(`pages.${list}`);
  return (
    <div className={styles.list}>
      <OrderSearch list={list} locale={locale} text={text} view={view} />
      {totalCount === 0 ? (
        <NoOrders list={list} locale={locale} text={text} view={view} />
      ) : (
        <>
          <OrderTable caption={name} locale={locale} orders={orders} text={text} />
          <ListPaging
            count={orders.length}
            href={(place) => listHref(locale, list, { ...view, ...place })}
            place={view}
            sizeLabel={text('list.pageSize')}
            text={text}
            totalCount={totalCount}
          />
        </>
      )}
    </div>
  );
}
