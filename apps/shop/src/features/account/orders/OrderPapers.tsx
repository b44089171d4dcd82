import type { PlacedOrder } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { AddressLines } from '@/components/address/AddressLines';
import { screenOnly } from '@/components/print/print.css';
import type { Texts } from '@/lib/texts/areas';
import { getTexts } from '@/lib/texts/i18n';
import { OrderDocuments } from './OrderDocuments';
import { OrderPart } from './OrderPart';
import { OrderRefunds } from './OrderRefunds';
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
        <OrderPart title={text('order.billing')}>
          <AddressLines address={partner} hasContact text={getTexts(locale, 'checkout')} />
        </OrderPart>
      )}
      <div className={screenOnly}>
        <OrderPart title={text('documents.title')}>
          <OrderDocuments locale={locale} order={order} text={text} />
        </OrderPart>
      </div>
      {refunds.length > 0 && (
        <OrderPart title={text('refunds.title')}>
          <OrderRefunds locale={locale} refunds={refunds} text={text} />
        </OrderPart>
      )}
    </div>
  );
}
