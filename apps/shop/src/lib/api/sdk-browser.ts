import { createSdk, type Sdk } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';

/** The SDK of the visitor's browser: the API under the shop's own origin, so that its cookies are the shop's. */
export const browserSdk = (locale: Locale): Sdk => createSdk({ endpoint: '/api/graphql', locale });

/**
 * Runs changes of the cart one after the other, also those of other tabs. Two first ones at once would make two
 * sessions, and the cart of one would be lost. Where the browser has no locks they run at once.
 */
export async function inCartTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? await navigator.locks.request('cart', change) : await change();
}
