import { createHash } from 'node:crypto';

/**
 * The UUID of a request about an attempt: the same for the same purpose, however often it is made, so that the payment
 * service does it once.
 */
export function requestId(attemptId: string, purpose: string): string {
  const hash = createHash('sha256').update(`${attemptId}:${purpose}`).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
}
