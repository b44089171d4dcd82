import { formatDate } from '@geven/timber';
import { endOfObjection } from '../../domain/accounts/email-change';
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

const texts = apiTexts('approve-email-change', { nl, en, de });

type Sources = Pick<MailSources, 'accounts' | 'emailChanges' | 'links' | 'sender'>;

/** The mail that asks the address of an account whether another one may take its place, with a link to agree or object. */
export const approveEmailChange = {
  key: ({ changeId }: Jobs['approve-email-change']) => changeId,
  async message(
    { changeId }: Jobs['approve-email-change'],
    { accounts, emailChanges, links, sender }: Sources,
  ): Promise<MailMessage | null> {
    const change = await emailChanges.byId(changeId);
    const account = change && !change.settledAt && (await accounts.byId(change.accountId));
    if (!account) return null;
    const { locale } = account;
    const t = texts(locale);
    const token = await links.issue(account, 'approve-email-change');
    return await letterMessage({
      ...{ to: account, locale, sender, t, words: { email: change.after.email } },
      url: linkAddress(SHOP_PATHS.emailChange[locale], mailShop(sender, locale), token),
      note: t('note', { date: formatDate(endOfObjection(change), locale) }),
    });
  },
};
