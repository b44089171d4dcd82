import type ClientInterface from '@adyen/api-library/lib/src/httpClient/clientInterface.js';
import { AdyenFailure } from './adyen-failure';

export interface AdyenHttpOptions {
  /** In place of the vendor's host. */
  readonly standInUrl: string | null;
  /** For each of two attempts. */
  readonly timeoutMs: number;
}

/**
 * Calls the Checkout API for the vendor's library, whose own client knows no other host and no second attempt. An attempt
 * without an answer is made once more with the same idempotency key: the body is still in memory, and nowhere else.
 */
export function createAdyenHttp({ standInUrl, timeoutMs }: AdyenHttpOptions): ClientInterface {
  return {
    async request(endpoint, json, { apiKey = '' }, _isApiKeyRequired, options) {
      const url = standInUrl === null ? endpoint : standInUrl + new URL(endpoint).pathname;
      const idempotencyKey = options?.idempotencyKey;
      const headers = {
        'content-type': 'application/json',
        'x-api-key': apiKey,
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      };
      const call = () => post(url, { headers, body: String(json), timeoutMs });
      return await call().catch((error: unknown) => {
        if (!idempotencyKey || !(error instanceof AdyenFailure) || !error.isUnanswered) throw error;
        // Whatever the second attempt fails with: what the first one did is still unknown.
        return call().catch(() => {
          throw error;
        });
      });
    },
  };
}

interface PostOptions {
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly timeoutMs: number;
}

async function post(url: string, { headers, body, timeoutMs }: PostOptions): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { status, text } = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => {
      throw new AdyenFailure(null);
    });
  const answer = parse(text);
  if (status < 200 || status >= 300) throw new AdyenFailure(status, errorCodeOf(answer));
  if (answer === null) throw new AdyenFailure(null);
  return text;
}

/** An object; null for anything else, as a proxy in between may send it. */
function parse(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function errorCodeOf(answer: object | null): string | null {
  return answer && 'errorCode' in answer && typeof answer.errorCode === 'string' ? answer.errorCode : null;
}
