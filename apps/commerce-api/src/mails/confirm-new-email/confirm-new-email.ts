import type { Jobs } from '../../ports/jobs';
import type { MailMessage } from '../../ports/mail';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailSources } from '../shared/mail-definition';
import { linkAddress, mailShop } from '../shared/mail-picture';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('confirm-new-email', { nl, en, de });

type Sources = Pick<MailSources, 'accounts' | 'emailChanges' | 'links' | 'sender'>;

/** The mail that asks the owner of an address to confirm that an account may have it, with a link that is good for a day. */
export const confirmNewEmail = {
  key: ({ changeId }: Jobs['confirm-new-email']) => changeId,
  async message(
    { changeId }: Jobs['confirm-new-email'],
    { accounts, emailChanges, links, sender }: Sources,
  ): Promise<MailMessage | null> {
    const change = await emailChanges.byId(changeId);
    const account = change && !change.settledAt && (await accounts.byId(change.accountId));
    if (!account) return null;
    const { locale } = account;
    const t = texts(locale);
    const newOwner = { id: account.id, ...change.after };
    const token = await links.issue(newOwner, 'confirm-new-email');
    return await letterMessage({
      ...{ to: newOwner, locale, sender, t },
      url: linkAddress(SHOP_PATHS.newEmail[locale], mailShop(sender, locale), token),
      note: t('note'),
    });
  },
};
