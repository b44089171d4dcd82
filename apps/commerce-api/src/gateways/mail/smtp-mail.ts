import { isPublicAddress } from '@geven/odoo-sdk/server';
import { createTransport } from 'nodemailer';
import type { Mail, MailFile } from '../../ports/mail';
import { PermanentFailure } from '../../ports/permanent-failure';

export interface SmtpMailOptions {
  readonly smtpUrl: string;
  /** As in a header: `Geven <orders@geven.example>`. */
  readonly from: string;
  /** Address that gets what shoppers reply. */
  readonly replyTo: string;
  /** What sending one mail may take in all; shorter than its job, so that no other process begins it meanwhile. */
  readonly deadlineMs?: number;
}

/** How long the server may say nothing. */
const SILENCE_MS = 15_000;

/** Mail by SMTP, encrypted where it leaves our own network. */
export function createSmtpMail({ smtpUrl, from, replyTo, deadlineMs = 40_000 }: SmtpMailOptions): Mail {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: isPublicAddress(smtpUrl),
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    // Nothing in a message comes from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    host: /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost',
    async send({ to, replyTo: sender, locale, subject, text, html, attachments }, messageId) {
      const message = {
        signal: AbortSignal.timeout(deadlineMs),
        messageId,
        from,
        replyTo: sender ? { name: sender.name, address: sender.email } : replyTo,
        to: { name: to.name, address: to.email },
        subject,
        text,
        html,
        headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
        attachments: attachments.map(toAttachment),
      };
      await transport.sendMail(message).catch((error: unknown) => {
        throw isUnknownRecipient(error)
          ? new PermanentFailure('The recipient does not exist', { cause: error })
          : error;
      });
    },
  };
}

/** The server answered 5xx to the recipient; a refused sender or login is our own fault and may be fixed. */
function isUnknownRecipient(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && Number(responseCode) >= 500;
}

const toAttachment = ({ name, contentType, content }: MailFile) => ({
  filename: name,
  contentType,
  content: Buffer.from(content),
});
