import { describe, expect, it, vi } from 'vitest';
import type { VatIdCheck } from '../../domain/checkout/vat-id-check';
import type { Job } from '../../ports/jobs';
import { sampleOrder } from '../../testing/sample-order';
import { createVatIdJobs } from './vat-id-jobs';

const check = (outcome: VatIdCheck['outcome']): VatIdCheck => ({
  ...{ vatId: 'NL000099998B57', outcome, checkedAt: '2026-11-25T12:00:00.000Z', consultationNumber: null },
});

function checking(outcome: VatIdCheck['outcome'], before: VatIdCheck | null = check('unanswered')) {
  const enqueue = vi.fn(async (_job: Job) => undefined);
  const checkVatId = vi.fn(async () => ({ ...check(outcome), id: 7 }));
  const orders = { byId: async () => sampleOrder('nl', { vatIdCheck: before }) };
  const job = createVatIdJobs({ orders, checkVatId, enqueue })['check-vat-id'];
  return { enqueue, checkVatId, run: () => job({ orderId: 42 }) };
}

describe('the VAT id of an order that could not be checked when it was placed', () => {
  it.each(['valid', 'invalid'] as const)(
    'is asked for again, and the merchant is told that it is %s (LG-08)',
    async (outcome) => {
      const { enqueue, run } = checking(outcome);
      await run();
      const data = { orderId: 42, check: check(outcome) };
      expect(enqueue).toHaveBeenCalledExactlyOnceWith({ name: 'vat-id-checked', key: '42', data });
    },
  );

  it('is asked for later where there is no answer yet', async () => {
    const { enqueue, run } = checking('unanswered');
    await expect(run()).rejects.toThrow('order 42');
    expect(enqueue).not.toHaveBeenCalled();
  });

  it('is asked for no more where the order has none', async () => {
    const { checkVatId, run } = checking('valid', null);
    await run();
    expect(checkVatId).not.toHaveBeenCalled();
  });
});
