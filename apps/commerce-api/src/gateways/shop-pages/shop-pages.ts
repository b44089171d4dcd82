import type { Pages } from '../../ports/pages';

interface ShopPagesOptions {
  /** Address of the shop. */
  readonly shopUrl: string;
  /** What the shop knows the API by. */
  readonly secret: string;
}

const TIMEOUT_MS = 10_000;

/** The pages of the shop, over its own `/api/revalidate`. */
export function createShopPages({ shopUrl, secret }: ShopPagesOptions): Pages {
  const url = new URL('/api/revalidate', shopUrl);
  return {
    async expire(tags) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The shop answered ${response.status} when told that pages are stale`);
    },
  };
}
