import type { IncomingMessage } from 'node:http';
import { CommerceError } from '../domain/errors/commerce-error';
import { RequestError } from './request-error';

/** Bytes of a request's body at most, unless its reader allows more. */
export const MAX_BODY = 64 * 1024;

/** The body as text; stops reading as soon as it is too large. */
export async function readBody(request: IncomingMessage, max = MAX_BODY): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > max) throw tooLarge(max);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > max) throw tooLarge(max);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(max: number): RequestError {
  return new RequestError(413, new CommerceError('REQUEST_TOO_LARGE', { max }));
}
