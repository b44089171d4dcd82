import type { PaymentDetailsResponse, PaymentResponse } from '@adyen/api-library/lib/src/typings/checkout/models.js';
import type { PaymentAction, PaymentResult, RefusalKind } from '../../ports/card-payments';

/** The vendor's reasons that merchants want to tell apart. */
const REFUSALS: Readonly<Record<string, RefusalKind>> = {
  '2': 'declined',
  '5': 'blocked',
  '6': 'expired',
  '11': 'notAuthenticated',
  '12': 'noBalance',
};

/**
 * Whether an answer is about the attempt of a reference: what a shopper brings along from a bank may be of another payment,
 * a smaller one. Only an answer that names the attempt has it paid.
 */
export function isAbout({ merchantReference, resultCode }: PaymentDetailsResponse, reference: string): boolean {
  const isPaid = (resultCode as `${PaymentResponse.ResultCodeEnum}` | undefined) === 'Authorised';
  return merchantReference === reference || (merchantReference === undefined && !isPaid);
}

/** An answer of the vendor in our words. A code that means nothing to us leaves open how the payment ends. */
export function toPaymentResult(answer: PaymentResponse | PaymentDetailsResponse): PaymentResult {
  const { resultCode, refusalReasonCode = '' } = answer;
  const pspReference = answer.pspReference ?? null;
  // Of the details of a payment the types name no action, yet a challenge may follow an identification.
  const action = ('action' in answer ? answer.action : null) as PaymentAction | null | undefined;
  switch (resultCode as `${PaymentResponse.ResultCodeEnum}` | undefined) {
    case 'Authorised':
      return pspReference ? { kind: 'authorised', pspReference } : { kind: 'unanswered' };
    case 'Refused':
    case 'Error':
      return { kind: 'refused', pspReference, refusal: REFUSALS[refusalReasonCode] ?? 'other' };
    case 'Cancelled':
      return { kind: 'refused', pspReference, refusal: 'cancelled' };
    case 'RedirectShopper':
      return action ? { kind: 'redirect', action } : { kind: 'unanswered' };
    case 'IdentifyShopper':
    case 'ChallengeShopper':
      return action ? { kind: 'challenge', action } : { kind: 'unanswered' };
    case 'Pending':
    case 'Received':
      return { kind: 'pending', pspReference };
    default:
      return { kind: 'unanswered' };
  }
}
