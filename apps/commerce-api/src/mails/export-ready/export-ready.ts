import { formatDate } from '@geven/timber';
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

const texts = apiTexts('export-ready', { nl, en, de });

type Sources = Pick<MailSources, 'accounts' | 'dataExports' | 'sender'>;

/** The mail that tells a customer that the export of their data is there (LG-07). The file itself needs a login. */
export const exportReady = {
  key: ({ requestId }: Jobs['export-ready']) => requestId,
  async message({ accountId }: Jobs['export-ready'], sources: Sources): Promise<MailMessage | null> {
    const { accounts, dataExports, sender } = sources;
    const account = accountId === null ? null : await accounts.byId(accountId);
    const file = account && (await dataExports.find(account.customerId))?.file;
    if (!file) return null;
    const { locale } = account;
    const t = texts(locale);
    const words = { brand: sender.brand, date: formatDate(file.expiresAt, locale) };
    return await letterMessage(account, {
      ...mailFrameContent(locale, sender),
      subject: t('subject', words),
      preview: t('preview', words),
      title: t('title'),
      paragraphs: textList(t, 'paragraphs', words),
      button: { label: t('button'), url: shopAddress(SHOP_PATHS.preferences[locale], mailShop(sender, locale)) },
      note: t('note'),
    });
  },
};
