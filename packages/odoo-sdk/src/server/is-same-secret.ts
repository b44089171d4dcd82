import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a secret in constant time, so that timing reveals nothing about a guess. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
