import { signWebhook } from '@geven/story-reader';
import type { ContentStore } from './content-store';

interface WebhookOptions {
  readonly shopUrl: string;
  readonly space: number;
  readonly secret: string;
}

const TIMEOUT_MS = 5000;

/** Tells the shop what was published, as the vendor does: signed, once, whatever it answers. */
export function sendWebhooks({ onChange }: ContentStore, { shopUrl, space, secret }: WebhookOptions): void {
  onChange((action, { id, full_slug, name }) => {
    const body = JSON.stringify({
      text: `The story ${name} (${full_slug}) was ${action}.`,
      action,
      space_id: space,
      story_id: id,
      full_slug,
    });
    fetch(new URL('/api/webhooks/storyblok', shopUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'webhook-signature': signWebhook(body, secret) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => console.warn('webhook not delivered', error));
  });
}
