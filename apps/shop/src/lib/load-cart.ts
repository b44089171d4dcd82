import type { Cart } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { decodeFlash, FLASH_COOKIE, FLASH_PARAM, type FormFlash } from './form-flash';
import { visitorSdk } from './sdk-server';

/** The SDK of the visitor whose request is being answered. */
export async function pageSdk(locale: Locale) {
  return visitorSdk(locale, (await headers()).get('cookie') ?? '');
}

/** The visitor's cart, loaded once per request; null without a session, which needs no call. */
export const loadCart = cache(async (locale: Locale): Promise<Cart | null> => {
  if (!(await cookies()).has('session')) return null;
  return (await pageSdk(locale)).cart.cartLoad();
});

/** The refused form that this page was sent back with. */
export async function loadFlash(
  query: Readonly<Record<string, string | string[] | undefined>>,
): Promise<FormFlash | undefined> {
  const id = query[FLASH_PARAM];
  return typeof id === 'string' ? decodeFlash((await cookies()).get(FLASH_COOKIE)?.value, id) : undefined;
}
