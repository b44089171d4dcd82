import type { ServerResponse } from 'node:http';

/** Answers with a JSON body that is ready. */
export function sendJson(response: ServerResponse, status: number, body: Buffer): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    // Shared caches know neither the cookie nor the language that an answer belongs to.
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

export function toJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
