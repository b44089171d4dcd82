import { expect, it } from 'vitest';
import type { CommerceContext } from '../graphql/context';
import { visitorCookies } from './visitor-cookies';

const context = {
  answer: { cartSize: 2 },
  visitor: { newCookie: () => ({ token: 'T', maxAge: 60 }), hasLostSession: () => false },
} as unknown as CommerceContext;

it('are Secure and of this host alone where visitors come by https (CK-08)', () => {
  expect(visitorCookies(context, true)).toEqual([
    '__Host-session=T; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
    'has-session=1; Path=/; Max-Age=60; SameSite=Lax; Secure',
    'cart-size=2; Path=/; Max-Age=604800; SameSite=Lax; Secure',
  ]);
});

it('visitor cookies work without https on one machine', () => {
  expect(visitorCookies(context, false)[0]).toBe('session=T; Path=/; Max-Age=60; SameSite=Lax; HttpOnly');
});
