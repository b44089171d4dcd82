import type { Database } from '../database/connection';
import type { JobHandlers } from '../outbox/outbox';
import { sendOnce } from '../outbox/send-once';
import type { Jobs } from '../ports/jobs';
import type { Mail } from '../ports/mail';
import { accountDeleted } from './account-deleted/account-deleted';
import { approveEmailChange } from './approve-email-change/approve-email-change';
import { confirmEmail } from './confirm-email/confirm-email';
import { confirmNewEmail } from './confirm-new-email/confirm-new-email';
import { deletionAnnounced } from './deletion-announced/deletion-announced';
import { emailChanged } from './email-changed/email-changed';
import { emailTaken } from './email-taken/email-taken';
import { exportReady } from './export-ready/export-ready';
import { invitation } from './invitation/invitation';
import { orderConfirmation } from './order-confirmation/order-confirmation';
import { passkeyAdded } from './passkey-added/passkey-added';
import { passwordChanged } from './password-changed/password-changed';
import { resetPassword } from './reset-password/reset-password';
import type { MailDefinition, MailSources } from './shared/mail-definition';
import { vatIdChecked } from './vat-id-checked/vat-id-checked';
import { withdrawalNotice } from './withdrawal-notice/withdrawal-notice';
import { withdrawalReceipt } from './withdrawal-receipt/withdrawal-receipt';

/** Every mail, by the name of the job that sends it. */
const MAILS = {
  'order-confirmation': orderConfirmation,
  'withdrawal-receipt': withdrawalReceipt,
  'withdrawal-notice': withdrawalNotice,
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
} satisfies { readonly [Name in keyof Jobs]?: MailDefinition<Jobs[Name]> };

interface MailJobsOptions extends Pick<Database, 'db'> {
  readonly mail: Mail;
  readonly sources: MailSources;
}

/** Handles the jobs of mails: makes each and sends it once. */
export function createMailJobs({ db, mail, sources }: MailJobsOptions): JobHandlers {
  const send =
    <Name extends keyof typeof MAILS>(name: Name, { key, message }: MailDefinition<Jobs[Name]>) =>
    async (data: Jobs[Name]): Promise<void> => {
      const made = await message(data, sources);
      if (!made) return;
      const eventKey = `${name}:${key(data)}`;
      await sendOnce({ db, eventKey, host: mail.host, send: (messageId) => mail.send(made, messageId) });
    };
  const names = Object.keys(MAILS) as (keyof typeof MAILS)[];
  return Object.fromEntries(names.map((name) => [name, send(name, MAILS[name])]));
}
