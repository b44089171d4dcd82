import * as styles from './progress.css';
import { FADE_MS, THROTTLE_MS } from './progress-times';

/** A page that has not come after so many ms was stopped, or was a file. */
const GIVE_UP_MS = 30_000;

let bar: HTMLElement | undefined;
let startedAt = 0;
let givingUp: ReturnType<typeof setTimeout> | undefined;

/** Shows that another page is on its way (CN-10). Screen readers hear that from the browser. */
export function startProgress(): void {
  bar?.remove();
  bar = document.createElement('div');
  bar.ariaHidden = 'true';
  bar.dataset.progress = '';
  bar.className = styles.bar;
  document.body.append(bar);
  startedAt = Date.now();
  clearTimeout(givingUp);
  givingUp = setTimeout(finishProgress, GIVE_UP_MS);
}

/** Completes the bar and lets it fade; one that nobody has seen yet goes at once. */
export function finishProgress(): void {
  const ended = bar;
  clearTimeout(givingUp);
  bar = undefined;
  if (Date.now() - startedAt < THROTTLE_MS) ended?.remove();
  ended?.classList.add(styles.done);
  setTimeout(() => ended?.remove(), FADE_MS);
}

/** Shows the bar for every link and form that leads to another page of the shop. Ends with the signal. */
export function watchNavigations(signal: AbortSignal): void {
  addEventListener('click', (event) => leadsAway(event) && startProgress(), { signal });
  addEventListener('submit', (event) => event.defaultPrevented || startProgress(), { signal });
  // Back from another page, as this one was left.
  addEventListener('pageshow', finishProgress, { signal });
}

/** Whether a press loads another page of the shop in this window. */
function leadsAway(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return false;
  // A filter changes the listing without a new document.
  if (event.defaultPrevented) return 'filter' in link.dataset;
  return !link.hash || link.pathname + link.search !== location.pathname + location.search;
}
