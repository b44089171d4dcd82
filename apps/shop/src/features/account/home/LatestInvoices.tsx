import type { InvoicePage } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Link } from '@geven/ui/Link';
import { Text } from '@geven/ui/Text';
import { getTexts } from '@/lib/texts/i18n';
import { DashboardSection } from '../dashboard/DashboardSection';
import { InvoiceTable } from '../invoices/InvoiceTable';
import { invoicesHref } from '../invoices/invoice-list';
import type { Unavailable } from '../orders/load-orders';
import { LATEST } from './latest';

interface LatestInvoicesProps {
  locale: Locale;
  /** The first page of the customer's invoices; during an outage only the way to them is shown. */
  found: InvoicePage | Unavailable;
}

/** The newest invoices with their files, and the way to all of them. */
export function LatestInvoices({ locale, found }: LatestInvoicesProps) {
  const text = getTexts(locale, 'orders');
  const title = getTexts(locale, 'account')('pages.invoices');
  const invoices = found === 'unavailable' ? [] : found.invoices.slice(0, LATEST);
  const isEmpty = found !== 'unavailable' && invoices.length === 0;
  return (
    <DashboardSection aside={<Link href={invoicesHref(locale)}>{text('invoiceList.all')}</Link>} title={title}>
      {isEmpty && <Text tone="muted">{text('invoiceList.noneText')}</Text>}
      {invoices.length > 0 && <InvoiceTable caption={title} invoices={invoices} locale={locale} text={text} />}
    </DashboardSection>
  );
}
