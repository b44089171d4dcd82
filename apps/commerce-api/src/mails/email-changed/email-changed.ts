import type { Jobs } from '../../ports/jobs';
import type { MailMessage } from '../../ports/mail';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailSources } from '../shared/mail-definition';
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
    const words = { email: change.after.email, phone: sender.seller.phone };
    return await letterMessage({ to: change[to], locale, sender, t: texts(locale), words, url: null, note: null });
  },
};
