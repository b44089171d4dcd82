import type { OdooClient } from '@geven/odoo-rpc';
import { readAll } from '../catalogue/read/read-all';

interface TermLine {
  readonly id: number;
  readonly payment_id: number;
  readonly nb_days: number;
  readonly delay_type: string;
}

/** The only way of counting that "so many days net" says; others count from the end of a month. */
const FROM_INVOICE = 'days_after';

/**
 * The days of payment terms, until the last part is due. Left out: what is due at once, which is no time to pay, and what
 * is not counted from the day of the invoice.
 */
export async function readTermDays(
  client: OdooClient,
  termIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (termIds.length === 0) return new Map();
  const lines = await readAll<TermLine>(client, 'account.payment.term.line', {
    domain: [['payment_id', 'in', [...new Set(termIds)]]],
    fields: ['payment_id', 'nb_days', 'delay_type'],
  });
  const days = new Map<number, number>();
  for (const { payment_id: term, nb_days } of lines) days.set(term, Math.max(days.get(term) ?? 0, nb_days));
  for (const { payment_id: term, delay_type } of lines) if (delay_type !== FROM_INVOICE) days.delete(term);
  return new Map([...days].filter(([, count]) => count > 0));
}
