import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import { confirmOrderChange, requestOrderChange } from './guest-order-actions';

const [ORDER_TOKEN, CHANGE_TOKEN] = ['o'.repeat(43), 'c'.repeat(43)];
const cookie = (name: string) =>
  ({ 'order-link-42': ORDER_TOKEN, 'order-change-link': CHANGE_TOKEN })[name as 'order-change-link'];

describe('a change of an order that a link opened', () => {
  it('is asked of the order’s address with the token of this browser, never with one of the form (DB-08, DB-10)', async () => {
    const ask = vi.fn(async () => undefined);
    const sdk = createFakeSdk({ dashboard: { requestOrderChange: ask } });
    const submit = (values: Record<string, string>) => requestOrderChange({ values, locale: 'de', sdk, cookie });
    const done = { to: '/bestellung/42?done=asked' };
    expect(await submit({ orderId: '42', kind: 'CANCEL', accessToken: 'x' })).toEqual(done);
    expect(ask).toHaveBeenLastCalledWith({ orderId: 42, accessToken: ORDER_TOKEN, kind: 'CANCEL' });
    expect(await submit({ orderId: '42', kind: 'REFERENCE', clientOrderRef: 'Haus' })).toEqual(done);
    const rename = { orderId: 42, accessToken: ORDER_TOKEN, kind: 'REFERENCE', clientOrderRef: 'Haus' };
    expect(ask).toHaveBeenLastCalledWith(rename);
    await submit({ orderId: '43', kind: 'CANCEL' });
    expect(ask).toHaveBeenLastCalledWith({ orderId: 43, accessToken: '', kind: 'CANCEL' });
  });

  it('leads back to the form that was refused, and home without an order (DB-20)', async () => {
    const sdk = createFakeSdk({ dashboard: { requestOrderChange: refused('FIELD_TOO_LONG', 'clientOrderRef') } });
    const values = { orderId: '42', kind: 'REFERENCE', clientOrderRef: 'x'.repeat(61) };
    expect(await requestOrderChange({ values, locale: 'en', sdk, cookie })).toMatchObject({
      backPath: '/order/42?open=reference',
      refusals: [{ code: 'FIELD_TOO_LONG', field: 'clientOrderRef' }],
    });
    expect(await requestOrderChange({ values: {}, locale: 'en', sdk: createFakeSdk(), cookie })).toEqual({ to: '/' });
  });

  it.each([
    ['CANCEL', 'cancelled'],
    ['REFERENCE', 'changed'],
  ] as const)('is carried out by the link of its mail, which the browser forgets then: %s', async (kind, done) => {
    const confirm = vi.fn(async () => ({ kind, orderName: 'S107312', clientOrderRef: null }));
    const sdk = createFakeSdk({ dashboard: { confirmOrderChange: confirm } });
    expect(await confirmOrderChange({ values: {}, locale: 'nl', sdk, cookie })).toEqual({
      to: `/order-change?done=${done}`,
      headers: [['set-cookie', expect.stringMatching(/^order-change-link=; Max-Age=0;/)]],
    });
    expect(confirm).toHaveBeenCalledExactlyOnceWith(CHANGE_TOKEN);
  });

  it('leads back with the reason where the order has gone on meanwhile (DB-10)', async () => {
    const sdk = createFakeSdk({ dashboard: { confirmOrderChange: refused('ORDER_NOT_CANCELLABLE') } });
    expect(await confirmOrderChange({ values: {}, locale: 'nl', sdk, cookie })).toMatchObject({
      backTo: 'orderChange',
      refusals: [{ code: 'ORDER_NOT_CANCELLABLE' }],
    });
  });
});
