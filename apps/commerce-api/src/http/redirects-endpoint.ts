import { type Locale, toLocale } from '@geven/timber';
import type { Exchange } from './exchange';
import { sendJson, toJson } from './send';

export interface RedirectsEndpointOptions {
  /** The redirects of a language. */
  readonly readRedirects: (locale: Locale) => Promise<readonly { from: string; to: string }[]>;
  readonly onFailure: (error: unknown, requestId: string) => void;
}

/** Answers `GET /api/redirects`: which searches lead where, in the language of the request (API-68); 503 without a database. */
export function createRedirectsEndpoint({ readRedirects, onFailure }: RedirectsEndpointOptions) {
  return async function handleRedirects({ request, response, requestId }: Exchange): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendJson(response, 405, toJson({ status: 'method not allowed' }));
    }
    try {
      sendJson(response, 200, toJson(await readRedirects(toLocale(request.headers['accept-language']))));
    } catch (error) {
      onFailure(error, requestId);
      sendJson(response, 503, toJson({ status: 'unavailable' }));
    }
  };
}
