import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { expect, it } from 'vitest';
import { ensurePaymentProvider } from './payment-provider';

/** An Odoo with so many bank journals, and the provider with or without its line, or none. */
function odoo({ journals = 1, provider = null as null | { lines: number } } = {}) {
  return createFakeOdooClient({
    'ir.model.data.search_read': () => (provider ? [{ id: 9, res_id: 7 }] : []),
    'ir.model.data.create': () => [9],
    'payment.provider.search': () => [7],
    'payment.provider.create': () => [7],
    'payment.provider.write': () => true,
    'account.journal.search_read': () => Array.from({ length: journals }, () => ({ id: 3, name: 'Bank' })),
    'account.payment.method.search': () => [5],
    'account.payment.method.line.search_count': () => provider?.lines ?? 0,
    'account.payment.method.line.create': () => [6],
  });
}
const written = (calls: readonly { call: string }[]) =>
  calls.filter(({ call }) => /create|write/.test(call)).map(({ call }) => call);

it('makes a provider that is off until it has its journal, and is published nowhere', async () => {
  const { client, calls } = odoo();
  expect(await ensurePaymentProvider(client, false)).toBe('made, with the journal "Bank"');
  expect(written(calls)).toEqual([
    'payment.provider.create',
    'ir.model.data.create',
    'account.payment.method.line.create',
    'payment.provider.write',
  ]);
  const argsOf = (call: string) => calls.find((made) => made.call === call)?.args;
  expect(argsOf('payment.provider.create')).toMatchObject({ vals_list: [{ code: 'none', state: 'disabled' }] });
  expect(argsOf('account.payment.method.line.create')).toMatchObject({
    vals_list: [{ journal_id: 3, payment_method_id: 5, payment_provider_id: 7 }],
  });
  expect(argsOf('payment.provider.write')).toEqual({ ids: [7], vals: { state: 'test', is_published: false } });
});

it('leaves a provider with a journal alone, whatever journal it is', async () => {
  const { client, calls } = odoo({ provider: { lines: 1 } });
  expect(await ensurePaymentProvider(client, false)).toBe('as it should be');
  expect(written(calls)).toEqual([]);
});

it('gives a provider that lost its journal one, and makes no second provider', async () => {
  const { client, calls } = odoo({ provider: { lines: 0 } });
  await ensurePaymentProvider(client, false);
  expect(written(calls)).toEqual(['account.payment.method.line.create', 'payment.provider.write']);
});

it('writes nothing in a dry run, nor where there is no bank journal', async () => {
  const dry = odoo();
  expect(await ensurePaymentProvider(dry.client, true)).toContain('made');
  const poor = odoo({ journals: 0 });
  expect(await ensurePaymentProvider(poor.client, false)).toContain('no bank journal');
  expect([...written(dry.calls), ...written(poor.calls)]).toEqual([]);
});
