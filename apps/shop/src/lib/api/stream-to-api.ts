import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { env } from '../env';

interface StreamedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Read as fast as the API takes it; null for none. */
  readonly body: AsyncIterable<Uint8Array> | null;
  readonly signal: AbortSignal;
}

/** No body may come with it. */
const NO_CONTENT = 204;

/**
 * Sends a body to the API while it is read; rejects where the API cannot be reached. Not by `fetch`: Node's keeps all that it
 * has sent of a body in memory until the answer has come, so that sixteen files at once were 160 MB.
 */
export async function streamToApi(
  pathname: string,
  { method, headers, body, signal }: StreamedRequest,
): Promise<Response> {
  const url = Object.assign(new URL(env.API_URL), { pathname, search: '' });
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  // A connection of its own: what was read once cannot be sent again where a kept one has ended.
  const outgoing = send(url, { method, headers, signal, agent: false });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve).on('error', reject);
  });
  // A refusal may come before the end, which nobody takes then.
  const sent = body ? pipeline(body, outgoing) : Promise.resolve(void outgoing.end());
  sent.catch(() => undefined);
  return toResponse(await answered);
}

function toResponse(incoming: IncomingMessage): Response {
  const { statusCode: status = 502, headersDistinct } = incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  if (status === NO_CONTENT) incoming.resume();
  return new Response(status === NO_CONTENT ? null : (Readable.toWeb(incoming) as ReadableStream), { status, headers });
}
