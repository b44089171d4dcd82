import { ERROR_MESSAGES, type ErrorCode } from '@geven/odoo-sdk';
import { isSameOrigin } from './same-origin';
import { GRAPHQL_URL } from './sdk-server';

/** Bytes of a call at most: the API's own limit. */
const LARGEST_BODY = 64 * 1024;
const TIMEOUT_MS = 15_000;

const FORWARDED = ['content-type', 'accept', 'accept-language', 'cookie', 'x-request-id'] as const;

/** Sends a browser's call on to the API, and its answer with its cookies back. */
export async function passThrough(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return refusal(403, 'FOREIGN_ORIGIN');
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) return refusal(413, 'REQUEST_TOO_LARGE');
  const body = await request.arrayBuffer();
  if (body.byteLength > LARGEST_BODY) return refusal(413, 'REQUEST_TOO_LARGE');
  const headers = new Headers({ 'x-forwarded-proto': new URL(request.url).protocol.slice(0, -1) });
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const forwardedProto = request.headers.get('x-forwarded-proto');
  if (forwardedProto) headers.set('x-forwarded-proto', forwardedProto);
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
  for (const name of ['content-type', 'x-request-id'] as const) {
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
