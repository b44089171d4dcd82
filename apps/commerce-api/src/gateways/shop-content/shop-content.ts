import { z } from 'zod';
import type { ContentSource } from '../../ports/content-source';

const texts = z.object({
  path: z.string().startsWith('/'),
  title: z.string(),
  intro: z.string(),
  headings: z.array(z.string()),
});
const answer = z.array(z.object({ nl: texts, en: texts, de: texts }));

const TIMEOUT_MS = 10_000;

/** The shop's own fixed pages (terms, privacy …), over its `/api/content`: their texts live there and nowhere else. */
export function createShopContent({ shopUrl }: { readonly shopUrl: string }): ContentSource {
  const url = new URL('/api/content', shopUrl);
  return {
    async read() {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`The shop answered ${response.status} when asked for its pages`);
      return answer.parse(await response.json());
    },
  };
}
