import type { Cart } from '@geven/odoo-sdk';
import { formatAmount, formatMoney, grossOf, type VatRate } from '@geven/timber';
import { SummaryRows } from '@geven/ui/SummaryRows';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './order.css';
import { orderTotals } from './order-totals';

interface TotalsRowsProps {
  cart: Cart;
  /** Lines without VAT; the total stays with it. */
  isNet: boolean;
  text: Texts<'cart'>;
}

/** Goods, reductions, delivery, VAT and total of a cart or order; why pieces times price differ from it, where they do. */
export function TotalsRows({ cart, isNet, text }: TotalsRowsProps) {
  const totals = orderTotals(cart, isNet);
  const place = [cart.zip ?? cart.partnerShipping?.zip, cart.partnerShipping?.city ?? cart.place]
    .filter(Boolean)
    .join(' ');
  const isExempt = cart.vatRate === 0;
  const isRounded =
    !isNet &&
    cart.websiteOrderLine.some(
      ({ priceUnitFinished, productUomQty, priceTotal }) =>
        grossOf(priceUnitFinished, cart.vatRate as VatRate) * productUomQty !== priceTotal,
    );
  const vat = { net: totals.net, rate: cart.vatRate, tax: totals.tax };
  return (
    <SummaryRows
      rows={[
        { label: text(isNet ? 'goodsNet' : 'goods', { count: totals.lineCount }), value: totals.goods },
        ...totals.discounts.map(({ name, amount }) => ({ label: name, value: amount })),
        ...deliveryRow(),
        ...(isNet && !isExempt ? [{ label: text('vat', vat), value: totals.tax }] : []),
      ]}
      total={{
        ...(totals.delivery !== null
          ? { label: text('total') }
          : { label: text('goodsTotal'), labelNote: text('withoutDelivery') }),
        value: totals.total,
        note: (
          <>
            {isExempt ? text('vatExempt') : text('vatNote', vat)}
            {isRounded && <span className={styles.rounded}>{text('rounded')}</span>}
          </>
        ),
      }}
    />
  );

  function deliveryRow() {
    if (!cart.isDeliveryKnown) return [];
    if (cart.shippingMethod?.code === 'PICKUP') return [{ label: text('deliveryBy.PICKUP'), value: formatAmount(0) }];
    const label = text(isNet && totals.delivery !== null ? 'deliveryNetTo' : 'deliveryTo', { place });
    if (totals.delivery !== null) return [{ label, value: totals.delivery }];
    const maximum = cart.deliveryMaximum;
    const value = maximum == null ? text('afterwards') : text('upTo', { maximum: formatMoney(maximum) });
    return [{ label, value, tone: 'warning' as const }];
  }
}
