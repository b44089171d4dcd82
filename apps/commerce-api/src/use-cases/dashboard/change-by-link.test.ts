import { describe, expect, it, vi } from 'vitest';
import type { OrderChanges } from '../../ports/order-changes';
import { unlimited } from '../../testing/unlimited';
import { createFakeVisitor } from '../testing';
import { createChangeByLink } from './change-by-link';

const CANCEL = { orderId: 12, accessToken: 'good', kind: 'cancel', clientOrderRef: null } as const;
const RENAME = { ...CANCEL, kind: 'reference', clientOrderRef: ' Haus Nord ' } as const;

function setUp() {
  const count = vi.fn(unlimited.count);
  const ask = vi.fn<OrderChanges['ask']>(async () => undefined);
  const carryOut = vi.fn<OrderChanges['carryOut']>(async () => null);
  const { requestOrderChange, confirmOrderChange } = createChangeByLink({
    orderLinks: { opens: async (orderId, token) => orderId === 12 && token === 'good' },
    orderChanges: { ask, carryOut, find: async () => null },
    limits: { ...unlimited, count },
  });
  return { request: requestOrderChange, confirmOrderChange, count, ask, carryOut };
}

describe('a change of an order by its link', () => {
  it('is asked of the order’s address by who has the link, and counted by client and order (DB-08, DB-10, DB-20)', async () => {
    const { request, ask, count } = setUp();
    expect(await request(createFakeVisitor(), CANCEL)).toBeUndefined();
    expect(ask).toHaveBeenLastCalledWith(12, { kind: 'cancel' });
    await request(createFakeVisitor(), RENAME);
    expect(ask).toHaveBeenLastCalledWith(12, { kind: 'reference', clientOrderRef: 'Haus Nord' });
    await request(createFakeVisitor(), { ...RENAME, clientOrderRef: '' });
    expect(ask).toHaveBeenLastCalledWith(12, { kind: 'reference', clientOrderRef: null });
    expect(count.mock.calls.slice(0, 2)).toEqual([
      ['orderChangesOfClient', '192.0.2.0/24'],
      ['orderChangesOfOrder', '12'],
    ]);
  });

  it('is answered the same without a link that opens the order, and mails nobody (DB-33)', async () => {
    const { request, ask, count } = setUp();
    for (const wrong of [{ accessToken: 'guessed' }, { orderId: 13 }, { accessToken: '' }])
      expect(await request(createFakeVisitor(), { ...CANCEL, ...wrong })).toBeUndefined();
    expect(ask).not.toHaveBeenCalled();
    expect(count).not.toHaveBeenCalledWith('orderChangesOfOrder', expect.anything());
  });

  it('refuses a reference that is too long, before anything is looked up', async () => {
    const { request, ask } = setUp();
    const long = request(createFakeVisitor(), { ...RENAME, clientOrderRef: 'x'.repeat(61) });
    await expect(long).rejects.toMatchObject({ code: 'FIELD_TOO_LONG', params: { field: 'clientOrderRef', max: 60 } });
    expect(ask).not.toHaveBeenCalled();
  });

  it('is carried out by the link of its mail, else LINK_EXPIRED', async () => {
    const { confirmOrderChange, carryOut } = setUp();
    await expect(confirmOrderChange('token')).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    const done = { orderId: 12, orderName: 'S107312', change: { kind: 'cancel' } } as const;
    carryOut.mockResolvedValueOnce(done);
    expect(await confirmOrderChange('token')).toEqual(done);
  });
});
