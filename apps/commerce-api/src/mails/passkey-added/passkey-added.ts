import type { Jobs } from '../../ports/jobs';
import type { MailMessage } from '../../ports/mail';
import { apiTexts, textList } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailSources } from '../shared/mail-definition';
import { mailFrameContent } from '../shared/mail-frame-content';
import { mailShop, shopAddress } from '../shared/mail-picture';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('passkey-added', { nl, en, de });

type Sources = Pick<MailSources, 'accounts' | 'sender'>;

/** The mail that tells the owner of an account about a new passkey. */
export const passkeyAdded = {
  key: ({ requestId }: Jobs['passkey-added']) => requestId,
  async message({ accountId }: Jobs['passkey-added'], { accounts, sender }: Sources): Promise<MailMessage | null> {
    const account = accountId === null ? null : await accounts.byId(accountId);
    if (!account) return null;
    const { locale } = account;
    const t = texts(locale);
    const shop = mailShop(sender, locale);
    const words = { brand: sender.brand };
    return await letterMessage(account, {
      ...mailFrameContent(locale, sender),
      subject: t('subject', words),
      preview: t('preview'),
      title: t('title'),
      paragraphs: textList(t, 'paragraphs', words),
      button: { label: t('button'), url: shopAddress(SHOP_PATHS.preferences[locale], shop) },
      note: null,
    });
  },
};
