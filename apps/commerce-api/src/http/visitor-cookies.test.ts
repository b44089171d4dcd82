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

it('mark whoever is logged in without a secret, for 7 days, and no guest (CK-02)', () => {
  const user = { id: 7, showTaxPrice: 'VATExcluded', hasOwnPrices: false } as const;
  const cookies = visitorCookies({ ...context, answer: { user } }, true);
  const value = '%7B%22id%22%3A7%2C%22showTaxPrice%22%3A%22VATExcluded%22%2C%22hasOwnPrices%22%3Afalse%7D';
  expect(cookies.at(-1)).toBe(`odoo-user=${value}; Path=/; Max-Age=604800; SameSite=Lax; Secure`);
  expect(visitorCookies({ ...context, answer: { user: null } }, true).at(-1)).toContain(
    'odoo-user=; Path=/; Max-Age=0',
  );
  expect(visitorCookies(context, true).join()).not.toContain('odoo-user');
});

it('take the mark away with a session that has ended (AU-17)', () => {
  const visitor = { ...context.visitor, newCookie: () => null, hasLostSession: () => true };
  expect(visitorCookies({ visitor, answer: {} }, false).map((line) => line.split('; Same')[0])).toEqual([
    'session=; Path=/; Max-Age=0',
    'has-session=; Path=/; Max-Age=0',
    'odoo-user=; Path=/; Max-Age=0',
  ]);
});
