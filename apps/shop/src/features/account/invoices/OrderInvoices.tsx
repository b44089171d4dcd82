import type { Invoice } from '@geven/odoo-sdk';
import { formatDate, formatMoney, type Locale } from '@geven/timber';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';
import * as styles from '../orders/orders.css';
import { InvoiceDownloads } from './InvoiceDownloads';

interface OrderInvoicesProps {
  locale: Locale;
  invoices: readonly Invoice[];
  text: Texts<'orders'>;
}

/** The invoices and credit notes of one order with their files, in a narrow column (DB-22, LG-17). */
export function OrderInvoices({ locale, invoices, text }: OrderInvoicesProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without marks
    <ul aria-label={text('invoiceList.ofOrder')} className={styles.invoices} role="list">
      {invoices.map((invoice) => (
        <li className={styles.invoice} key={invoice.id}>
          <div className={styles.row}>
            <Text weight="strong">
              {text(invoice.isCreditNote ? 'invoiceList.creditNote' : 'invoiceList.invoice')} {invoice.name}
            </Text>
            <Text>{formatMoney(invoice.amountTotal)}</Text>
          </div>
          <Text size="caption" tone="muted">
            {formatDate(invoice.invoiceDate, locale)}
          </Text>
          <InvoiceDownloads invoice={invoice} locale={locale} text={text} />
        </li>
      ))}
    </ul>
  );
}
