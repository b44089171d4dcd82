/** Runs work of one key one after the other, and of different keys side by side. */
export function createSequence() {
  const last = new Map<string, Promise<unknown>>();
  return async function inSequence<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve();
    const running = before.then(work, work);
    last.set(key, running);
    try {
      return await running;
    } finally {
      if (last.get(key) === running) last.delete(key);
    }
  };
}
