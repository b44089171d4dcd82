import type { Invoice } from '@geven/odoo-sdk';
import { formatDate, formatMoney, type Locale } from '@geven/timber';
import { DataTable } from '@geven/ui/DataTable';
import { Link } from '@geven/ui/Link';
import type { Texts } from '@/lib/texts/areas';
import { orderHref } from '../orders/order-view';
import { unbroken } from '../orders/orders.css';
import { InvoiceDownloads } from './InvoiceDownloads';

interface InvoiceTableProps {
  locale: Locale;
  /** Name of the table. */
  caption: string;
  invoices: readonly Invoice[];
  text: Texts<'orders'>;
}

/** Invoices and credit notes as a table, on phones as blocks, each with its files and its order (DB-22, EN-05). */
export function InvoiceTable({ locale, caption, invoices, text }: InvoiceTableProps) {
  return (
    <DataTable<Invoice>
      caption={caption}
      columns={[
        {
          key: 'number',
          header: text('invoiceList.number'),
          isRowHeader: true,
          // It is typed elsewhere: no break at its hyphen.
          cell: ({ name }) => <span className={unbroken}>{name}</span>,
        },
        // Only where there is something to tell apart.
        ...(invoices.some(({ isCreditNote }) => isCreditNote)
          ? [
              {
                key: 'kind',
                header: text('invoiceList.kind'),
                cell: ({ isCreditNote }: Invoice) =>
                  text(isCreditNote ? 'invoiceList.creditNote' : 'invoiceList.invoice'),
              },
            ]
          : []),
        {
          key: 'date',
          header: text('invoiceList.date'),
          cell: ({ invoiceDate }) => <span className={unbroken}>{formatDate(invoiceDate, locale)}</span>,
        },
        {
          key: 'order',
          header: text('list.order'),
          cell: ({ orderId, orderName }) =>
            orderId ? <Link href={orderHref(locale, orderId)}>{orderName}</Link> : orderName,
        },
        {
          key: 'total',
          header: text('list.total'),
          align: 'end',
          cell: ({ amountTotal }) => <strong>{formatMoney(amountTotal)}</strong>,
        },
        {
          key: 'files',
          header: text('invoiceList.files'),
          isBelowNameOnPhone: true,
          cell: (invoice) => <InvoiceDownloads invoice={invoice} locale={locale} text={text} />,
        },
      ]}
      rowKey={({ id }) => String(id)}
      rows={invoices}
    />
  );
}
