import type { User } from '@geven/odoo-sdk';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { FormFlash } from '../forms/form-flash';
import { readFlash } from '../forms/read-flash';
import type { PageQuery } from '../pages/page';
import { intentOf } from '../routing/intent';
import type { PageContext } from '../routing/page-context';
import { href, type RouteName } from '../routing/routes';
import { loadUser, requireUser } from './load-user';

/** What a page of the account is shown from, besides its context. */
export interface AccountVisit {
  readonly flash: FormFlash | undefined;
  /** What was done just now, as the address says it: the page tells that it is done. */
  readonly done: string | undefined;
}

export interface CustomerVisit extends AccountVisit {
  readonly user: User;
}

/** What a page is visited with. */
export type Visited = [query: PageQuery, segments: Readonly<Record<string, string>>, context: PageContext];

/** A visit of a page for everybody. */
export async function readVisit(query: PageQuery): Promise<AccountVisit> {
  const { done } = query;
  return { ...(await readFlash(query)), done: typeof done === 'string' ? done : undefined };
}

/** A visit of a page for guests; who is logged in already is led on. */
export const guestVisit =
  (to: RouteName) =>
  async (...[query, , { locale }]: Visited): Promise<AccountVisit> => {
    if (await loadUser(locale)) redirect(href(to, locale));
    return readVisit(query);
  };

/** A visit of a page that belongs to whoever is logged in. */
export const customerVisit =
  (route: RouteName) =>
  async (...[query, , { locale }]: Visited): Promise<CustomerVisit> => ({
    user: await requireUser(
      intentOf(route, (param) => query[param]),
      locale,
    ),
    ...(await readVisit(query)),
  });

/** Whether the browser has the token of the link that led to a page. */
export const hasLink = async (cookie: string): Promise<boolean> => (await cookies()).has(cookie);
