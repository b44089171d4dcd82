import PREFETCH_RULES from '@/lib/serving/prefetch-rules.json';

/** What a browser reports about its connection; some report nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Kinds of connection that nothing is fetched ahead on (CN-09). */
const NO_PREFETCH_CONNECTIONS = ['slow-2g', '2g'];
/** Who sweeps over links does not want their pages. */
const DWELL_MS = 80;
/** Pages that one page fetches at most, so that a wandering pointer is no load test. */
const MAX_PREFETCHES = 20;

/** Whether pages may be fetched ahead: not for those who save data, nor on connections too slow for it. */
export function mayPrefetch({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean {
  return !saveData && !NO_PREFETCH_CONNECTIONS.includes(effectiveType);
}

/**
 * Fetches the page of a link on which the pointer rests, the focus comes or a finger is put down: the browser keeps it
 * for the press. Only pages that are the same for everybody: those below the `live` paths, searches and rare filters
 * (`data-live`) are made for each request, so what came ahead would be thrown away. Ends with the signal.
 */
export function watchIntent(root: Document, live: readonly string[], signal: AbortSignal): void {
  const done = new Set<string>([pageOf(location)]);
  const hasRules = addRules(root);
  let dwelling: ReturnType<typeof setTimeout> | undefined;

  function prefetch(link: HTMLAnchorElement): void {
    const page = pageOf(link);
    if (done.has(page) || done.size > MAX_PREFETCHES || !mayPrefetch(connectionOf(navigator))) return;
    done.add(page);
    if (hasRules) link.dataset.soon = '';
    else root.head.append(hintOf(page, root));
  }

  function later({ target }: Event): void {
    clearTimeout(dwelling);
    const link = linkOf(target, live);
    if (link) dwelling = setTimeout(() => prefetch(link), DWELL_MS);
  }

  function now({ target }: Event): void {
    const link = linkOf(target, live);
    if (link) prefetch(link);
  }

  const options = { signal, passive: true, capture: true } as const;
  root.addEventListener('pointerover', later, options);
  root.addEventListener('focusin', later, options);
  root.addEventListener('touchstart', now, options);
  signal.addEventListener('abort', () => clearTimeout(dwelling));
}

/**
 * Adds the rules by which the browser fetches the page of every link that is marked, and keeps it for the press as it
 * is. They never change, so that the policy of a page can allow them by their hash. False where browsers know no rules.
 */
function addRules(root: Document): boolean {
  if (!('supports' in HTMLScriptElement) || !HTMLScriptElement.supports('speculationrules')) return false;
  const rules = root.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = JSON.stringify(PREFETCH_RULES);
  root.head.append(rules);
  return true;
}

/** Has the browser ask again whether the page still holds (ours are `no-cache`), which saves the transfer only. */
function hintOf(page: string, root: Document): HTMLElement {
  const link = root.createElement('link');
  link.rel = 'prefetch';
  link.href = page;
  return link;
}

const pageOf = ({ origin, pathname, search }: Location | HTMLAnchorElement) => `${origin}${pathname}${search}`;

const connectionOf = (browser: Navigator): Connection | undefined =>
  (browser as Navigator & { connection?: Connection }).connection;

/** The link that an event is about, when it leads to another cached page of the shop in this window. */
function linkOf(target: EventTarget | null, live: readonly string[]): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  // A filter changes the listing without a new document.
  if ('filter' in link.dataset) return null;
  const isLive = 'live' in link.dataset || live.some((path) => link.pathname.startsWith(path));
  return isLive || new URLSearchParams(link.search).has('q') ? null : link;
}
