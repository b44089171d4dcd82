import { randomUUID } from 'node:crypto';
import type {
  PaymentDetailsRequest,
  PaymentRequest,
  PaymentResponse,
} from '@adyen/api-library/lib/src/typings/checkout/models.js';
import { ApiError } from './api-error';
import { findCase, type PaymentMethodData } from './find-case';
import { type Ledger, newPspReference, type OpenPayment, type Payment } from './ledger';
import type { BankChoice, Ending, ResultCode } from './payment-cases';
import type { Notices } from './send-notices';

type Json<T> = { readonly [Key in keyof T]?: unknown };

/** What a call is answered with. */
export type PaymentAnswer = Omit<Json<PaymentResponse>, 'resultCode'> & { readonly resultCode: ResultCode };

/** Where the shopper is during a payment that the bank has to agree to. */
interface Visit {
  readonly open: OpenPayment;
  /** Set once the shopper has chosen. */
  choice?: BankChoice;
}

/** Takes payments on, has the shopper go to the bank, and ends payments. */
export interface PaymentsDesk {
  /** `POST /payments`; `bankUrl` makes the address of the bank's page for a shopper's visit. */
  pay(request: PaymentRequest, bankUrl: (visit: string) => string): Promise<Start>;
  /** `POST /payments/details`: what came of the shopper's way to the bank. */
  complete(request: PaymentDetailsRequest): PaymentAnswer;
  /** The payment of a visit; undefined for a visit that is none. */
  visited(visit: string): OpenPayment | undefined;
  /** Ends a visit; the address to go back to, or null where the shopper stays away. */
  choose(visit: string, choice: BankChoice): string | null;
}

/** A payment that was taken on, and what its call is answered with; null: with nothing. */
export interface Start {
  readonly open: OpenPayment;
  readonly answer: PaymentAnswer | null;
}

const MAX_REFERENCE = 80;

export function createPaymentsDesk(ledger: Ledger, notices: Notices): PaymentsDesk {
  const visits = new Map<string, Visit>();

  return {
    async pay(request, bankUrl) {
      const open = takeOn(request);
      ledger.open(open);
      const { way, payment } = open;
      if (way.answer === 'failure') return { open, answer: null };
      if (!way.bank) {
        const ending = way.ending ?? { result: 'Error', notices: [] };
        const sent = end(open, ending);
        if (way.delivery === 'early') await sent;
        return { open, answer: resultOf(payment, ending) };
      }
      const visit = randomUUID();
      visits.set(visit, { open });
      const action =
        way.answer === 'IdentifyShopper'
          ? authentication('fingerprint', visit)
          : { type: 'redirect', method: 'GET', paymentMethodType: payment.method, url: bankUrl(visit) };
      return { open, answer: { resultCode: way.answer as ResultCode, action } };
    },
    complete({ details }) {
      return details?.redirectResult ? afterRedirect(details.redirectResult) : afterFrame(details?.threeDSResult ?? '');
    },
    visited: (visit) => visits.get(visit)?.open,
    choose(id, choice) {
      const visit = visits.get(id);
      const ending = visit?.open.way.bank?.[choice];
      if (!visit || !ending) return null;
      const { payment, returnUrl } = visit.open;
      if (payment.result === null) {
        visit.choice = choice;
        void end(visit.open, ending);
      }
      if (choice === 'leave') return null;
      const target = new URL(returnUrl);
      target.searchParams.set('redirectResult', id);
      return target.href;
    },
  };

  function end(open: OpenPayment, ending: Ending): Promise<void> {
    const { payment, isCapturedLater } = open;
    payment.result = ending.result;
    const isPaid = ending.notices.some(({ eventCode, success }) => eventCode === 'AUTHORISATION' && success);
    if (isPaid && !isCapturedLater) payment.captured = payment.amount.value;
    return notices.send(open, ending.notices);
  }

  function afterRedirect(id: string): PaymentAnswer {
    const visit = visits.get(id);
    if (!visit) throw new ApiError(422, '101', 'Invalid redirectResult');
    const { payment, way } = visit.open;
    const ending = visit.choice && way.bank?.[visit.choice];
    if (ending) return resultOf(payment, ending);
    // Nobody chose at the bank: the merchant cancelled, or the address of the return is made up.
    return resultOf(payment, { result: payment.result ?? 'Pending', notices: [] });
  }

  function afterFrame(threeDSResult: string): PaymentAnswer {
    const { authorisationToken = '', transStatus } = parse(threeDSResult);
    const visit = visits.get(authorisationToken);
    if (!visit) throw new ApiError(422, '101', 'Invalid threeDSResult');
    const { open } = visit;
    if (transStatus === undefined) {
      return { resultCode: 'ChallengeShopper', action: authentication('challenge', authorisationToken) };
    }
    visit.choice ??= transStatus === 'Y' ? 'pay' : 'wrongPassword';
    const ending = open.way.bank?.[visit.choice];
    if (!ending) throw new ApiError(422, '101', 'Invalid threeDSResult');
    if (open.payment.result === null) void end(open, ending);
    return resultOf(open.payment, ending);
  }
}

function takeOn(request: PaymentRequest): OpenPayment {
  const { amount, reference, returnUrl } = request;
  if (!Number.isSafeInteger(amount?.value) || amount.value <= 0) throw new ApiError(422, '100', 'No amount specified');
  if (!reference || reference.length > MAX_REFERENCE) throw new ApiError(422, '130', 'Reference Missing');
  if (!URL.canParse(returnUrl)) throw new ApiError(422, '14_0417', "Required field 'returnUrl' is not provided");
  const method = request.paymentMethod as PaymentMethodData;
  const isNative = String(request.authenticationData?.threeDSRequestData?.nativeThreeDS) === 'preferred';
  const way = findCase(method, isNative);
  if (!way) throw new ApiError(422, '14_006', "Required object 'paymentMethod' is not provided.");
  const payment: Payment = {
    pspReference: newPspReference(),
    merchantReference: reference,
    amount: { value: amount.value, currency: amount.currency },
    method: method.type ?? '',
    given: { ...method },
    calls: 0,
    result: null,
    captured: 0,
    refunded: 0,
    notices: [],
  };
  return { payment, way, returnUrl, isCapturedLater: request.additionalData?.manualCapture === 'true' };
}

function resultOf({ pspReference, merchantReference, amount }: Payment, { result, refusal }: Ending): PaymentAnswer {
  return {
    pspReference,
    merchantReference,
    amount,
    resultCode: result,
    ...(refusal ? { refusalReason: refusal.reason, refusalReasonCode: refusal.code } : {}),
  };
}

/** What the vendor's component does with the bank inside the page. */
function authentication(subtype: 'fingerprint' | 'challenge', authorisationToken: string) {
  const token = Buffer.from(JSON.stringify({ threeDSServerTransID: authorisationToken })).toString('base64');
  return { type: 'threeDS2', subtype, token, authorisationToken, paymentMethodType: 'scheme' };
}

function parse(threeDSResult: string): { authorisationToken?: string; transStatus?: string } {
  try {
    return JSON.parse(Buffer.from(threeDSResult, 'base64').toString('utf8')) ?? {};
  } catch {
    return {};
  }
}
