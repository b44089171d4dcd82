import type { User } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { SESSION_COOKIE } from '../api/session-cookie';
import { pageSdk } from '../cart/load-cart';
import { endedLoginPath } from './ended-login';

/** Whoever is logged in, asked once per request; null for a guest, and without a session nobody is asked. */
export const loadUser = cache(async (locale: Locale): Promise<User | null> => {
  if (!(await cookies()).has(SESSION_COOKIE)) return null;
  return (await pageSdk(locale)).account.loadUser();
});

/** The customer that a page belongs to; `intent` is the page, as `intentOf` says it. A login that has ended leads to a new one, and from there back (AU-17) (GR-04). */
export async function requireUser(intent: string, locale: Locale): Promise<User> {
  return (await loadUser(locale)) ?? redirect(endedLoginPath(intent, locale));
}
