import { createDatabase } from '../../database/connection';
import { createTestDatabase } from '../../database/testing';
import { leadsInMemory } from '../../leads/testing/leads-in-memory';
import { createMailJobs } from '../../mails/mail-jobs';
import type { MailSources } from '../../mails/shared/mail-definition';
import { SENDER } from '../../mails/shared/testing/sample-sender';
import type { MailMessage } from '../../ports/mail';
import { describeLeadDelivery, type LeadDesk } from '../contracts/lead-delivery.contract';

async function startMails(): Promise<LeadDesk> {
  const created = await createTestDatabase();
  const database = createDatabase(created.url, { max: 2 });
  const { add, delivered, ...ports } = leadsInMemory();
  const sent: MailMessage[] = [];
  const jobs = createMailJobs({
    db: database.db,
    mail: { host: 'geven.example', send: async (message) => void sent.push(message) },
    sources: { sender: SENDER, ...ports } as unknown as MailSources,
  });
  return {
    delivered,
    async deliver(lead) {
      add(lead);
      await jobs['deliver-lead']({ leadId: lead.id, delivery: 1 });
    },
    find: async ({ reference }) =>
      sent
        .filter(({ subject }) => subject.includes(reference))
        .map(({ text, html, attachments }) => ({
          ...{ text, html },
          files: attachments.map(({ name, content }) => ({ name, content: Buffer.from(content).toString() })),
        })),
    async close() {
      await database.close();
      await created.drop();
    },
  };
}

describeLeadDelivery('the embedded backend', startMails);
