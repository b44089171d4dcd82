import type { Cart } from '../../domain/cart/cart';
import type { CartPayload } from '../../generated/resolvers-types';
import type { CommerceContext } from '../context';
import { toCartOrder } from './to-cart-order';

/** The cart as a payload; notes its number of lines, which the `cart-size` cookie follows. */
export async function toCartPayload(order: Cart | null, context: CommerceContext): Promise<CartPayload> {
  context.answer.cartSize = order?.lines.length ?? 0;
  return { order: order && (await toCartOrder(order, context)) };
}
