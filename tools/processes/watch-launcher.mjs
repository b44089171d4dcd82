/**
 * Calls back when the npm that started this process is gone without having told it (kill -9), so that nothing stays
 * behind that nobody can stop. Without npm it does nothing: then a changed parent is somebody's intent (nohup).
 * @param {() => void} onGone
 */
export function watchLauncher(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const launcher = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === launcher) return;
    clearInterval(timer);
    onGone();
  }, 1000);
  timer.unref();
}
