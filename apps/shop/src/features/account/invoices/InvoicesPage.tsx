import { redirect } from 'next/navigation';
import { pageSdk } from '@/lib/cart/load-cart';
import type { PageContext } from '@/lib/routing/page-context';
import { DashboardFrame } from '../dashboard/DashboardFrame';
import { ifAvailable } from '../orders/load-orders';
import type { ListPlace } from '../orders/order-list';
import { InvoiceListContent } from './InvoiceListContent';
import { invoicesHref } from './invoice-list';

interface InvoicesPageProps {
  context: PageContext;
  place: ListPlace;
}

/** A customer's invoices and credit notes, a page at a time (DB-05). */
export async function InvoicesPage({ context, place }: InvoicesPageProps) {
  const { locale } = context;
  const { page, pageSize } = place;
  const { dashboard } = await pageSdk(locale);
  const found = await ifAvailable(dashboard.getInvoices({ currentPage: page, pageSize }));
  if (found !== 'unavailable' && found.invoices.length === 0 && found.totalCount > 0) {
    // An address beyond the end: the last page is nearest.
    redirect(invoicesHref(locale, { page: Math.ceil(found.totalCount / pageSize), pageSize }));
  }
  return (
    <DashboardFrame context={context} page="invoices">
      <InvoiceListContent found={found} locale={locale} place={place} />
    </DashboardFrame>
  );
}
