import { render } from '@react-email/render';
import { createElement } from 'react';
import type { Account } from '../../../domain/accounts/account';
import type { MailMessage } from '../../../ports/mail';
import { textMail } from '../text-layout';
import { Letter } from './Letter';
import type { LetterContent } from './letter-content';

/**
 * A short mail to the owner of an account. It greets nobody by name: whoever registered may have filled in an advertisement
 * as the name, and somebody else's address.
 */
export async function letterMessage({ email }: Pick<Account, 'email'>, content: LetterContent): Promise<MailMessage> {
  const { locale, subject, title, paragraphs, button, note, footer } = content;
  const text = [title, ...paragraphs, button && `${button.label}: ${button.url}`, note];
  return {
    to: { name: '', email },
    locale,
    subject,
    text: textMail(
      text.filter((paragraph) => paragraph !== null),
      footer,
    ),
    html: await render(createElement(Letter, { content })),
    attachments: [],
  };
}
