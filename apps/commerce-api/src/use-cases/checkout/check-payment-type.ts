import { checkPayableBy } from '../../domain/checkout/order-policy';
import { usableProvider } from '../../domain/checkout/payment-provider';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Carts } from '../../ports/cart';
import type { Checkout, PaymentChoice } from '../../ports/checkout';
import type { Payments } from '../../ports/payments';
import type { Visitor } from '../../sessions/visitor';
import type { FollowVatId } from './check-vat-id';

interface Ports {
  readonly checkout: Checkout;
  readonly carts: Pick<Carts, 'load'>;
  readonly payments: Payments;
  readonly followVatId: FollowVatId;
}

/** Chooses the provider, notes the ticks and returns the path where the shopper goes on, to the VAT of this moment. */
export function createCheckPaymentType({ checkout, carts, payments, followVatId }: Ports) {
  return async function checkPaymentType(visitor: Visitor, choice: PaymentChoice): Promise<string> {
    const { kind } = usableProvider(await payments.providers(), choice.providerId);
    const shopper = await visitor.shopper();
    if (!shopper) throw new CommerceError('CART_EMPTY');
    const cart = kind !== 'WIRE' ? await carts.load(shopper) : null;
    if (cart) checkPayableBy(cart, kind);
    await followVatId(shopper, await checkout.choosePayment(shopper, choice));
    return '/checkout/confirm';
  };
}
