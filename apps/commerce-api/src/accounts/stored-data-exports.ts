import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { accounts } from '../database/schema/accounts';
import { customers } from '../database/schema/customers';
import { dataExports } from '../database/schema/data-exports';
import type { Transaction } from '../database/transaction';
import type { Clock } from '../ports/clock';
import type { DataExport, DataExports } from '../ports/data-exports';
import type { Job } from '../ports/jobs';

interface StoredDataExportsOptions extends Pick<Database, 'db'> {
  readonly clock: Clock;
  /** Stores a job in the transaction of its cause. */
  readonly enqueue: (tx: Transaction, job: Job) => Promise<void>;
}

/** A job that is not done by then has failed for good: another one may be asked for. */
const GIVEN_UP_MS = 60 * 60 * 1000;

/** Exports of customers' data, noted in PostgreSQL. */
export function createStoredDataExports({ db, clock, enqueue }: StoredDataExportsOptions): DataExports {
  const { customerId, requestId, requestedAt, fileKey } = dataExports;

  async function find(ofCustomer: number): Promise<DataExport | null> {
    const [row] = await db.select().from(dataExports).where(eq(customerId, ofCustomer));
    return row ? toDataExport(row, clock.now()) : null;
  }

  return {
    find,
    async request(ofCustomer) {
      const now = clock.now();
      const next = { requestId: randomUUID(), requestedAt: now, fileKey: null, expiresAt: null };
      const isReplaceable = sql`${isNotNull(fileKey)} or ${lte(requestedAt, givenUpBefore(now))}`;
      await db.transaction(async (tx) => {
        const begun = await tx
          .insert(dataExports)
          .values({ ...next, customerId: ofCustomer })
          .onConflictDoUpdate({ target: customerId, set: next, setWhere: isReplaceable })
          .returning({ requestId });
        for (const data of begun) await enqueue(tx, { name: 'export-data', key: data.requestId, data });
      });
      return (await find(ofCustomer)) ?? { requestedAt: now, file: null };
    },
    async begin(request) {
      const [found] = await db
        .select({ accountId: accounts.id, customerId, priceList: customers.priceList, locale: accounts.locale })
        .from(dataExports)
        .innerJoin(customers, eq(customers.id, customerId))
        .innerJoin(accounts, eq(accounts.customerId, customerId))
        .where(and(eq(requestId, request), isNull(fileKey)));
      if (!found) return null;
      const { accountId, ...shopper } = found;
      return { accountId, shopper: { sessionId: null, ...shopper } };
    },
    finish: (request, { key, expiresAt }) =>
      db.transaction(async (tx) => {
        const [finished] = await tx
          .update(dataExports)
          .set({ fileKey: key, expiresAt })
          .where(and(eq(requestId, request), isNull(fileKey)))
          .returning({ customerId });
        if (!finished) return false;
        const [account] = await tx
          .select({ accountId: accounts.id })
          .from(accounts)
          .where(eq(accounts.customerId, finished.customerId));
        if (account)
          await enqueue(tx, { name: 'export-ready', key: request, data: { ...account, requestId: request } });
        return true;
      }),
  };
}

const givenUpBefore = (now: Date) => new Date(now.getTime() - GIVEN_UP_MS);

function toDataExport(row: typeof dataExports.$inferSelect, now: Date): DataExport | null {
  const { requestedAt, fileKey: key, expiresAt } = row;
  if (key === null || expiresAt === null) return requestedAt > givenUpBefore(now) ? { requestedAt, file: null } : null;
  return expiresAt > now ? { requestedAt, file: { key, expiresAt } } : null;
}
