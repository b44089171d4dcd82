import type { PlacedOrder } from '@geven/odoo-sdk';
import { formatAmount, formatMoney, type Locale } from '@geven/timber';
import { SummaryRows } from '@geven/ui/SummaryRows';
import type { Texts } from '@/lib/texts/areas';
import { getTexts } from '@/lib/texts/i18n';
import { orderSums } from './order-sums';
import { placeOf } from './order-view';
import * as styles from './orders.css';

interface OrderTotalsProps {
  locale: Locale;
  order: PlacedOrder;
  /** Parts without VAT; the total stays with it. */
  isNet: boolean;
  text: Texts<'orders'>;
}

/** Goods, discounts, delivery, VAT and total of an order, in the words of the cart (DB-06). */
export function OrderTotals({ locale, order, isNet, text }: OrderTotalsProps) {
  const cart = getTexts(locale, 'cart');
  const { goods, discounts, delivery } = orderSums(order, isNet);
  const { websiteOrderLine: lines, shippingMethod, amountTax, amountTotal, amountTotalUntaxed, vatRate } = order;
  const tax = formatAmount(amountTax);
  const vat = { net: formatAmount(amountTotalUntaxed), rate: vatRate, tax };
  const isExempt = vatRate === 0;
  const isPickup = shippingMethod?.code === 'PICKUP';
  const deliveryLabel = isPickup
    ? cart('deliveryBy.PICKUP')
    : cart(isNet ? 'deliveryNetTo' : 'deliveryTo', { place: placeOf(order) });
  return (
    <SummaryRows
      className={styles.totals}
      rows={[
        { label: cart(isNet ? 'goodsNet' : 'goods', { count: lines.length }), value: formatAmount(goods) },
        ...(discounts === 0 ? [] : [{ label: text('order.discounts'), value: formatAmount(discounts) }]),
        ...(shippingMethod ? [{ label: deliveryLabel, value: formatAmount(delivery) }] : []),
        ...(isNet && !isExempt ? [{ label: cart('vat', vat), value: tax }] : []),
      ]}
      total={{
        label: cart('total'),
        value: formatMoney(amountTotal),
        note: isExempt ? cart('vatExempt') : cart('vatNote', vat),
      }}
    />
  );
}
