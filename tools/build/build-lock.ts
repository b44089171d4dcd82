import { join } from 'node:path';
import { withLock } from '../processes/lock-file.mjs';
import { ROOT } from '../settings.ts';

/** Generated code and dist folders are written, and copied, by one at a time. */
export function withBuildLock<T>(work: () => Promise<T> | T): Promise<T> {
  return withLock(join(ROOT, 'node_modules', '.build.lock'), 'Another build', work);
}
