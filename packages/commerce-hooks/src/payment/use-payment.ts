import {
  type PaymentAttemptState,
  type PaymentProviderId,
  type PaymentStep,
  type PaymentTransaction,
  SdkError,
} from '@geven/odoo-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { cartQueries } from '../cart/cart-queries';
import { checkoutQueries } from '../checkout/checkout-queries';
import { useSdk } from '../SdkProvider';

/** What the payment service's component hands over, for the cart's `version` that was shown. */
export interface PayInput {
  readonly providerId: PaymentProviderId;
  readonly version: number;
  readonly paymentMethod: Record<string, unknown>;
  readonly browserInfo: Record<string, unknown> | null;
}

/** What the shopper brings along from the bank: one of the two. */
export interface BankDetails {
  readonly redirectResult?: string;
  readonly threeDSResult?: string;
}

/** What came of a step, and of which attempt. */
export interface AttemptStep extends PaymentStep {
  readonly attempt: PaymentTransaction;
}

/** The bank may take its time, and the vendor is asked twice. */
const PATIENCE_MS = 30_000;

const FAILED: ReadonlySet<PaymentAttemptState> = new Set(['REFUSED', 'CANCELLED', 'EXPIRED', 'REVERSED']);

/**
 * Pays the cart by card, iDEAL or Bancontact: freezes it, asks for the money, and goes on after the bank. Pressing twice
 * is one attempt; after one that failed the next press begins another. While nobody knows, the state is OPEN: look with
 * `adyenTransactionInfo` and the step's attempt.
 */
export function usePayment() {
  const sdk = useSdk();
  const client = useQueryClient();
  const clientKey = useRef<string>(undefined);
  const attempt = useRef<PaymentTransaction>(undefined);

  function follow(step: PaymentStep, current: PaymentTransaction): AttemptStep {
    if (FAILED.has(step.state)) {
      clientKey.current = undefined;
      attempt.current = undefined;
    }
    if (step.state === 'PAID') {
      client.setQueryData(cartQueries.cart(sdk).queryKey, null);
      void client.invalidateQueries({ queryKey: checkoutQueries.confirmation(sdk).queryKey });
    }
    return { ...step, attempt: current };
  }

  return {
    /** A time-out is no failure: nobody knows yet, and the same attempt goes on. */
    pay: useMutation<AttemptStep, SdkError, PayInput>({
      mutationFn: async ({ providerId, version, paymentMethod, browserInfo }) => {
        clientKey.current ??= crypto.randomUUID();
        const choice = { providerId, version, clientKey: clientKey.current, tokenizationRequested: false };
        const current = attempt.current ?? (await sdk.payment.adyenOpenTransaction(choice));
        attempt.current = current;
        const { reference, token } = current;
        try {
          const request = { reference, token, paymentMethod, browserInfo };
          return follow(await sdk.payment.adyenMakeDirectPayment(request, { timeoutMs: PATIENCE_MS }), current);
        } catch (error) {
          if (error instanceof SdkError && error.kind !== 'graphql')
            return { state: 'OPEN', action: null, attempt: current };
          throw error;
        }
      },
    }),
    /** Goes on with what the component got from the bank. */
    complete: useMutation<AttemptStep, SdkError, BankDetails>({
      mutationFn: async (details) => {
        const current = attempt.current;
        if (!current) throw new Error('There is no attempt to go on with');
        const { reference, token } = current;
        const request = { reference, token, ...details };
        return follow(await sdk.payment.adyenPaymentDetails(request, { timeoutMs: PATIENCE_MS }), current);
      },
    }),
  };
}
