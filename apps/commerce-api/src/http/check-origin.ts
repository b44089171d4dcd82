import type { IncomingHttpHeaders } from 'node:http';
import { CommerceError } from '../domain/errors/commerce-error';
import { RequestError } from './request-error';

/**
 * Refuses what a page of another site makes a browser send. Programs send neither header and pass; `shopOrigin` is the
 * origin of the shop, whose server hands on what its pages send.
 */
export function checkOrigin(headers: IncomingHttpHeaders, shopOrigin: string): void {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  const isForeignSite = site === 'cross-site';
  const isForeignOrigin = origin !== undefined && origin !== shopOrigin && hostOf(origin) !== host;
  if (isForeignSite || isForeignOrigin) throw new RequestError(403, new CommerceError('FOREIGN_ORIGIN'));
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
