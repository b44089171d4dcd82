import type { PaymentAttemptState } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { href } from '@/lib/routing/routes';

/** Names an attempt to pay, with its secret. */
export interface AttemptKey {
  readonly reference: string;
  readonly token: string;
}

const orderNumberOf = (reference: string): string => reference.split('-')[0] ?? reference;

/**
 * Where a shopper goes on whose attempt to pay is so: to what can be done where it failed, with the number of the order
 * (PY-06), else to the page of the order, which also waits for what is not known yet. REVERSED is such an order: it was
 * placed otherwise, and a mail says that the money goes back.
 */
export function paymentEnd(state: PaymentAttemptState, reference: string, locale: Locale): string {
  const hasFailed = state === 'REFUSED' || state === 'CANCELLED' || state === 'EXPIRED';
  if (!hasFailed) return href('checkoutSuccess', locale);
  return href('checkoutFail', locale, { query: { reference: orderNumberOf(reference) } });
}

/** Route that keeps an attempt in a cookie and shows what is known of it. */
export const bankReturn = (attempt: AttemptKey, locale: Locale): string =>
  `/api/checkout/return?${new URLSearchParams({ reference: attempt.reference, token: attempt.token, locale })}`;
