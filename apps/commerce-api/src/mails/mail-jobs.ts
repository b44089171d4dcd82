import type { Database } from '../database/connection';
import type { JobHandlers } from '../outbox/outbox';
import { sendOnce } from '../outbox/send-once';
import type { Jobs } from '../ports/jobs';
import type { Mail } from '../ports/mail';
import { accountDeleted } from './account-deleted/account-deleted';
import { approveEmailChange } from './approve-email-change/approve-email-change';
import { cartMail } from './cart-mail/cart-mail';
import { confirmEmail } from './confirm-email/confirm-email';
import { confirmLead } from './confirm-lead/confirm-lead';
import { confirmNewEmail } from './confirm-new-email/confirm-new-email';
import { confirmNewsletter } from './confirm-newsletter/confirm-newsletter';
import { confirmOrderChange } from './confirm-order-change/confirm-order-change';
import { deletionAnnounced } from './deletion-announced/deletion-announced';
import { emailChanged } from './email-changed/email-changed';
import { emailTaken } from './email-taken/email-taken';
import { exportReady } from './export-ready/export-ready';
import { invitation } from './invitation/invitation';
import { invoice } from './invoice/invoice';
import { leadNotice } from './lead-notice/lead-notice';
import { leadReceipt } from './lead-receipt/lead-receipt';
import { newsletterWelcome } from './newsletter-welcome/newsletter-welcome';
import { orderCancelled } from './order-cancelled/order-cancelled';
import { orderConfirmation } from './order-confirmation/order-confirmation';
import { passkeyAdded } from './passkey-added/passkey-added';
import { passwordChanged } from './password-changed/password-changed';
import { paymentAlarm } from './payment-alarm/payment-alarm';
import { paymentReceived } from './payment-received/payment-received';
import { paymentReminder } from './payment-reminder/payment-reminder';
import { paymentReversed } from './payment-reversed/payment-reversed';
import { quotationAnswered } from './quotation-answered/quotation-answered';
import { quotationAsked } from './quotation-asked/quotation-asked';
import { resetPassword } from './reset-password/reset-password';
import type { MailDefinition, MailSources } from './shared/mail-definition';
import { vatIdChecked } from './vat-id-checked/vat-id-checked';
import { withdrawalNotice } from './withdrawal-notice/withdrawal-notice';
import { withdrawalReceipt } from './withdrawal-receipt/withdrawal-receipt';

/** Every mail, by the name of the job that sends it. */
const MAILS = {
  'order-confirmation': orderConfirmation,
  'confirm-order-change': confirmOrderChange,
  'withdrawal-receipt': withdrawalReceipt,
  'withdrawal-notice': withdrawalNotice,
  'payment-alarm': paymentAlarm,
  'payment-reversed': paymentReversed,
  'payment-reminder': paymentReminder,
  'payment-received': paymentReceived,
  'order-cancelled': orderCancelled,
  'deliver-lead': leadNotice,
  'lead-receipt': leadReceipt,
  'confirm-lead': confirmLead,
  'confirm-newsletter': confirmNewsletter,
  'newsletter-welcome': newsletterWelcome,
  'quotation-asked': quotationAsked,
  'quotation-answered': quotationAnswered,
  'cart-mail': cartMail,
  'confirm-email': confirmEmail,
  'email-taken': emailTaken,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'passkey-added': passkeyAdded,
  'approve-email-change': approveEmailChange,
  'confirm-new-email': confirmNewEmail,
  'email-changed': emailChanged,
  'export-ready': exportReady,
  'deletion-announced': deletionAnnounced,
  'account-deleted': accountDeleted,
  invitation,
  'vat-id-checked': vatIdChecked,
  invoice,
} satisfies { readonly [Name in keyof Jobs]?: MailDefinition<Jobs[Name]> };

/** What sends the mail of each job. */
export type MailJobs = Required<Pick<JobHandlers, keyof typeof MAILS>>;

interface MailJobsOptions extends Pick<Database, 'db'> {
  readonly mail: Mail;
  readonly sources: MailSources;
}

/** Handles the jobs of mails: makes each and sends it once. */
export function createMailJobs({ db, mail, sources }: MailJobsOptions): MailJobs {
  const send =
    <Name extends keyof typeof MAILS>(name: Name, { key, message, sent }: MailDefinition<Jobs[Name]>) =>
    async (data: Jobs[Name]): Promise<void> => {
      const made = await message(data, sources);
      if (!made) return;
      const eventKey = `${name}:${key(data)}`;
      const messageId = await sendOnce({ db, eventKey, host: mail.host, send: (id) => mail.send(made, id) });
      await sent?.(data, sources, messageId);
    };
  const names = Object.keys(MAILS) as (keyof typeof MAILS)[];
  return Object.fromEntries(names.map((name) => [name, send(name, MAILS[name])])) as unknown as MailJobs;
}
