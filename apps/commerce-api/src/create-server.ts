import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { type Exchange, openExchange } from './http/exchange';
import type { ReadClient } from './http/read-client';
import { sendJson, toJson } from './http/send';

export type Endpoint = (exchange: Exchange) => Promise<void>;

export interface ServerOptions {
  readonly log: Logger;
  readonly readClient: ReadClient;
  /** Path → what answers it; a path that ends in a slash stands for everything below it. */
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}

/** The API as a handler of `node:http`; opens no socket. */
export function createServer({ log, readClient, endpoints }: ServerOptions): RequestListener {
  const exact = new Map(Object.entries(endpoints));
  const folders = [...exact].filter(([path]) => path.endsWith('/'));
  const find = (path: string): Endpoint | undefined =>
    exact.get(path) ?? folders.find(([folder]) => path.startsWith(folder))?.[1];

  return (request, response) => {
    const exchange = openExchange(request, response, { log, readClient });
    if (!exchange) return sendJson(response, 400, toJson({ status: 'not an address' }));
    const endpoint = find(exchange.url.pathname);
    if (!endpoint) return sendJson(response, 404, toJson({ status: 'not found' }));
    // Endpoints answer their own errors; what gets here is a fault of theirs, such as a client that has gone.
    endpoint(exchange).catch((error: unknown) => {
      log.error({ requestId: exchange.requestId, err: error }, 'unanswered');
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, toJson({ status: 'error' }));
    });
  };
}
