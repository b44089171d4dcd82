import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CatalogueReader } from '../catalogue/catalogue-reader';
import type { Exchange } from './exchange';
import { sendJson, toJson } from './send';

/** Products of one answer at most: as many as a file of a sitemap holds in three languages. */
const MAX_LIMIT = 5000;
/** Lines that are written at once. */
const LINES_PER_CHUNK = 200;

/**
 * Answers `GET /api/product-addresses?offset=0&limit=3000` for sitemaps (RT-35): a line of JSON per published product,
 * `{"id":7,"slugs":{"nl":"…","en":"…","de":"…"}}`, the oldest first, and in `x-total-count` how many there are. 400 for
 * numbers that are none.
 */
export function createProductAddressesEndpoint(catalogue: Pick<CatalogueReader, 'productAddresses'>) {
  return async function handleProductAddresses({ request, response, url }: Exchange): Promise<void> {
    request.resume();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendJson(response, 405, toJson({ status: 'method not allowed' }));
    }
    const offset = wholeNumber(url.searchParams.get('offset') ?? '0');
    const limit = wholeNumber(url.searchParams.get('limit') ?? String(MAX_LIMIT));
    if (offset === null || limit === null || limit > MAX_LIMIT) {
      return sendJson(
        response,
        400,
        toJson({ status: `offset and limit are whole numbers, limit at most ${MAX_LIMIT}` }),
      );
    }
    const { totalCount, addresses } = catalogue.productAddresses(offset, limit);
    response.writeHead(200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-total-count': totalCount,
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    // A reader that goes away ends it; there is nobody to tell.
    await pipeline(Readable.from(chunks(addresses)), response).catch(() => undefined);
  };
}

function* chunks(values: readonly unknown[]): Generator<string> {
  for (let start = 0; start < values.length; start += LINES_PER_CHUNK) {
    const lines = values.slice(start, start + LINES_PER_CHUNK).map((value) => `${JSON.stringify(value)}\n`);
    yield lines.join('');
  }
}

const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);
