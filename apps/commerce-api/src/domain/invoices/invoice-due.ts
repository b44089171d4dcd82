import { isIntraCommunitySupply } from '../checkout/intra-community-supply';
import type { PlacedOrder } from '../checkout/placed-order';

/**
 * Whether an order is to be invoiced: once it is paid. On account once it is delivered, and an intra-Community supply too,
 * because its invoice has to name the day (BR-IC-11 of EN 16931).
 */
export function isInvoiceDue({
  order,
  paymentKind,
  paymentState,
}: Pick<PlacedOrder, 'order' | 'paymentKind' | 'paymentState'>): boolean {
  const isAfterDelivery = paymentKind === 'ACCOUNT' || isIntraCommunitySupply(order);
  return isAfterDelivery ? order.state === 'Locked' : paymentState === 'done';
}
