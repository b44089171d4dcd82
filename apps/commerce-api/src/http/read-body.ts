import type { IncomingMessage } from 'node:http';
import { CommerceError } from '../domain/errors/commerce-error';
import { RequestError } from './request-error';

/** Bytes of a request's body at most. */
export const MAX_BODY = 64 * 1024;

/** The body as text; stops reading as soon as it is too large. */
export async function readBody(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): RequestError {
  return new RequestError(413, new CommerceError('REQUEST_TOO_LARGE', { max: MAX_BODY }));
}
