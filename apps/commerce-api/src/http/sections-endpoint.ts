import { createHash } from 'node:crypto';
import { LOCALES, type Locale, toLocale } from '@geven/timber';
import type { CatalogueReader } from '../catalogue/catalogue-reader';
import { drawSection } from '../sections/draw-section';
import type { Exchange } from './exchange';
import { sendJson, toJson } from './send';

/** Where sections of products are. */
export const SECTIONS_PATH = '/api/sections/';

const ADDRESS = new RegExp(String.raw`^${SECTIONS_PATH}([\w-]{1,64})\.svg$`);
/** Of the wood, where the product has no picture of its end grain. */
const STONE = '#ebeef0';

/**
 * Answers `GET /api/sections/{itemNumber}.svg?locale=nl|en|de`: the dimensioned section of a board, which prints 1:1. 400
 * for what is no such address, 404 for a product that does not exist or that has no section.
 */
export function createSectionsEndpoint(catalogue: Pick<CatalogueReader, 'productByNumber'>) {
  return async function handleSection({ request, response, url, logFields }: Exchange): Promise<void> {
    request.resume();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendJson(response, 405, toJson({ status: 'method not allowed' }));
    }
    const [address = ''] = (request.url ?? '').split('?', 1);
    const [, itemNumber] = ADDRESS.exec(address) ?? [];
    const locale = localeOf(url.searchParams.get('locale'), request.headers['accept-language']);
    if (!itemNumber || !locale) return sendJson(response, 400, toJson({ status: 'not an address of a section' }));
    const product = catalogue.productByNumber(itemNumber, locale);
    if (!product || product.thickness === null || product.width === null) {
      return sendJson(response, 404, toJson({ status: 'not found' }));
    }
    const drawing = Buffer.from(
      drawSection(
        {
          name: product.title.name,
          itemNumber,
          profile: product.profile1?.slug ?? null,
          thickness: product.thickness,
          width: product.width,
          workingWidth: product.workingWidth,
          cover: product.cover,
          colour: product.end?.colour ?? STONE,
        },
        locale,
      ),
    );
    const etag = `"${createHash('sha256').update(drawing).digest('hex').slice(0, 24)}"`;
    const headers = { etag, 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' };
    if (request.headers['if-none-match']?.includes(etag)) {
      logFields.cache = 'hit';
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-length': drawing.length,
      'content-language': locale,
      'content-disposition': `inline; filename="${itemNumber}.svg"`,
      'content-security-policy': "default-src 'none'",
    });
    response.end(request.method === 'HEAD' ? undefined : drawing);
  };
}

/** Asked for, else that of the browser; null for a language that the shop does not speak. */
function localeOf(asked: string | null, acceptLanguage: string | undefined): Locale | null {
  return asked === null ? toLocale(acceptLanguage) : (LOCALES.find((each) => each === asked) ?? null);
}
