import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ErrorCode } from '../domain/errors/error-params';
import type { ReadClient } from './read-client';

/** One request and its answer, with what the log says of them: never variables, addresses or tokens. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly url: URL;
  /** Network that the visitor comes from; null for the shop's own server. */
  readonly client: string | null;
  readonly logFields: {
    operation?: string | null;
    cache?: 'hit' | 'miss';
    codes?: ErrorCode[];
  };
}

// What a proxy in front may have made; anything else could forge log lines.
const REQUEST_ID = /^[\w.-]{8,64}$/;

interface ExchangeOptions {
  readonly log: Logger;
  readonly readClient: ReadClient;
}

/**
 * Gives a request its id and writes its one log line when the answer is out, or the client gone. Null for a path that is
 * none, such as `//`.
 */
export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { log, readClient }: ExchangeOptions,
): Exchange | null {
  const url = URL.parse(request.url ?? '/', 'http://api');
  if (!url) return null;
  const given = request.headers['x-request-id'];
  const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  const started = performance.now();
  const logFields: Exchange['logFields'] = {};
  response.setHeader('x-request-id', requestId);
  response.once('close', () => {
    const durationMs = Math.round((performance.now() - started) * 10) / 10;
    const isAborted = !response.writableFinished;
    const { method } = request;
    const line = { requestId, method, path: url.pathname, status: response.statusCode, durationMs, ...logFields };
    log.info(isAborted ? { ...line, isAborted } : line, 'request');
  });
  return { request, response, requestId, url, client: readClient(request), logFields };
}
