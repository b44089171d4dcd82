import type { User } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import { logIn } from './log-in';

const ANNA = { id: 7, showTaxPrice: 'VATExcluded', hasOwnPrices: false } as User;
const ENTERED = { email: 'anna@example.nl', password: 'correct horse' };

function submit(values: Record<string, string>, cookies: Record<string, string> = {}, login = async () => ANNA) {
  const called = vi.fn(login);
  const sdk = createFakeSdk({ account: { login: called } });
  return { called, outcome: logIn({ values, locale: 'en', sdk, cookie: (name) => cookies[name] }) };
}

const cookiesOf = async (outcome: Awaited<ReturnType<typeof logIn>>) =>
  'to' in outcome ? (outcome.headers ?? []).map(([, value]) => value) : [];

describe('logging in', () => {
  it('leads to the page that was wanted, and forgets it (AU-01) (AU-15)', async () => {
    const { called, outcome } = submit(ENTERED, { intentRoute: 'dashboardInvoices' });
    expect(await outcome).toMatchObject({ to: '/dashboard/invoices' });
    expect(await cookiesOf(await outcome)).toContainEqual(expect.stringMatching(/^intentRoute=; Max-Age=0;/));
    expect(called).toHaveBeenCalledExactlyOnceWith(ENTERED.email, ENTERED.password);
  });

  it('leads to the dashboard, wherever a stranger wants it to lead (AU-15)', async () => {
    for (const intentRoute of ['//evil.example', 'https://evil.example', 'unknown']) {
      expect(await submit(ENTERED, { intentRoute }).outcome).toMatchObject({ to: '/dashboard/home' });
    }
    expect(await submit({ ...ENTERED, entrance: '//evil.example' }).outcome).toMatchObject({ to: '/dashboard/home' });
  });

  it('goes on with the address inside the checkout, whatever was wanted before (CO-08)', async () => {
    const { outcome } = submit({ ...ENTERED, entrance: 'checkoutLogin' }, { intentRoute: 'dashboardData' });
    expect(await outcome).toMatchObject({ to: '/checkout/address' });
  });

  it('shows prices as the account does from then on (PD-46)', async () => {
    const [, preferences = ''] = await cookiesOf(await submit(ENTERED).outcome);
    expect(JSON.parse(decodeURIComponent(preferences.split(/[=;]/)[1] ?? ''))).toMatchObject({
      showTaxPrice: 'VATExcluded',
      currentPricelist: { id: 1 },
    });
    const other = async () => ({ ...ANNA, hasOwnPrices: true }) as User;
    const [, own = ''] = await cookiesOf(await submit(ENTERED, {}, other).outcome);
    expect(decodeURIComponent(own)).toContain('"currentPricelist":{"id":0}');
  });

  it('goes back to the form that it came from, without telling which of the two is wrong (AU-02)', async () => {
    const wrong = refused('LOGIN_FAILED');
    expect(await submit(ENTERED, {}, wrong).outcome).toEqual({
      backTo: 'login',
      refusals: [{ code: 'LOGIN_FAILED', params: {} }],
    });
    expect(await submit({ ...ENTERED, entrance: 'checkoutLogin' }, {}, wrong).outcome).toMatchObject({
      backTo: 'checkoutLogin',
    });
  });

  it('is no attempt with an empty field', async () => {
    const { called, outcome } = submit({ email: ' ', password: '' });
    expect(await outcome).toMatchObject({ backTo: 'login', refusals: [{ field: 'email' }, { field: 'password' }] });
    expect(called).not.toHaveBeenCalled();
  });
});
