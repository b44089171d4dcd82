import { ERROR_MESSAGES, type ErrorCode } from '@geven/odoo-sdk';
import { isSameOrigin } from '../forms/same-origin';
import { forwardedHeaders } from './forwarded';
import { readLimited } from './read-limited';
import { GRAPHQL_URL } from './sdk-server';

/** Bytes of a call at most: the API's own limit. */
const MAX_BODY = 512 * 1024;
const TIMEOUT_MS = 15_000;

const FORWARDED = ['content-type', 'accept', 'accept-language', 'cookie', 'user-agent'] as const;

/** Sends a browser's call on to the API, and its answer with its cookies back. */
export async function proxyGraphql(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return refusal(403, 'FOREIGN_ORIGIN');
  const body = await readLimited(request, MAX_BODY);
  if (!body) return refusal(413, 'REQUEST_TOO_LARGE');
  const headers = new Headers(forwardedHeaders(request.headers));
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  try {
    const answer = await fetch(GRAPHQL_URL, {
      method: 'POST',
      headers,
      body,
      cache: 'no-store',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return new Response(answer.body, { status: answer.status, headers: answerHeaders(answer.headers) });
  } catch {
    return refusal(503, 'SERVICE_UNAVAILABLE');
  }
}

function answerHeaders(from: Headers): Headers {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const name of ['content-type', 'retry-after', 'x-content-type-options', 'x-request-id'] as const) {
    const value = from.get(name);
    if (value) headers.set(name, value);
  }
  for (const cookie of from.getSetCookie()) headers.append('set-cookie', cookie);
  return headers;
}

function refusal(status: number, code: ErrorCode): Response {
  const errors = [{ message: ERROR_MESSAGES[code], extensions: { code, params: {} } }];
  return Response.json({ errors, data: null }, { status, headers: { 'cache-control': 'no-store' } });
}
