import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Niceness of threads that nobody looks at while they work. */
const LATER = 10;

/**
 * Lets whatever a visitor waits for go first, where there is not enough processor for both: files of orders are written
 * while others still buy. Linux alone has priorities of threads; elsewhere this would be one of the whole process.
 */
export function yieldToRequests(): void {
  if (!isMainThread && process.platform === 'linux') setPriority(0, LATER);
}
