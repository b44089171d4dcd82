import type { Database } from '../database/connection';
import type { Env } from '../env';
import { createSmtpMail } from '../gateways/mail/smtp-mail';
import { createMailJobs } from '../mails/mail-jobs';
import type { MailSources } from '../mails/shared/mail-definition';
import type { JobHandlers } from '../outbox/outbox';

/** The jobs that send mails, in the seller's name. */
export function composeMailJobs(
  env: Env,
  { db }: Pick<Database, 'db'>,
  sources: Omit<MailSources, 'sender'>,
): JobHandlers {
  const { seller, bank, shop } = env;
  return createMailJobs({
    db,
    mail: createSmtpMail({ ...env.mail, replyTo: seller.email }),
    sources: { ...sources, sender: { brand: shop.brand, origins: shop.origins, seller, bank } },
  });
}
