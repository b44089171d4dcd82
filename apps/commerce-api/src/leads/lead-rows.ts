import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { leadFiles, leads } from '../database/schema/leads';
import type { Queryable } from '../database/transaction';
import type { Lead, LeadFile } from '../domain/contact/lead';

/** Requests that a condition holds for with their files, the oldest first. */
export async function findLeads(db: Queryable, condition: SQL | undefined, limit?: number): Promise<Lead[]> {
  const query = db.select().from(leads).where(condition).orderBy(asc(leads.id)).$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = await db
    .select()
    .from(leadFiles)
    .where(inArray(leadFiles.leadId, ids))
    .orderBy(asc(leadFiles.leadId), asc(leadFiles.position));
  return rows.map((row) =>
    toLead(
      row,
      files.filter(({ leadId }) => leadId === row.id),
    ),
  );
}

/** A request of its row and its files, in their order. */
export const toLead = (
  { clientKey: _key, linkHash: _hash, sessionId: _session, ...lead }: typeof leads.$inferSelect,
  files: readonly LeadFile[],
): Lead => ({ ...lead, files: files.map(toLeadFile) });

/** The request that a condition holds for; null where there is none. */
export const findLead = async (db: Queryable, condition: SQL): Promise<Lead | null> =>
  (await findLeads(db, condition, 1))[0] ?? null;

export const findLeadById = (db: Queryable, leadId: number): Promise<Lead | null> => findLead(db, eq(leads.id, leadId));

const toLeadFile = ({ uploadId, name, contentType, size }: LeadFile): LeadFile => ({
  ...{ uploadId, name, contentType, size },
});
