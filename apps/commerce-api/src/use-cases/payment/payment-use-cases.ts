import { CURRENCY, LOCALE_TAGS } from '@geven/timber';
import { CommerceError } from '../../domain/errors/commerce-error';
import { cardMethodOf, payerCountry } from '../../domain/payments/payment-attempt';
import type { BackendPorts } from '../../ports/backend-ports';
import type { CardPayments } from '../../ports/card-payments';
import type { Limits } from '../../ports/limits';
import type { Visitor } from '../../sessions/visitor';
import { cardProvider } from './card-provider';
import { createOpenTransaction } from './open-transaction';
import { createPayAttempt, type PayAttemptOptions } from './pay-attempt';

/** What the payment service's component in the page needs to know of the merchant. */
export interface Acquirer {
  readonly environment: 'test' | 'live';
  readonly clientKey: string;
  /** Where a stand-in plays the service. */
  readonly standInUrl: string | null;
}

export interface CardOptions extends Pick<PayAttemptOptions, 'shopOrigin'> {
  readonly cardPayments: CardPayments;
  readonly acquirer: Acquirer;
}

interface PaymentOptions {
  readonly limits: Limits;
  /** Null where the shop takes no cards. */
  readonly cards: CardOptions | null;
}

/** What a shopper does to pay while ordering. */
export function createPaymentUseCases(ports: BackendPorts, { limits, cards }: PaymentOptions) {
  const { payments, carts, paymentAttempts: attempts } = ports;
  if (!cards || !attempts) return null;
  const { cardPayments, acquirer, shopOrigin } = cards;

  return {
    async acquirer(providerId: number): Promise<Acquirer> {
      await cardProvider(payments, providerId);
      return acquirer;
    },
    /** The ways to pay that the service offers for the visitor's cart, those of the provider alone (API-13). */
    async methods(
      visitor: Visitor,
      { providerId, orderId }: { providerId: number; orderId: number },
    ): Promise<Readonly<Record<string, unknown>>> {
      const { name } = await cardProvider(payments, providerId);
      const shopper = await visitor.shopper();
      const cart = shopper && (await carts.load(shopper));
      if (!cart || cart.id !== orderId) throw new CommerceError('CART_CHANGED');
      const method = cardMethodOf(name);
      const offered = await cardPayments.methods({
        amount: { cents: cart.amounts.total, currency: CURRENCY },
        country: payerCountry(cart),
        language: LOCALE_TAGS[visitor.locale],
      });
      if (!offered) throw new CommerceError('SERVICE_UNAVAILABLE');
      const all = (offered.paymentMethods ?? []) as readonly { readonly type?: string }[];
      return { ...offered, paymentMethods: all.filter(({ type }) => type === method) };
    },
    openTransaction: createOpenTransaction({ attempts, payments, limits }),
    ...createPayAttempt({ attempts, cardPayments, limits, shopOrigin }),
  };
}
