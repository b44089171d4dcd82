import { isPublicAddress } from '@geven/odoo-sdk/server';
import { render } from '@react-email/render';
import { createTransport } from 'nodemailer';
import { createElement } from 'react';
import { recipientOf } from '../../domain/checkout/recipient-of';
import type { Mail } from '../../ports/mail';
import { PermanentFailure } from '../../ports/permanent-failure';
import { confirmationContent } from './confirmation-content';
import { confirmationText } from './confirmation-text';
import { legalTexts } from './legal-texts';
import type { Sender } from './sender';
import { OrderConfirmation } from './templates/OrderConfirmation';

export interface SmtpMailOptions extends Sender {
  readonly smtpUrl: string;
  /** As in a header: `Geven <orders@geven.example>`. */
  readonly from: string;
  /** What sending one mail may take in all; shorter than its job, so that no other process begins it meanwhile. */
  readonly deadlineMs?: number;
}

/** How long the server may say nothing. */
const SILENCE_MS = 15_000;

/** Mail by SMTP, encrypted where it leaves our own network. */
export function createSmtpMail({ smtpUrl, from, deadlineMs = 40_000, ...sender }: SmtpMailOptions): Mail {
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
    async sendOrderConfirmation(placed, messageId) {
      const { order, locale } = placed;
      const recipient = recipientOf(order);
      if (!recipient) throw new Error('An order without address has nobody to write to');
      const content = confirmationContent(placed, sender);
      const legal = legalTexts(locale, sender.seller, order.name);
      const message = {
        signal: AbortSignal.timeout(deadlineMs),
        messageId,
        from,
        replyTo: sender.seller.email,
        to: { name: recipient.name, address: recipient.email },
        subject: content.subject,
        text: confirmationText(content),
        html: await render(createElement(OrderConfirmation, { content })),
        headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
        attachments: [textFile(content.files.terms, legal.terms), textFile(content.files.withdrawal, legal.withdrawal)],
      };
      await transport.sendMail(message).catch((error: unknown) => {
        throw isUnknownRecipient(error)
          ? new PermanentFailure('The recipient does not exist', { cause: error })
          : error;
      });
    },
  };
}

/** The server answered 5xx to the recipient; a refused sender or login is our own fault and may be mended. */
function isUnknownRecipient(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && Number(responseCode) >= 500;
}

function textFile(filename: string, content: string) {
  return { filename, content, contentType: 'text/plain; charset=utf-8' };
}
