import type { Exchange } from './exchange';
import { sendJson, toJson } from './send';

export interface StoryRedirectsEndpointOptions {
  /** Old paths of stories, each with where its story is now. */
  readonly readRedirects: () => Promise<Readonly<Record<string, string>>>;
  readonly onFailure: (error: unknown, requestId: string) => void;
}

/** Answers `GET /api/story-redirects`: `{"/s/old":"/s/new"}` for stories that were renamed; 503 without a database. */
export function createStoryRedirectsEndpoint({ readRedirects, onFailure }: StoryRedirectsEndpointOptions) {
  return async function handleStoryRedirects({ request, response, requestId }: Exchange): Promise<void> {
    request.resume();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendJson(response, 405, toJson({ status: 'method not allowed' }));
    }
    try {
      sendJson(response, 200, toJson(await readRedirects()));
    } catch (error) {
      onFailure(error, requestId);
      sendJson(response, 503, toJson({ status: 'unavailable' }));
    }
  };
}
