import { parsePictureAddress } from '@geven/odoo-sdk/pictures';
import type { Pictures, ServedPicture } from '../pictures/pictures';
import { PicturesBusy } from '../pictures/pictures';
import { UnreadablePicture } from '../pictures/render-picture';
import type { Exchange } from './exchange';
import { sendJson, toJson } from './send';

interface PicturesEndpointOptions {
  readonly pictures: Pictures;
  /** A picture that could not be answered though it is there; `path` is that of the address. */
  onFailure(error: unknown, path: string): void;
}

/** Addresses carry a version, so what they answer never becomes another. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A page that was kept longer than its picture asks for a version that has gone. */
const FOR_A_MINUTE = 'public, max-age=60';
const RETRY_AFTER_SECONDS = 2;

/**
 * Answers `GET /api/pictures/{version}/{path}[/m/…]`, the resizing path of the specification (CM-11, API-71): 400 for what
 * does not keep to the grammar or the list of sizes, 404 for what nobody has, 422 for a file that is no picture, 503 when
 * too many are asked for at once. An outdated version gets the picture as it is now, kept for a minute.
 */
export function createPicturesEndpoint({ pictures, onFailure }: PicturesEndpointOptions) {
  return async function handlePicture({ request, response, logFields }: Exchange): Promise<void> {
    request.resume();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendJson(response, 405, toJson({ status: 'method not allowed' }));
    }
    // The address as it was sent: a parsed URL has already resolved `..` and what is written like it.
    const [address = ''] = (request.url ?? '').split('?', 1);
    const wanted = parsePictureAddress(address);
    if (!wanted) return sendJson(response, 400, toJson({ status: 'not an address of a picture' }));
    try {
      const picture = await pictures.find(wanted, request.headers.accept ?? '');
      if (!picture) return sendJson(response, 404, toJson({ status: 'not found' }));
      const etag = `"${picture.tag}"`;
      const headers = { ...headersOf(picture, etag), ...(wanted.cut?.format ? {} : { vary: 'Accept' }) };
      if (isKnown(request.headers['if-none-match'], etag)) {
        logFields.cache = 'hit';
        response.writeHead(304, headers).end();
        return;
      }
      const file = await picture.read();
      if (!file) return sendJson(response, 404, toJson({ status: 'not found' }));
      response.writeHead(200, { ...headers, 'content-length': file.length });
      response.end(request.method === 'HEAD' ? undefined : file);
    } catch (error) {
      if (error instanceof UnreadablePicture) {
        onFailure(error, wanted.path);
        return sendJson(response, 422, toJson({ status: 'not a picture that can be shown', reason: error.message }));
      }
      if (!(error instanceof PicturesBusy)) onFailure(error, wanted.path);
      response.setHeader('retry-after', RETRY_AFTER_SECONDS);
      sendJson(response, 503, toJson({ status: 'unavailable' }));
    }
  };
}

function headersOf({ format, isCurrent }: ServedPicture, etag: string): Record<string, string> {
  return {
    etag,
    'content-type': `image/${format}`,
    'cache-control': isCurrent ? FOR_EVER : FOR_A_MINUTE,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  };
}

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
