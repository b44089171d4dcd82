import type { Jobs } from '../../ports/jobs';
import type { MailMessage } from '../../ports/mail';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailSources } from '../shared/mail-definition';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('account-deleted', { nl, en, de });

/** The last mail to somebody whose account is deleted: what is gone, and what is kept (LG-07). */
export const accountDeleted = {
  key: ({ requestId }: Jobs['account-deleted']) => requestId,
  message({ email, locale }: Jobs['account-deleted'], { sender }: Pick<MailSources, 'sender'>): Promise<MailMessage> {
    const t = texts(locale);
    return letterMessage({ to: { email }, locale, sender, t, url: null, note: t('note') });
  },
};
