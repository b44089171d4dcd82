import { z } from 'zod';
import type { Exchange } from './exchange';
import { readBody } from './read-body';
import { RequestError } from './request-error';

export interface StoryblokWebhookEndpointOptions {
  /** Whether the signature is the vendor's of exactly these bytes. */
  readonly isSigned: (body: string, signature: string) => boolean;
  /** The space whose webhooks count. */
  readonly space: number;
  /** Called for every webhook; null where it names no story. Returns at once. */
  readonly onChange: (storyId: number | null) => void;
}

const message = z.object({ space_id: z.number().int(), story_id: z.number().int().positive().optional() });

/**
 * Answers `POST /api/webhooks/storyblok`: something was published, unpublished, moved or deleted (CM-16). 401 without
 * the vendor's signature of the body, 400 for what is not of our space, 413 above 64 KB; else 204 at once, because the
 * vendor neither waits nor tries again. The signed text is not trusted further: what changed is read from the service.
 */
export function createStoryblokWebhookEndpoint({ isSigned, space, onChange }: StoryblokWebhookEndpointOptions) {
  return async function handleStoryblokWebhook({ request, response }: Exchange): Promise<void> {
    const status = await statusOf();
    response.writeHead(status, { 'cache-control': 'no-store' }).end();

    async function statusOf(): Promise<number> {
      if (request.method !== 'POST') return 405;
      const signature = request.headers['webhook-signature'];
      try {
        const body = await readBody(request);
        if (typeof signature !== 'string' || !isSigned(body, signature)) return 401;
        const { success, data } = message.safeParse(parse(body));
        if (!success || data.space_id !== space) return 400;
        onChange(data.story_id ?? null);
        return 204;
      } catch (error) {
        if (error instanceof RequestError) return error.status;
        throw error;
      }
    }
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
