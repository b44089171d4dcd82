import type { Invoice, PlacedOrder } from '@geven/odoo-sdk';
import { formatMoney, formatWeight, type Locale } from '@geven/timber';
import { Heading } from '@geven/ui/Heading';
import { Link } from '@geven/ui/Link';
import { Text } from '@geven/ui/Text';
import type { ReactNode } from 'react';
import { AddressLines } from '@/components/address/AddressLines';
import { written } from '@/components/order/order.css';
import { screenOnly } from '@/components/print/print.css';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import { getTexts } from '@/lib/texts/i18n';
import { OrderInvoices } from '../invoices/OrderInvoices';
import { OrderActions } from './OrderActions';
import { OrderDocuments } from './OrderDocuments';
import { OrderRefunds } from './OrderRefunds';
import { isOver } from './order-view';
import * as styles from './orders.css';

interface OrderAsideProps {
  locale: Locale;
  order: PlacedOrder;
  /** Its invoices and credit notes; none where they cannot be had here. */
  invoices: readonly Invoice[];
  /** Whether the link of a mail opened it. */
  isGuest: boolean;
  text: Texts<'orders'>;
}

/** How an order is delivered, where to, what the driver is told, whom it is billed to, and what can be done with it (DB-07). */
export function OrderAside({ locale, order, invoices, isGuest, text }: OrderAsideProps) {
  const { state, shippingMethod, partnerShipping, partner, transportMsg, weight, refunds } = order;
  const { invoiceStatus, invoiceCount } = order;
  return (
    <div className={styles.aside}>
      {shippingMethod && (
        <Part title={text('order.delivery')}>
          <Text>{getTexts(locale, 'cart')(`deliveryBy.${shippingMethod.code}`)}</Text>
          <Text>{shippingMethod.deliveryConditions}</Text>
          <Text>
            {formatMoney(shippingMethod.price)}, {text('order.weight', { weight: formatWeight(weight, locale) })}
          </Text>
        </Part>
      )}
      {partnerShipping && (
        <Part title={text('order.address')}>
          <AddressLines address={partnerShipping} text={getTexts(locale, 'checkout')} />
        </Part>
      )}
      <Part
        end={
          !isOver(order) && (
            <Link aria-label={text('order.changeTransport')} href={href('contactOrder', locale)}>
              {text('order.edit')}
            </Link>
          )
        }
        title={text('order.transport')}
      >
        {transportMsg ? <Text className={written}>{transportMsg}</Text> : <Text>{text('order.noTransport')}</Text>}
      </Part>
      {partner && (
        <Part title={text('order.billing')}>
          <AddressLines address={partner} hasContact text={getTexts(locale, 'checkout')} />
        </Part>
      )}
      <Part title={text('order.invoice')}>
        <Text>
          {text(`invoiceStatus.${invoiceStatus}`)}
          {invoiceCount === 0 && invoiceStatus === 'ToInvoice' && `, ${text('noInvoices')}`}
        </Text>
        {state === 'QuotationSent' && invoiceCount === 0 && <Text>{text('order.invoicedWhenPaid')}</Text>}
        {invoices.length > 0 && <OrderInvoices invoices={invoices} locale={locale} text={text} />}
        {invoiceCount > 0 && !isGuest && (
          <Link href={href('dashboardInvoices', locale)}>
            {invoices.length > 0 ? text('invoiceList.all') : text('invoices', { count: invoiceCount })}
          </Link>
        )}
      </Part>
      {refunds.length > 0 && (
        <Part title={text('refunds.title')}>
          <OrderRefunds locale={locale} refunds={refunds} text={text} />
        </Part>
      )}
      <div className={screenOnly}>
        <Part title={text('documents.title')}>
          <OrderDocuments locale={locale} order={order} text={text} />
        </Part>
      </div>
      <OrderActions isGuest={isGuest} locale={locale} order={order} text={text} />
    </div>
  );
}

function Part({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <Heading level={2} size="name">
          {title}
        </Heading>
        {end}
      </div>
      <div>{children}</div>
    </section>
  );
}
