import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { desc, eq, inArray, ne } from 'drizzle-orm';
import { moment } from '../../commands/moment';
import type { Database } from '../../database/connection';
import { leads } from '../../database/schema/leads';
import type { Queryable, Transaction } from '../../database/transaction';
import type { Lead, LeadState } from '../../domain/contact/lead';
import type { Outbox } from '../../outbox/outbox';
import type { Clock } from '../../ports/clock';
import type { Uploads } from '../../ports/uploads';
import { findLead, findLeads } from '../lead-rows';

export interface LeadCommandsOptions extends Pick<Database, 'db'> {
  readonly clock: Clock;
  readonly enqueue: Outbox['enqueue'];
  /** Reads a file of a request; null for one that is gone, or harmful. */
  readonly readFile: Uploads['read'];
}

/** What commands call the states. */
export const STATE_WORDS: Readonly<Record<LeadState, string>> = {
  waiting: 'waits for its link',
  open: 'on its way to the desk',
  delivered: 'delivered',
  spam: 'spam',
};

/** What the merchant does with requests of visitors. What cannot be done is raised. */
export function createLeadCommands({ db, clock, enqueue, readFile }: LeadCommandsOptions) {
  async function change(reference: string, work: (tx: Transaction, lead: Lead) => Promise<string>): Promise<string> {
    return await db.transaction(async (tx) => {
      await tx.select({ id: leads.id }).from(leads).where(eq(leads.reference, reference)).for('update');
      return await work(tx, await found(tx, reference));
    });
  }

  async function found(tx: Queryable, reference: string): Promise<Lead> {
    const lead = await findLead(tx, eq(leads.reference, reference));
    if (!lead) throw new Error(`There is no request ${reference} (any more)`);
    return lead;
  }

  return {
    /** A line for each, the newest first; without a state all but spam. */
    async list(state: LeadState | null, limit: number): Promise<string[]> {
      const isListed = state === null ? ne(leads.state, 'spam') : eq(leads.state, state);
      const newest = db.select({ id: leads.id }).from(leads).where(isListed).orderBy(desc(leads.id)).limit(limit);
      return (await findLeads(db, inArray(leads.id, newest))).reverse().map(lineOf);
    },
    /** Everything that one says. */
    show: async (reference: string): Promise<string[]> => textOf(await found(db, reference)),
    /** Puts the files of one into a folder, numbered as they came; what is there is not written over. */
    async files(reference: string, folder: string): Promise<string[]> {
      const { files } = await found(db, reference);
      if (files.length === 0) return [`${reference} came without files`];
      await mkdir(folder, { recursive: true });
      const lines: string[] = [];
      for (const [index, { uploadId, name }] of files.entries()) {
        const content = await readFile(uploadId);
        const path = join(folder, `${reference}-${index + 1}-${name}`);
        if (content) await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        lines.push(content ? path : `${name} is gone, or the scanner found something in it`);
      }
      return lines;
    },
    /** Brings one to the desk again, or for the first time where it waited or was taken for spam. */
    resend: (reference: string) =>
      change(reference, async (tx, { id, acceptedAt }) => {
        const now = clock.now();
        if (!acceptedAt) await tx.update(leads).set({ state: 'open', acceptedAt: now }).where(eq(leads.id, id));
        const delivery = now.getTime();
        await enqueue(tx, { name: 'deliver-lead', key: `${id}:${delivery}`, data: { leadId: id, delivery } });
        return `${reference} is brought to the desk within minutes`;
      }),
    /** Takes one for a machine's, which goes by itself; what the desk has stays there. */
    spam: (reference: string) =>
      change(reference, async (tx, { id, state }) => {
        if (state === 'spam') return `${reference} is spam already`;
        await tx.update(leads).set({ state: 'spam', acceptedAt: null }).where(eq(leads.id, id));
        return `${reference} is spam: it goes 30 days after it came`;
      }),
    /** Deletes what is stored of one; the mail at the desk stays there. */
    remove: (reference: string) =>
      change(reference, async (tx, { id }) => {
        await tx.delete(leads).where(eq(leads.id, id));
        return `${reference} is deleted here; delete the mail at the desk too`;
      }),
  };
}

/** Names and addresses are shown by `show` alone. */
const lineOf = ({ reference, kind, state, receivedAt, files }: Lead): string =>
  [
    reference,
    kind,
    STATE_WORDS[state],
    `received ${moment(receivedAt)}`,
    ...(files.length > 0 ? [`${files.length} ${files.length === 1 ? 'file' : 'files'}`] : []),
  ].join(', ');

function textOf(lead: Lead): string[] {
  const { name, companyName, email, phone, zip, desiredDate, project, orderNumber, product, message, files } = lead;
  const facts = { name, company: companyName, email, phone, postcode: zip, 'wanted for': desiredDate, project };
  const about = { order: orderNumber, product, files: files.map((file) => file.name).join(', ') };
  return [
    lineOf(lead),
    ...Object.entries({ ...facts, ...about })
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label}: ${value}`),
    ...(lead.deliveredAt ? [`delivered: ${moment(lead.deliveredAt)}`] : []),
    ...(message === '' ? [] : ['', message]),
  ];
}
