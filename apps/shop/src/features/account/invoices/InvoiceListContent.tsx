import type { InvoicePage } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { EmptyState } from '@geven/ui/EmptyState';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as dashboard from '../dashboard/dashboard.css';
import { ListPaging } from '../orders/ListPaging';
import type { Unavailable } from '../orders/load-orders';
import { OrdersOutage } from '../orders/OrdersOutage';
import { type ListPlace, listHref } from '../orders/order-list';
import * as styles from '../orders/orders.css';
import { InvoiceTable } from './InvoiceTable';
import { invoicesHref } from './invoice-list';

interface InvoiceListContentProps {
  locale: Locale;
  place: ListPlace;
  /** The page of invoices at that place. */
  found: InvoicePage | Unavailable;
}

/** The table of a customer's invoices, and the ways to its other pages. */
export function InvoiceListContent({ locale, place, found }: InvoiceListContentProps) {
  const text = getTexts(locale, 'orders');
  if (found === 'unavailable') {
    return <OrdersOutage href={invoicesHref(locale, place)} text={text} title={text('invoiceList.outage')} />;
  }
  const { invoices, totalCount } = found;
  if (totalCount === 0) {
    return (
      <EmptyState heading={text('invoiceList.none')} layout="beside">
        <Text>{text('invoiceList.noneText')}</Text>
        <div className={dashboard.ways}>
          <LinkButton href={listHref(locale, 'orders')}>{text('order.toList')}</LinkButton>
          <LinkButton href={href('contact', locale)} variant="secondary">
            {text('invoiceList.contact')}
          </LinkButton>
        </div>
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <InvoiceTable
        caption={getTexts(locale, 'account')('pages.invoices')}
        invoices={invoices}
        locale={locale}
        text={text}
      />
      <ListPaging
        count={invoices.length}
        href={(to) => invoicesHref(locale, to)}
        place={place}
        sizeLabel={text('invoiceList.pageSize')}
        text={text}
        totalCount={totalCount}
      />
    </div>
  );
}
