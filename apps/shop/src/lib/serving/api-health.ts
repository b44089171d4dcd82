import { env } from '../env';

/** ms for which an answer is valid, and ms to wait for one: a page must not wait for a server that hangs. */
const VALID_FOR = 2000;
const PATIENCE = 500;

declare global {
  /** Read by the page cache, which is loaded apart from the rest of the shop. */
  var isApiDown: boolean | undefined;
}

let checkedAt = Number.NEGATIVE_INFINITY;
let isUp = true;

/** Whether the API answers; asks at most every two seconds. */
export async function isApiUp(now = performance.now()): Promise<boolean> {
  if (now - checkedAt < VALID_FOR) return isUp;
  checkedAt = now;
  isUp = await fetch(`${env.API_URL}/api/health`, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    // A server that is slow is not down: its pages may still come.
    (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError',
  );
  globalThis.isApiDown = !isUp;
  return isUp;
}
