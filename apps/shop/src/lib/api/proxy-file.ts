import { env } from '../env';
import { forwardedHeaders } from './forwarded';

const TIMEOUT_MS = 15_000;
const ASKED = ['accept', 'if-none-match'] as const;
const ANSWERED = [
  ...['content-type', 'content-length', 'content-disposition', 'cache-control', 'etag', 'vary', 'retry-after'],
  ...['x-content-type-options', 'content-security-policy', 'x-request-id', 'allow'],
];

/** Answers with a file of the API, such as a picture or a drawing, under the shop's own origin. */
export const proxyFile = (request: Request): Promise<Response> => passFile(request, ASKED);

/** The same with a file of the visitor's: the API is told whose the session is, and the token of a link that opens the file. */
export const proxyPersonalFile = (request: Request, accessToken?: string): Promise<Response> =>
  passFile(request, [...ASKED, 'cookie'], accessToken ? { authorization: `Bearer ${accessToken}` } : {});

async function passFile(
  request: Request,
  asked: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // Set part by part: a path that begins with two slashes must not become another host.
  const url = Object.assign(new URL(env.API_URL), { pathname, search });
  const headers = {
    ...Object.fromEntries(pick(request.headers, asked)),
    ...more,
    ...forwardedHeaders(request.headers),
  };
  try {
    const answer = await fetch(url, {
      method: request.method,
      headers,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return new Response(answer.body, { status: answer.status, headers: pick(answer.headers, ANSWERED) });
  } catch {
    return Response.json({ status: 'unavailable' }, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}

function pick(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
