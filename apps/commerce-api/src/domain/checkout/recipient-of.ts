import type { Order } from '../cart/order';
import type { Address } from './address';

/** Who ordered: the success page promises the mail to the same address. The billing address may be the accountant's. */
export function recipientOf({
  shippingAddress,
  invoiceAddress,
}: Pick<Order, 'shippingAddress' | 'invoiceAddress'>): Address | null {
  return shippingAddress ?? invoiceAddress;
}
