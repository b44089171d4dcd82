import { addDays, formatMoney, todayInBerlin } from '@geven/timber';
import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { moment } from '../../commands/moment';
import type { Database } from '../../database/connection';
import { quotations } from '../../database/schema/quotations';
import type { Queryable } from '../../database/transaction';
import type { Quotation } from '../../domain/quotations/quotation';
import { daysLeft } from '../../domain/quotations/quotation';
import type { Outbox } from '../../outbox/outbox';
import type { Clock } from '../../ports/clock';
import { selectQuotations, toQuotation } from '../quotation-rows';

export interface QuotationCommandsOptions extends Pick<Database, 'db'> {
  readonly clock: Clock;
  readonly enqueue: Outbox['enqueue'];
}

/** How a quotation stands, in the words of the commands. */
export const QUOTATION_STATES = ['asked', 'valid', 'expired'] as const;
type QuotationStand = (typeof QUOTATION_STATES)[number];

/** What the merchant does with quotations. What cannot be done is raised. */
export function createQuotationCommands({ db, clock, enqueue }: QuotationCommandsOptions) {
  async function found(tx: Queryable, name: string): Promise<Quotation> {
    const [row] = await selectQuotations(tx).where(eq(quotations.name, name));
    if (!row) throw new Error(`There is no quotation ${name} (any more)`);
    return toQuotation(row);
  }

  return {
    /** A line for each, the newest first; null: all of them. */
    async list(stand: QuotationStand | null, limit: number): Promise<string[]> {
      const rows = await selectQuotations(db)
        .where(stand === null ? undefined : stands(stand, todayInBerlin(clock.now())))
        .orderBy(desc(quotations.savedAt), desc(quotations.id))
        .limit(limit);
      return rows.map((row) => lineOf(toQuotation(row), clock.now()));
    },
    /** What one holds, with the net prices that it keeps. */
    async show(name: string): Promise<string[]> {
      const quotation = await found(db, name);
      const references = { project: quotation.projectReference, reference: quotation.clientOrderRef };
      return [
        lineOf(quotation, clock.now()),
        ...Object.entries(references).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
        ...quotation.lines.map(({ pieces, name: goods, price }) => `${pieces} × ${goods}, ${formatMoney(price)} each`),
      ];
    },
    /**
     * Answers one that was asked for: from now on it can be ordered at the prices that it has, until midnight in Berlin that
     * many days from today, and its customer is told (DB-16).
     */
    answer: (name: string, days: number): Promise<string> =>
      db.transaction(async (tx) => {
        await tx.select({ id: quotations.id }).from(quotations).where(eq(quotations.name, name)).for('update');
        const { id, validUntil } = await found(tx, name);
        if (validUntil !== null) return `${name} is answered already: it is good until ${validUntil}`;
        const savedAt = clock.now();
        const lastDay = addDays(todayInBerlin(savedAt), days);
        await tx
          .update(quotations)
          .set({ state: 'QuotationSent', savedAt, validUntil: lastDay })
          .where(eq(quotations.id, id));
        await enqueue(tx, { name: 'quotation-answered', key: String(id), data: { quotationId: id } });
        return `${name} can be ordered until ${lastDay}: its customer gets a mail`;
      }),
  };
}

/** Which rows stand so on a day in Berlin; those asked for have no last day. */
function stands(stand: QuotationStand, today: string): SQL | undefined {
  if (stand === 'asked') return eq(quotations.state, 'Quotation');
  const isOver = stand === 'expired' ? lt(quotations.validUntil, today) : gte(quotations.validUntil, today);
  return and(eq(quotations.state, 'QuotationSent'), isOver);
}

function lineOf(quotation: Quotation, now: Date): string {
  const { name, savedAt, validUntil, untaxed } = quotation;
  const left = daysLeft(quotation, now);
  const stand = left === null ? 'asked for' : `${left < 0 ? 'expired' : 'valid until'} ${validUntil}`;
  return `${name}: ${stand}, ${moment(savedAt)}, ${formatMoney(untaxed)} net`;
}
