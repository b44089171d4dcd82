import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE, toLocale } from '@geven/timber';
import { PLAIN_PAGE_HEADERS, plainHtml } from '../src/lib/serving/plain-html.ts';

/** Seconds after which content may be there again. */
const RETRY_AFTER = 5;

/**
 * Puts a plain page in the place of Next's own for an error, which is empty until inline scripts run that the policy
 * forbids (ER-13, ER-19). Only what asks for a page gets one: programs keep their answer. A page that failed while
 * content cannot be read is 503, which search engines take for "later".
 */
export function replaceErrorPages(
  request: IncomingMessage,
  response: ServerResponse,
  isContentOut: () => boolean,
): void {
  if (!request.headers.accept?.includes('text/html')) return;
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...chunk: unknown[]) => boolean;
  const end = response.end.bind(response) as (...chunk: unknown[]) => ServerResponse;
  let page: string | null = null;

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status !== 500) return writeHead(status, ...rest);
    const isOut = isContentOut();
    page = plainHtml(localeOf(request), isOut ? 503 : 500);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) response.removeHeader(name);
    for (const [name, value] of Object.entries(PLAIN_PAGE_HEADERS)) response.setHeader(name, value);
    if (!isOut) return writeHead(status);
    response.setHeader('retry-after', RETRY_AFTER);
    return writeHead(503);
  }) as ServerResponse['writeHead'];
  /** Headers are also sent without being asked for, by the first bytes of a body. */
  const sendHead = () => {
    if (!response.headersSent) response.writeHead(response.statusCode);
  };
  response.write = ((...chunk: unknown[]) => {
    sendHead();
    return page === null ? write(...chunk) : true;
  }) as ServerResponse['write'];
  response.end = ((...chunk: unknown[]) => {
    sendHead();
    return page === null ? end(...chunk) : end(request.method === 'HEAD' ? undefined : page);
  }) as ServerResponse['end'];
}

/** By the cookie alone: whatever else decides may be what failed. */
function localeOf({ headers }: IncomingMessage) {
  const [, chosen] = /(?:^|;\s*)locale=(\w{2})/.exec(headers.cookie ?? '') ?? [];
  return chosen ? toLocale(chosen) : DEFAULT_LOCALE;
}
