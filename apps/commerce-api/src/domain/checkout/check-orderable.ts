import { checkCartSize } from '../cart/cart-size';
import type { Order } from '../cart/order';
import { CommerceError } from '../errors/commerce-error';
import { checkDeliverable } from './check-address';

/** What both the payment step and placing the order ask of a cart: something in it, no more than we take, and somewhere to bring it. */
export function checkOrderable(order: Pick<Order, 'lines' | 'shippingAddress'> | null): void {
  if (!order || order.lines.length === 0) throw new CommerceError('CART_EMPTY');
  checkCartSize(order.lines);
  if (!order.shippingAddress) throw new CommerceError('ADDRESS_REQUIRED');
  checkDeliverable(order.shippingAddress.country);
}
