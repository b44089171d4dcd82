type CleanUp = () => Promise<void> | void;

const pending = new Set<CleanUp>();

/** Notes what must be undone when we are stopped in between; call the answer to undo it in the normal course. */
export function onEnd(undo: CleanUp): () => Promise<void> {
  pending.add(undo);
  return async () => {
    if (pending.delete(undo)) await undo();
  };
}

/** Undoes everything that is still to be undone, the latest first. */
export async function cleanUp(): Promise<void> {
  for (const undo of [...pending].reverse()) {
    pending.delete(undo);
    await undo();
  }
}
