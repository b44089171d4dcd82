import { type Cart, SdkError } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { visitorSdk } from '../api/sdk-server';
import { SESSION_COOKIE } from '../api/session-cookie';

/** The SDK of the visitor whose request is being answered. */
export async function pageSdk(locale: Locale) {
  return visitorSdk(locale, await headers());
}

/** The visitor's cart, loaded once per request; null without a session, which needs no call. */
export const loadCart = cache(async (locale: Locale): Promise<Cart | null> => {
  if (!(await cookies()).has(SESSION_COOKIE)) return null;
  return (await pageSdk(locale)).cart.cartLoad();
});

/** The visitor's cart, or `broken` where the API has one that it cannot show: it can still be emptied. */
export async function loadCartIfReadable(locale: Locale): Promise<Cart | null | 'broken'> {
  try {
    return await loadCart(locale);
  } catch (error) {
    if (error instanceof SdkError && error.kind === 'graphql' && error.code === 'SOME_ERROR') return 'broken';
    throw error;
  }
}
