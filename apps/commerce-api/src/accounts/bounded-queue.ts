import { CommerceError } from '../domain/errors/commerce-error';

interface BoundedQueueOptions {
  /** Work that runs side by side. */
  readonly atOnce: number;
  /** Work that may wait for that; what is more is refused with SERVICE_UNAVAILABLE at once. */
  readonly maxWaiting: number;
}

/** Runs work in the order it came, a few pieces side by side and a limited number behind them. */
export function createBoundedQueue({ atOnce, maxWaiting }: BoundedQueueOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) {
      running += 1;
    } else {
      if (waiting.length >= maxWaiting) throw new CommerceError('SERVICE_UNAVAILABLE');
      // Whoever is done hands its place on, so that nobody comes in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
