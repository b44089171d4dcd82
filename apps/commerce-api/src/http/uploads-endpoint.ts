import { UPLOAD_HEADERS, UPLOAD_LIMITS } from '@geven/odoo-sdk';
import { toLocale } from '@geven/timber';
import { CommerceError } from '../domain/errors/commerce-error';
import type { ErrorCode } from '../domain/errors/error-params';
import type { Limits } from '../ports/limits';
import type { Shopper } from '../ports/shopper';
import type { UploadIntake } from '../ports/upload-intake';
import type { Visitor } from '../sessions/visitor';
import { checkOrigin } from './check-origin';
import { readCookies } from './cookies';
import type { Exchange } from './exchange';
import { RequestError } from './request-error';
import { sendJson, toJson } from './send';
import { sessionCookieName, visitorCookies } from './visitor-cookies';

/** Where files of forms are sent to. */
export const UPLOADS_PATH = '/api/uploads';

const FORM_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const TOKEN = /^[\w-]{43}$/;
/** A file of 10 MB over a slow telephone; whoever takes longer holds a connection for nothing. */
const PATIENCE_MS = 180_000;

/** What is refused, as HTTP has it; all else about a file is 422. */
const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  BAD_REQUEST: 400,
  FILES_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
};

export interface UploadsEndpointOptions {
  readonly intake: UploadIntake;
  readonly limits: Limits;
  readonly shopOrigin: string;
  readonly isSecure: boolean;
  readonly createVisitor: (
    facts: Pick<Visitor, 'locale' | 'client'> & { readonly token: string | undefined },
  ) => Visitor;
  readonly onFailure: (error: unknown, requestId: string) => void;
}

/**
 * `POST /api/uploads` keeps the file that is its body for the visitor's session, making one where there is none, and
 * answers 201 with an `Upload`; `DELETE /api/uploads/<token>` takes it away. Headers name the file and its form. A refusal
 * is `{ code, params }` as the calls of the API have it (CF-07).
 */
export function createUploadsEndpoint(options: UploadsEndpointOptions) {
  const { intake, limits, shopOrigin, isSecure } = options;

  async function answer({ request, response, url, client }: Exchange): Promise<void> {
    checkOrigin(request.headers, shopOrigin);
    const visitor = options.createVisitor({
      client,
      locale: toLocale(request.headers['accept-language']),
      token: readCookies(request.headers.cookie).get(sessionCookieName(isSecure)),
    });
    const token = url.pathname.slice(UPLOADS_PATH.length + 1);
    if (request.method === 'DELETE' && TOKEN.test(token)) {
      const shopper = await visitor.shopper();
      if (shopper) await intake.takeBack(sessionOf(shopper), token);
      response.writeHead(204, { 'cache-control': 'no-store' }).end();
      return;
    }
    if (request.method !== 'POST' || token !== '') throw refusal(405);
    const formId = header(request.headers[UPLOAD_HEADERS.form]);
    if (!FORM_ID.test(formId)) throw new CommerceError('BAD_REQUEST', { reason: UPLOAD_HEADERS.form });
    const name = header(request.headers[UPLOAD_HEADERS.name]);
    if (Number(request.headers['content-length'] ?? 0) > UPLOAD_LIMITS.maxBytes)
      throw new CommerceError('FILES_TOO_LARGE', { field: 'files', max: UPLOAD_LIMITS.maxBytes });
    await limits.count('uploadsOfClient', client);
    const sessionId = sessionOf(await visitor.ensureShopper());
    // Left open, so that a refusal still gets through to the sender.
    const content = request.iterator({ destroyOnReturn: false });
    const timer = setTimeout(() => request.destroy(), PATIENCE_MS);
    const upload = await intake.keep({ sessionId, formId, name, content }).finally(() => clearTimeout(timer));
    response.setHeader('set-cookie', visitorCookies({ visitor, answer: {} }, isSecure));
    sendJson(response, 201, toJson(upload));
  }

  return async function handleUploads(exchange: Exchange): Promise<void> {
    const { request, response, requestId, logFields } = exchange;
    try {
      await answer(exchange);
    } catch (error) {
      if (hasSenderGone(error)) return void response.destroy();
      const cause = error instanceof RequestError ? error.cause : error;
      if (!(cause instanceof CommerceError)) options.onFailure(error, requestId);
      const { code, params }: CommerceError =
        cause instanceof CommerceError ? cause : new CommerceError('SERVICE_UNAVAILABLE');
      const status = error instanceof RequestError ? error.status : (STATUS[code] ?? 422);
      logFields.codes = [code];
      // What is still coming is of no use; its sender reads the answer when it is closed.
      if (!request.complete) response.setHeader('connection', 'close');
      sendJson(response, status, toJson({ code, params }));
      request.resume();
    }
  };
}

/** A header's text; empty for one that is missing or not encoded. */
function header(value: string | string[] | undefined): string {
  try {
    return decodeURIComponent(String(value ?? ''));
  } catch {
    return '';
  }
}

/** A visitor's shopper always has one. */
function sessionOf({ sessionId }: Shopper): number {
  if (sessionId === null) throw new Error('A visitor without a session');
  return sessionId;
}

const refusal = (status: RequestError['status']) =>
  new RequestError(status, new CommerceError('BAD_REQUEST', { reason: 'refused' }));

const GONE: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);
const hasSenderGone = (error: unknown) => GONE.has((error as NodeJS.ErrnoException).code);
