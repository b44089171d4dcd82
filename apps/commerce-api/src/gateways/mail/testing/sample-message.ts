import type { MailMessage } from '../../../ports/mail';

/** A short mail to Eva. */
export function sampleMessage(changes: Partial<MailMessage> = {}): MailMessage {
  return {
    to: { name: 'Eva Brandt', email: 'eva@brandt.example' },
    locale: 'de',
    subject: 'Ihre Bestellung S107312',
    text: 'Vielen Dank',
    html: '<p>Vielen Dank</p>',
    attachments: [{ name: 'AGB.txt', contentType: 'text/plain; charset=utf-8', content: 'Geschäftsbedingungen\n' }],
    ...changes,
  };
}
