import { expect, it } from 'vitest';
import { paymentCookie, readPaymentCookie } from './payment-cookie';
import { paymentEnd } from './payment-end';

it('leads to the order, or to the page of a failed payment with its number (PY-06) (CO-20)', () => {
  for (const state of ['PAID', 'OPEN', 'REVERSED'] as const)
    expect(paymentEnd(state, 'S107312-2', 'de')).toBe('/checkout/success');
  for (const state of ['REFUSED', 'CANCELLED', 'EXPIRED'] as const)
    expect(paymentEnd(state, 'S107312-2', 'de')).toBe('/checkout/fail?reference=S107312');
});

it('is kept in a cookie that scripts do not see, if it can be an attempt at all', () => {
  const attempt = { reference: 'S107312-2', token: 'a'.repeat(43) };
  const cookie = paymentCookie(attempt) ?? '';
  expect(cookie).toMatch(/^payment=S107312-2\.a{43}; Max-Age=86400; .*HttpOnly/);
  expect(readPaymentCookie(cookie.slice('payment='.length).split(';')[0])).toEqual(attempt);
  expect(paymentCookie({ ...attempt, token: 'x; Path=/' })).toBeNull();
  for (const odd of [undefined, '', 'S107312-2', 'S107312-2.short', '<b>.aaaaaaaaaaaaaaaaaaaaaaaaaa'])
    expect(readPaymentCookie(odd)).toBeNull();
});
