import type Client from '@adyen/api-library/lib/src/client.js';
import { ModificationsApi } from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js';
import { PaymentsApi } from '@adyen/api-library/lib/src/services/checkout/paymentsApi.js';
import { PaymentMethodsRequest } from '@adyen/api-library/lib/src/typings/checkout/models.js';
import type { CardPayments, ModificationResult, PaymentResult } from '../../ports/card-payments';
import { AdyenFailure } from './adyen-failure';
import { createAdyenHttp } from './adyen-http';
import { paymentMethod } from './payment-method';
import { toPaymentRequest, toVendorAmount } from './payment-request';
import { isAbout, toPaymentResult } from './payment-result';

export interface AdyenPaymentsOptions {
  readonly apiKey: string;
  readonly merchantAccount: string;
  /** Beginning of the vendor's own host for a live merchant; null: the test account. */
  readonly livePrefix: string | null;
  /** Of a stand-in in place of the vendor. */
  readonly standInUrl: string | null;
  /** Whether money is taken when the order is sent, and not at once. */
  readonly isCapturedLater: boolean;
  /** Where the bank asks: on its own page, or in a frame of ours. */
  readonly authentication: 'redirect' | 'native';
  /** For each of two attempts of a call. @default 10000 */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** Payments through Adyen's Checkout API, version 72. Their calls are those of `@adyen/api-library`. */
export function createAdyenPayments(options: AdyenPaymentsOptions): CardPayments {
  const { apiKey, merchantAccount, livePrefix, standInUrl, timeoutMs = TIMEOUT_MS } = options;
  // The services read these two and nothing else; the vendor's class loads all of its interfaces, 60 MB of memory.
  const client = {
    config: {
      apiKey,
      environment: livePrefix === null ? 'TEST' : 'LIVE',
      ...(livePrefix === null ? {} : { liveEndpointUrlPrefix: livePrefix }),
    },
    httpClient: createAdyenHttp({ standInUrl, timeoutMs }),
  } as unknown as Client;
  const payments = new PaymentsApi(client);
  const modifications = new ModificationsApi(client);

  return {
    async methods({ amount, country, language }) {
      const query = { merchantAccount, amount: toVendorAmount(amount), countryCode: country, shopperLocale: language };
      const answer = await answerTo(() =>
        payments.paymentMethods({ ...query, channel: PaymentMethodsRequest.ChannelEnum.Web }),
      );
      return answer instanceof AdyenFailure ? null : { ...answer };
    },
    async pay(request) {
      const method = paymentMethod.safeParse(request.method);
      if (!method.success) return { kind: 'error', code: 'paymentMethod' };
      const body = toPaymentRequest(request, method.data, options);
      const answer = await answerTo(() => payments.payments(body, { idempotencyKey: request.attemptId }));
      return answer instanceof AdyenFailure ? toFailure(answer) : toPaymentResult(answer);
    },
    async complete({ requestId, reference, details }) {
      const answer = await answerTo(() => payments.paymentsDetails({ details }, { idempotencyKey: requestId }));
      if (answer instanceof AdyenFailure) return toFailure(answer);
      return isAbout(answer, reference) ? toPaymentResult(answer) : { kind: 'unanswered' };
    },
    cancel: ({ requestId, reference }) =>
      modify(() =>
        modifications.cancelAuthorisedPayment(
          { merchantAccount, paymentReference: reference },
          { idempotencyKey: requestId },
        ),
      ),
    capture: ({ requestId, pspReference, reference, amount }) =>
      modify(() =>
        modifications.captureAuthorisedPayment(
          pspReference,
          { merchantAccount, reference, amount: toVendorAmount(amount) },
          { idempotencyKey: requestId },
        ),
      ),
    refund: ({ requestId, pspReference, reference, amount }) =>
      modify(() =>
        modifications.refundCapturedPayment(
          pspReference,
          { merchantAccount, reference, amount: toVendorAmount(amount) },
          { idempotencyKey: requestId },
        ),
      ),
    reverse: ({ requestId, pspReference, reference }) =>
      modify(() =>
        modifications.refundOrCancelPayment(
          pspReference,
          { merchantAccount, reference },
          { idempotencyKey: requestId },
        ),
      ),
  };
}

/** What a call was answered with, or how it failed; faults of our own are thrown. */
async function answerTo<Answer>(call: () => Promise<Answer>): Promise<Answer | AdyenFailure> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AdyenFailure) return error;
    throw error;
  }
}

async function modify(call: () => Promise<{ readonly pspReference: string }>): Promise<ModificationResult> {
  const answer = await answerTo(call);
  if (answer instanceof AdyenFailure) return toFailure(answer);
  return { kind: 'received', pspReference: answer.pspReference };
}

function toFailure(failure: AdyenFailure): Extract<PaymentResult, { kind: 'error' | 'unanswered' }> {
  return failure.isUnanswered ? { kind: 'unanswered' } : { kind: 'error', code: failure.errorCode };
}
