import type { Locale } from '@geven/timber';
import type { TFunction } from 'i18next';
import type { Account } from '../../domain/accounts/account';
import type { LinkPurpose } from '../../domain/accounts/mail-link';
import type { AccountMailJob } from '../../ports/jobs';
import { letterMessage } from './letter/letter-message';
import type { MailDefinition, MailSources } from './mail-definition';
import { linkAddress, mailShop, shopAddress } from './mail-picture';

interface AccountMailOptions {
  readonly texts: (locale: Locale) => TFunction;
  /** Where its button leads. */
  readonly page: Readonly<Record<Locale, string>>;
  /** What the link is for that the page takes; left out where it takes none. */
  readonly purpose?: LinkPurpose;
  /** What its texts are filled in with, beside the brand; null where there is nothing to say any more. */
  readonly words?: (account: Account, sources: MailSources) => Words | null | Promise<Words | null>;
  /** Whether something is said below the button. @default true */
  readonly hasNote?: boolean;
}

type Words = Readonly<Record<string, string>>;

/** A mail to the owner of an account, in the account's language; to nobody where there is none. */
export function accountMail(options: AccountMailOptions): MailDefinition<AccountMailJob> {
  const { texts, page, purpose, words = () => ({}), hasNote = true } = options;
  return {
    key: ({ requestId }) => requestId,
    async message({ accountId }, sources) {
      const { accounts, links, sender } = sources;
      const account = accountId === null ? null : await accounts.byId(accountId);
      const said = account && (await words(account, sources));
      if (!said) return null;
      const { locale } = account;
      const t = texts(locale);
      const shop = mailShop(sender, locale);
      return await letterMessage({
        ...{ to: account, locale, sender, t, words: said },
        url: purpose
          ? linkAddress(page[locale], shop, await links.issue(account, purpose))
          : shopAddress(page[locale], shop),
        note: hasNote ? t('note') : null,
      });
    },
  };
}
