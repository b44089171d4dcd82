import type { PlacedOrder } from '@geven/odoo-sdk';
import { formatDate, formatMoney, type Locale } from '@geven/timber';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './orders.css';

interface OrderRefundsProps {
  locale: Locale;
  refunds: PlacedOrder['refunds'];
  text: Texts<'orders'>;
}

/** Each refund of an order: how much went back when, which way, and its credit note. */
export function OrderRefunds({ locale, refunds, text }: OrderRefundsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without marks
    <ul aria-label={text('refunds.title')} className={styles.invoices} role="list">
      {refunds.map(({ amount, date, way, creditNote }) => (
        // Of one order no two begin in the same millisecond.
        <li className={styles.invoice} key={date}>
          <div className={styles.row}>
            <Text weight="strong">{text(`refunds.${way}`)}</Text>
            <Text>{formatMoney(amount)}</Text>
          </div>
          <Text size="caption" tone="muted">
            {[formatDate(date, locale), creditNote && `${text('invoiceList.creditNote')} ${creditNote}`]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </li>
      ))}
    </ul>
  );
}
