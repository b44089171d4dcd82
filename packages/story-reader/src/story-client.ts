import { ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout, wrap } from 'cockatiel';
import StoryblokClient from 'storyblok-js-client';

/** Where stories come from: the service, or with `fetch` a delivery in this process. */
export interface DeliveryAddress {
  /** Such as `https://api.storyblok.com/v2`. */
  readonly endpoint: string;
  readonly token: string;
  readonly fetch?: typeof fetch;
}

interface Answer {
  readonly data: unknown;
  readonly total: number;
}

/** Asks the delivery API; null is its 404, an answer like any other. */
export type AskDelivery = (path: string, params: Readonly<Record<string, unknown>>) => Promise<Answer | null>;

/** How many failures in a row open the circuit, and for how long nothing is asked then. */
const BREAKER = { failures: 5, openMs: 3000 };

/**
 * The vendor's client as we use it. It keeps nothing: its caches and the version that it remembers would show old
 * stories wherever a webhook was missed. It asks again after 429 for seconds, so our own deadline is around it.
 */
export function createStoryClient({ endpoint, token, fetch }: DeliveryAddress, timeoutMs: number): AskDelivery {
  const client = new StoryblokClient({
    accessToken: token,
    endpoint,
    cache: { type: 'none', clear: 'manual', cv: 'manual' },
    timeout: Math.ceil(timeoutMs / 1000),
    ...(fetch ? { fetch } : {}),
  });
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: BREAKER.openMs,
    breaker: new ConsecutiveBreaker(BREAKER.failures),
  });
  const deadline = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  const policy = wrap(breaker, deadline);

  return async (path, params) => {
    return policy.execute(async () => {
      try {
        const { data, total } = await client.get(path, { ...params });
        return { data: data as unknown, total: total ?? 0 };
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw new Error(`The content service ${describe(error)}`, { cause: error });
      }
    });
  };
}

/** The client throws an object with the status where there was an answer. */
const statusOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;

function describe(error: unknown): string {
  const status = statusOf(error);
  return status ? `answered ${status}` : 'gave no answer';
}
