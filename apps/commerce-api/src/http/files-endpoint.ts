import { pipeline } from 'node:stream/promises';
import { toLocale } from '@geven/timber';
import { create } from 'content-disposition';
import { CommerceError } from '../domain/errors/commerce-error';
import type { ErrorCode } from '../domain/errors/error-params';
import type { StoredFile } from '../ports/files';
import type { Visitor } from '../sessions/visitor';
import { readCookies } from './cookies';
import type { Exchange } from './exchange';
import { sendJson, toJson } from './send';
import { sessionCookieName } from './visitor-cookies';

/** Where files of customers are. */
export const FILES_PATH = '/api/files/';

/** Which file is asked for. */
export interface WantedFile {
  /** What follows the endpoint's path. */
  readonly key: string;
  /** What opens it without a login, from `authorization: Bearer`: no address, and so no log, has it. */
  readonly accessToken: string | null;
}

type AnsweredFile = Pick<StoredFile, 'name' | 'contentType' | 'size' | 'read'>;

export interface FilesEndpointOptions {
  /** What the key of a file follows in its address. */
  readonly path: string;
  readonly openFile: (visitor: Visitor, wanted: WantedFile) => Promise<AnsweredFile | null>;
  readonly isSecure: boolean;
  readonly createVisitor: (
    facts: Pick<Visitor, 'locale' | 'client'> & { readonly token: string | undefined },
  ) => Visitor;
  readonly onFailure: (error: unknown, requestId: string) => void;
}

/** What is refused, as HTTP has it. */
const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  NOT_AUTHENTICATED: 401,
  REAUTHENTICATION_REQUIRED: 403,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
};

const RETRY_AFTER_SECONDS = 2;

/**
 * Answers `GET {path}{key}` with a file of the customer that is logged in, to be saved and never shown: 401 for a guest,
 * 403 where the login is too old for it, 404 for what is not there or somebody else's, 429 for who asks for too many.
 */
export function createFilesEndpoint({ path, openFile, isSecure, createVisitor, onFailure }: FilesEndpointOptions) {
  async function answer({ request, response, url, client }: Exchange): Promise<void> {
    const visitor = createVisitor({
      client,
      locale: toLocale(request.headers['accept-language']),
      token: readCookies(request.headers.cookie).get(sessionCookieName(isSecure)),
    });
    const file = await openFile(visitor, {
      key: url.pathname.slice(path.length),
      accessToken: bearerToken(request.headers.authorization),
    });
    const content = await file?.read();
    if (!file || !content) return sendJson(response, 404, toJson({ status: 'not found' }));
    response.writeHead(200, {
      'content-type': file.contentType,
      'content-length': file.size,
      'content-disposition': create(file.name),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    await pipeline(content, response);
  }

  return async function handleFile(exchange: Exchange): Promise<void> {
    const { request, response, requestId, logFields } = exchange;
    request.resume();
    if (request.method !== 'GET') {
      response.setHeader('allow', 'GET');
      return sendJson(response, 405, toJson({ status: 'method not allowed' }));
    }
    try {
      await answer(exchange);
    } catch (error) {
      const code = error instanceof CommerceError ? (error.code as ErrorCode) : undefined;
      const status = code && STATUS[code];
      if (status) {
        logFields.codes = [code];
        const { seconds = RETRY_AFTER_SECONDS } = (error as CommerceError).params as { readonly seconds?: number };
        if (status >= 429) response.setHeader('retry-after', seconds);
        return sendJson(response, status, toJson({ status: code }));
      }
      if (hasClientGone(error)) return;
      onFailure(error, requestId);
      if (response.headersSent) response.destroy();
      else sendJson(response, 503, toJson({ status: 'unavailable' }));
    }
  };
}

const bearerToken = (authorization: string | undefined): string | null =>
  /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1] ?? null;

const hasClientGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
