import type { Job, Jobs } from '../../ports/jobs';
import type { Orders } from '../../ports/orders';
import type { CheckVatId } from './check-vat-id';

interface VatIdJobsOptions {
  readonly orders: Pick<Orders, 'byId'>;
  /** Null where VAT ids are not checked. */
  readonly checkVatId: CheckVatId | null;
  readonly enqueue: (job: Job) => Promise<void>;
}

/** Work on VAT ids that outlives a request. */
export function createVatIdJobs({ orders, checkVatId, enqueue }: VatIdJobsOptions) {
  return {
    /** Fails, and so is tried again later, as long as there is no answer. The order stays as it was placed (LG-08). */
    async 'check-vat-id'({ orderId }: Jobs['check-vat-id']): Promise<void> {
      const asked = (await orders.byId(orderId))?.order.vatIdCheck;
      if (!asked || !checkVatId) return;
      const { id, ...check } = await checkVatId(asked.vatId);
      if (check.outcome === 'unanswered') throw new Error(`Nobody says anything of the VAT id of order ${orderId} yet`);
      await enqueue({ name: 'vat-id-checked', key: String(orderId), data: { orderId, check } });
    },
  };
}
