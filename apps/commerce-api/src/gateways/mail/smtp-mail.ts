import { render } from '@react-email/render';
import { createTransport } from 'nodemailer';
import { createElement } from 'react';
import type { Mail } from '../../ports/mail';
import { confirmationContent, recipientOf } from './confirmation-content';
import { confirmationText } from './confirmation-text';
import { legalTexts } from './legal-texts';
import type { Sender } from './sender';
import { OrderConfirmation } from './templates/OrderConfirmation';

export interface SmtpMailOptions extends Sender {
  readonly smtpUrl: string;
  /** As in a header: `Geven <orders@geven.example>`. */
  readonly from: string;
}

/** Shorter than a job may take, so that a mail server that hangs costs an attempt and not the worker. */
const TIMEOUT_MS = 15_000;

/** Mail by SMTP. */
export function createSmtpMail({ smtpUrl, from, ...sender }: SmtpMailOptions): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
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
      await transport.sendMail({
        messageId,
        from,
        replyTo: sender.seller.email,
        to: { name: recipient.name, address: recipient.email },
        subject: content.subject,
        text: confirmationText(content),
        html: await render(createElement(OrderConfirmation, { content })),
        headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
        attachments: [textFile(content.files.terms, legal.terms), textFile(content.files.withdrawal, legal.withdrawal)],
      });
    },
  };
}

function textFile(filename: string, content: string) {
  return { filename, content, contentType: 'text/plain; charset=utf-8' };
}
