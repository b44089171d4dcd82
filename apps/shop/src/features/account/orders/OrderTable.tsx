import type { PlacedOrder } from '@geven/odoo-sdk';
import { formatDate, formatMoney, type Locale } from '@geven/timber';
import { DataTable } from '@geven/ui/DataTable';
import { Link } from '@geven/ui/Link';
import type { Texts } from '@/lib/texts/areas';
import { OrderState } from './OrderState';
import { ownName } from './order-view';
import { unbroken } from './orders.css';

interface OrderTableProps {
  locale: Locale;
  /** Name of the table. */
  caption: string;
  orders: readonly PlacedOrder[];
  text: Texts<'orders'>;
}

/** Orders as a table, on phones as blocks; the number leads to the order (DB-06). */
export function OrderTable({ locale, caption, orders, text }: OrderTableProps) {
  return (
    <DataTable<PlacedOrder>
      caption={caption}
      columns={[
        {
          key: 'order',
          header: text('list.order'),
          isRowHeader: true,
          cell: ({ name, orderUrl }) => <Link href={orderUrl}>{name}</Link>,
        },
        ...(orders.some(ownName)
          ? [{ key: 'reference', header: text('list.reference'), cell: (order: PlacedOrder) => ownName(order) ?? '–' }]
          : []),
        {
          key: 'date',
          header: text('list.date'),
          cell: ({ dateOrder }) => <span className={unbroken}>{formatDate(dateOrder, locale)}</span>,
        },
        { key: 'state', header: text('list.state'), cell: (order) => <OrderState order={order} text={text} /> },
        {
          key: 'invoice',
          header: text('list.invoice'),
          cell: ({ invoiceStatus }) => text(`invoiceStatus.${invoiceStatus}`),
        },
        {
          key: 'total',
          header: text('list.total'),
          align: 'end',
          cell: ({ amountTotal }) => <strong>{formatMoney(amountTotal)}</strong>,
        },
      ]}
      rowKey={({ id }) => String(id)}
      rows={orders}
    />
  );
}
