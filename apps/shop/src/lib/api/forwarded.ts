import { FORWARDING_HEADERS, forwardingHeaders } from '@geven/odoo-sdk/server';
import { env } from '../env';

/** What the API is told about the visitor whose request is being answered; noted on it by the shop's server. */
export function forwardedHeaders(request: Pick<Headers, 'get'>): Record<string, string> {
  return forwardingHeaders({
    secret: env.FORWARDING_SECRET,
    client: request.get(FORWARDING_HEADERS.client),
    country: request.get(FORWARDING_HEADERS.country),
    requestId: request.get(FORWARDING_HEADERS.requestId),
  });
}

/** The same of a call that the shop makes for itself, for pages that everybody shares. */
export const OWN_CALL = forwardingHeaders({ secret: env.FORWARDING_SECRET, client: null, requestId: null });
