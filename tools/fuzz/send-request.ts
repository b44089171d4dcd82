import { Agent, request } from 'node:http';
import type { Answer } from './judge-answer.ts';
import type { OddRequest } from './odd-request.ts';

export interface Addresses {
  readonly shop: string;
  readonly api: string;
}

export interface Sending {
  readonly addresses: Addresses;
  /** Cookies of the visitors. */
  readonly visitors: readonly string[];
  /** ms after which an answer is not waited for. */
  readonly timeout: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends a request as it is and returns what came back. */
export function sendRequest(odd: OddRequest, sending: Sending): Promise<Answer> {
  const { target, method, path, headers, body, isOwnOrigin, visitor } = odd;
  const { addresses, visitors, timeout } = sending;
  const { hostname, port } = new URL(addresses[target]);
  const begin = performance.now();
  const since = () => Math.round(performance.now() - begin);
  return new Promise((resolve) => {
    const call = request({
      agent,
      hostname,
      port,
      method,
      path,
      timeout,
      headers: {
        ...headers,
        ...(isOwnOrigin ? { origin: addresses.shop } : {}),
        ...(visitor === null ? {} : { cookie: visitors[visitor] }),
      },
    });
    const end = (answer: Omit<Answer, 'ms'>) => resolve({ ...answer, ms: since() });
    const fail = () => end({ status: null, headers: {}, body: '' });
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      const { statusCode = 0, headers: said } = response;
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => end({ status: statusCode, headers: said, body: Buffer.concat(chunks).toString() }));
      response.on('error', fail);
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed a kept connection just when this request took it: it was never read.
      if (call.reusedSocket && error.code === 'ECONNRESET') resolve(sendRequest(odd, sending));
      else fail();
    });
    // A silence: Node only reports it, and goes on waiting.
    call.on('timeout', () => call.destroy());
    call.end(body ?? undefined);
  });
}
