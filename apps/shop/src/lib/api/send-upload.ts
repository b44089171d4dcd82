import { createReadStream } from 'node:fs';
import { ERROR_MESSAGES, type ErrorCode, UPLOAD_HEADERS, type Upload } from '@geven/odoo-sdk';
import { z } from 'zod';
import type { FormRefusal } from '../forms/form-flash';
import { isSameOrigin } from '../forms/same-origin';
import { forwardedHeaders } from './forwarded';
import { streamToApi } from './stream-to-api';

/** A file of 10 MB over a slow telephone. */
const TIMEOUT_MS = 180_000;
const PATH = '/api/uploads';
const NO_STORE = { 'cache-control': 'no-store' } as const;
const FORWARDED = ['cookie', 'accept-language', 'content-length', ...Object.values(UPLOAD_HEADERS)] as const;

/**
 * Sends a browser's file on to the API while it comes in, or its wish to take one back, and returns the answer with its
 * cookies.
 */
export async function proxyUpload(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return refusal(403, 'FOREIGN_ORIGIN');
  const headers = forwardedHeaders(request.headers);
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  try {
    const answer = await streamToApi(new URL(request.url).pathname, {
      method: request.method,
      headers,
      body: request.body,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const sent = new Headers(NO_STORE);
    const type = answer.headers.get('content-type');
    if (type) sent.set('content-type', type);
    for (const cookie of answer.headers.getSetCookie()) sent.append('set-cookie', cookie);
    return new Response(answer.body, { status: answer.status, headers: sent });
  } catch {
    return refusal(503, 'SERVICE_UNAVAILABLE');
  }
}

/** A file that lies on disk, as a plain form brings it. */
export interface FileOnDisk {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
}

const upload = z.object({ token: z.string(), name: z.string(), bytes: z.number() });
const codes = Object.keys(ERROR_MESSAGES) as [ErrorCode, ...ErrorCode[]];
const refused = z.object({
  code: z.enum(codes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What became of a file that was sent for a visitor. */
export type SentUpload =
  | { readonly upload: Upload; readonly setCookies: readonly string[] }
  | { readonly refusal: FormRefusal };

/** Sends a file of a plain form to the API, for the session of the cookies. */
export async function sendUpload(
  file: FileOnDisk,
  formId: string,
  request: Pick<Headers, 'get'>,
  cookie: string,
): Promise<SentUpload> {
  const headers = {
    ...forwardedHeaders(request),
    cookie,
    'content-length': String(file.bytes),
    [UPLOAD_HEADERS.name]: encodeURIComponent(file.name.replace(/\p{Surrogate}/gu, '')),
    [UPLOAD_HEADERS.form]: formId,
  };
  try {
    const body = createReadStream(file.path);
    const answer = await streamToApi(PATH, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const said: unknown = await answer.json();
    if (answer.ok) return { upload: upload.parse(said), setCookies: answer.headers.getSetCookie() };
    const { code, params } = refused.parse(said);
    const field = params.field;
    return { refusal: { code, params, ...(field === undefined ? {} : { field: String(field) }) } };
  } catch {
    return { refusal: { code: 'SERVICE_UNAVAILABLE', params: {} } };
  }
}

const refusal = (status: number, code: ErrorCode): Response =>
  Response.json({ code, params: {} }, { status, headers: NO_STORE });
