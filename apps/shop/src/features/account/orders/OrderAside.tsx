import type { Invoice, PlacedOrder } from '@geven/odoo-sdk';
import { formatMoney, formatWeight, type Locale } from '@geven/timber';
import { Link } from '@geven/ui/Link';
import { Text } from '@geven/ui/Text';
import { AddressLines } from '@/components/address/AddressLines';
import { written } from '@/components/order/order.css';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import { getTexts } from '@/lib/texts/i18n';
import { OrderInvoices } from '../invoices/OrderInvoices';
import { OrderSection } from './OrderSection';
import { arrivalText } from './order-process';
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

/** When and how an order is delivered, where to, what the driver is told, and how far it is billed (DB-07). */
export function OrderAside({ locale, order, invoices, isGuest, text }: OrderAsideProps) {
  const { state, shippingMethod, partnerShipping, transportMsg, weight, invoiceStatus, invoiceCount } = order;
  const arrival = arrivalText(order, locale);
  const change = transportMsg ? 'edit' : 'add';
  const waitsForMoney = state === 'QuotationSent';
  return (
    <div className={styles.aside}>
      {shippingMethod && (
        <OrderSection title={text('order.delivery')}>
          {arrival && <Text weight="strong">{arrival}</Text>}
          <Text>
            {getTexts(locale, 'cart')(`deliveryBy.${shippingMethod.code}`)}, {formatMoney(shippingMethod.price)},{' '}
            {text('order.weight', { weight: formatWeight(weight, locale) })}
          </Text>
          {waitsForMoney && <Text>{text('order.datedWhenPaid')}</Text>}
          <Text size="caption" tone="muted">
            {shippingMethod.deliveryConditions}
          </Text>
        </OrderSection>
      )}
      {partnerShipping && (
        <OrderSection title={text('order.address')}>
          <AddressLines address={partnerShipping} text={getTexts(locale, 'checkout')} />
        </OrderSection>
      )}
      <OrderSection
        end={
          !isOver(order) && (
            <Link aria-label={text(`order.${change}Transport`)} href={href('contactOrder', locale)}>
              {text(`order.${change}`)}
            </Link>
          )
        }
        title={text('order.transport')}
      >
        {transportMsg ? <Text className={written}>{transportMsg}</Text> : <Text>{text('order.noTransport')}</Text>}
      </OrderSection>
      <OrderSection title={text('order.invoice')}>
        <Text>
          {text(`invoiceStatus.${invoiceStatus}`)}
          {invoiceCount === 0 && invoiceStatus === 'ToInvoice' && `, ${text('noInvoices')}`}
        </Text>
        {waitsForMoney && invoiceCount === 0 && <Text>{text('order.invoicedWhenPaid')}</Text>}
        {invoices.length > 0 && <OrderInvoices invoices={invoices} locale={locale} text={text} />}
        {invoiceCount > 0 && !isGuest && (
          <Link href={href('dashboardInvoices', locale)}>
            {invoices.length > 0 ? text('invoiceList.all') : text('invoices', { count: invoiceCount })}
          </Link>
        )}
      </OrderSection>
    </div>
  );
}
