import { readFileSync } from 'node:fs';

/** How often to look, ms. */
const PERIOD = 500;

/**
 * Calls back when the npm that started this process is gone without having told it (kill -9, or a signal that reached
 * only npm's shell), so that nothing stays behind that nobody can stop. Without npm it does nothing: then a changed
 * parent is somebody's intent (nohup).
 * @param {() => void} onGone
 */
export function watchLauncher(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const launcher = ancestry();
  const timer = setInterval(() => {
    if (ancestry() === launcher) return;
    clearInterval(timer);
    onGone();
  }, PERIOD);
  timer.unref();
}

/** Our parent (npm's shell) and its parent (npm), where the system reports it. */
function ancestry() {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(parent);
  }
}
