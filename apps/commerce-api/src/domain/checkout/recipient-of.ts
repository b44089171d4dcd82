import type { Cart } from '../cart/cart';
import type { Address } from './address';

/** Who ordered: the success page promises the mail to the same address. The billing address may be the accountant's. */
export function recipientOf({
  shippingAddress,
  invoiceAddress,
}: Pick<Cart, 'shippingAddress' | 'invoiceAddress'>): Address | null {
  return shippingAddress ?? invoiceAddress;
}
