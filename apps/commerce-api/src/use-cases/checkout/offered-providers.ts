import { isFree, type PaymentProvider } from '../../domain/checkout/payment-provider';
import type { Carts } from '../../ports/cart';
import type { Payments } from '../../ports/payments';
import type { Visitor } from '../../sessions/visitor';

interface Ports {
  readonly carts: Pick<Carts, 'load'>;
  readonly payments: Payments;
}

/** What a shopper can choose to pay with: on account only who was given time to pay (CA-28), and nothing else where nothing is to be paid. */
export function createOfferedProviders({ carts, payments }: Ports) {
  return async function offeredProviders(visitor: Visitor): Promise<readonly PaymentProvider[]> {
    const enabled = (await payments.providers()).filter(({ isEnabled }) => isEnabled);
    const shopper = await visitor.shopper();
    const cart = shopper && (await carts.load(shopper));
    if (cart && isFree(cart)) return enabled.filter(({ kind }) => kind === 'FREE');
    return enabled.filter(({ kind }) => kind !== 'FREE' && (kind !== 'ACCOUNT' || cart?.credit));
  };
}
