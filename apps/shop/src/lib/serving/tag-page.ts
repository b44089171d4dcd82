import { unstable_cache } from 'next/cache';

/** Tags the page that is being rendered, so that it can be dropped by name, without Next's fetch. Caches nothing. */
export const tagPage = (...tags: string[]): Promise<null> => unstable_cache(async () => null, tags, { tags })();
