import { isSameSecret } from '@geven/odoo-sdk/server';
import { revalidateTag } from 'next/cache';
import { readLimited } from '@/lib/api/read-limited';
import { storyService } from '@/lib/content/story-service';
import { env } from '@/lib/env';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';

const TAG = /^[a-z0-9-]{1,64}$/;
/** Bytes of a list of tags at most. */
const MAX_BODY = 16 * 1024;

/** Drops the cached pages of some tags: `{ "tags": ["catalogue"] }` with the shared secret as bearer token. */
export async function POST(request: Request): Promise<Response> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  if (!env.REVALIDATE_SECRET || !isSameSecret(token, env.REVALIDATE_SECRET)) return new Response(null, { status: 401 });
  const body = parse(await readLimited(request, MAX_BODY));
  const tags = typeof body === 'object' && body !== null && 'tags' in body && Array.isArray(body.tags) ? body.tags : [];
  const known = tags.filter((tag): tag is string => typeof tag === 'string' && TAG.test(tag)).slice(0, 100);
  if (known.some(isOfStories)) storyService().expireIndex();
  // 'max' shows the old page until the new one is there, the page cache ends that after a second; an API that is down
  // leaves the old one standing.
  for (const tag of known) revalidateTag(tag, 'max');
  return Response.json({ revalidated: known });
}

/** Stories that come, go or move change the index of their addresses. */
const isOfStories = (tag: string) => tag === CACHE_TAGS.stories || tag === CACHE_TAGS.storyLists;

function parse(body: Uint8Array | null): unknown {
  try {
    return body && JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
