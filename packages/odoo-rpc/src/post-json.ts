import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { OdooError } from './odoo-error';

export interface JsonAnswer {
  readonly status: number;
  /** Parsed when it is JSON, else the beginning of the text. */
  readonly body: unknown;
}

export interface JsonRequest {
  readonly method?: 'GET' | 'POST';
  readonly url: URL;
  /** Name of the call, for error messages. */
  readonly call: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly timeoutMs: number;
}

export type SendJson = (request: JsonRequest) => Promise<JsonAnswer>;

/**
 * Sends JSON over at most `connections` sockets, each closed after its answer: an idle socket keeps a worker of Odoo
 * from everybody else.
 */
export function createJsonSender(connections: number): SendJson {
  const http = new HttpAgent({ keepAlive: false, maxSockets: connections });
  const https = new HttpsAgent({ keepAlive: false, maxSockets: connections });
  return (request) => send(request, request.url.protocol === 'https:' ? { httpsAgent: https } : { httpAgent: http });
}

type Agents = { httpAgent: HttpAgent } | { httpsAgent: HttpsAgent };

function send({ method = 'POST', url, call, headers, body, timeoutMs }: JsonRequest, agents: Agents) {
  return new Promise<JsonAnswer>((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const options = {
      method,
      headers: {
        accept: 'application/json',
        // An agent with a limit would keep sockets for the requests that wait.
        connection: 'close',
        ...(payload === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        ...headers,
      },
      // Counts the wait for a free socket too.
      signal: AbortSignal.timeout(timeoutMs),
    };
    const request =
      'httpsAgent' in agents
        ? httpsRequest(url, { ...options, agent: agents.httpsAgent })
        : httpRequest(url, { ...options, agent: agents.httpAgent });
    request.on('error', (cause) => reject(networkError(cause, call)));
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', (cause) => reject(networkError(cause, call)));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: parse(Buffer.concat(chunks).toString('utf8')) }),
      );
    });
    request.end(payload);
  });
}

function networkError(cause: Error, call: string): OdooError {
  const isTimeout = cause.name === 'TimeoutError' || cause.name === 'AbortError';
  return new OdooError(isTimeout ? 'no answer in time' : 'not reached', {
    kind: isTimeout ? 'timeout' : 'unavailable',
    call,
    cause,
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 200);
  }
}
