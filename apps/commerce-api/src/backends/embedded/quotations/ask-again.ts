import type { Locale } from '@geven/timber';
import { eq } from 'drizzle-orm';
import { quotations } from '../../../database/schema/quotations';
import type { Transaction } from '../../../database/transaction';
import { CommerceError } from '../../../domain/errors/commerce-error';
import { isExpired } from '../../../domain/quotations/quotation';
import { nextOrderName } from '../../../orders/order-rows';
import type { Job } from '../../../ports/jobs';
import { isOwned, type OwnedQuotation, type QuotationRow } from '../../../quotations/quotation-rows';

interface Asking extends OwnedQuotation {
  readonly now: Date;
  readonly numberPrefix: string;
  /** Of whoever asks: the answer comes in it. */
  readonly locale: Locale;
  /** Stores a job in the transaction that causes it. */
  readonly enqueue: (tx: Transaction, job: Job) => Promise<void>;
}

/** Copies an expired quotation and has the merchant asked for it once (DB-16). */
export async function askAgain(
  tx: Transaction,
  { now, numberPrefix, locale, enqueue, ...owned }: Asking,
): Promise<QuotationRow> {
  const [expired] = await tx.select().from(quotations).where(isOwned(owned)).for('update');
  if (!expired) throw new CommerceError('QUOTATION_NOT_FOUND');
  if (!isExpired(expired, now)) throw new CommerceError('QUOTATION_NOT_EXPIRED');
  const [before] = await tx.select().from(quotations).where(eq(quotations.askedFrom, expired.id));
  if (before) return before;
  const { id, ...kept } = expired;
  const name = await nextOrderName(tx, numberPrefix);
  const [copy] = await tx
    .insert(quotations)
    .values({ ...kept, name, locale, state: 'Quotation', savedAt: now, validUntil: null, askedFrom: id })
    .returning();
  if (!copy) throw new Error('An insert returned no row');
  await enqueue(tx, { name: 'quotation-asked', key: String(copy.id), data: { quotationId: copy.id } });
  return copy;
}
