import { createSdk, type Sdk } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { env } from './env';

/** Where the shop's server reaches the API. */
export const GRAPHQL_URL = `${env.API_URL.replace(/\/$/, '')}/api/graphql`;

/** The SDK of a page that is the same for everybody. */
export function sdkOf(locale: Locale): Sdk {
  return createSdk({ endpoint: GRAPHQL_URL, locale });
}

/** The SDK of one visitor: with the cookies of the request. `onResponse` sees the cookies that the API sets. */
export function visitorSdk(locale: Locale, cookie: string, onResponse?: (response: Response) => void): Sdk {
  return createSdk({ endpoint: GRAPHQL_URL, locale, headers: { cookie }, ...(onResponse ? { onResponse } : {}) });
}

/** Call options that tag the page which the answer is for, so that it can be dropped by name. */
export const tagged = (...tags: string[]) => ({ fetchOptions: { next: { tags } } });
