import { execFileSync } from 'node:child_process';
import { ROOT } from '../settings.ts';

/** The git revision of the checkout; "unknown" outside git. */
export function currentRevision(): string {
  if (process.env.REVISION) return process.env.REVISION;
  try {
    // The checkout may belong to another user; reading its revision is harmless.
    const args = ['-c', `safe.directory=${ROOT}`, 'rev-parse', 'HEAD'];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}
