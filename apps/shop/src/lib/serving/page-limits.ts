import { FORWARDING_HEADERS } from '@geven/odoo-sdk/server';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env';

/** Seconds of a window: short, so that a burst cannot hold up everybody for long. */
const WINDOW = 10;

const limiter = (perMinute: number) =>
  new RateLimiterMemory({ points: Math.ceil((perMinute * WINDOW) / 60), duration: WINDOW });

const pages = limiter(env.PAGES_PER_MINUTE);
const rendered = limiter(env.RENDERED_PAGES_PER_MINUTE);

/**
 * Counts a page for the visitor's network: one that has to be rendered counts twice, once for each limit. Seconds to
 * wait when there were too many, else null. Every process counts for itself, as its own time is what is guarded.
 */
export async function countPage(request: Pick<Headers, 'get'>, isRendered: boolean): Promise<number | null> {
  const client = request.get(FORWARDING_HEADERS.client) ?? 'unknown';
  try {
    await pages.consume(client);
    if (isRendered) await rendered.consume(client);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
