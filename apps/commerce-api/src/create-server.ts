import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { type Exchange, openExchange } from './http/exchange';
import { sendJson, toJson } from './http/send';

export interface ServerOptions {
  readonly log: Logger;
  /** Path → what answers it. */
  readonly endpoints: Readonly<Record<string, (exchange: Exchange) => Promise<void>>>;
}

/** The API as a handler of `node:http`; opens no socket. */
export function createServer({ log, endpoints }: ServerOptions): RequestListener {
  return (request, response) => {
    const exchange = openExchange(request, response, log);
    const endpoint = Object.hasOwn(endpoints, exchange.url.pathname) ? endpoints[exchange.url.pathname] : undefined;
    if (!endpoint) return sendJson(response, 404, toJson({ status: 'not found' }));
    // Endpoints answer their own errors; what gets here is a fault of theirs, such as a client that has gone.
    endpoint(exchange).catch((error: unknown) => {
      log.error({ requestId: exchange.requestId, err: error }, 'unanswered');
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, toJson({ status: 'error' }));
    });
  };
}
