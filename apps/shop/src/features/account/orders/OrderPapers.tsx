import type { PlacedOrder } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { AddressLines } from '@/components/address/AddressLines';
import { screenOnly } from '@/components/print/print.css';
import type { Texts } from '@/lib/texts/areas';
import { getTexts } from '@/lib/texts/i18n';
import { OrderDocuments } from './OrderDocuments';
import { OrderRefunds } from './OrderRefunds';
import { OrderSection } from './OrderSection';
import * as styles from './orders.css';

interface OrderPapersProps {
  locale: Locale;
  order: PlacedOrder;
  text: Texts<'orders'>;
}

/** Whom an order is billed to, its documents, and money of it that went back (DB-07). */
export function OrderPapers({ locale, order, text }: OrderPapersProps) {
  const { partner, refunds } = order;
  return (
    <div className={styles.papers}>
      {partner && (
        <OrderSection title={text('order.billing')}>
          <AddressLines address={partner} hasContact text={getTexts(locale, 'checkout')} />
        </OrderSection>
      )}
      <div className={screenOnly}>
        <OrderSection title={text('documents.title')}>
          <OrderDocuments locale={locale} order={order} text={text} />
        </OrderSection>
      </div>
      {refunds.length > 0 && (
        <OrderSection title={text('refunds.title')}>
          <OrderRefunds locale={locale} refunds={refunds} text={text} />
        </OrderSection>
      )}
    </div>
  );
}
