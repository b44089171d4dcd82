import type { AttemptState, PaymentAttempt } from '../../domain/payments/payment-attempt';
import type { PaymentAction, PaymentResult } from '../../ports/card-payments';
import type { PaymentAttempts } from '../../ports/payment-attempts';

/** How far an attempt is, and what its shopper has to do next. */
export interface PaymentStep {
  readonly state: AttemptState;
  readonly action: PaymentAction | null;
}

export const stepOf = ({ state, action }: PaymentAttempt): PaymentStep => ({
  state,
  action: state === 'open' ? action : null,
});

/** Does what the payment service says of an attempt; what it will report later is left to that. */
export async function followResult(
  attempts: PaymentAttempts,
  attempt: PaymentAttempt,
  result: PaymentResult,
): Promise<PaymentStep> {
  const { id } = attempt;
  switch (result.kind) {
    case 'authorised':
      return { state: await attempts.place(id, result.pspReference), action: null };
    case 'refused': {
      const { refusal, pspReference } = result;
      const state = refusal === 'cancelled' ? 'cancelled' : 'refused';
      return { state: await attempts.fail(id, { state, refusal, pspReference }), action: null };
    }
    case 'error':
      return { state: await attempts.fail(id, { state: 'refused', refusal: result.code ?? 'error' }), action: null };
    case 'redirect':
    case 'challenge':
      await attempts.noteAction(id, result.action);
      return { state: 'open', action: result.action };
    case 'pending':
    case 'unanswered':
      return { state: 'open', action: null };
  }
}
