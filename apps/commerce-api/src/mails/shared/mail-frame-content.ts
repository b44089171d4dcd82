import type { Locale } from '@geven/timber';
import { apiTexts } from '../../texts/api-texts';
import { inOneLine } from './in-one-line';
import type { MailFrameContent } from './mail-content';
import { logotypePicture, mailShop, shopAddress } from './mail-picture';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };
import type { Sender } from './sender';
import { SHOP_PATHS } from './shop-paths';

const frameTexts = apiTexts('mail-frame', { nl, en, de });

/** Below every mail, in this order. */
const PAGES = ['withdraw', 'withdrawal', 'terms', 'privacy', 'imprint'] as const;

/** What is around the words of every mail in a language: the logotype, who we are, the pages that belong to it. */
export function mailFrameContent(locale: Locale, sender: Sender): Omit<MailFrameContent, 'preview'> {
  const { seller } = sender;
  const shop = mailShop(sender, locale);
  const t = frameTexts(locale);
  return {
    locale,
    logotype: logotypePicture(shop),
    footer: [
      t('questions', { phone: inOneLine(seller.phone) }),
      `${seller.name}, ${seller.address}, ${seller.email}`,
      t('register', { register: seller.register, vat: seller.vat }),
    ],
    pages: PAGES.map((page) => ({ label: t(`pages.${page}`), url: shopAddress(SHOP_PATHS[page][locale], shop) })),
  };
}
