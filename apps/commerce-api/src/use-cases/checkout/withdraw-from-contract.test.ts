import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Withdrawal } from '../../domain/checkout/withdrawal';
import { RATES } from '../../domain/limits/rates';
import type { NewWithdrawal } from '../../ports/withdrawals';
import { createMemoryLimits } from '../account/testing';
import { createFakeVisitor, refusal, SHOPPER } from '../testing';
import { createWithdrawFromContract } from './withdraw-from-contract';

const DRAFT = { name: 'Eva Brandt', orderNumber: 'S107312', email: 'Eva@Brandt.example' };
const kept = new Map<string, Withdrawal>();
const withdrawals = {
  byClientKey: async (clientKey: string) => kept.get(clientKey) ?? null,
  declare: vi.fn(async ({ clientKey, shopper, ...declaration }: NewWithdrawal) => {
    const withdrawal = { ...declaration, id: kept.size + 1, receivedAt: new Date(), orderId: null };
    kept.set(clientKey, withdrawal);
    return withdrawal;
  }),
};
const newKey = () => crypto.randomUUID();

describe('a withdrawal from a contract', () => {
  let withdraw: ReturnType<typeof createWithdrawFromContract>;
  beforeEach(() => {
    kept.clear();
    vi.clearAllMocks();
    withdraw = createWithdrawFromContract({ withdrawals, limits: createMemoryLimits() });
  });

  it('is declared by anybody, in the language of the page, with or without a session (LG-04)', async () => {
    const clientKey = newKey();
    const declared = { ...DRAFT, clientKey, locale: 'de' };
    await withdraw(createFakeVisitor({ hasSession: false, locale: 'de' }), { ...DRAFT, clientKey });
    expect(withdrawals.declare).toHaveBeenLastCalledWith({ ...declared, shopper: null });
    const another = newKey();
    await withdraw(createFakeVisitor({ locale: 'de' }), { ...DRAFT, clientKey: another });
    expect(withdrawals.declare).toHaveBeenLastCalledWith({ ...declared, clientKey: another, shopper: SHOPPER });
  });

  it('is declared once per key, however often it is confirmed, and counted once (LG-04)', async () => {
    const clientKey = newKey();
    const first = await withdraw(createFakeVisitor(), { ...DRAFT, clientKey });
    for (let again = 0; again < RATES.withdrawalsOfRecipient.times + 1; again += 1)
      expect(await withdraw(createFakeVisitor(), { ...DRAFT, clientKey })).toBe(first);
    expect(withdrawals.declare).toHaveBeenCalledOnce();
  });

  it('is limited for each recipient, whatever the case of the address, and for each client', async () => {
    const declare = (email: string) => withdraw(createFakeVisitor(), { ...DRAFT, email, clientKey: newKey() });
    for (let times = 0; times < RATES.withdrawalsOfRecipient.times; times += 1) await declare(DRAFT.email);
    await expect(declare('eva@brandt.EXAMPLE')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const left = RATES.withdrawalsOfClient.times - RATES.withdrawalsOfRecipient.times - 1;
    for (let times = 0; times < left; times += 1) await declare(`other${times}@brandt.example`);
    await expect(declare('one-more@brandt.example')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('is refused by its fields before anything is counted or kept (LG-04)', async () => {
    const declare = (changes: object) => withdraw(createFakeVisitor(), { ...DRAFT, clientKey: newKey(), ...changes });
    await expect(declare({ email: 'eva@' })).rejects.toMatchObject(refusal('FIELD_EMAIL', { field: 'email' }));
    await expect(declare({ clientKey: 'short' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(withdrawals.declare).not.toHaveBeenCalled();
  });
});
