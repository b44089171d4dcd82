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

interface FilesEndpointOptions {
  readonly openFile: (visitor: Visitor, key: string) => Promise<StoredFile | null>;
  readonly isSecure: boolean;
  readonly createVisitor: (
    facts: Pick<Visitor, 'locale' | 'client'> & { readonly token: string | undefined },
  ) => Visitor;
  readonly onFailure: (error: unknown, requestId: string) => void;
}

/** What is refused, as HTTP has it. */
const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = { NOT_AUTHENTICATED: 401, REAUTHENTICATION_REQUIRED: 403 };

/**
 * Answers `GET /api/files/{key}` with a file of the customer that is logged in, to be saved and never shown: 401 for a
 * guest, 403 where the login is older than 10 minutes, 404 for what is not there or somebody else's.
 */
export function createFilesEndpoint({ openFile, isSecure, createVisitor, onFailure }: FilesEndpointOptions) {
  async function answer({ request, response, url, client }: Exchange): Promise<void> {
    const visitor = createVisitor({
      client,
      locale: toLocale(request.headers['accept-language']),
      token: readCookies(request.headers.cookie).get(sessionCookieName(isSecure)),
    });
    const file = await openFile(visitor, url.pathname.slice(FILES_PATH.length));
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
        return sendJson(response, status, toJson({ status: code }));
      }
      if (hasClientGone(error)) return;
      onFailure(error, requestId);
      if (response.headersSent) response.destroy();
      else sendJson(response, 503, toJson({ status: 'unavailable' }));
    }
  };
}

const hasClientGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
