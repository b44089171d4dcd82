import type { Locale } from '@geven/timber';
import { render } from '@react-email/render';
import type { TFunction } from 'i18next';
import { createElement } from 'react';
import type { Account } from '../../../domain/accounts/account';
import type { MailMessage } from '../../../ports/mail';
import { textList } from '../../../texts/api-texts';
import type { Fact } from '../mail-content';
import { mailFrameContent } from '../mail-frame-content';
import type { Sender } from '../sender';
import { factLine, textMail } from '../text-layout';
import { Letter } from './Letter';
import type { LetterContent } from './letter-content';

interface LetterOptions {
  readonly to: Pick<Account, 'email'>;
  readonly locale: Locale;
  readonly sender: Sender;
  /** Texts of the mail: `subject`, `preview`, `title`, `paragraphs`, and `button` where it leads somewhere. */
  readonly t: TFunction;
  /** What the texts are filled in with, beside the brand. */
  readonly words?: Readonly<Record<string, string>>;
  /** What the mail has to say in figures and names. */
  readonly facts?: readonly Fact[];
  /** Where the button leads; null without one. */
  readonly url: string | null;
  readonly note: string | null;
}

/**
 * A short mail to one address. It greets nobody by name: whoever registered may have filled in an advertisement as the
 * name, and somebody else's address.
 */
export async function letterMessage({ to, ...options }: LetterOptions): Promise<MailMessage> {
  const content = letterContent(options);
  const { locale, subject, title, paragraphs, facts, button, note, footer } = content;
  const said = facts.length > 0 ? facts.map(factLine).join('\n') : null;
  const text = [title, ...paragraphs, said, button && `${button.label}: ${button.url}`, note];
  return {
    to: { name: '', email: to.email },
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

function letterContent({ locale, sender, t, words, facts = [], url, note }: Omit<LetterOptions, 'to'>): LetterContent {
  const filled = { brand: sender.brand, ...words };
  return {
    ...mailFrameContent(locale, sender),
    subject: t('subject', filled),
    preview: t('preview', filled),
    title: t('title', filled),
    paragraphs: textList(t, 'paragraphs', filled),
    facts,
    button: url === null ? null : { label: t('button'), url },
    note,
  };
}
