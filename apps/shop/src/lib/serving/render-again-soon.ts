import { unstable_cache } from 'next/cache';

/** Seconds after which a page that was made of copies is made again. */
const OUTAGE_SECONDS = 30;

/** Keeps the page that is being rendered for seconds, not for a day: it was made of what may be old. */
export async function renderAgainSoon(cause: string): Promise<void> {
  await unstable_cache(async () => null, [cause], { revalidate: OUTAGE_SECONDS })();
}
