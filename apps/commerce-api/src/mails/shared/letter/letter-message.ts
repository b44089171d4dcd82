import { render } from '@react-email/render';
import { createElement } from 'react';
import type { Account } from '../../../domain/accounts/account';
import type { MailMessage } from '../../../ports/mail';
import type { MailFrameContent, PageLink } from '../mail-content';
import { textMail } from '../text-layout';
import { Letter } from './Letter';

/** Everything that a short mail says, in the reader's language. */
export interface LetterContent extends MailFrameContent {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do; null where there is none. */
  readonly button: PageLink | null;
  /** In smaller letters below it. */
  readonly note: string | null;
}

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
