import { CommerceError } from '../domain/errors/commerce-error';
import type { Limits } from '../ports/limits';
import type { Exchange } from './exchange';
import { sendJson, toJson } from './send';

/** Where browsers get what they are to solve. */
export const CAPTCHA_PATH = '/api/captcha';

interface CaptchaEndpointOptions {
  readonly challenge: () => Promise<object>;
  readonly limits: Limits;
  readonly onFailure: (error: unknown, requestId: string) => void;
}

/** Answers `GET /api/captcha` with a challenge of the shop's own captcha (API-73): 429 for a client that asks too often. */
export function createCaptchaEndpoint({ challenge, limits, onFailure }: CaptchaEndpointOptions) {
  return async function handleCaptcha({ request, response, requestId, client, logFields }: Exchange): Promise<void> {
    request.resume();
    if (request.method !== 'GET') {
      response.setHeader('allow', 'GET');
      return sendJson(response, 405, toJson({ status: 'method not allowed' }));
    }
    try {
      await limits.count('captchasOfClient', client);
      sendJson(response, 200, toJson(await challenge()));
    } catch (error) {
      if (error instanceof CommerceError && error.code === 'TOO_MANY_REQUESTS') {
        logFields.codes = [error.code];
        return sendJson(response, 429, toJson({ status: 'too many requests' }));
      }
      onFailure(error, requestId);
      sendJson(response, 503, toJson({ status: 'unavailable' }));
    }
  };
}
