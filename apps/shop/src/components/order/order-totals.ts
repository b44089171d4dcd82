import type { Cart } from '@geven/odoo-sdk';
import { formatAmount, formatMoney, netOfGross, type VatRate } from '@geven/timber';

/** What a totals box shows of a cart. Amounts without the currency's sign unless they say so. */
export interface OrderTotals {
  readonly lineCount: number;
  readonly goods: string;
  readonly discounts: readonly { readonly id: number; readonly name: string; readonly amount: string }[];
  /** Null until it is known, and while it is calculated afterwards. */
  readonly delivery: string | null;
  readonly tax: string;
  readonly net: string;
  /** With the currency's sign. */
  readonly total: string;
}

/** Whether what a cart comes to holds its delivery. */
export const hasDelivery = ({
  isDeliveryKnown,
  deliveryCalculatedAfterwards,
}: Pick<Cart, 'isDeliveryKnown' | 'deliveryCalculatedAfterwards'>): boolean =>
  isDeliveryKnown && !deliveryCalculatedAfterwards;

/** Goods, reductions, delivery, tax and total; net lines where prices are shown net. The total is always gross. */
export function orderTotals(cart: Cart, isNet: boolean): OrderTotals {
  const goods = cart.websiteOrderLine.reduce((sum, line) => sum + (isNet ? line.priceSubtotal : line.priceTotal), 0);
  const delivery = isNet ? netOfGross(cart.amountDelivery, cart.vatRate as VatRate).net : cart.amountDelivery;
  return {
    lineCount: cart.websiteOrderLine.length,
    goods: formatAmount(goods),
    discounts: cart.discountLines.map(({ id, name, priceSubtotal, priceTotal }) => ({
      id,
      name,
      amount: formatAmount(isNet ? priceSubtotal : priceTotal),
    })),
    delivery: hasDelivery(cart) ? formatAmount(delivery) : null,
    tax: formatAmount(cart.amountTax),
    net: formatAmount(cart.amountUntaxed),
    total: formatMoney(cart.amountTotal),
  };
}
