import { CURRENCY } from '@geven/timber';
import { CommerceError } from '../../domain/errors/commerce-error';
import { type AttemptState, amountDue } from '../../domain/payments/payment-attempt';
import type { PaymentAttemptState, Resolvers } from '../../generated/resolvers-types';
import type { PaymentStep } from '../../use-cases/payment/follow-result';
import type { CommerceContext } from '../context';

const STATES: Readonly<Record<AttemptState, PaymentAttemptState>> = {
  open: 'OPEN',
  paid: 'PAID',
  refused: 'REFUSED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
  reversed: 'REVERSED',
};

/** Payments by card, where the shop takes them. */
function paymentsOf({ useCases }: CommerceContext) {
  if (!useCases.payment) throw new CommerceError('PROVIDER_NOT_IMPLEMENTED', { provider: 'ADYEN' });
  return useCases.payment;
}

/** A step; once it is paid, the cart is empty in the browser too. */
function toStep({ state, action }: PaymentStep, { answer }: CommerceContext) {
  if (state === 'paid') answer.cartSize = 0;
  return { state: STATES[state], action };
}

export const paymentResolvers: Resolvers = {
  Query: {
    adyenAcquirerInfo: (_root, { providerId }, context) => paymentsOf(context).acquirer(providerId),
    adyenPaymentMethods: (_root, query, context) => paymentsOf(context).methods(context.visitor, query),
    adyenTransactionInfo: async (_root, key, context) => {
      const attempt = await paymentsOf(context).info(key);
      return attempt && { state: STATES[attempt.state], orderName: attempt.orderName };
    },
  },
  Mutation: {
    adyenOpenTransaction: async (_root, { input }, context) => {
      const { attempt, token } = await paymentsOf(context).openTransaction(context.visitor, input);
      const { reference, state } = attempt;
      return { reference, token, state: STATES[state], amount: amountDue(attempt).cents, currency: CURRENCY };
    },
    adyenMakeDirectPayment: async (_root, { input }, context) =>
      toStep(
        await paymentsOf(context).pay(context.visitor, { ...input, browserInfo: input.browserInfo ?? null }),
        context,
      ),
    adyenPaymentDetails: async (_root, { input }, context) => {
      const { redirectResult = null, threeDSResult = null, ...key } = input;
      return toStep(
        await paymentsOf(context).complete(context.visitor, { ...key, redirectResult, threeDSResult }),
        context,
      );
    },
  },
};
