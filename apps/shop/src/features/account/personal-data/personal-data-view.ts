import type { Locale } from '@geven/timber';
import type { PageQuery } from '@/lib/pages/page';
import { href } from '@/lib/routing/routes';

/** The sections of the preferences that are about the customer's data, by their ids. */
type PersonalDataSection = 'export' | 'deletion';

/** What of them is open, as the address of the page says it: it needs no script. */
export interface PersonalDataView {
  /** Whether it is asked if the account is to be deleted. */
  readonly isDeleting: boolean;
  /** Whether the password is asked for before the copy can be downloaded. */
  readonly isLoginNeeded: boolean;
}

export const readPersonalDataView = ({ remove, login }: PageQuery): PersonalDataView => ({
  isDeleting: remove === 'account',
  isLoginNeeded: login === 'export',
});

interface PersonalDataQuery {
  readonly remove?: 'account';
  readonly login?: 'export';
  readonly done?: 'kept';
}

/** The address of the page at one of these sections, with something of it open. */
export const personalDataHref = (locale: Locale, section: PersonalDataSection, query: PersonalDataQuery = {}): string =>
  `${href('dashboardPreferences', locale, { query: { ...query } })}#${section}`;
