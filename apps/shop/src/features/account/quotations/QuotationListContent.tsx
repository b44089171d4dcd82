import type { QuotationPage } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { LinkButton } from '@geven/ui/LinkButton';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { ListPaging } from '../orders/ListPaging';
import type { Unavailable } from '../orders/load-orders';
import { OrdersOutage } from '../orders/OrdersOutage';
import * as styles from '../orders/orders.css';
import { NoQuotations } from './NoQuotations';
import { QuotationSearch } from './QuotationSearch';
import { QuotationTable } from './QuotationTable';
import { type QuotationsView, quotationsHref } from './quotation-list';
import * as quotationStyles from './quotations.css';

interface QuotationListContentProps {
  locale: Locale;
  view: QuotationsView;
  /** The page of quotations that the view asks for. */
  found: QuotationPage | Unavailable;
}

/** The search of the quotations, their table, and the ways to the other pages. */
export function QuotationListContent({ locale, view, found }: QuotationListContentProps) {
  const text = getTexts(locale, 'quotations');
  if (found === 'unavailable') {
    const orders = getTexts(locale, 'orders');
    return <OrdersOutage href={quotationsHref(locale, view)} text={orders} title={text('outage')} />;
  }
  const { search } = view;
  const { quotations, totalCount } = found;
  if (totalCount === 0 && search === '') return <NoQuotations locale={locale} search="" text={text} />;
  return (
    <div className={styles.list}>
      <div className={quotationStyles.head}>
        <QuotationSearch locale={locale} text={text} view={view} />
        <LinkButton href={href('quote', locale)} variant="secondary">
          {text('list.request')}
        </LinkButton>
      </div>
      {totalCount === 0 ? (
        <NoQuotations locale={locale} search={search} text={text} />
      ) : (
        <>
          <QuotationTable locale={locale} quotations={quotations} text={text} view={view} />
          <ListPaging
            count={quotations.length}
            href={(place) => quotationsHref(locale, { search, ...place })}
            place={view}
            sizeLabel={text('list.pageSize')}
            text={getTexts(locale, 'orders')}
            totalCount={totalCount}
          />
        </>
      )}
    </div>
  );
}
