import type { Jobs } from '../../ports/jobs';
import type { MailMessage } from '../../ports/mail';
import { apiTexts, textList } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailSources } from '../shared/mail-definition';
import { mailFrameContent } from '../shared/mail-frame-content';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('email-changed', { nl, en, de });

type Sources = Pick<MailSources, 'accounts' | 'emailChanges' | 'sender'>;

/** The mail that tells both addresses, each for itself, that the new one is the account's from now on. */
export const emailChanged = {
  key: ({ changeId, to }: Jobs['email-changed']) => `${changeId}:${to}`,
  async message(
    { changeId, to }: Jobs['email-changed'],
    { accounts, emailChanges, sender }: Sources,
  ): Promise<MailMessage | null> {
    const change = await emailChanges.byId(changeId);
    const account = change && (await accounts.byId(change.accountId));
    if (!account) return null;
    const { locale } = account;
    const t = texts(locale);
    const words = { brand: sender.brand, email: change.after.email, phone: sender.seller.phone };
    return await letterMessage(change[to], {
      ...mailFrameContent(locale, sender),
      subject: t('subject', words),
      preview: t('preview', words),
      title: t('title'),
      paragraphs: textList(t, 'paragraphs', words),
      button: null,
      note: null,
    });
  },
};
