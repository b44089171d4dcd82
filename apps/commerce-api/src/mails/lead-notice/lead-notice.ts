import { DEFAULT_LOCALE } from '@geven/timber';
import type { Lead } from '../../domain/contact/lead';
import type { Jobs } from '../../ports/jobs';
import type { MailFile } from '../../ports/mail';
import type { Uploads } from '../../ports/uploads';
import { apiTexts } from '../../texts/api-texts';
import { deskFacts, leadKindName } from '../shared/lead/lead-facts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailDefinition } from '../shared/mail-definition';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('lead-notice', { nl, en, de });

/** Brings a request to the desk, in the shop's own language, with its files; who answers it writes to the sender. */
export const leadNotice: MailDefinition<Jobs['deliver-lead']> = {
  key: ({ leadId, delivery }) => `${leadId}:${delivery}`,
  async message({ leadId }, { leads, uploads, sender }) {
    const lead = await leads.byId(leadId);
    if (!lead?.acceptedAt) return null;
    const { reference, name, email } = lead;
    const locale = DEFAULT_LOCALE;
    const t = texts(locale);
    const { attachments, missing } = await readFiles(lead, uploads);
    const message = await letterMessage({
      ...{ to: { email: sender.deskOf(lead.kind) }, locale, sender, t },
      words: { reference, kind: leadKindName(lead, locale), from: name || email },
      facts: deskFacts(lead, locale, missing),
      url: null,
      note: null,
    });
    return { ...message, replyTo: { name, email }, attachments };
  },
  sent: ({ leadId }, { leads }) => leads.noteDelivered(leadId),
};

/** Files of a request, 10 MB in all, and the ids of those that cannot be had any more. */
async function readFiles({ files }: Lead, uploads: Pick<Uploads, 'read'>) {
  const attachments: MailFile[] = [];
  const missing = new Set<string>();
  for (const { uploadId, name, contentType } of files) {
    const content = await uploads.read(uploadId);
    if (content) attachments.push({ name, contentType, content: await bytesOf(content) });
    else missing.add(uploadId);
  }
  return { attachments, missing };
}

/** Without Node's own streams: the story of this mail is drawn in a browser. */
async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of content) chunks.push(new Uint8Array(chunk));
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
