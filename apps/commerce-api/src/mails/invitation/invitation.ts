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

const texts = apiTexts('invitation', { nl, en, de });

type Sources = Pick<MailSources, 'accounts' | 'links' | 'sender'>;

/** The mail to somebody whom the merchant invited, with a link to choose a password; good for a week. */
export const invitation = {
  key: ({ requestId }: Jobs['invitation']) => requestId,
  async message({ accountId }: Jobs['invitation'], { accounts, links, sender }: Sources): Promise<MailMessage | null> {
    const account = accountId === null ? null : await accounts.byId(accountId);
    if (!account) return null;
    const { locale } = account;
    const t = texts(locale);
    const words = { brand: sender.brand };
    return await letterMessage(account, {
      ...mailFrameContent(locale, sender),
      subject: t('subject', words),
      preview: t('preview'),
      title: t('title'),
      paragraphs: textList(t, 'paragraphs', words),
      button: {
        label: t('button'),
        url: linkAddress(
          SHOP_PATHS.newPassword[locale],
          mailShop(sender, locale),
          await links.issue(account, 'accept-invitation'),
        ),
      },
      note: t('note'),
    });
  },
};
