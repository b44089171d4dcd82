import type { IncomingMessage } from 'node:http';
import { FORWARDING_HEADERS, isSameSecret, networkOf } from '@geven/odoo-sdk/server';
import proxyAddress from 'proxy-addr';

export interface ClientOptions {
  /** What the shop's server proves itself with; unset: nobody calls for somebody else. */
  readonly secret: string | undefined;
  /** How many proxies of our own are in front and add to `x-forwarded-for`. */
  readonly proxyHops: number;
  /** Called for whoever tries a wrong secret. */
  readonly onWrongSecret: (client: string) => void;
}

/** The network that a request comes from; null for the shop's server when it calls for itself. */
export type ReadClient = (request: IncomingMessage) => string | null;

/** What cannot be the name of a network, however it was forwarded. */
const NETWORK = /^[\w.:/]{2,64}$/;

export function createReadClient({ secret, proxyHops, onWrongSecret }: ClientOptions): ReadClient {
  return function readClient(request) {
    const given = request.headers[FORWARDING_HEADERS.secret];
    if (secret && typeof given === 'string' && isSameSecret(given, secret)) {
      const client = request.headers[FORWARDING_HEADERS.client];
      return typeof client === 'string' && NETWORK.test(client) ? client : null;
    }
    const client = networkOf(proxyAddress(request, (_address, hop) => hop < proxyHops));
    if (given !== undefined) onWrongSecret(client);
    return client;
  };
}
