/** The headers in which the server of a shop names the visitor that it calls the API for. */
export const FORWARDING_HEADERS = {
  /** Proves that the other headers come from the shop's server. */
  secret: 'x-forwarding-secret',
  /** The visitor's network, see `networkOf`; left out where the server calls for itself. */
  client: 'x-client-network',
  /** The country that the visitor seems to be in, ISO 3166-1 alpha-2; left out where it is not known. */
  country: 'x-client-country',
  /** The same id in the logs of every program that worked for one request. */
  requestId: 'x-request-id',
} as const;

/** The visitor and the request that a call is for. */
export interface Forwarded {
  /** Secret that shop and API share; without one the API takes the shop's server for the client. */
  readonly secret: string | undefined;
  /** Network of the visitor; null where the server calls for itself, which is not limited. */
  readonly client: string | null;
  /** ISO 3166-1 alpha-2; null where it is not known. */
  readonly country?: string | null;
  readonly requestId: string | null;
}

/** Headers for a call of the API, for `createSdk({ headers })`. */
export function forwardingHeaders({ secret, client, country, requestId }: Forwarded): Record<string, string> {
  return {
    ...(secret ? { [FORWARDING_HEADERS.secret]: secret } : {}),
    ...(secret && client ? { [FORWARDING_HEADERS.client]: client } : {}),
    ...(secret && country ? { [FORWARDING_HEADERS.country]: country } : {}),
    ...(requestId ? { [FORWARDING_HEADERS.requestId]: requestId } : {}),
  };
}
