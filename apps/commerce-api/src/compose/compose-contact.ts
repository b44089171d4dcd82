import { createStoredLeads } from '../leads/stored-leads';
import { createStoredNewsletters } from '../newsletter/stored-newsletters';
import type { JobHandlers, Outbox } from '../outbox/outbox';
import type { Files } from '../ports/files';
import type { HeifToJpeg } from '../uploads/receive-file';
import type { ContactPorts } from '../use-cases/contact/contact-use-cases';
import { logFailure, type Shared } from './area';
import { composeCaptcha } from './compose-captcha';
import { composeOdooNewsletters } from './compose-odoo';
import { composeUploads } from './compose-uploads';

/** Requests of visitors and newsletters: we keep both with every backend, and Odoo gets them too. */
export function composeContact(
  shared: Shared,
  { enqueue, files, heifToJpeg }: Pick<Outbox, 'enqueue'> & { readonly files: Files; readonly heifToJpeg: HeifToJpeg },
) {
  const { env, log, clock, connections } = shared;
  const { db } = connections.requests;
  const stored = createStoredNewsletters({ db, clock, enqueue, isFollowed: env.odoo !== null });
  const newsletters = env.odoo
    ? composeOdooNewsletters(env.odoo, { db, stored })
    : { newsletters: stored, contactJobs: {} };
  return {
    leads: createStoredLeads({ db, clock, enqueue, keptMs: env.contact.keptMs }),
    ...newsletters,
    captcha: composeCaptcha(shared),
    ...composeUploads(shared, { files, heifToJpeg }),
    onCaptchaDown: logFailure(log, 'captcha not checked'),
  } satisfies ContactPorts & { readonly contactJobs: JobHandlers };
}
