import { LOCALES, toLocale } from '@geven/timber';
import { create } from 'content-disposition';
import { CommerceError } from '../domain/errors/commerce-error';
import { type DownloadRequest, type Downloads, DownloadsBusy } from '../downloads/downloads';
import type { Limits } from '../ports/limits';
import type { Exchange } from './exchange';
import { sendJson, toJson } from './send';

interface DownloadsEndpointOptions {
  readonly downloads: Downloads;
  readonly limits: Limits;
  onFailure(error: unknown, requestId: string): void;
}

/** Where documents of products are. */
export const DOWNLOADS_PATH = '/api/downloads/';

const ADDRESS = new RegExp(String.raw`^${DOWNLOADS_PATH}(\d{1,9})/([a-z]{2,20}(?:-[a-z]{2,20}){0,3}(?:-[2-9])?)\.pdf$`);
const RETRY_AFTER_SECONDS = 2;

/**
 * Answers `GET /api/downloads/{templateId}/{kind}.pdf?locale=nl|en|de` with a file that `content-disposition` names
 * (API-69, PD-20): 400 for what is no such address, 404 for a document that the product does not have, 503 when too many
 * are to be written at once, 429 for a client that asks for too many.
 */
export function createDownloadsEndpoint({ downloads, limits, onFailure }: DownloadsEndpointOptions) {
  return async function handleDownload({ request, response, requestId, client, logFields }: Exchange): Promise<void> {
    request.resume();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendJson(response, 405, toJson({ status: 'method not allowed' }));
    }
    const wanted = parse(request.url ?? '', request.headers['accept-language']);
    if (!wanted) return sendJson(response, 400, toJson({ status: 'not an address of a document' }));
    try {
      await limits.count('documentsOfClient', client);
      const download = await downloads.find(wanted);
      if (!download) return sendJson(response, 404, toJson({ status: 'not found' }));
      const etag = `"${download.tag}"`;
      const headers = { etag, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
      if (request.headers['if-none-match']?.includes(etag)) {
        logFields.cache = 'hit';
        response.writeHead(304, headers).end();
        return;
      }
      const file = await download.read();
      if (!file) return sendJson(response, 404, toJson({ status: 'not found' }));
      response.writeHead(200, {
        ...headers,
        'content-type': 'application/pdf',
        'content-length': file.length,
        'content-language': wanted.locale,
        'content-disposition': create(download.filename, { fallback: toAscii(download.filename) }),
        'content-security-policy': "default-src 'none'",
      });
      response.end(request.method === 'HEAD' ? undefined : file);
    } catch (error) {
      if (isTooMany(error)) {
        response.setHeader('retry-after', String(error.params.seconds));
        return sendJson(response, 429, toJson({ status: 'too many requests' }));
      }
      if (!(error instanceof DownloadsBusy)) onFailure(error, requestId);
      response.setHeader('retry-after', RETRY_AFTER_SECONDS);
      sendJson(response, 503, toJson({ status: 'unavailable' }));
    }
  };
}

const isTooMany = (error: unknown): error is CommerceError =>
  error instanceof CommerceError && error.code === 'TOO_MANY_REQUESTS';

/** The address as it was sent, undecoded: whatever is written like `..` does not keep to it. */
function parse(url: string, acceptLanguage: string | undefined): DownloadRequest | null {
  const [path = '', query = ''] = url.split('?', 2);
  const [, templateId, slug] = ADDRESS.exec(path) ?? [];
  if (!templateId || !slug) return null;
  const asked = new URLSearchParams(query).get('locale');
  const locale = asked === null ? toLocale(acceptLanguage) : LOCALES.find((each) => each === asked);
  return locale ? { templateId: Number(templateId), slug, locale } : null;
}

/** For programs that know no other letters: `Größe 25 × 145` becomes `Grosse 25 x 145`. */
function toAscii(name: string): string {
  return name
    .replaceAll('×', 'x')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '-');
}
