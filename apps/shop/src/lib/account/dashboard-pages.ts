import type { Locale } from '@geven/timber';
import { href, type RouteName } from '../routing/routes';
import type { Messages } from '../texts/areas';
import { getTexts } from '../texts/i18n';

/** Id of the address book on the page of the customer's data. */
export const ADDRESS_BOOK_ID = 'address-book';

/** The pages of the dashboard in the order of its navigation; the address book is a part of the data (RT-29). */
const PAGES = {
  home: 'dashboardHome',
  orders: 'dashboardOrders',
  history: 'dashboardHistory',
  quotations: 'dashboardQuotations',
  invoices: 'dashboardInvoices',
  data: 'dashboardData',
  addressBook: 'dashboardData',
  preferences: 'dashboardPreferences',
} as const satisfies Partial<Record<keyof Messages<'account'>['pages'], RouteName>>;

export type DashboardPage = Exclude<keyof typeof PAGES, 'addressBook'>;

/** The route of a page of the dashboard. */
export const dashboardRoute = (page: DashboardPage): RouteName => PAGES[page];

/** An entry of the dashboard's navigation. */
export interface DashboardLink {
  readonly page: keyof typeof PAGES;
  readonly label: string;
  readonly href: string;
}

/** The navigation of the dashboard, the same beside the pages and in the menu of phones (DB-32). */
export function dashboardLinks(locale: Locale): readonly DashboardLink[] {
  const text = getTexts(locale, 'account');
  return (Object.keys(PAGES) as (keyof typeof PAGES)[]).map((page) => ({
    page,
    label: text(`pages.${page}`),
    href: `${href(PAGES[page], locale)}${page === 'addressBook' ? `#${ADDRESS_BOOK_ID}` : ''}`,
  }));
}
