import type { Database } from '../database/connection';
import type { Env } from '../env';
import { createSmtpMail } from '../gateways/mail/smtp-mail';
import { createMailJobs, type MailJobs } from '../mails/mail-jobs';
import type { MailSources } from '../mails/shared/mail-definition';
import type { Sender } from '../mails/shared/sender';

/** The jobs that send mails, in the seller's name. */
export function composeMailJobs(
  env: Env,
  { db }: Pick<Database, 'db'>,
  sources: Omit<MailSources, 'sender'>,
): MailJobs {
  return createMailJobs({
    db,
    mail: createSmtpMail({ ...env.mail, replyTo: env.seller.email }),
    sources: {
      ...sources,
      sender: senderOf(env),
    },
  });
}

/** What mails and papers say about us. */
export function senderOf({ seller, bank, shop, delivery, contact }: Env): Sender {
  return {
    ...{ brand: shop.brand, origins: shop.origins, seller, bank, yard: delivery.yard },
    deskOf: (kind) => contact.emails[kind] ?? contact.email ?? seller.email,
  };
}
