import { createSdk, type Sdk } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { env } from '../env';
import { forwardedHeaders, OWN_CALL } from './forwarded';

/** Where the shop's server reaches the API. */
export const GRAPHQL_URL = `${env.API_URL.replace(/\/$/, '')}/api/graphql`;

/** The SDK of a page that is the same for everybody. */
export function sdkOf(locale: Locale): Sdk {
  return createSdk({ endpoint: GRAPHQL_URL, locale, headers: OWN_CALL });
}

/**
 * The SDK of one visitor: with the cookies of the request, counted as the visitor's own call. `onResponse` sees the
 * cookies that the API sets.
 */
export function visitorSdk(
  locale: Locale,
  request: Pick<Headers, 'get'>,
  onResponse?: (response: Response) => void,
): Sdk {
  // Devices that are logged in are listed by the name of their browser.
  const agent = request.get('user-agent');
  const headers = {
    ...forwardedHeaders(request),
    cookie: request.get('cookie') ?? '',
    ...(agent ? { 'user-agent': agent } : {}),
  };
  return createSdk({ endpoint: GRAPHQL_URL, locale, headers, ...(onResponse ? { onResponse } : {}) });
}

/** The SDK of a page that has a customer's own prices; a call of the shop's own, with the session alone. */
export function customerSdk(locale: Locale, session: { name: string; value: string } | undefined): Sdk {
  const headers = { ...OWN_CALL, ...(session ? { cookie: `${session.name}=${session.value}` } : {}) };
  return createSdk({ endpoint: GRAPHQL_URL, locale, headers });
}

/** Call options that tag the page which the answer is for, so that it can be dropped by name. */
export const tagged = (...tags: string[]) => ({ fetchOptions: { next: { tags } } });
