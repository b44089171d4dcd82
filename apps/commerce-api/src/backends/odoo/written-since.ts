import type { OdooClient } from '@geven/odoo-rpc';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection';
import { odooCursors } from '../../database/schema/odoo-customers';

/** Records of one call; a change of all of them comes in several. */
const PAGE = 500;
/** A transaction dates its records when it begins and shows them when it ends: questions reach back that far. */
const OVERLAP_MS = 120_000;
/** Our clock says where to begin, and Odoo's may be another. */
const FIRST_OVERLAP_MS = 24 * 60 * 60 * 1000;

/** What changed in Odoo, of one kind of records. */
export interface Followed<Row> {
  /** Of the cursor. */
  readonly name: string;
  readonly model: string;
  readonly domain: readonly unknown[];
  readonly fields: readonly string[];
  /** From when on changes matter, where none were followed before. */
  readonly startAt: () => Promise<Date>;
  /** Called for each page; some records come again with the next question. */
  readonly take: (rows: readonly Row[]) => Promise<void>;
}

interface CursorOptions extends Pick<Database, 'db'> {
  readonly client: OdooClient;
}

/**
 * Takes what was written in Odoo since it was last asked, archived records included. The cursor moves on when all of it
 * was taken, and is Odoo's own time.
 */
export async function takeWritten<Row extends { readonly id: number; readonly write_date: string }>(
  { db, client }: CursorOptions,
  { name, model, domain, fields, startAt, take }: Followed<Row>,
): Promise<void> {
  const [cursor] = await db.select().from(odooCursors).where(eq(odooCursors.name, name));
  const since = cursor?.writtenAt ?? odooDate(new Date((await startAt()).getTime() - FIRST_OVERLAP_MS));
  let newest = since;
  // By id within the question: a whole import has one date, and a page must end somewhere.
  for (let after = 0; ; ) {
    const rows = await client.call<Row[]>(model, 'search_read', {
      domain: [...domain, ['write_date', '>=', earlier(since)], ['id', '>', after]],
      fields: ['write_date', ...fields],
      order: 'id',
      limit: PAGE,
      context: { active_test: false },
    });
    if (rows.length > 0) await take(rows);
    for (const { write_date } of rows) if (write_date > newest) newest = write_date;
    const last = rows.at(-1);
    if (rows.length < PAGE || !last) break;
    after = last.id;
  }
  const writtenAt = sql`greatest(${odooCursors.writtenAt}, excluded.written_at)`;
  await db
    .insert(odooCursors)
    .values({ name, writtenAt: newest })
    .onConflictDoUpdate({ target: odooCursors.name, set: { writtenAt } });
}

/** Odoo's dates are UTC: `2026-11-21 09:15:00`. */
const odooDate = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

const earlier = (date: string): string => odooDate(new Date(Date.parse(`${date.replace(' ', 'T')}Z`) - OVERLAP_MS));
