import type { Metadata } from 'next';
import type { PageContext } from '../routing/page-context';
import { getTexts } from '../texts/i18n';

type TitleKey =
  | 'login.title'
  | 'register.title'
  | 'forgot.title'
  | 'newPassword.title'
  | 'confirm.title'
  | 'emailChange.title'
  | 'newEmail.title'
  | 'personalData.keepTitle'
  | `pages.${'home' | 'orders' | 'history' | 'quotations' | 'invoices' | 'data' | 'preferences'}`;

/** Title of a page of the account; search engines have no business there. */
export const accountMetadata =
  (key: TitleKey) =>
  ({ context: { locale } }: { context: PageContext }): Metadata => ({
    title: getTexts(locale, 'common')('titleSuffix', { title: getTexts(locale, 'account')(key) }),
    robots: { index: false, follow: false },
  });
