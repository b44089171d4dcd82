import { hiddenCookie } from '@/lib/device/hidden-cookie';
import type { AttemptKey } from './payment-end';

/** Cookie with the attempt that the shopper came back from a bank with: its secret stays out of addresses. */
export const PAYMENT_COOKIE = 'payment';

/** As long as a bank may take to confirm. */
const DAY_S = 24 * 60 * 60;

const REFERENCE = /^[A-Z]{1,8}\d{1,12}-\d{1,6}$/;
const TOKEN = /^[\w-]{20,100}$/;

/** The `set-cookie` line that keeps an attempt; null for what cannot be one. */
export function paymentCookie({ reference, token }: AttemptKey): string | null {
  if (!REFERENCE.test(reference) || !TOKEN.test(token)) return null;
  return hiddenCookie(PAYMENT_COOKIE, `${reference}.${token}`, DAY_S);
}

/** The attempt that a cookie keeps; null without one. */
export function readPaymentCookie(value: string | undefined): AttemptKey | null {
  const [reference = '', token = ''] = (value ?? '').split('.');
  return REFERENCE.test(reference) && TOKEN.test(token) ? { reference, token } : null;
}
