/** px: less is no intent. */
const THRESHOLD = 8;
/** px: up to here the row is in its own place, below the strip. */
const AT_TOP = 49;

/**
 * Marks the page (`data-header`) while somebody scrolls up, so that the header's row comes back, and takes the mark away
 * as soon as they go on down or arrive at the top.
 */
export function watchScrolling(root: Document, signal: AbortSignal): void {
  const page = root.documentElement;
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const distance = scrollY - last;
      if (scrollY > 0 && Math.abs(distance) < THRESHOLD) return;
      last = scrollY;
      // Once it is back it stays until its own place is reached; for the first screen it need not come.
      const isBack = distance < 0 && scrollY > (page.dataset.header ? AT_TOP : innerHeight / 4);
      if (isBack) page.dataset.header = 'back';
      else delete page.dataset.header;
    },
    { signal, passive: true },
  );
}
