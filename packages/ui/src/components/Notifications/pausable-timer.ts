export interface PausableTimer {
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** A timer (ms) that can be paused and resumed with the remaining time. */
export function createPausableTimer(onEnd: () => void, duration: number): PausableTimer {
  let rest = duration;
  let startedAt = 0;
  let handle: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(handle);
    handle = undefined;
  };
  const resume = () => {
    if (handle !== undefined) return;
    startedAt = Date.now();
    handle = setTimeout(onEnd, rest);
  };
  const pause = () => {
    if (handle === undefined) return;
    stop();
    rest = Math.max(0, rest - (Date.now() - startedAt));
  };

  resume();
  return { pause, resume, stop };
}
