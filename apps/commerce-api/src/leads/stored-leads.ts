import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { leadFiles, leads } from '../database/schema/leads';
import type { Transaction } from '../database/transaction';
import { LEAD_LINK_LIFE_MS, type Lead, type LeadFile, SPAM_LIFE_MS } from '../domain/contact/lead';
import type { Outbox } from '../outbox/outbox';
import type { Clock } from '../ports/clock';
import type { Leads, NewLead } from '../ports/leads';
import { hashOfToken, newToken } from '../sessions/token';
import { newLeadReference } from './lead-reference';
import { findLead, findLeadById, findLeads, toLead } from './lead-rows';

export interface StoredLeadsOptions extends Pick<Database, 'db'> {
  readonly clock: Clock;
  readonly enqueue: Outbox['enqueue'];
  /** How long a request is kept after its delivery. */
  readonly keptMs: number;
  /** @default random */
  readonly newReference?: () => string;
}

/** References are random: that two are the same happens once in thousands of millions, and then another one is taken. */
const TRIES = 3;

/** Undoes what a transaction did, without being a failure. */
class FilesAreTaken extends Error {}

/** Requests in PostgreSQL, whatever the backend is. */
export function createStoredLeads(options: StoredLeadsOptions): Leads {
  const { db, clock, enqueue, keptMs, newReference = newLeadReference } = options;
  const before = (ms: number) => new Date(clock.now().getTime() - ms);

  /** Null where its key has one already. */
  async function insert(tx: Transaction, { files, shopper, ...lead }: NewLead): Promise<Lead | null> {
    const { sessionId = null, customerId = null } = shopper ?? {};
    const receivedAt = clock.now();
    const acceptedAt = lead.state === 'open' ? receivedAt : null;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const [added] = await tx
        .insert(leads)
        .values({ ...lead, reference: newReference(), receivedAt, acceptedAt, sessionId, customerId })
        .onConflictDoNothing()
        .returning();
      if (added) return toLead(added, files);
      if (await findLead(tx, eq(leads.clientKey, lead.clientKey))) return null;
    }
    throw new Error('No reference is free');
  }

  async function insertFiles(tx: Transaction, leadId: number, files: readonly LeadFile[]): Promise<void> {
    if (files.length === 0) return;
    const rows = files.map((file, position) => ({ ...file, leadId, position }));
    const added = await tx.insert(leadFiles).values(rows).onConflictDoNothing().returning({ id: leadFiles.uploadId });
    if (added.length < files.length) throw new FilesAreTaken();
  }

  async function deliver(tx: Transaction, leadId: number): Promise<void> {
    await enqueue(tx, { name: 'deliver-lead', key: String(leadId), data: { leadId, delivery: 1 } });
    await enqueue(tx, { name: 'lead-receipt', key: String(leadId), data: { leadId } });
  }

  const byClientKey: Leads['byClientKey'] = (clientKey) => findLead(db, eq(leads.clientKey, clientKey));

  return {
    async add(lead) {
      try {
        const added = await db.transaction(async (tx) => {
          const added = await insert(tx, lead);
          if (!added) return null;
          const { id: leadId } = added;
          await insertFiles(tx, leadId, lead.files);
          if (lead.state === 'open') await deliver(tx, leadId);
          if (lead.state === 'waiting')
            await enqueue(tx, { name: 'confirm-lead', key: String(leadId), data: { leadId } });
          return added;
        });
        const stored = added ?? (await byClientKey(lead.clientKey));
        if (!stored) throw new Error('A request that was stored a moment ago is gone');
        return stored;
      } catch (error) {
        if (error instanceof FilesAreTaken) return null;
        throw error;
      }
    },
    byClientKey,
    byId: (leadId) => findLeadById(db, leadId),
    async issueLink(leadId) {
      const token = newToken();
      const issued = await db
        .update(leads)
        .set({ linkHash: hashOfToken(token) })
        .where(and(eq(leads.id, leadId), eq(leads.state, 'waiting')))
        .returning({ id: leads.id });
      return issued.length > 0 ? token : null;
    },
    confirm: (token) =>
      db.transaction(async (tx) => {
        const isMeant = eq(leads.linkHash, hashOfToken(token));
        const isWaiting = and(isMeant, eq(leads.state, 'waiting'), gt(leads.receivedAt, before(LEAD_LINK_LIFE_MS)));
        const [accepted] = await tx
          .update(leads)
          .set({ state: 'open', acceptedAt: clock.now() })
          .where(isWaiting)
          .returning({ id: leads.id });
        if (accepted) await deliver(tx, accepted.id);
        const lead = await findLead(tx, isMeant);
        return lead?.acceptedAt ? lead : null;
      }),
    async noteDelivered(leadId) {
      await db
        .update(leads)
        .set({ state: 'delivered', deliveredAt: sql`coalesce(${leads.deliveredAt}, ${clock.now().toISOString()})` })
        .where(and(eq(leads.id, leadId), eq(leads.state, 'open')));
    },
    ofCustomer: (customerId) => findLeads(db, eq(leads.customerId, customerId)),
    async removeExpired() {
      const over = or(
        lte(leads.deliveredAt, before(keptMs)),
        and(eq(leads.state, 'waiting'), lte(leads.receivedAt, before(LEAD_LINK_LIFE_MS))),
        and(eq(leads.state, 'spam'), lte(leads.receivedAt, before(SPAM_LIFE_MS))),
      );
      await db.delete(leads).where(over);
    },
  };
}
