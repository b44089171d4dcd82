import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { OdooClient } from '@geven/odoo-rpc';
import type { Database } from '../../../database/connection';
import type { Lead, LeadKind } from '../../../domain/contact/lead';
import type { Outbox } from '../../../outbox/outbox';
import type { Jobs } from '../../../ports/jobs';
import type { Leads } from '../../../ports/leads';
import type { Uploads } from '../../../ports/uploads';
import { LEAD_ACTION, type LeadOutcome } from '../actions/lead-action';
import type { RunAction } from '../actions/run-action';
import { findOdooOrderByNumber } from '../cart/odoo-order-rows';
import { findLink } from '../customers/link-rows';
import { leadRequest, missingFileNote } from './lead-request';

export interface LeadJobsOptions extends Pick<Database, 'db'> {
  readonly client: OdooClient;
  readonly run: RunAction;
  readonly leads: Pick<Leads, 'byId' | 'noteDelivered'>;
  readonly uploads: Pick<Uploads, 'read'>;
  /** Ids of sales teams by kind. */
  readonly teams: Readonly<Partial<Record<LeadKind, number>>>;
  readonly enqueue: Outbox['enqueue'];
  /** Where this Odoo has no CRM. */
  readonly byMail: (data: Jobs['deliver-lead']) => Promise<void>;
}

/** A file of 10 MB takes its time. */
const FILE_TIMEOUT_MS = 45_000;
const MODEL = 'crm.lead';

/** Requests as leads in Odoo's CRM, each with its files, which come one by one after it (API-65). */
export function createLeadJobs(options: LeadJobsOptions) {
  const { db, client, run, leads, uploads, teams, enqueue, byMail } = options;

  async function request(lead: Lead) {
    const { customerId, orderNumber } = lead;
    const link = await findLink(db, customerId);
    const orderId = orderNumber === '' ? null : await findOdooOrderByNumber(db, orderNumber);
    return leadRequest(lead, { customer: link?.key ?? null, orderId, team: teams[lead.kind] ?? null });
  }

  return {
    async 'deliver-lead'(data: Jobs['deliver-lead']): Promise<void> {
      const { leadId, delivery } = data;
      const lead = await leads.byId(leadId);
      if (!lead?.acceptedAt) return;
      const outcome = await run<LeadOutcome>(LEAD_ACTION, { request: await request(lead) });
      if ('missing' in outcome) return await byMail(data);
      for (const { uploadId } of lead.files) {
        const file = { leadId, uploadId, odooId: outcome.id };
        await enqueue(db, { name: 'lead-file', key: `${leadId}:${uploadId}:${delivery}`, data: file });
      }
      await leads.noteDelivered(leadId);
    },

    async 'lead-file'({ leadId, uploadId, odooId }: Jobs['lead-file']): Promise<void> {
      const lead = await leads.byId(leadId);
      const file = lead?.files.find((one) => one.uploadId === uploadId);
      if (!file) return;
      const read = await uploads.read(uploadId);
      if (!read) return await note(odooId, missingFileNote(file.name));
      const content = await buffer(read);
      if (await has(odooId, content)) return;
      const values = { name: file.name, mimetype: file.contentType, res_model: MODEL, res_id: odooId };
      await client.call(
        'ir.attachment',
        'create',
        {
          vals_list: [{ ...values, datas: content.toString('base64') }],
          // As it was sent: a large picture that Odoo made smaller would not be found again by its checksum.
          context: { image_no_postprocess: true },
        },
        { timeoutMs: FILE_TIMEOUT_MS },
      );
    },
  };

  /** Whether a lead has a file, as one that was interrupted behind Odoo's answer. */
  async function has(odooId: number, content: Buffer): Promise<boolean> {
    const domain = [
      ['res_model', '=', MODEL],
      ['res_id', '=', odooId],
      ['checksum', '=', createHash('sha1').update(content).digest('hex')],
    ];
    return (await client.call<number>('ir.attachment', 'search_count', { domain })) > 0;
  }

  async function note(odooId: number, body: string): Promise<void> {
    await client.call(MODEL, 'message_post', { ids: [odooId], body });
  }
}
