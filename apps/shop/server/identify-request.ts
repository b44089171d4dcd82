import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FORWARDING_HEADERS, networkOf } from '@geven/odoo-sdk/server';
import proxyAddress from 'proxy-addr';

// What a proxy in front may have made; anything else could forge log lines.
const REQUEST_ID = /^[\w.-]{8,64}$/;

// ISO 3166-1 alpha-2: proxies also write XX and T1 for what they do not know.
const COUNTRY = /^[A-Z]{2}$/;

interface IdentifyOptions {
  /** How many proxies of our own are in front and add to `x-forwarded-for`. */
  readonly proxyHops: number;
  /** Header in which the proxy in front names the visitor's country; undefined: none does. */
  readonly countryHeader: string | undefined;
}

/**
 * Notes on a request whom it comes from and which one it is, in the headers with which it goes on to the API. What a
 * visitor says about this himself is thrown away.
 */
export function identifyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { proxyHops, countryHeader }: IdentifyOptions,
): void {
  const given = request.headers[FORWARDING_HEADERS.requestId];
  const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  delete request.headers[FORWARDING_HEADERS.secret];
  request.headers[FORWARDING_HEADERS.requestId] = requestId;
  request.headers[FORWARDING_HEADERS.client] = networkOf(proxyAddress(request, (_address, hop) => hop < proxyHops));
  const country = countryHeader && request.headers[countryHeader];
  delete request.headers[FORWARDING_HEADERS.country];
  if (typeof country === 'string' && COUNTRY.test(country)) request.headers[FORWARDING_HEADERS.country] = country;
  response.setHeader(FORWARDING_HEADERS.requestId, requestId);
}
