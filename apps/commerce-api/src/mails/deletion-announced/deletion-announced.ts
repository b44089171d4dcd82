import { formatDate } from '@geven/timber';
import type { Jobs } from '../../ports/jobs';
import type { MailMessage } from '../../ports/mail';
import { apiTexts, textList } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailSources } from '../shared/mail-definition';
import { mailFrameContent } from '../shared/mail-frame-content';
import { linkAddress, mailShop } from '../shared/mail-picture';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('deletion-announced', { nl, en, de });

type Sources = Pick<MailSources, 'accounts' | 'links' | 'sender'>;

/** The mail that says when an account will be deleted, with a link to keep it (LG-07). */
export const deletionAnnounced = {
  key: ({ requestId }: Jobs['deletion-announced']) => requestId,
  async message({ accountId }: Jobs['deletion-announced'], sources: Sources): Promise<MailMessage | null> {
    const { accounts, links, sender } = sources;
    const account = accountId === null ? null : await accounts.byId(accountId);
    // Its owner changed their mind before the mail was made.
    if (!account?.deletionAt) return null;
    const { locale } = account;
    const t = texts(locale);
    const words = { brand: sender.brand, date: formatDate(account.deletionAt, locale) };
    const shop = mailShop(sender, locale);
    return await letterMessage(account, {
      ...mailFrameContent(locale, sender),
      subject: t('subject', words),
      preview: t('preview', words),
      title: t('title', words),
      paragraphs: textList(t, 'paragraphs', words),
      button: {
        label: t('button'),
        url: linkAddress(SHOP_PATHS.keepAccount[locale], shop, await links.issue(account, 'undo-deletion')),
      },
      note: t('note'),
    });
  },
};
