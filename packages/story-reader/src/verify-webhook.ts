import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a webhook's `webhook-signature` is of exactly this body: HMAC-SHA1 by one of our secrets, two while one is replaced. */
export function isSignedWebhook(body: string | Uint8Array, signature: string, secrets: readonly string[]): boolean {
  const given = Buffer.from(signature, 'utf8');
  return secrets.some((secret) => {
    const own = Buffer.from(createHmac('sha1', secret).update(body).digest('hex'), 'utf8');
    return given.length === own.length && timingSafeEqual(given, own);
  });
}

/** The signature that the vendor sends with a body. */
export const signWebhook = (body: string | Uint8Array, secret: string): string =>
  createHmac('sha1', secret).update(body).digest('hex');
