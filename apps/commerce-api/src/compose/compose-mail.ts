import type { Database } from '../database/connection';
import type { Env } from '../env';
import { createSmtpMail } from '../gateways/mail/smtp-mail';
import { createMailJobs } from '../mails/mail-jobs';
import type { Sender } from '../mails/shared/sender';
import type { JobHandlers } from '../outbox/outbox';
import type { BackEndPorts } from '../ports/back-end-ports';

/** The jobs that send mails, in the seller's name. */
export function composeMail(env: Env, { db }: Pick<Database, 'db'>, ports: BackEndPorts): JobHandlers {
  const sender = senderOf(env);
  const mail = createSmtpMail({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, replyTo: sender.seller.email });
  return createMailJobs({ db, mail, sources: { ...ports, sender } });
}

/** Who sells, from the settings. */
export function senderOf(env: Env): Sender {
  return {
    brand: env.BRAND,
    shopUrl: env.SHOP_URL,
    bank: {
      accountHolder: env.BANK_ACCOUNT_HOLDER,
      iban: env.BANK_IBAN,
      bic: env.BANK_BIC,
      bankName: env.BANK_NAME,
    },
    seller: {
      name: env.SELLER_NAME,
      address: env.SELLER_ADDRESS,
      email: env.SELLER_EMAIL,
      phone: env.SELLER_PHONE,
      register: env.SELLER_REGISTER,
      vat: env.SELLER_VAT,
    },
  };
}
