import { readFileSync } from 'node:fs';

/**
 * When a process was started, in whatever unit the system reports; undefined when there is none.
 * Linux: field 22 of /proc/<pid>/stat (clock ticks since boot). Elsewhere only that it lives.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function birthOf(pid) {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // A zombie has ended; only its parent has not read so yet.
      return fields[0] === 'Z' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  try {
    process.kill(pid, 0);
    return 'alive';
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM' ? 'alive' : undefined;
  }
}
