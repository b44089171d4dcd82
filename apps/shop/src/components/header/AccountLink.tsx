import type { Locale } from '@geven/timber';
import { dashboardLinks } from '@/lib/account/dashboard-pages';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { AccountEntry } from './AccountEntry';

/** The way to the account, with the texts that the browser chooses from. */
export function AccountLink({ locale }: { locale: Locale }) {
  const t = getTexts(locale, 'header');
  return (
    <AccountEntry
      links={{ login: href('login', locale), account: href('myAccount', locale) }}
      locale={locale}
      pages={dashboardLinks(locale).map(({ label, href: address }) => ({ label, href: address }))}
      texts={{
        account: t('account.name'),
        logIn: t('account.logIn'),
        loggedIn: t('account.loggedIn'),
        menu: t('account.menu'),
        close: t('close'),
        logOut: getTexts(locale, 'account')('pages.logOut'),
      }}
    />
  );
}
