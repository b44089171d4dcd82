/** With which headers the server of a shop says for whom it calls the API. */
export const FORWARDING_HEADERS = {
  /** Proves that the other headers come from the shop's server. */
  secret: 'x-forwarding-secret',
  /** The visitor's network, see `networkOf`; left out where the server calls for itself. */
  client: 'x-client-network',
  /** The same id in the logs of every program that worked for one request. */
  requestId: 'x-request-id',
} as const;

/** Whom a call is for. */
export interface Forwarded {
  /** What shop and API both know; without one the API takes the shop's server for the client. */
  readonly secret: string | undefined;
  /** Network of the visitor; null where the server calls for itself, which is not limited. */
  readonly client: string | null;
  readonly requestId: string | null;
}

/** Headers for a call of the API, for `createSdk({ headers })`. */
export function forwardingHeaders({ secret, client, requestId }: Forwarded): Record<string, string> {
  return {
    ...(secret ? { [FORWARDING_HEADERS.secret]: secret } : {}),
    ...(secret && client ? { [FORWARDING_HEADERS.client]: client } : {}),
    ...(requestId ? { [FORWARDING_HEADERS.requestId]: requestId } : {}),
  };
}
