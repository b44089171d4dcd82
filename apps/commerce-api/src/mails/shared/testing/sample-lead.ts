import type { Locale } from '@geven/timber';
import type { Lead } from '../../../domain/contact/lead';
import type { MailMessage } from '../../../ports/mail';
import type { MailDefinition, MailSources } from '../mail-definition';
import { SENDER } from './sample-sender';

const FILES: Lead['files'] = [
  { uploadId: 'plan', name: 'plan.pdf', contentType: 'application/pdf', size: 9 },
  { uploadId: 'harmful', name: 'list.xlsx', contentType: 'application/zip', size: 9 },
];

/** A request for a quote, in tests and stories. */
export const sampleLead = (locale: Locale, changes: Partial<Lead> = {}): Lead => ({
  ...{ id: 9, reference: 'K7M2XQA', kind: 'quote', state: 'open', locale, customerId: null, isProven: false },
  ...{ name: 'Katrin <Brandt>', companyName: 'Zimmerei Brandt', email: 'buero@zimmerei-brandt.de' },
  ...{ phone: '0221 555 01 20', zip: '50858', desiredDate: 'KW 3', project: 'Carport', orderNumber: '', product: '' },
  message: '12 posts 140 × 140\n<b>see</b> https://advertisement.example',
  receivedAt: new Date('2026-11-27T16:05:00Z'),
  acceptedAt: new Date('2026-11-27T16:05:00Z'),
  ...{ deliveredAt: null, campaign: null, files: FILES },
  ...changes,
});

const noted: number[] = [];

/** What mails about a request are made of; a file named `harmful` cannot be had any more. */
export const leadSources = (lead: Lead | null, token: string | null = 'token') =>
  ({
    sender: SENDER,
    leads: {
      byId: async () => lead,
      issueLink: async () => token,
      noteDelivered: async (leadId: number) => void noted.push(leadId),
    },
    uploads: {
      read: async (uploadId: string) => (uploadId === 'harmful' ? null : contentOf(uploadId)),
    },
    noted,
  }) as unknown as MailSources & { readonly noted: readonly number[] };

async function* contentOf(uploadId: string) {
  yield new TextEncoder().encode('content ');
  yield new TextEncoder().encode(`of ${uploadId}`);
}

/** What a mail about a request says. */
export async function leadMessage<Data extends { readonly leadId: number }>(
  { message }: MailDefinition<Data>,
  lead: Lead,
): Promise<MailMessage> {
  const made = await message({ leadId: lead.id, delivery: 1 } as unknown as Data, leadSources(lead));
  if (!made) throw new Error('There is a request to write about');
  return made;
}
