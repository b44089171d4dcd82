import type { PlacedOrder } from '@geven/odoo-sdk';
import { netOfGross, type VatRate } from '@geven/timber';

/** The parts of an order's total, in cents. */
export interface OrderSums {
  readonly goods: number;
  /** 0 or negative. */
  readonly discounts: number;
  readonly delivery: number;
}

type Summed = Pick<
  PlacedOrder,
  'websiteOrderLine' | 'amountDelivery' | 'amountDiscounts' | 'amountTotalUntaxed' | 'vatRate'
>;

/** Goods, discounts and delivery, with VAT or net; net ones come to the net total of the order to the cent. */
export function orderSums(order: Summed, isNet: boolean): OrderSums {
  const { websiteOrderLine: lines, amountDelivery, amountDiscounts, amountTotalUntaxed, vatRate } = order;
  if (!isNet) {
    const goods = lines.reduce((sum, { priceTotal }) => sum + priceTotal, 0);
    return { goods, discounts: amountDiscounts, delivery: amountDelivery };
  }
  const goods = lines.reduce((sum, { priceSubtotal }) => sum + priceSubtotal, 0);
  const delivery = netOfGross(amountDelivery, vatRate as VatRate).net;
  // Each discount is rounded by itself, so that their sum is what remains.
  return { goods, delivery, discounts: amountTotalUntaxed - goods - delivery };
}
