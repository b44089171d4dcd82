import { LOCALE_TAGS, type Locale } from '@geven/timber';
import { CommerceError } from '../../domain/errors/commerce-error';
import { amountDue, type PaymentAttempt, payerCountry } from '../../domain/payments/payment-attempt';
import type { CardPayments, PaymentMethodData } from '../../ports/card-payments';
import type { Limits } from '../../ports/limits';
import type { PaymentAttempts } from '../../ports/payment-attempts';
import type { Visitor } from '../../sessions/visitor';
import { followResult, type PaymentStep, stepOf } from './follow-result';
import { requestId } from './request-id';

/** Names an attempt, and proves that whoever asks may go on with it. */
export interface AttemptKey {
  readonly reference: string;
  readonly token: string;
}

export interface DirectPayment extends AttemptKey {
  readonly paymentMethod: PaymentMethodData;
  readonly browserInfo: Readonly<Record<string, unknown>> | null;
}

export interface PaymentDetails extends AttemptKey {
  readonly redirectResult: string | null;
  readonly threeDSResult: string | null;
}

export interface PayAttemptOptions {
  readonly attempts: PaymentAttempts;
  readonly cardPayments: CardPayments;
  readonly limits: Limits;
  /** The shop's own address in a language. */
  readonly shopOrigin: (locale: Locale) => string;
}

/** Where the bank sends the shopper back to: the token finds the attempt, also in another browser without the session. */
const RETURN_PATH = '/api/checkout/return';

/** The longest text that a shopper brings along from a bank. */
const MAX_DETAILS = 20_000;

/** The steps of an attempt that its shopper takes: asking for the money, and coming back from the bank. */
export function createPayAttempt({ attempts, cardPayments, limits, shopOrigin }: PayAttemptOptions) {
  async function find({ reference, token }: AttemptKey): Promise<PaymentAttempt> {
    const attempt = await attempts.find(reference, token);
    if (!attempt) throw new CommerceError('PAYMENT_NOT_FOUND');
    return attempt;
  }

  /** Refused cards are counted: whoever tries many out has to pay by transfer. */
  async function countRefusal({ client }: Visitor): Promise<void> {
    await limits.count('refusedCardsOfClient', client).catch((error) => {
      if (error instanceof CommerceError) throw new CommerceError('CARD_REFUSED_TOO_OFTEN');
      throw error;
    });
  }

  return {
    /** Asks the payment service for the money, once per attempt: whoever asks again is told how far it is (PY-05). */
    async pay(visitor: Visitor, { paymentMethod, browserInfo, ...key }: DirectPayment): Promise<PaymentStep> {
      const attempt = await find(key);
      if (attempt.state !== 'open') return stepOf(attempt);
      // Counted before the bank is asked, and taken back unless it refuses.
      await countRefusal(visitor);
      if (!(await attempts.claim(attempt.id))) {
        await limits.takeBack('refusedCardsOfClient', visitor.client);
        return stepOf(await find(key));
      }
      const { cart, locale } = attempt;
      const origin = shopOrigin(locale);
      const result = await cardPayments.pay({
        attemptId: attempt.id,
        reference: attempt.reference,
        amount: amountDue(attempt),
        method: paymentMethod,
        returnUrl: `${origin}${RETURN_PATH}?${new URLSearchParams({ ...key, locale })}`,
        origin,
        country: payerCountry(cart),
        language: LOCALE_TAGS[locale],
        browser: browserInfo,
      });
      if (result.kind !== 'refused') await limits.takeBack('refusedCardsOfClient', visitor.client);
      return await followResult(attempts, attempt, result);
    },
    /** Goes on with what the shopper brings along from the bank; only what the payment service makes of it counts. */
    async complete(visitor: Visitor, { redirectResult, threeDSResult, ...key }: PaymentDetails): Promise<PaymentStep> {
      const attempt = await find(key);
      const brought = redirectResult ?? threeDSResult ?? '';
      if (brought === '' || brought.length > MAX_DETAILS)
        throw new CommerceError('BAD_REQUEST', { reason: 'one of redirectResult and threeDSResult is needed' });
      if (attempt.state !== 'open') return stepOf(attempt);
      const details = redirectResult ? { redirectResult } : { threeDSResult: brought };
      const { id, reference } = attempt;
      const result = await cardPayments.complete({ requestId: requestId(id, brought), reference, details });
      const step = await followResult(attempts, attempt, result);
      if (step.state === 'refused') await countRefusal(visitor).catch(() => undefined);
      return step;
    },
    /** How an attempt is; null for a token that is not its own. */
    info: ({ reference, token }: AttemptKey): Promise<PaymentAttempt | null> => attempts.find(reference, token),
  };
}
