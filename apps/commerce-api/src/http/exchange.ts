import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ErrorCode } from '../domain/errors/error-params';

/** One request and its answer, with what the log says of them: never variables, addresses or tokens. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly url: URL;
  readonly facts: {
    operation?: string | null;
    cache?: 'hit' | 'miss';
    codes?: ErrorCode[];
  };
}

// What a proxy in front may have made; anything else could forge log lines.
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Gives a request its id and writes its one log line when the answer is out, or the client gone. */
export function openExchange(request: IncomingMessage, response: ServerResponse, log: Logger): Exchange {
  const given = request.headers['x-request-id'];
  const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  const started = performance.now();
  const url = new URL(request.url ?? '/', 'http://api');
  const facts: Exchange['facts'] = {};
  response.setHeader('x-request-id', requestId);
  response.once('close', () => {
    const durationMs = Math.round((performance.now() - started) * 10) / 10;
    const isAborted = !response.writableFinished;
    const { method } = request;
    const line = { requestId, method, path: url.pathname, status: response.statusCode, durationMs, ...facts };
    log.info(isAborted ? { ...line, isAborted } : line, 'request');
  });
  return { request, response, requestId, url, facts };
}
