import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether somebody knows a secret; takes as long for a good guess as for a bad one. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
