import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import { confirmWithdrawal, enterWithdrawal } from './withdrawal-actions';

const WITHDRAWAL = { name: 'Eva Brandt', orderNumber: 'S107312', email: 'eva@brandt.example' };
const KEY = '4f2a7c1e-0b6d-4a53-9c1e-7d2f3b4a5c6d';

describe('a withdrawal', () => {
  it('is shown again after its first step, with nothing declared yet (LG-04)', async () => {
    const checkWithdrawal = vi.fn(async () => undefined);
    const sdk = createFakeSdk({ checkout: { checkWithdrawal } });
    const outcome = await enterWithdrawal({ values: { ...WITHDRAWAL, locale: 'de' }, locale: 'de', sdk });
    const clientKey = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(outcome).toEqual({
      showOn: 'withdraw',
      query: { step: 'confirm' },
      values: { ...WITHDRAWAL, clientKey },
    });
    expect(checkWithdrawal).toHaveBeenCalledExactlyOnceWith(WITHDRAWAL);
  });

  it('goes back to its form with what is wrong (LG-04)', async () => {
    const sdk = createFakeSdk({ checkout: { checkWithdrawal: refused('FIELD_REQUIRED', 'name') } });
    expect(await enterWithdrawal({ values: {}, locale: 'de', sdk })).toEqual({
      backTo: 'withdraw',
      refusals: [{ code: 'FIELD_REQUIRED', params: { field: 'name' }, field: 'name' }],
    });
  });

  it('is declared by its second step under the key of the page, and shown with its time (LG-04)', async () => {
    const receivedAt = '2026-11-24T16:05:00.000Z';
    const withdrawFromContract = vi.fn(async () => ({ receivedAt }));
    const sdk = createFakeSdk({ checkout: { withdrawFromContract } });
    const outcome = await confirmWithdrawal({ values: { ...WITHDRAWAL, clientKey: KEY }, locale: 'nl', sdk });
    expect(withdrawFromContract).toHaveBeenCalledExactlyOnceWith(WITHDRAWAL, KEY);
    expect(outcome).toEqual({
      showOn: 'withdraw',
      query: { step: 'received' },
      values: { ...WITHDRAWAL, receivedAt },
    });
  });

  it('goes back to its second step where it could not be declared (LG-04)', async () => {
    const sdk = createFakeSdk({ checkout: { withdrawFromContract: refused('TOO_MANY_REQUESTS') } });
    const outcome = await confirmWithdrawal({ values: { ...WITHDRAWAL, clientKey: KEY }, locale: 'nl', sdk });
    expect(outcome).toMatchObject({
      backPath: '/overeenkomst-herroepen?step=confirm',
      refusals: [{ code: 'TOO_MANY_REQUESTS' }],
    });
  });
});
